# The table in the browser: what the server says.
# $who: a name; $me: "yes" for the reader, else "no".

## What happens, in the short telling

server-told-joined = { $who } llega a la mesa.
server-told-seated =
    { $me ->
        [yes] Te sientas.
       *[no] { $who } se sienta.
    }
server-told-stood = { $who } se levanta y mira.
server-told-left = { $who } se va de la mesa.
server-told-started = Empieza la partida.
server-told-said =
    { $me ->
        [yes] Dices: «{ $what }».
       *[no] { $who }: «{ $what }».
    }
server-told-card =
    { $me ->
        [yes] Juegas { $card }.
       *[no] { $who }, { $card }.
    }
server-told-trick =
    { $me ->
        [yes] Baza tuya
       *[no] Baza de { $who }
    }: { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }.
server-told-salted =
    { $me ->
        [yes] Has puesto tu sal para la próxima mano.
       *[no] { $who } ha puesto su sal para la próxima mano.
    }
server-told-undone =
    { $me ->
        [yes] Retiras lo que acabas de hacer.
       *[no] { $who } retira lo que acaba de hacer.
    }
server-told-pause-wished =
    { $me ->
        [yes] Pides una pausa.
       *[no] { $who } pide una pausa.
    }
server-told-paused = La mesa está en pausa.
server-told-resumed =
    { $me ->
        [yes] Se sigue jugando.
       *[no] { $who }: se sigue jugando.
    }
server-told-rematch-wished =
    { $me ->
        [yes] Pides la revancha.
       *[no] { $who } pide la revancha.
    }
server-told-away-silent =
    { $me ->
        [yes] Se te ha pasado el tiempo: una máquina juega en tu sitio.
       *[no] { $who } no contesta; una máquina juega en su sitio.
    }
server-told-away-gone =
    { $me ->
        [yes] Te quedaste sin conexión: una máquina juega en tu sitio.
       *[no] { $who } está sin conexión; una máquina juega en su sitio.
    }
server-told-back =
    { $me ->
        [yes] Vuelves a jugar tú.
       *[no] { $who } vuelve a su sitio.
    }
server-told-handed-over = { $giver } da a { $who } el sitio de { $from }.
server-told-bot-replaced =
    { $me ->
        [yes] La máquina de tu sitio ha fallado: juegan las reglas básicas.
       *[no] { $who } ha fallado: en su sitio juegan las reglas básicas.
    }

## The seats and the sheet

server-status-gone = sin conexión
server-status-silent = no contesta
server-status-thinking = pensando…
server-status-turn =
    { $me ->
        [yes] te toca
       *[no] le toca
    }
server-mark-belote =
    { $points ->
        [0] Belote
       *[other] Belote { $points }
    }
# Why a line of the count is written.
server-why-cards = Lo que valen las cartas de las bazas que ha ganado cada bando.
server-why-last = Quien gana la última baza se lleva { $last } puntos más.
server-why-capot = Un bando ha ganado todas las bazas: en vez de sumar cartas se apunta { $capot }.
server-why-belote = Rey y { rank-Q } de triunfo en la misma mano: 20 puntos para quien los tenía, aunque pierda.
server-why-announcements = Los cantes, del bando que tenía el mejor; los del otro no cuentan.
server-why-contract =
    { $outcome ->
        [lost] No ha llegado quien tomó: no apunta sus bazas, y la defensa se lo lleva todo.
        [revoke] Hubo renuncio: el otro bando se lo lleva todo.
        [doubled] Se había doblado: quien gana el contrato se lo lleva todo.
       *[other] Contrato cumplido.
    }
server-why-bid = Los puntos que se habían pujado se suman para quien gana el contrato.
server-why-factor = Se dobló: lo que se apunta va multiplicado por { $factor }.
server-why-reserve =
    { $outcome ->
        [litige] Empate: lo de quien tomó espera en la reserva hasta la próxima mano.
       *[other] Lo que esperaba en la reserva es para quien gana esta mano.
    }
server-why-rounding = Se apunta en decenas.
server-line = { $line }: { $points }
server-line-side =
    { $side } { $points ->
        [0] nada
       *[other] { $points }
    }
server-tell-dealer =
    { $me ->
        [yes] Das tú.
       *[no] Da { $who }.
    }
server-house-game = { $game }, a vuestra manera

## What is asked

server-ask-sit = Elige un sitio, o quédate a mirar
server-ask-start = Cuando estéis, empezad: las máquinas ocupan los sitios libres
server-ask-take = ¿Tomas a { $suit }?
server-ask-name = Elige triunfo o pasa
server-ask-must-name = Tienes que nombrar triunfo
server-ask-bid = Te toca pujar
server-ask-redouble = ¿Recoinchas?
server-ask-lead = Sales tú
server-ask-card = Te toca
server-ask-call-other =
    { $me ->
        [yes] Te toca hablar
       *[no] Habla { $who }
    }
server-ask-card-other =
    { $me ->
        [yes] Te toca
       *[no] Juega { $who }
    }
server-ask-go-on = ¿Seguimos?
server-ask-wait = Falta que siga { $who }
server-ask-rematch = ¿Otra partida?
server-ask-back = Una máquina juega en tu sitio. ¿Vuelves?
server-help-take = La carta vuelta, { $card }, es para quien toma.
server-help-bid = Desde { $least }, o pasa
server-help-bid-or-double = Desde { $least }, o dobla la puja de { $who }
server-help-second-round = Segunda vuelta: otro palo que { $suit }
server-help-must-follow = Hay que asistir a { $suit }
server-help-must-raise = Hay que montar: { $cards }
server-help-must-trump = No tienes { $suit }: hay que fallar
server-help-must-overtrump = Hay que contrafallar: { $cards }
server-help-must-undertrump = No puedes subir, pero hay que fallar
server-help-undertrump-forbidden = No se puede fallar por debajo: descarta
server-help-stock = Mientras queda mazo vale cualquier carta
server-standing = mano { $deal } de { $deals }
server-card-trump = { $card }, triunfo
server-card-playable = { $card }, puedes jugarla
server-card-barred = { $card }, no se puede jugar

## What can be chosen

level-novice = Novel
    .about = Aprende contigo.
level-amateur = Aficionado
    .about = Juega con sentido y se despista.
level-regular = Habitual
    .about = Como en el café de siempre.
level-expert = Experto
    .about = Cuenta las cartas y no perdona.
level-master = Maestro
    .about = Lo mejor que sabemos hacer.
level-thumb = Reglas básicas
    .about = Juega por reglas sencillas, sin calcular.
server-deck-jqk = Francesa, con J Q K
server-deck-vdr = Francesa, con V D R
server-deck-spanish = Española
server-bot-names = Marta, Lucía, Iñaki, Jon, Nerea, Pablo, Alicia, Andrés
server-phrase-hello = ¡Hola!
server-phrase-good-luck = ¡Suerte!
server-phrase-well-played = ¡Bien jugado!
server-phrase-thanks = Gracias.
server-phrase-sorry = Lo siento.
server-phrase-nice-trick = ¡Vaya baza!
server-phrase-one-moment = Un momento.
server-phrase-your-turn = Te toca.
server-phrase-good-game = Buena partida.
server-phrase-goodbye = ¡Hasta otra!
server-phrase-thumb-up = De acuerdo
server-phrase-smile = Sonríe
server-phrase-wow = ¡Anda!
server-phrase-clap = Aplauso
server-phrase-nod = Asiente
server-phrase-think = Estoy pensando
server-phrase-cup = Un café y sigo
server-phrase-sigh = ¡Ay!

## The connection

server-inactive = Este sitio está abierto en otra pestaña.
server-closing-stop = El servidor se detiene; la mesa te espera.
server-closing-left = Te has ido de la mesa.

## Refusals

problem-table-stale = Entretanto ha pasado algo en la mesa: mira y vuelve a elegir.
problem-table-ahead = Ese mensaje habla de algo que no ha ocurrido.
problem-table-name-taken = Ya hay alguien con ese nombre en la mesa: { $text }.
problem-table-full = Ha pasado demasiada gente por esta mesa: abre otra.
problem-table-no-such-seat = Ese sitio no existe en esta mesa.
problem-table-seat-taken = Ese sitio está ocupado.
problem-table-knows-cards = Ya has visto otras cartas de esta mano: espera a la próxima.
problem-table-streak-alone = Un duelo de la racha se juega solo contra el ordenador.
problem-table-streak-stays = Este duelo cuenta para la racha: se juega hasta el final. Puedes irte y seguir cuando quieras.
problem-table-no-streak = Así no puede contar para la racha.
problem-table-not-seated = Para eso hay que estar sentado.
problem-table-wrong-moment = Ahora no es el momento.
problem-table-not-your-turn = No te toca.
problem-table-paused = La mesa está en pausa.
problem-table-nothing-to-undo = No hay nada que puedas retirar.
problem-table-bad-salt = La sal son hasta 64 letras sin acentos, cifras, espacios, puntos, comas o guiones.
problem-table-no-such-table = No hay ninguna mesa con el código { $text }.
problem-table-bad-token = Esta mesa no te reconoce: entra otra vez con tu nombre.
problem-table-too-fast = Vas demasiado deprisa: espera un momento.
problem-table-too-long = El mensaje es demasiado largo.
problem-table-not-a-message = El servidor no entiende ese mensaje.
problem-table-no-chat = En esta mesa solo se usan las frases hechas.
problem-table-no-such-phrase = No hay tal frase.
problem-table-no-such-level = No hay tal nivel. Niveles: { $allowed }.
problem-table-bad-name = El nombre son de 1 a 24 caracteres a la vista.
problem-table-foreign = Esa petición viene de otra página: no se atiende.
problem-table-not-stored = El servidor no puede guardar nada ahora: no se ha hecho.
problem-table-record-stopped = El registro se detiene en la mano { $number }: una regla lo impide.
problem-table-record-finished = La partida de ese registro ya ha terminado.
problem-table-no-such-deal = Esa partida tiene { $number } manos.
problem-table-not-found = Aquí no hay nada.
problem-table-no-question = Ahora no hay nada que aconsejar.
problem-table-inactive = Este sitio está abierto en otra pestaña.
problem-table-fault = El servidor ha fallado. No se ha cambiado nada.

## Honest deals

verify-honest = honrada: el compromiso y el reparto concuerdan
verify-nothing-promised = sin compromiso: no se puede comprobar
verify-wrong-seed = NO concuerda: la semilla no es la que se prometió
verify-wrong-pack = NO concuerda: la baraja no sale de esa semilla
verify-wrong-dealer = NO concuerda: no tenía que dar ese sitio
verify-deal = Mano { $number }: { $verdict }
verify-all-honest = Todas las manos prometidas son honradas.
verify-dishonest = Hay manos que no son honradas.
verify-nothing = En este registro no se prometió nada.

## Commands

help-serve = Abre la mesa en el navegador: juega a solas o con amigos.
help-serve-host = La dirección en que escucha; con 0.0.0.0 entran también otros de tu red.
help-serve-port = El puerto; si está ocupado, el siguiente libre.
help-serve-no-browser = No abrir el navegador.
help-verify = Comprueba que los repartos de un registro son honrados.
serve-address = Rebelote te espera en { $address }
serve-stop = Para terminar: Ctrl+C. Todo queda guardado.
serve-stopping = Hasta luego.
problem-serve-no-port = No hay ningún puerto libre a partir del { $port }.
problem-serve-no-database = No se puede usar la base de datos { $database }: { $why }.
serve-page-title = Rebelote
serve-page-not-built = El servidor funciona, pero la página de juego no está construida. «make play» la construye.
