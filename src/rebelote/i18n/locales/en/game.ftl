# The match in the terminal.

## Help of `rebelote play`


## Before the match

play-which-language = Idioma · Langue · Language [{ $usual }]:
play-language-name = English
play-which-game = Which game shall we play?
play-continue = Go on with the saved match: { $game }, deal { $number } ({ $score })
play-change-language = To change the language ({ $language }), type es, fr or en.
play-change-deck = To change the deck ({ $cards }), type jqk, vdr or spanish.
play-change-level = To change the level ({ $level }), type { $levels }.
play-preparing = The players are getting ready. The first time takes a little longer.
play-game-prompt = A number, or Enter for { $usual }:
play-not-a-game = Type a number from 1 to { $most }.
play-about-ffb-classic = the French federation’s, no announcements
play-about-cafe = the classic game with announcements
play-about-zone = announcements count unsaid; a revoke costs
play-about-reserva = announcements; equal ones count for nobody
play-about-ffb-classic-sa-ta = no trumps and all trumps may be named too
play-about-ffb-coinche = bidding and announcements, to 2000
play-about-ffb-contree = bidding, no announcements, to 2000
play-about-house-coinche = everything automatic, suits only
play-about-duel = two players, drawing from the stock
play-about-decouverte = two players, cards open on the table
play-about-three-handed = everybody alone
play-settings-broken = The settings file cannot be read. It is set aside as { $aside }, and new ones begin.
play-file-broken = The match { $file } cannot be read and is left as it is. { $why }

## The table

play-contract-trump = Trump: { $trump }
play-contract-taker =
    { $me ->
        [yes] you take
       *[no] { $who } takes
    }
play-contract-bid = { $points } points
play-contract-capot = capot
play-contract-doubled = doubled ×{ $factor }
play-contract-redoubled = redoubled ×{ $factor }
play-header-deal = deal { $number }
play-header-held = reserve { $points }
play-header-tricks = Tricks { $tricks }
play-header-turned = Auction: { $suit } proposed
play-header-second-round = Auction, second round: a suit other than { $suit }
play-header-bidding = Auction: no bid yet
play-header-bid =
    Auction: { $me ->
        [yes] you have bid
       *[no] { $who } has bid
    } { $bid }
play-mark-dealer =
    { $me ->
        [yes] deal
       *[no] deals
    }
play-mark-leader =
    { $me ->
        [yes] lead
       *[no] leads
    }
play-mark-taker =
    { $me ->
        [yes] take
       *[no] takes
    }
play-stock = Stock: { $count }
play-other-cards = in hand and face down: { $count }
play-the-turned = upcard

## What happens

play-draw = A card is drawn to see who deals. { $cards }.
play-draw-card = { $who }: { $card }
play-draw-lowest =
    The lowest deals: { $me ->
        [yes] you deal.
       *[no] { $who } deals.
    }
play-first-dealer =
    { $me ->
        [yes] You deal first.
       *[no] { $who } deals first.
    }
play-new-deal =
    Deal { $number }. { $me ->
        [yes] You deal.
       *[no] { $who } deals.
    }
play-standing = Deal { $number }. { $score }.
play-reserve-waits = { $points } points in reserve wait for the winner of this deal.
play-turned = Upcard: { $card }. { $suit } proposed.
play-said = { $who }: “{ $what }”.
play-quoted = “{ $what }”
play-contract-settled = { $contract }.
play-hands-completed = The hands are completed.
play-plays =
    { $me ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
play-announces =
    { $me ->
        [yes] You announce
       *[no] { $who } announces
    } { $what } ({ $points }).
play-shows =
    { $me ->
        [yes] You show
       *[no] { $who } shows
    } { $what }.
play-announcements-count = The announcements are worth { $points } points to { $side }.
play-announcements-nobody = The announcements tie: they count for nobody.
play-trick-won =
    { $me ->
        [yes] The trick is yours
       *[no] The trick goes to { $who }
    }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
play-last-trick-won =
    { $me ->
        [yes] Yours too is
       *[no] { $who } also gets
    } the ten for the last trick: { $points }.
play-draws =
    You draw { $card }. { $left ->
        [0] The stock is empty.
       *[other] { $left } left in the stock.
    }
play-uncovers =
    { $me ->
        [yes] You turn up
       *[no] { $who } turns up
    } { $cards }.
play-last-trick = Last trick: { $cards }.
play-no-trick-yet = No trick has been played yet.

## The end of a deal

play-outcome-void = Nobody takes: the cards are dealt again.
play-contract-was = { $contract }.
play-outcome-made = Contract made.
play-outcome-lost =
    { $me ->
        [yes] You are set: contract lost.
       *[no] Contract lost: { $who } is set.
    }
play-outcome-litige = A tie: the defence writes its points, the taker’s wait in reserve.
play-outcome-revoke = There was a revoke: the deal is lost by { $side }.
play-all-tricks = Capot: every trick went to { $side }.
play-points-won = Points won: { $points }.
play-reserve-grows = { $points } points go into reserve; it now holds { $held }.
play-reserve-released = The { $points } points in reserve are given out.
play-sheet-heading = DEAL { $number }
play-sheet-title = SCORE SHEET
play-sheet-deal = This deal
play-sheet-total = Total
play-sheet-held = In reserve: { $points }
play-sheet-row = { $number }. { $who }, { $trump } { $mark }
play-sheet-left-out = … { $count } before
play-sheet-empty = No deal has been written down yet.
play-mark-made = ✓
play-mark-lost = set
play-mark-litige = tie
play-mark-revoke = revoke
play-aim-reach = Whoever reaches { $points } points wins.
play-aim-pass = Whoever passes { $points } points wins.
play-aim-deals = The match is { $deals } deals.
play-you-win = You have won the match!
play-they-win = The match goes to { $side }.
play-draw-match = The match is drawn.

## Questions

play-your-hand = Your cards: { $cards }.
play-on-table = On the table: { $cards }.
play-winning =
    { $me ->
        [yes] You are winning.
       *[no] { $who } is winning.
    }
play-you-lead = You lead.
play-not-now = Not playable now: { $cards }
play-face-up = Face up before { $who }: { $cards }.
play-ask-call = What do you say?
play-ask-card = Which card do you play?
play-option-take = { $said } (trump { $suit })
play-option-second-pass = { $said } ({ $meaning })
play-more-bids = (or type: 120 { $suit })
play-more-bids-capot = (or type: 120 { $suit }, capot { $suit })
play-key-line = { $hint } hint · { $why } 3 why not? · { $last } last trick · { $sheet } score · { $help } help · { $quit } quit
play-go-on = Enter to go on
play-go-back = Enter to go back
play-say-word = Do you say “{ $word }”? [Y/n]
play-announce = You can announce { $what }. Do you? [Y/n]
play-revoke-sure = Playing { $card } is a revoke: if it is seen, you lose the deal. Play it? [y/N]
play-revoke-taken-back = Good: choose another card.
play-hint = Hint: { $what }. { $idea }
play-hint-enter = (Enter again to do it.)
play-why-in-play = “Why not?” is asked about a card, during the play.
play-why-which = Which card? For example: { $key } 3
play-why-allowed = { $card } may be played.
play-not-call = “{ $typed }” is not understood. Type the number of what you say, or { $help } for help.
play-not-card = “{ $typed }” is not understood. Type the number of the card, or { $help } for help.
play-another = Another match? [y/N]
play-saved = The match is saved. To go on with it: { $command }
play-cannot-save = The match cannot be saved in { $file }: { $why }.

## What one may type: the first is the one shown

play-keys-help = ?, help
play-keys-hint = h, hint, i
play-keys-why = w, why not, why, n
play-keys-last = l, last trick, last
play-keys-sheet = s, score, sheet, points
play-keys-quit = q, quit, exit
play-calls-pass = pass, p, deux
play-calls-take = I take, take, t, je prends
play-calls-coinche = double, coinche, coinché, contre
play-calls-surcoinche = redouble, surcoinche, surcoinché, surcontre
play-calls-capot = capot, slam, cap
play-yes = y, yes, s, si, o, oui
play-no = n, no, non
play-letter-S =
    { $deck ->
        [spanish] E
       *[french] S
    }
play-letter-H =
    { $deck ->
        [spanish] C
       *[french] H
    }
play-letter-D =
    { $deck ->
        [spanish] O
       *[french] D
    }
play-letter-C =
    { $deck ->
        [spanish] B
       *[french] C
    }
play-short-S = espa
play-short-H = copa
play-short-D = oros
play-short-C = bast
play-help-text =
    HOW TO PLAY

    The card     Type its number or its name: 3, { $card }, { $name }.
    To speak     The number in the list, or words: { $calls }.
    Enter        Asks for a hint; Enter again does what it says.
    Belote       { $king } and { $queen } of trump in your hand: 20 points. Where it must be
                 said, you are asked; or type it with the card: 3 b.

    On the table
    ▸  whose turn it is         ●  who deals
    In thick lines, the card that is winning the trick; with a double edge, one
    that lies on another. The raised cards are those that you may play.

    Trumps, high to low:      { $trump }
    Other suits, high to low: { $plain }

    Keys
    { $hint }  hint                       { $why } 3  why may I not play card 3
    { $last }  the last trick             { $sheet }    the score sheet
    { $quit }  quit: everything is saved, and `rebelote play` goes on with it
play-help-calls = pass, I take, { $suit }
play-help-bids = pass, 100 { $suit }, double

## The streak

play-streak-level = A duel against an opponent of level { $level } of 4.
play-streak-now = Streak: { $wins ->
        [1] one win
       *[other] { $wins } wins in a row
    }, { $score } points.
play-streak-next = The next opponent will be of level { $level }.
play-streak-over = The streak ends here; the next one begins at level 1.
play-streak-best = Best streaks:
play-streak-row = { $score } points, wins: { $wins } ({ $date })
play-streak-first = A duel is not over yet: it counts for the streak, so it is finished first.
