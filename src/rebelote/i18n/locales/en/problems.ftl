# Why an action, a record or a rules file is refused.

## Cards: the obligation, the card that causes it, and the cards that satisfy it.
problem-must-follow = You must follow { $suit }, the suit led ({ $cause }): you may play { $cards }.
problem-must-raise =
    You must beat { $by ->
        [partner] your partner’s
       *[opponent] your opponent’s
    } { $cause }: you may play { $cards }.
problem-must-trump = You have no { $suit }: you must trump. You may play { $cards }.
problem-must-overtrump =
    You must overtrump { $by ->
        [partner] your partner’s
       *[opponent] your opponent’s
    } { $cause }: you may play { $cards }.
problem-must-undertrump =
    You cannot beat { $by ->
        [partner] your partner’s
       *[opponent] your opponent’s
    } { $cause }, but you must undertrump: you may play { $cards }.
problem-undertrump-forbidden =
    You may not undertrump { $by ->
        [partner] your partner’s
       *[opponent] your opponent’s
    } { $cause }: discard. You may play { $cards }.
problem-not-held = You do not hold { $card }.
problem-face-down = { $card } lies face down: it can be played once it is turned.

## Words said over a card.
problem-bad-belote-word = You cannot say “{ $word }” over { $card } now.
problem-announcements-not-played = Announcements are not played at this table.
problem-announcement-late = Announcements are made with one’s first card; it is too late.
problem-announcement-not-held = You do not hold all the cards of that announcement.
problem-announcement-too-short = A run has three cards at least.
problem-announcement-worth-nothing = Four of that rank count for nothing.
problem-announcement-card-twice = A card cannot serve in two announcements.
problem-announcement-run-cut = A run is not cut in two.

## The auction.
problem-cannot-pass = After two deals without a taker, the dealer must name a suit.
problem-first-round-turned-suit = In the first round you may only take { $trump } or pass.
problem-second-round-other-suit = In the second round you name a suit other than { $trump }.
problem-contract-not-played = { $trump } is not played at this table.
problem-no-bids-here = There are no bids here: take or pass.
problem-nothing-turned-here = No card is turned here: bid or pass.
problem-doubling-not-played = Doubling is not played at this table.
problem-nothing-to-double = There is no bid of the other side to double.
problem-nothing-to-redouble = There is no double to redouble.
problem-auction-frozen = The bid is doubled: you may only pass or redouble.
problem-passed-may-not-return = Who has passed may not bid again.
problem-capot-stands = Nothing stands above a capot bid.
problem-capot-not-played = Capot is not bid at this table.
problem-bid-below-minimum = The lowest bid is { $value }.
problem-bid-not-above-last = You must go above { $value }.
problem-bid-above-ceiling = The highest bid is { $value }.
problem-bid-off-step = Bids go up by { $value }.

## When.
problem-not-in-play = This is the time to play a card.
problem-not-in-auction = This is the auction: no cards are played yet.
problem-deal-over = The deal is over.
problem-match-over = The match is over.
problem-deal-unfinished = The deal before deal { $number } is unfinished.
problem-wrong-dealer = It is seat { $expected }’s turn to deal, not seat { $seat }’s.

## Records.
problem-not-an-action = { $text } is no action.
problem-bad-deck = The deck must have the 32 cards, each once: it has { $count } cards, { $different } different ones.
problem-bad-hands = Each hand must have { $size } cards, and none may be in two.
problem-not-a-card = { $text } is no card.
problem-not-an-object = “{ $where }” must be a JSON object, not { $found }.
problem-unknown-key = “{ $where }” does not take the key “{ $key }”.
problem-missing-key = “{ $where }” lacks the key “{ $key }”.
problem-wrong-type = In “{ $where }”, the key “{ $key }” must be { $expected }, not { $found }.
problem-wrong-format = The format must be “{ $expected }”, not “{ $found }”.
problem-wrong-seats = One text is needed for each of the { $expected } seats.
problem-wrong-sides = “{ $key }” must give one number for each of the { $expected } sides.
problem-wrong-tricks = The tricks must sum to { $expected }, not { $found }.
problem-too-many = Too many in “{ $key }”: at most { $most }.
problem-wrong-trump = The trump must be S, H, D, C, SA or TA, not “{ $found }”.
problem-wrong-bid = A contract of this game cannot have the bid “{ $found }”.
problem-wrong-double = The factor “{ $found }” is not of this game.
problem-no-such-seat = In “{ $key }”, { $found } will not do: it goes from 0 to { $most }.
problem-solve-stock = { $count } cards are left to draw; deals are solved with { $most } at most.

## Files.
problem-streaks-broken = The file of streaks, “{ $file }”, is damaged; it is left as it is.
problem-streaks-busy = Another program keeps the file of streaks, “{ $file }”, busy.
problem-kernel-cache = The folder of compiled code, “{ $folder }”, cannot be written: name another with NUMBA_CACHE_DIR.
problem-file-empty = “{ $file }” is empty.
problem-file-not-text = “{ $file }” is no text in UTF-8.
problem-file-not-json = “{ $file }” is neither JSON nor JSON Lines: it fails at line { $line }. Nothing was read.

## Rules.
problem-in-file = { $file }, line { $line }: { $text }
problem-rules-unknown-preset = There is no game “{ $name }”. There are: { $allowed }.
problem-rules-unknown-dimension = There is no rule “{ $name }”. Allowed: { $allowed }.
problem-rules-wrong-value = “{ $name }” cannot be “{ $value }”. Allowed: { $allowed }.
problem-rules-missing-key = “{ $name }” is missing. Allowed: { $allowed }.
problem-rules-impossible-together = This cannot be played together: { $names }.
problem-rules-not-toml = This is not well-written TOML.
problem-rules-file-too-long = The file is too long: { $most } characters at most.
problem-rules-bad-name = “{ $name }” will not do as a name: small letters, digits and hyphens, forty at most, and not that of an existing game.
problem-rule-code-foreign = This is no rule code that this version knows: one begins with { $version }.
problem-rule-code-broken = The rule code is incomplete or mistyped: its checksum is wrong.
problem-no-such-choice = Choose a number from 1 to { $most }.
problem-glossary-no-entry = The glossary has no “{ $text }”. { $near }
