# The match in the terminal.

## Help of `rebelote play`


## Before the match

play-which-language = Idioma · Langue · Language [{ $usual }]:
play-language-name = Español
play-which-game = ¿A qué jugamos?
play-continue = Seguir la partida guardada: { $game }, mano { $number } ({ $score })
play-change-language = Para cambiar de lengua ({ $language }), escribe es, fr o en.
play-change-deck = Para cambiar de baraja ({ $cards }), escribe jqk, vdr o spanish.
play-change-level = Para cambiar de nivel ({ $level }), escribe { $levels }.
play-preparing = Los jugadores se preparan. La primera vez tarda un poco más.
play-game-prompt = Número, o Intro para { $usual }:
play-not-a-game = Escribe un número del 1 al { $most }.
play-about-ffb-classic = la de la federación francesa, sin cantes
play-about-cafe = la clásica, con cantes
play-about-zone = cantes sin decirlos; el renuncio se paga
play-about-reserva = con cantes; a igual cante, ninguno vale
play-about-ffb-classic-sa-ta = también sin triunfo y todo triunfo
play-about-ffb-coinche = con pujas y cantes, a 2000
play-about-ffb-contree = con pujas y sin cantes, a 2000
play-about-house-coinche = todo automático, solo a palos
play-about-duel = dos jugadores, robando del mazo
play-about-decouverte = dos jugadores, con cartas en la mesa
play-about-three-handed = cada cual para sí
play-settings-broken = El archivo de preferencias no se puede leer. Lo aparto en { $aside } y empiezo de nuevo.
play-file-broken = No puedo leer la partida { $file }: la dejo como está. { $why }

## The table

play-contract-trump = Triunfo: { $trump }
play-contract-taker =
    { $me ->
        [yes] tomas tú
       *[no] toma { $who }
    }
play-contract-bid = { $points } puntos
play-contract-capot = capote
play-contract-doubled = coinchado ×{ $factor }
play-contract-redoubled = recoinchado ×{ $factor }
play-header-deal = mano { $number }
play-header-held = reserva { $points }
play-header-tricks = Bazas { $tricks }
play-header-turned = Subasta: se propone { $suit }
play-header-second-round = Subasta, segunda vuelta: otro palo que { $suit }
play-header-bidding = Subasta: aún no hay puja
play-header-bid =
    Subasta: { $me ->
        [yes] tu puja es
       *[no] puja de { $who },
    } { $bid }
play-mark-dealer =
    { $me ->
        [yes] das
       *[no] da
    }
play-mark-leader =
    { $me ->
        [yes] sales
       *[no] sale
    }
play-mark-taker =
    { $me ->
        [yes] tomas
       *[no] toma
    }
play-stock = Mazo: { $count }
play-other-cards = en la mano y boca abajo: { $count }
play-the-turned = carta vuelta

## What happens

play-draw = Se saca una carta para ver quién da. { $cards }.
play-draw-card = { $who }: { $card }
play-draw-lowest =
    La más baja da: { $me ->
        [yes] das tú.
       *[no] da { $who }.
    }
play-first-dealer =
    { $me ->
        [yes] Das tú la primera mano.
       *[no] { $who } da la primera mano.
    }
play-new-deal =
    Mano { $number }. { $me ->
        [yes] Repartes tú.
       *[no] Reparte { $who }.
    }
play-standing = Mano { $number }. { $score }.
play-reserve-waits = Hay { $points } puntos en reserva para quien gane esta mano.
play-turned = Carta vuelta: { $card }. Se propone { $suit }.
play-said = { $who }: «{ $what }».
play-quoted = «{ $what }»
play-contract-settled = { $contract }.
play-hands-completed = Se completan las manos.
play-plays =
    { $me ->
        [yes] Juegas { $card }.
       *[no] { $who } juega { $card }.
    }
play-announces =
    { $me ->
        [yes] Cantas
       *[no] { $who } canta
    } { $what } ({ $points }).
play-shows =
    { $me ->
        [yes] Enseñas
       *[no] { $who } enseña
    } { $what }.
play-announcements-count = Los cantes valen { $points } puntos para { $side }.
play-announcements-nobody = Los cantes empatan: no valen para nadie.
play-trick-won =
    { $me ->
        [yes] La baza es tuya
       *[no] La baza es de { $who }
    }: { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }.
play-last-trick-won =
    { $me ->
        [yes] Tuyas son también
       *[no] Para { $who } también
    } las diez de últimas: { $points }.
play-draws =
    Robas { $card }. { $left ->
        [0] El mazo se ha acabado.
       *[other] Quedan { $left } en el mazo.
    }
play-uncovers =
    { $me ->
        [yes] Descubres
       *[no] { $who } descubre
    } { $cards }.
play-last-trick = Baza anterior: { $cards }.
play-no-trick-yet = Todavía no se ha jugado ninguna baza.

## The end of a deal

play-outcome-void = Nadie toma: se reparte otra vez.
play-contract-was = { $contract }.
play-outcome-made = Contrato cumplido.
play-outcome-lost =
    { $me ->
        [yes] Estás dentro: contrato perdido.
       *[no] Contrato perdido: { $who } está dentro.
    }
play-outcome-litige = Empate (litigio): la defensa apunta lo suyo; lo de quien tomó queda en reserva.
play-outcome-revoke = Ha habido renuncio: la mano la pierde { $side }.
play-all-tricks = Capote: todas las bazas son de { $side }.
play-points-won = Puntos ganados: { $points }.
play-reserve-grows = Pasan a reserva { $points } puntos; en total hay { $held }.
play-reserve-released = Se reparten los { $points } puntos que había en reserva.
play-sheet-heading = MANO { $number }
play-sheet-title = HOJA DE PUNTOS
play-sheet-deal = Esta mano
play-sheet-total = Total
play-sheet-held = En reserva: { $points }
play-sheet-row = { $number }. { $who }, { $trump } { $mark }
play-sheet-left-out = … { $count } antes
play-sheet-empty = Aún no hay manos apuntadas.
play-mark-made = ✓
play-mark-lost = dentro
play-mark-litige = empate
play-mark-revoke = renuncio
play-aim-reach = Gana quien llegue a { $points } puntos.
play-aim-pass = Gana quien pase de { $points } puntos.
play-aim-deals = Se juegan { $deals } manos.
play-you-win = ¡Has ganado la partida!
play-they-win = La partida es para { $side }.
play-draw-match = La partida acaba en empate.

## Questions

play-your-hand = Tus cartas: { $cards }.
play-on-table = En la mesa: { $cards }.
play-winning =
    { $me ->
        [yes] Vas ganando tú.
       *[no] Va ganando { $who }.
    }
play-you-lead = Sales tú.
play-not-now = Ahora no se puede jugar: { $cards }
play-face-up = Descubiertas de { $who }: { $cards }.
play-ask-call = ¿Qué dices?
play-ask-card = ¿Qué carta juegas?
play-option-take = { $said } (triunfo { $suit })
play-option-second-pass = { $said } ({ $meaning })
play-more-bids = (o escribe: 120 { $suit })
play-more-bids-capot = (o escribe: 120 { $suit }, capote { $suit })
play-key-line = { $hint } consejo · { $why } 3 ¿por qué no? · { $last } baza anterior · { $sheet } puntos · { $help } ayuda · { $quit } salir
play-go-on = Intro para seguir
play-go-back = Intro para volver
play-say-word = ¿Dices «{ $word }»? [S/n]
play-announce = Puedes cantar { $what }. ¿Lo cantas? [S/n]
play-revoke-sure = Jugar { $card } es renuncio y, si se nota, pierdes la mano. ¿La juegas? [s/N]
play-revoke-taken-back = Bien: elige otra carta.
play-hint = Consejo: { $what }. { $idea }
play-hint-enter = (Intro otra vez para hacerlo.)
play-why-in-play = «¿Por qué no?» se pregunta con una carta, cuando se juega.
play-why-which = ¿Qué carta? Por ejemplo: { $key } 3
play-why-allowed = { $card } sí se puede jugar.
play-not-call = No entiendo «{ $typed }». Escribe el número de lo que dices, o { $help } para ver la ayuda.
play-not-card = No entiendo «{ $typed }». Escribe el número de la carta, o { $help } para ver la ayuda.
play-another = ¿Otra partida? [s/N]
play-saved = Partida guardada. Para seguirla: { $command }
play-cannot-save = No se puede guardar la partida en { $file }: { $why }.

## What one may type: the first is the one shown

play-keys-help = ?, ayuda, help
play-keys-hint = c, consejo, hint, pista, i
play-keys-why = n, por qué no, ¿por qué no, porque no, why, w
play-keys-last = b, baza, última baza, baza anterior, last, l
play-keys-sheet = h, hoja, puntos, sheet
play-keys-quit = q, salir, quit, fin, exit
play-calls-pass = paso, pass, p, dos, deux
play-calls-take = tomo, take, t, je prends
play-calls-coinche = coincho, coinche, coinché, contro, contre, doble
play-calls-surcoinche = recoincho, surcoinche, surcoinché, recontro, redoble
play-calls-capot = capote, capot, cap
play-yes = s, si, sí, y, yes, o, oui, vale
play-no = n, no, non
play-letter-S =
    { $deck ->
        [spanish] E
       *[french] P
    }
play-letter-H =
    { $deck ->
        [spanish] C
       *[french] C
    }
play-letter-D =
    { $deck ->
        [spanish] O
       *[french] D
    }
play-letter-C =
    { $deck ->
        [spanish] B
       *[french] T
    }
play-short-S = espa
play-short-H = copa
play-short-D = oros
play-short-C = bast
play-help-text =
    CÓMO SE JUEGA

    La carta     Escribe su número o su nombre: 3, { $card }, { $name }.
    Al hablar    El número de la lista, o con palabras: { $calls }.
    Intro        Pide consejo; Intro otra vez hace lo aconsejado.
    Belote       { $king } y { $queen } de triunfo en tu mano: 20 puntos. Cuando hay que
                 decirlo, se te pregunta; o escríbelo con la carta: 3 b.

    En la mesa
    ▸  a quién le toca          ●  quién reparte
    De trazo grueso, la carta que va ganando la baza; con doble borde, la que
    tiene otra debajo. Las cartas levantadas son las que puedes jugar ahora.

    Triunfo, de más a menos:     { $trump }
    Otros palos, de más a menos: { $plain }

    Teclas
    { $hint }  consejo                    { $why } 3  por qué no puedo jugar la 3
    { $last }  la baza anterior           { $sheet }    la hoja de puntos
    { $quit }  salir: todo queda guardado, y «rebelote play» sigue la partida
play-help-calls = paso, tomo, { $suit }
play-help-bids = paso, 100 { $suit }, coincho

## The streak

play-streak-level = Duelo contra un rival de nivel { $level } de 4.
play-streak-now = Racha: { $wins ->
        [1] una victoria
       *[other] { $wins } victorias seguidas
    }, { $score } puntos.
play-streak-next = El próximo rival será de nivel { $level }.
play-streak-over = La racha se acaba aquí; la siguiente empieza en el nivel 1.
play-streak-best = Mejores rachas:
play-streak-row = { $score } puntos, victorias: { $wins } ({ $date })
play-streak-first = Queda un duelo sin terminar: cuenta para la racha, así que primero se acaba.
