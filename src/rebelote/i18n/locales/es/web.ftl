# The page in the browser. The server says everything about the game; here are the words around it.
## Everywhere
web-close = Cerrar
web-back = Volver
web-menu = Menú
web-settings = Ajustes
web-keys = Teclas
web-me = Tú
web-offline = No se puede hablar con el servidor. Mira si está en marcha y si tienes conexión.
web-you-are-offline = Estás sin conexión. La página se abre, pero para jugar hace falta el servidor.
web-went-wrong = Algo ha fallado. Prueba otra vez.
web-default-name = Yo

## The first page
web-shall-we-play = ¿Jugamos a la belote?
web-four-players = Cuatro jugadores, dos parejas, 32 cartas.
web-play-with-help = Jugar ahora, con ayuda
web-play-now = Jugar ahora
web-table-waits = La mesa te espera
web-table-company = Con { $partners }, contra { $opponents }.
web-table-against = Contra { $opponents }.
web-go-on-playing = Seguir la partida
web-doors = Qué más hay
web-door-play = Partida nueva
web-door-play-about = Contra el ordenador
web-door-friends = Con amigos
web-door-friends-about = Enlace o código
web-door-duel = Duelo
web-door-rules = Juegos y reglas
web-door-rules-about = { $count } juegos, y los de tu casa
web-door-records = Partidas guardadas
web-door-records-about = Seguir, llevarse o traer una
web-door-settings-about = Baraja, letra, sonidos
web-knows = ¿A qué sabes jugar?
web-knows-nothing = A nada de esto
web-knows-tricks = A la brisca, al tute…
web-knows-belote = A la belote
web-known-nothing = Te iremos diciendo qué se puede jugar y por qué; la bombilla aconseja.
web-known-tricks = Te diremos lo que obliga en cada baza, que aquí es mucho.
web-known-belote = Entonces, ni una palabra de más. La ayuda está en los ajustes.

## The duel
web-streak =
    { $wins ->
        [0] Sin racha todavía
        [1] Un duelo ganado
       *[other] { $wins } duelos ganados seguidos
    }
web-streak-score = { $score } puntos
web-streak-next = Próximo rival: nivel { $level } de { $levels } ({ $words }).
web-streak-play = Jugar el duelo
web-streak-how = La racha
web-streak-rules = Cada duelo ganado alarga la racha y trae un rival mejor; una derrota o un empate la termina. El duelo que empieza se acaba: puedes irte y seguir otro día, pero no cambiarlo por otro. Nadie conoce las cartas de antemano.
web-streak-not-here = La racha se lleva en tu propio ordenador: este servidor lo usan varias personas, y aquí los duelos no la cambian.
web-streak-free = Jugar un duelo suelto, sin racha
web-streak-best = Las mejores
web-streak-won =
    { $wins ->
        [1] Una victoria
       *[other] { $wins } victorias seguidas
    }
web-streak-abandoned = Hay un duelo empezado en otro navegador. Si empiezas otro aquí, aquel cuenta como perdido.
web-promise = Sin cuentas, sin monedas, sin anuncios.

## A new table
web-game = Juego
web-level = Nivel de los demás
web-clock = Tiempo para cada jugada
web-no-clock = Sin reloj
web-seconds = { $seconds } s
web-clock-each = { $seconds } s por jugada
web-clock-left = Quedan { $seconds } segundos
web-allow-chat = Conversación libre
web-allow-chat-about = Sin ella quedan las frases hechas.
web-make-table = Abrir la mesa
web-have-code = ¿Te han dado un código?
web-enter = Entrar
web-your-name = Tu nombre en la mesa
web-table-code = Mesa { $code }
web-no-such-table = No hay ninguna mesa con ese código.
web-sit-down = Sentarme
web-join = Entrar
web-watch = Solo mirar
web-coming = Poniendo la mesa…

## The lobby
web-lobby = Antes de empezar
web-give-code = Da este código o el enlace a quien quieras:
web-share = Compartir el enlace
web-copied = Enlace copiado
web-invitation = Ven a jugar a la belote. Código de la mesa: { $code }
web-who-sits = Asientos
web-sit-here = Sentarme aquí
web-free-seat = Libre
web-this-is-you = tu sitio
web-a-bot = ordenador
web-with-you = va contigo
web-against-you = va contra ti
web-partners-face = Quien está enfrente es tu pareja
web-house-differs = Reglas de esta mesa que cambian
web-watching = Mirando: { $names }
web-start = Empezar
web-bots-fill =
    { $count ->
        [one] un asiento lo ocupa el ordenador
       *[other] { $count } asientos los ocupa el ordenador
    }
web-stand = Dejar el asiento y mirar

## The strip and the marks
web-auction = Subasta
web-round = { $round }.ª vuelta
web-last-bid = { $name }:
web-open-pad = Abrir la libreta. Marcador:
web-mark-dealer = Da
web-mark-taker = Toma
web-coinche = Coinche
web-surcoinche = Sobre{ "\u00AD" }coinche
web-does-not-count = No cuenta
web-bot-plays = juega el bot
web-wishes-pause = quiere pausa
web-ready = en marcha

## The trick and the cards
web-trick-empty = No hay cartas en la mesa
web-your-card = tu carta
web-master = manda
web-wins = gana
web-yours = tuya
web-because = este obliga
web-our-trick =
    { $alone ->
        [yes] Baza tuya
       *[no] Baza nuestra
    }
web-their-trick =
    { $alone ->
        [yes] Baza de { $side }
       *[no] Baza suya
    }
web-tap-to-go-on = Toca para seguir
web-go-on = Seguir
web-tricks =
    { $count ->
        [one] baza
       *[other] bazas
    }
web-tricks-of = { $side }, bazas: { $count }.
web-see-last = Ver la última baza
web-last-trick = Última baza
web-no-trick-yet = Aún no hay ninguna.
web-stock = Mazo: { $count }
web-stock-tricks = { $count } bazas
web-turned = Carta vuelta: { $card }
web-turned-up = Propone triunfo
web-turned-goes = Se la lleva quien tome
web-hand =
    { $count ->
        [one] Tu mano, una carta
       *[other] Tu mano, { $count } cartas
    }
web-card-trump = { $card }, triunfo
web-card-can = { $card }, puedes jugarla
web-card-cannot = { $card }, no se puede jugar: pulsa para saber por qué
web-card-covers = { $card }, sobre una carta tapada
web-piles = Cartas vistas de { $name }: { $count }

## What is asked, and answers
web-play-raised = Juega una levantada
web-reason-title = No vale: { $card }
web-play-anyway = Jugarla igual: será renuncio
web-reason-may = Se puede: { $card }
web-belote = Belote
web-rebelote = Rebelote
web-announce = Qué cantas
web-hint = Pista
web-undo = Deshacer
web-what-is-that = Qué significa
web-help-lowered = Ya no hace falta tanta ayuda: desde ahora hay menos. En los ajustes vuelve a estar entera.
web-trump = Triunfo
web-points = Puntos
web-more = más…
web-less = menos…
web-more-bids = Otras pujas
web-capot = Capote

## After a deal
web-outcome-made = Cumplido
web-outcome-lost = Dentro
web-outcome-litige = Empate: en reserva
web-outcome-void = Nadie toma
web-outcome-revoke = Renuncio
web-outcome-unfinished = Sin acabar
web-written = Se apunta
web-why = Por qué
web-before = Llevábamos
web-score = Marcador
web-held = En reserva: { $points }
web-next-deal = Siguiente mano
web-next-deal-by = Siguiente mano: da { $name }
web-next-deal-mine = Siguiente mano: das tú
web-look-back = Repasar la mano
web-check-deals = ¿Reparto limpio?
web-rematch = Otra partida
web-waits-for = Esperando a { $names }…
web-to-home = Al inicio
web-to-home-keep = Al inicio (la mesa te espera)
web-download = Descargar la partida
web-pad = La libreta
web-total = Total
web-nobody = Nadie

## The menu and what it opens
web-where-we-are = ¿Cómo va?
web-played-so-far = Lo jugado
web-phrases = Frases
web-signs = Gestos
web-say-something = Di algo
web-say = Decir
web-mute = Callar a { $name }
web-unmute = Volver a oír a { $name }
web-mutes = A quién oír
web-mute-all = Callar a todos
web-unmute-all = Oír a todos
web-rules-here = Las reglas de esta mesa
web-words = Palabras del juego
web-search-word = Buscar una palabra
web-no-such-word = Esa palabra no está.
web-all-words = Todas las palabras
web-rule-code = Código: { $code }
web-pause = Pausa
web-resume = Seguir jugando
web-leave = Dejar la mesa
web-hand-over = Dar a { $to } el sitio de { $name }
web-other-device = Seguir en otro aparato
web-other-device-how = Abre este enlace en el otro aparato y seguirás en tu sitio. No se lo des a nadie: quien lo abre juega por ti.
web-key-cards = de carta en carta
web-key-ends = Inicio y Fin: primera y última carta
web-key-play = jugar, o pulsar el botón; en la pausa, seguir
web-key-updown = puja más alta o más baja; entre mano y cartas vistas
web-key-suits = elegir triunfo
web-key-pass = paso
web-key-belote = decir belote o no
web-key-escape = cierra lo abierto; nunca deja la mesa

## The connection
web-lost = Se ha perdido la conexión.
web-lost-retry = Se vuelve a intentar en { $seconds } s. Lo jugado está guardado.
web-lost-offline = Este aparato está sin red. Lo jugado está guardado.
web-retry = Ahora
web-inactive = Juegas en otra pestaña.
web-inactive-about = Solo una está activa.
web-take-over = Jugar aquí
web-closed = La mesa se ha cerrado.
web-bot-for-you = Un bot juega en tu sitio.
web-i-am-back = He vuelto
web-paused = La partida está en pausa.
web-asks-pause = { $names } { $count ->
        [1] quiere
       *[other] quieren
    } una pausa.

## Honest deals
web-seal-about = Antes de repartir se enseña la huella de las cartas; al acabar, de dónde salieron. Así cualquiera puede comprobar que nadie las cambió.
web-seal-now = Mano { $deal }: la huella
web-seal-salt = Añade algo tuyo al azar de la próxima mano
web-seal-add = Añadir
web-seal-mine = Has añadido: { $salt }
web-seal-deal = Mano { $deal }
web-seal-check = Comprobar

## Rules
web-what-you-know = Ya sé jugar a
web-nothing-yet = (ninguno)
web-what-differs = En qué se diferencia
web-no-difference = Se juega igual.
web-you-know = Tú lo conoces así: { $words }
web-own-rules = Cambiar reglas
web-own-rules-about = Las que cada casa decide; hazte las tuyas.
web-have-rule-code = Un código de reglas
web-use = Usar
web-with-friends = Con amigos

## Records
web-bring-record = Traer una partida
web-bring-record-about = Un fichero de Rebelote: una partida entera, a medias o una posición.
web-choose-file = Elegir fichero
web-not-a-record = Ese fichero no es una partida.
web-go-on-from-it = Seguir desde ahí
web-your-tables = Tus mesas
web-no-tables = Todavía ninguna.
web-download-of = Descargar la partida de la mesa { $code }
web-forget = Olvidar la mesa { $code }
web-replay = Verla paso a paso
web-replay-of = Ver paso a paso la partida de la mesa { $code }
web-replay-nothing = Todavía no hay ninguna mano acabada.
web-replay-deal = mano { $deal } de { $deals }
web-replay-dealt = Se reparte.
web-replay-counted = La cuenta de la mano.
web-replay-steps = Pasos
web-replay-first = Al principio
web-replay-back = Paso atrás
web-replay-forward = Paso adelante
web-replay-end = Al final
web-replay-deal-before = Mano anterior
web-replay-deal-after = Mano siguiente
web-replay-seat = Como lo vio
web-replay-list = Todos los pasos
web-hand-of = Le quedan a { $name }: { $count }
web-paste-record = Pegar el texto de una partida
web-pasted = Texto pegado

## Settings
web-set-cards = Cartas
web-set-deck = Baraja
web-deck-jqk = Francesa J Q K
web-deck-vdr = Francesa V D R
web-deck-spanish = Española
web-set-suits = Colores
web-suits-usual = De siempre
web-suits-four = Cuatro colores
web-suits-contrast = Mucho contraste
web-set-large = Cartas grandes
web-set-large-about = Números y palos más grandes
web-set-back = Reverso
web-back-rosette = Rosetas, granate
web-back-lattice = Celosía, azul noche
web-back-scales = Escamas, verde
web-back-plain = Liso, azul
web-set-play = Juego
web-set-hold = La baza completa se queda
web-hold-800 = Poco
web-hold-1400 = Normal
web-hold-2500 = Mucho
web-hold-0 = Hasta tocar
web-set-help = Ayuda
web-help-full = Toda
web-help-some = Alguna
web-help-none = Ninguna
web-set-confirm = Jugar con dos toques
web-set-confirm-about = El primero levanta la carta, el segundo la juega.
web-set-raise = Levantar las cartas que valen
web-set-forced = La única carta se juega sola
web-set-forced-about = Tras una pausa siempre igual
web-set-keys = Letras del teclado
web-set-keys-about = Flechas e Intro funcionan siempre.
web-set-letters = Cambiar las letras
web-letter-taken = La { $letter } ya significa algo.
web-usual-letters = Las letras de siempre
web-set-look = Aspecto
web-set-language = Idioma
web-language-es = Español
web-language-fr = Français
web-language-en = English
web-set-theme = Luz
web-theme-auto = Según el aparato
web-theme-light = De día
web-theme-dark = De noche
web-set-text = Tamaño de letra
web-text-m = Normal
web-text-l = Grande
web-text-xl = Muy grande
web-set-contrast = Contraste
web-contrast-auto = Según el aparato
web-contrast-more = Alto
web-set-motion = Movimiento
web-motion-auto = Según el aparato
web-motion-less = Ninguno
web-set-telling = Lector de pantalla
web-telling-short = Breve
web-telling-middle = Normal
web-telling-long = Todo
web-set-sounds = Sonidos
web-sound-card = Una carta
web-sound-trick = Una baza
web-sound-turn = Te toca
web-sound-deal = El reparto
web-sound-word = Belote y cantes
