# The words of the table.
# $deck: "spanish" (4 5 6 7 sota caballo rey as) or "french" (anything else).

## Ranks

rank-7 =
    { $deck ->
        [spanish] 4
       *[french] siete
    }
rank-8 =
    { $deck ->
        [spanish] 5
       *[french] ocho
    }
rank-9 =
    { $deck ->
        [spanish] 6
       *[french] nueve
    }
rank-T =
    { $deck ->
        [spanish] 7
       *[french] diez
    }
rank-J =
    { $deck ->
        [spanish] sota
       *[french] jota
    }
rank-Q =
    { $deck ->
        [spanish] caballo
       *[french] dama
    }
rank-K =
    { $deck ->
        [spanish] rey
       *[french] rey
    }
rank-A =
    { $deck ->
        [spanish] as
       *[french] as
    }

## Suits and trump modes

suit-S =
    { $deck ->
        [spanish] espadas
       *[french] picas
    }
suit-H =
    { $deck ->
        [spanish] copas
       *[french] corazones
    }
suit-D =
    { $deck ->
        [spanish] oros
       *[french] diamantes
    }
suit-C =
    { $deck ->
        [spanish] bastos
       *[french] tréboles
    }
trump-S = { suit-S }
trump-H = { suit-H }
trump-D = { suit-D }
trump-C = { suit-C }
trump-SA = sin triunfo
trump-TA = todo triunfo

## Card names
## $rank, $suit: words already translated.

card-name = { $rank } de { $suit }

# A card with its article. $rank: the record's letter; $card: the card in words or signs.
card-with-article =
    { $rank ->
        [J] la
        [Q]
            { $deck ->
                [spanish] el
               *[french] la
            }
       *[other] el
    } { $card }

## Calls
## $trump: a word already translated; $value: the number bid.

call-pass = paso
call-second-pass = dos
call-take = tomo
call-take-trump = tomo { $trump }
call-bid = { $value } { $trump }
call-bid-capot = capote { $trump }
call-coinche = coincho
call-surcoinche = recoincho
call-belote = belote
call-rebelote = rebelote

## Announcements
## $low, $high, $suit, $rank: words already translated. "run-cards" names the
## cards alone; "run-3-cards" and the like put the word for the run before them.

announcement-run-3 = tercera
announcement-run-4 = cincuenta
announcement-run-5 = cien
announcement-square = carré
announcement-run-cards =
    { $low ->
        [jota] de la jota
        [dama] de la dama
        [sota] de la sota
       *[other] del { $low }
    } { $high ->
        [jota] a la jota
        [dama] a la dama
        [sota] a la sota
       *[other] al { $high }
    } de { $suit }
announcement-run-3-cards = { announcement-run-3 } { announcement-run-cards }
announcement-run-4-cards = { announcement-run-4 } { announcement-run-cards }
announcement-run-5-cards = { announcement-run-5 } { announcement-run-cards }
announcement-square-cards =
    { $rank ->
        [siete] carré de sietes
        [ocho] carré de ochos
        [nueve] carré de nueves
        [diez] carré de dieces
        [jota] carré de jotas
        [dama] carré de damas
        [sota] carré de sotas
        [caballo] carré de caballos
        [rey] carré de reyes
        [as] carré de ases
       *[other] carré de { $rank }
    }

## Seats and sides

seat-south = Sur
seat-west = Oeste
seat-north = Norte
seat-east = Este
us = Nosotros
them = Ellos
you = Tú
partner = Compañero
