# The words of the table.
# $deck: "spanish" (4 5 6 7 sota caballo rey as) or "french" (anything else).

## Ranks

rank-7 =
    { $deck ->
        [spanish] 4
       *[french] sept
    }
rank-8 =
    { $deck ->
        [spanish] 5
       *[french] huit
    }
rank-9 =
    { $deck ->
        [spanish] 6
       *[french] neuf
    }
rank-T =
    { $deck ->
        [spanish] 7
       *[french] dix
    }
rank-J =
    { $deck ->
        [spanish] sota
       *[french] valet
    }
rank-Q =
    { $deck ->
        [spanish] caballo
       *[french] dame
    }
rank-K =
    { $deck ->
        [spanish] rey
       *[french] roi
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
       *[french] pique
    }
suit-H =
    { $deck ->
        [spanish] copas
       *[french] cœur
    }
suit-D =
    { $deck ->
        [spanish] oros
       *[french] carreau
    }
suit-C =
    { $deck ->
        [spanish] bastos
       *[french] trèfle
    }
trump-S = { suit-S }
trump-H = { suit-H }
trump-D = { suit-D }
trump-C = { suit-C }
trump-SA = sans atout
trump-TA = tout atout

## Card names
## $rank, $suit: words already translated.

card-name =
    { $rank } { $suit ->
        [espadas] d’espadas
        [oros] d’oros
       *[other] de { $suit }
    }

# A card with its article. $rank: the record's letter; $card: the card in words or signs.
card-with-article =
    { $rank ->
        [J]
            { $deck ->
                [spanish] la { $card }
               *[french] le { $card }
            }
        [Q]
            { $deck ->
                [spanish] le { $card }
               *[french] la { $card }
            }
        [A] l’{ $card }
       *[other] le { $card }
    }

## Calls
## $trump: a word already translated; $value: the number bid.

call-pass = je passe
call-second-pass = deux
call-take = je prends
call-take-trump = je prends à { $trump }
call-bid = { $value } { $trump }
call-bid-capot = capot { $trump }
call-coinche = coinché
call-surcoinche = surcoinché
call-belote = belote
call-rebelote = rebelote

## Announcements
## $low, $high, $suit, $rank: words already translated. "run-cards" names the
## cards alone; "run-3-cards" and the like put the word for the run before them.

announcement-run-3 = tierce
announcement-run-4 = cinquante
announcement-run-5 = cent
announcement-square = carré
announcement-run-cards =
    { $low ->
        [dame] de la dame
        [sota] de la sota
       *[other] du { $low }
    } { $high ->
        [dame] à la dame
        [sota] à la sota
        [as] à l’as
       *[other] au { $high }
    } { $suit ->
        [espadas] d’espadas
        [oros] d’oros
       *[other] de { $suit }
    }
announcement-run-3-cards = { announcement-run-3 } { announcement-run-cards }
announcement-run-4-cards = { announcement-run-4 } { announcement-run-cards }
announcement-run-5-cards = { announcement-run-5 } { announcement-run-cards }
announcement-square-cards =
    { $rank ->
        [valet] carré de valets
        [dame] carré de dames
        [roi] carré de rois
        [sota] carré de sotas
        [caballo] carré de caballos
        [rey] carré de reyes
        [as] carré d’as
       *[other] carré de { $rank }
    }

## Seats and sides

seat-south = Sud
seat-west = Ouest
seat-north = Nord
seat-east = Est
us = Nous
them = Eux
you = Toi
partner = Partenaire
