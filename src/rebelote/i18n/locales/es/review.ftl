# Advice with reasons, and a game looked at again.

## Who sits where, seen from one's own seat

review-seat-partner = tu compañero
review-seat-right = el de tu derecha
review-seat-left = el de tu izquierda
review-seat-rival = tu rival

## How the recommended choice stands to the others
## $other, $others: cards with their article, or calls in quotes.

review-verdict-always = Es la buena tengan lo que tengan los demás.
review-verdict-all-equal = Aquí no hay gran diferencia.
review-verdict-equal = Viene a dar lo mismo que { $others }.
review-verdict-several = Hay otras { $count } opciones casi igual de buenas.
review-verdict-slight =
    Por poco: con { $other }, { $points ->
        [1] un punto
       *[other] { $points } puntos
    } menos.
review-verdict-better =
    Es lo mejor: con { $other }, { $points ->
        [1] un punto
       *[other] { $points } puntos
    } menos.
review-verdict-clear =
    Lo mejor, y de largo: con { $other }, { $points ->
        [1] un punto
       *[other] { $points } puntos
    } menos.

## Why: $fact is one of the two messages "review-fact", $share a percentage

review-fact-card =
    { $who } { $holds ->
        [yes] tiene
       *[no] no tiene
    } { $what }
review-fact-suit =
    { $who } { $holds ->
        [yes] tiene
       *[no] no tiene
    } { $what }
review-contrast =
    En el { $share } % de los repartos que encajan con lo visto, { $fact }: ahí { $best } da { $gain ->
        [1] un punto
       *[other] { $gain } puntos
    } más que { $other }; { $rest ->
        [same] en los demás, lo mismo
        [more] en los demás, { $otherwise } más
       *[less] en los demás, { $otherwise } menos
    }.
review-chance =
    { $ours ->
        [yes] El contrato sale
       *[no] El contrato contrario sale
    } en el { $share } % de los repartos.
review-typical = Un reparto típico:
review-typical-hand = { $who }: { $cards }

## Advice

review-preparing = Pienso el consejo. La primera vez tarda un poco más.
review-nothing = No hay nada que decidir.
review-for-seat = Le toca al asiento { $seat }.
review-do = { $what }.
review-column-choice = opción
review-column-value = puntos
review-column-loss = pierde
review-column-made = contrato
review-worlds =
    { $complete ->
        [yes] Mirados todos los repartos posibles: { $count }.
       *[no] Mirados { $count } repartos que encajan con lo visto.
    } «Puntos» es la ventaja media sobre el otro bando en esta mano.

## A game looked at again

review-progress = Repasando
review-where-auction = Mano { $deal }, subasta, { $who }: { $chosen }
review-where-play = Mano { $deal }, baza { $trick }, { $who }: { $chosen }
review-told-good = Bien jugado.
review-told-small =
    Casi lo mejor: con { $best }, { $points ->
        [1] un punto
       *[other] { $points } puntos
    } más.
review-told-mistake =
    Un error: cuesta { $points ->
        [1] un punto
       *[other] unos { $points } puntos
    }. Mejor { $best }.
review-told-blunder = Un error caro: cuesta unos { $points } puntos. Mejor { $best }.
review-told-luck = Bien jugado, mala suerte: con las cartas como estaban, { $best } daba { $points } puntos más, pero eso no se podía saber.
review-told-revoke = Renuncio: no se podía jugar, y cuesta la mano.
review-told-silent =
    Faltó decir { $what }: { $points ->
        [1] un punto
       *[other] { $points } puntos
    }.
review-summary =
    { $decisions ->
        [1] Una decisión
       *[other] { $decisions } decisiones
    } con elección. { $mistakes ->
        [0] Ningún error
        [1] Un error
       *[other] { $mistakes } errores
    }; bien jugadas con mala suerte: { $unlucky }.
review-three = Lo que más pesó:
review-all = Una por una:
