# The words of the table.
# $deck: "spanish" (4 5 6 7 sota caballo rey as) or "french" (anything else).

## Ranks

rank-7 =
    { $deck ->
        [spanish] 4
       *[french] seven
    }
rank-8 =
    { $deck ->
        [spanish] 5
       *[french] eight
    }
rank-9 =
    { $deck ->
        [spanish] 6
       *[french] nine
    }
rank-T =
    { $deck ->
        [spanish] 7
       *[french] ten
    }
rank-J =
    { $deck ->
        [spanish] sota
       *[french] jack
    }
rank-Q =
    { $deck ->
        [spanish] caballo
       *[french] queen
    }
rank-K =
    { $deck ->
        [spanish] rey
       *[french] king
    }
rank-A =
    { $deck ->
        [spanish] as
       *[french] ace
    }

## Suits and trump modes

suit-S =
    { $deck ->
        [spanish] espadas
       *[french] spades
    }
suit-H =
    { $deck ->
        [spanish] copas
       *[french] hearts
    }
suit-D =
    { $deck ->
        [spanish] oros
       *[french] diamonds
    }
suit-C =
    { $deck ->
        [spanish] bastos
       *[french] clubs
    }
trump-S = { suit-S }
trump-H = { suit-H }
trump-D = { suit-D }
trump-C = { suit-C }
trump-SA = no trumps
trump-TA = all trumps

## Card names
## $rank, $suit: words already translated.

card-name = { $rank } of { $suit }

# A card with its article. $rank: the record's letter; $card: the card in words or signs.
card-with-article =
    { $rank ->
       *[other] { $card }
    }

## Calls
## $trump: a word already translated; $value: the number bid.

call-pass = pass
call-second-pass = pass
call-take = I take
call-take-trump = I take { $trump }
call-bid = { $value } { $trump }
call-bid-capot = capot in { $trump }
call-coinche = double
call-surcoinche = redouble
call-belote = belote
call-rebelote = rebelote

## Announcements
## $low, $high, $suit, $rank: words already translated. "run-cards" names the
## cards alone; "run-3-cards" and the like put the word for the run before them.

announcement-run-3 = tierce
announcement-run-4 = fifty
announcement-run-5 = hundred
announcement-square = four of a kind
announcement-run-cards = { $low } to { $high } of { $suit }
announcement-run-3-cards = { announcement-run-3 }, { announcement-run-cards }
announcement-run-4-cards = { announcement-run-4 }, { announcement-run-cards }
announcement-run-5-cards = { announcement-run-5 }, { announcement-run-cards }
announcement-square-cards =
    { $rank ->
        [rey] four reyes
        [as] four ases
       *[other] four { $rank }s
    }

## Seats and sides

seat-south = South
seat-west = West
seat-north = North
seat-east = East
us = Us
them = Them
you = You
partner = Partner
