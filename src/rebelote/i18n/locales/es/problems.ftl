# Why an action, a record or a rules file is refused.

## Cards: the obligation, the card that causes it, and the cards that satisfy it.
problem-must-follow = Debes asistir a { $suit }, el palo de salida ({ $cause }): puedes jugar { $cards }.
problem-must-raise =
    Debes superar { $cause } de { $by ->
        [partner] tu compañero
       *[opponent] tu rival
    }: puedes jugar { $cards }.
problem-must-trump = No tienes { $suit }: debes fallar con un triunfo. Puedes jugar { $cards }.
problem-must-overtrump =
    Debes superar { $cause } de { $by ->
        [partner] tu compañero
       *[opponent] tu rival
    }: puedes jugar { $cards }.
problem-must-undertrump =
    No puedes superar { $cause } de { $by ->
        [partner] tu compañero
       *[opponent] tu rival
    }, pero debes fallar por debajo: puedes jugar { $cards }.
problem-undertrump-forbidden =
    No se puede fallar por debajo de { $cause } de { $by ->
        [partner] tu compañero
       *[opponent] tu rival
    }: descártate. Puedes jugar { $cards }.
problem-not-held = No tienes { $card } en la mano.
problem-face-down = { $card } está boca abajo: se juega cuando quede descubierta.

## Words said over a card.
problem-bad-belote-word = Con { $card } no puedes decir «{ $word }» ahora.
problem-announcements-not-played = En esta mesa no se juegan cantes.
problem-announcement-late = Los cantes se dicen con la primera carta; ya es tarde.
problem-announcement-not-held = No tienes todas las cartas de ese cante.
problem-announcement-too-short = Una escalera tiene tres cartas como mínimo.
problem-announcement-worth-nothing = Cuatro iguales de ese valor no cuentan.
problem-announcement-card-twice = Una carta no puede servir en dos cantes.
problem-announcement-run-cut = Una escalera no se parte en dos.

## The auction.
problem-cannot-pass = Tras dos manos sin tomador, quien reparte debe elegir un palo.
problem-first-round-turned-suit = En la primera vuelta solo se puede tomar { $trump } o pasar.
problem-second-round-other-suit = En la segunda vuelta se dice otro palo que { $trump }.
problem-contract-not-played = En esta mesa no se juega a { $trump }.
problem-no-bids-here = Aquí no se puja: se toma o se pasa.
problem-nothing-turned-here = Aquí no hay carta vuelta: se puja o se pasa.
problem-doubling-not-played = En esta mesa no se coincha.
problem-nothing-to-double = No hay puja del rival que coinchar.
problem-nothing-to-redouble = No hay coinche a la que responder.
problem-auction-frozen = Se ha coinchado: solo se puede pasar o recoinchar.
problem-passed-may-not-return = Quien ha pasado no vuelve a pujar.
problem-capot-stands = Nada supera una puja de capote.
problem-capot-not-played = En esta mesa no se puja capote.
problem-bid-below-minimum = La puja mínima es { $value }.
problem-bid-not-above-last = Hay que superar { $value }.
problem-bid-above-ceiling = La puja máxima es { $value }.
problem-bid-off-step = Se puja de { $value } en { $value }.

## When.
problem-not-in-play = Ahora se juegan cartas.
problem-not-in-auction = Ahora se habla: todavía no se juegan cartas.
problem-deal-over = La mano ha terminado.
problem-match-over = La partida ha terminado.
problem-deal-unfinished = Antes de la mano { $number } queda otra sin terminar.
problem-wrong-dealer = Le toca dar al asiento { $expected }, no al { $seat }.

## Records.
problem-not-an-action = { $text } no es ninguna acción.
problem-bad-deck = La baraja debe tener las 32 cartas, cada una una vez: hay { $count } cartas, { $different } distintas.
problem-bad-hands = Cada mano debe tener { $size } cartas, y ninguna puede estar en dos.
problem-not-a-card = { $text } no es ninguna carta.
problem-not-an-object = «{ $where }» debe ser un objeto JSON, no { $found }.
problem-unknown-key = «{ $where }» no admite la clave «{ $key }».
problem-missing-key = En «{ $where }» falta la clave «{ $key }».
problem-wrong-type = En «{ $where }», la clave «{ $key }» debe ser { $expected }, no { $found }.
problem-wrong-format = El formato debe ser «{ $expected }», no «{ $found }».
problem-wrong-seats = Hace falta un texto para cada uno de los { $expected } asientos.
problem-wrong-sides = «{ $key }» debe dar un número para cada uno de los { $expected } bandos.
problem-wrong-tricks = Las bazas deben sumar { $expected }, no { $found }.
problem-too-many = Demasiado en «{ $key }»: como mucho { $most }.
problem-wrong-trump = El triunfo debe ser S, H, D, C, SA o TA, no «{ $found }».
problem-wrong-bid = Un contrato de este juego no puede tener la puja «{ $found }».
problem-wrong-double = El factor «{ $found }» no es de este juego.
problem-no-such-seat = En «{ $key }», { $found } no vale: va de 0 a { $most }.
problem-solve-stock = Quedan { $count } cartas por robar; se resuelve con { $most } como mucho.

## Files.
problem-streaks-broken = El archivo de las rachas, «{ $file }», está dañado; se deja como está.
problem-streaks-busy = Otro programa tiene ocupado el archivo de las rachas, «{ $file }».
problem-kernel-cache = No se puede escribir en la carpeta de lo compilado, «{ $folder }»: indica otra con NUMBA_CACHE_DIR.
problem-file-empty = «{ $file }» está vacío.
problem-file-not-text = «{ $file }» no es un texto en UTF-8.
problem-file-not-json = «{ $file }» no es JSON ni JSON Lines: falla en la línea { $line }. No se ha leído nada.

## Rules.
problem-in-file = { $file }, línea { $line }: { $text }
problem-rules-unknown-preset = No hay ningún juego «{ $name }». Hay: { $allowed }.
problem-rules-unknown-dimension = No hay ninguna regla «{ $name }». Se admite: { $allowed }.
problem-rules-wrong-value = «{ $name }» no puede ser «{ $value }». Se admite: { $allowed }.
problem-rules-missing-key = Falta «{ $name }». Se admite: { $allowed }.
problem-rules-impossible-together = Esto no se puede jugar a la vez: { $names }.
problem-rules-not-toml = No es TOML bien escrito.
problem-rules-file-too-long = El archivo es demasiado largo: como mucho { $most } letras.
problem-rules-bad-name = «{ $name }» no sirve de nombre: minúsculas, cifras y guiones, cuarenta letras como mucho, y no el de un juego que ya existe.
problem-rule-code-foreign = Eso no es un código de reglas que esta versión conozca: empieza por { $version }.
problem-rule-code-broken = El código de reglas está incompleto o mal copiado: su suma no cuadra.
problem-no-such-choice = Elige un número del 1 al { $most }.
problem-glossary-no-entry = El glosario no tiene «{ $text }». { $near }
