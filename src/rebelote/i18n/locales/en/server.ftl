# The table in the browser: what the server says.
# $who: a name; $me: "yes" for the reader, else "no".

## What happens, in the short telling

server-told-joined = { $who } comes to the table.
server-told-seated =
    { $me ->
        [yes] You sit down.
       *[no] { $who } sits down.
    }
server-told-stood = { $who } stands up and watches.
server-told-left = { $who } leaves the table.
server-told-started = The match begins.
server-told-said =
    { $me ->
        [yes] You say: “{ $what }”.
       *[no] { $who }: “{ $what }”.
    }
server-told-card =
    { $me ->
        [yes] You play { $card }.
       *[no] { $who }, { $card }.
    }
server-told-trick =
    { $me ->
        [yes] Your trick
       *[no] Trick to { $who }
    }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
server-told-salted =
    { $me ->
        [yes] You have added your salt to the next deal.
       *[no] { $who } has added salt to the next deal.
    }
server-told-undone =
    { $me ->
        [yes] You take back what you have just done.
       *[no] { $who } takes back what was just done.
    }
server-told-pause-wished =
    { $me ->
        [yes] You ask for a pause.
       *[no] { $who } asks for a pause.
    }
server-told-paused = The table is paused.
server-told-resumed =
    { $me ->
        [yes] The game goes on.
       *[no] { $who }: the game goes on.
    }
server-told-rematch-wished =
    { $me ->
        [yes] You ask for a rematch.
       *[no] { $who } asks for a rematch.
    }
server-told-away-silent =
    { $me ->
        [yes] Your time ran out: a bot plays in your place.
       *[no] { $who } does not answer; a bot plays instead.
    }
server-told-away-gone =
    { $me ->
        [yes] You were disconnected: a bot plays in your place.
       *[no] { $who } is disconnected; a bot plays instead.
    }
server-told-back =
    { $me ->
        [yes] You play again.
       *[no] { $who } is back.
    }
server-told-handed-over = { $giver } gives { $who } the seat of { $from }.
server-told-bot-replaced =
    { $me ->
        [yes] The bot in your place has failed: the rules of thumb play on.
       *[no] { $who } has failed: the rules of thumb play on in that seat.
    }

## The seats and the sheet

server-status-gone = disconnected
server-status-silent = not answering
server-status-thinking = thinking…
server-status-turn =
    { $me ->
        [yes] your turn
       *[no] to play
    }
server-mark-belote =
    { $points ->
        [0] Belote
       *[other] Belote { $points }
    }
# Why a line of the count is written.
server-why-cards = What the cards in each side’s tricks are worth.
server-why-last = Whoever wins the last trick gets { $last } points more.
server-why-capot = One side has won every trick: instead of adding up cards it writes { $capot }.
server-why-belote = King and { rank-Q } of trumps in one hand: 20 points for whoever held them, even in a loss.
server-why-announcements = The announcements of the side that had the best one; the others do not count.
server-why-contract =
    { $outcome ->
        [lost] The taker has not made it: no points for tricks, and the defence takes everything.
        [revoke] There was a revoke: the other side takes everything.
        [doubled] It was doubled: whoever wins the contract takes everything.
       *[other] Contract made.
    }
server-why-bid = The points that were bid are added for whoever wins the contract.
server-why-factor = It was doubled: what is written is multiplied by { $factor }.
server-why-reserve =
    { $outcome ->
        [litige] A tie: the taker’s points wait in reserve until the next deal.
       *[other] What waited in reserve goes to whoever wins this deal.
    }
server-why-rounding = Written in tens.
server-line = { $line }: { $points }
server-line-side =
    { $side } { $points ->
        [0] nothing
       *[other] { $points }
    }
server-tell-dealer =
    { $me ->
        [yes] You deal.
       *[no] { $who } deals.
    }
server-house-game = { $game }, your way

## What is asked

server-ask-sit = Choose a seat, or stay and watch
server-ask-start = Begin when you are ready: bots take the empty seats
server-ask-take = Do you take { $suit }?
server-ask-name = Choose a trump or pass
server-ask-must-name = You must name a trump
server-ask-bid = Your bid
server-ask-redouble = Do you redouble?
server-ask-lead = You lead
server-ask-card = Your turn
server-ask-call-other =
    { $me ->
        [yes] Your call
       *[no] { $who } speaks
    }
server-ask-card-other =
    { $me ->
        [yes] Your turn
       *[no] { $who } plays
    }
server-ask-go-on = Shall we go on?
server-ask-wait = Waiting for { $who }
server-ask-rematch = Another match?
server-ask-back = A bot plays in your place. Are you back?
server-help-take = The turned card, { $card }, goes to whoever takes.
server-help-bid = From { $least }, or pass
server-help-bid-or-double = From { $least }, or double { $who }’s bid
server-help-second-round = Second round: a suit other than { $suit }
server-help-must-follow = You must follow { $suit }
server-help-must-raise = You must beat it: { $cards }
server-help-must-trump = You have no { $suit }: you must trump
server-help-must-overtrump = You must overtrump: { $cards }
server-help-must-undertrump = You cannot go higher, but you must trump
server-help-undertrump-forbidden = You may not undertrump: discard
server-help-stock = While the stock lasts any card will do
server-standing = deal { $deal } of { $deals }
server-card-trump = { $card }, trump
server-card-playable = { $card }, you may play it
server-card-barred = { $card }, not playable

## What can be chosen

level-novice = Novice
    .about = Learns with you.
level-amateur = Amateur
    .about = Plays sensibly, and drifts off.
level-regular = Regular
    .about = Like at the corner café.
level-expert = Expert
    .about = Counts the cards and forgives nothing.
level-master = Master
    .about = The best we can do.
level-thumb = Rules of thumb
    .about = Plays by simple rules, without calculating.
server-deck-jqk = French, with J Q K
server-deck-vdr = French, with V D R
server-deck-spanish = Spanish
server-bot-names = Martha, Lucy, Ian, John, Nell, Paul, Alice, Andrew
server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you.
server-phrase-sorry = Sorry.
server-phrase-nice-trick = What a trick!
server-phrase-one-moment = One moment.
server-phrase-your-turn = Your turn.
server-phrase-good-game = Good game.
server-phrase-goodbye = See you!
server-phrase-thumb-up = All right
server-phrase-smile = Smiles
server-phrase-wow = Oh my!
server-phrase-clap = Applause
server-phrase-nod = Nods
server-phrase-think = I am thinking
server-phrase-cup = A coffee and I am back
server-phrase-sigh = Oh dear

## The connection

server-inactive = This seat is open in another tab.
server-closing-stop = The server stops; the table waits for you.
server-closing-left = You have left the table.

## Refusals

problem-table-stale = Something has happened at the table in the meantime: look and choose again.
problem-table-ahead = That message speaks of something that has not happened.
problem-table-name-taken = Somebody at the table already has that name: { $text }.
problem-table-full = Too many people have been at this table: open another.
problem-table-no-such-seat = This table has no such seat.
problem-table-seat-taken = That seat is taken.
problem-table-knows-cards = You have seen other cards of this deal: wait for the next one.
problem-table-streak-alone = A duel of the streak is played against the computer alone.
problem-table-streak-stays = This duel counts for the streak: it is played to the end. You can leave and go on whenever you like.
problem-table-no-streak = This way it cannot count for the streak.
problem-table-not-seated = One must be seated for that.
problem-table-wrong-moment = This is not the moment.
problem-table-not-your-turn = It is not your turn.
problem-table-paused = The table is paused.
problem-table-nothing-to-undo = There is nothing you can take back.
problem-table-bad-salt = Salt is up to 64 letters without accents, digits, spaces, full stops, commas or hyphens.
problem-table-no-such-table = There is no table with the code { $text }.
problem-table-bad-token = This table does not know you: come in again with your name.
problem-table-too-fast = You are too fast: wait a moment.
problem-table-too-long = The message is too long.
problem-table-not-a-message = The server does not understand that message.
problem-table-no-chat = At this table only ready-made phrases are used.
problem-table-no-such-phrase = There is no such phrase.
problem-table-no-such-level = There is no such level. Levels: { $allowed }.
problem-table-bad-name = A name is 1 to 24 visible characters.
problem-table-foreign = That request comes from another page: it is not served.
problem-table-not-stored = The server cannot store anything now: it was not done.
problem-table-record-stopped = The record stops at deal { $number }: a rule forbids it.
problem-table-record-finished = The match of that record is already over.
problem-table-no-such-deal = That game has { $number } deals.
problem-table-not-found = There is nothing here.
problem-table-no-question = There is nothing to advise now.
problem-table-inactive = This seat is open in another tab.
problem-table-fault = The server has failed. Nothing was changed.

## Honest deals

verify-honest = honest: the commitment and the deal agree
verify-nothing-promised = no commitment: it cannot be checked
verify-wrong-seed = does NOT agree: the seed is not the promised one
verify-wrong-pack = does NOT agree: the pack does not come from that seed
verify-wrong-dealer = does NOT agree: that seat was not to deal
verify-deal = Deal { $number }: { $verdict }
verify-all-honest = All promised deals are honest.
verify-dishonest = Some deals are not honest.
verify-nothing = Nothing was promised in this record.

## Commands

help-serve = Open the table in the browser: play alone or with friends.
help-serve-host = The address to listen on; with 0.0.0.0 others on your network can come too.
help-serve-port = The port; if it is taken, the next free one.
help-serve-no-browser = Do not open the browser.
help-verify = Check that the deals of a record are honest.
serve-address = Rebelote awaits you at { $address }
serve-stop = To end: Ctrl+C. Everything is saved.
serve-stopping = See you.
problem-serve-no-port = No port is free from { $port } on.
problem-serve-no-database = The database { $database } cannot be used: { $why }.
serve-page-title = Rebelote
serve-page-not-built = The server is running, but the game page is not built. “make play” builds it.
