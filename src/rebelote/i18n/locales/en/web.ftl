# The page in the browser. The server says everything about the game; here are the words around it.
## Everywhere
web-close = Close
web-back = Back
web-menu = Menu
web-settings = Settings
web-keys = Keys
web-me = You
web-offline = The server cannot be reached. See whether it is running and you are online.
web-you-are-offline = You are offline. The page opens, but playing needs the server.
web-went-wrong = Something went wrong. Please try again.
web-default-name = Me

## The first page
web-shall-we-play = A game of belote?
web-four-players = Four players, two sides, 32 cards.
web-play-with-help = Play now, with help
web-play-now = Play now
web-table-waits = Your table is waiting
web-table-company = With { $partners }, against { $opponents }.
web-table-against = Against { $opponents }.
web-go-on-playing = Go on playing
web-doors = What else there is
web-door-play = New game
web-door-play-about = Against the computer
web-door-friends = With friends
web-door-friends-about = Link or code
web-door-duel = Duel
web-door-rules = Games and rules
web-door-rules-about = { $count } games, and your own
web-door-records = Records
web-door-records-about = Go on, take away or bring one
web-door-settings-about = Deck, letters, sounds
web-knows = What can you play already?
web-knows-nothing = None of these
web-knows-tricks = Bridge, whist, euchre…
web-knows-belote = Belote
web-known-nothing = You will be told what may be played and why; the lamp gives advice.
web-known-tricks = You will be told what each trick obliges you to do: here that is a lot.
web-known-belote = Then not a word too many. Help is in the settings.

## The duel
web-streak =
    { $wins ->
        [0] No streak yet
        [1] One duel won
       *[other] { $wins } duels won in a row
    }
web-streak-score = { $score } points
web-streak-next = Next opponent: level { $level } of { $levels } ({ $words }).
web-streak-play = Play the duel
web-streak-how = The streak
web-streak-rules = Each duel won makes the streak longer and brings a stronger opponent; a loss or a draw ends it. A duel once begun is finished: you can leave and go on another day, but not swap it for another. Nobody knows the cards beforehand.
web-streak-not-here = The streak is kept on your own computer: several people use this server, and duels here do not change it.
web-streak-free = Play a single duel, without the streak
web-streak-best = The best
web-streak-won =
    { $wins ->
        [1] One win
       *[other] { $wins } wins in a row
    }
web-streak-abandoned = A duel has been begun in another browser. If you begin one here, that one counts as lost.
web-promise = No accounts, no coins, no adverts.

## A new table
web-game = Game
web-level = Level of the others
web-clock = Time for each move
web-no-clock = No clock
web-seconds = { $seconds } s
web-clock-each = { $seconds } s each move
web-clock-left = { $seconds } seconds left
web-allow-chat = Free chat
web-allow-chat-about = Without it there are the ready phrases.
web-make-table = Open the table
web-have-code = Were you given a code?
web-enter = Go in
web-your-name = Your name at the table
web-table-code = Table { $code }
web-no-such-table = There is no table with that code.
web-sit-down = Sit down
web-join = Go in
web-watch = Just watch
web-coming = Laying the table…

## The lobby
web-lobby = Before the match
web-give-code = Give this code or the link to whom you like:
web-share = Share the link
web-copied = Link copied
web-invitation = Come and play belote. Code of the table: { $code }
web-who-sits = Seats
web-sit-here = Sit here
web-free-seat = Free
web-this-is-you = your seat
web-a-bot = computer
web-with-you = with you
web-against-you = against you
web-partners-face = Your partner sits opposite
web-house-differs = Rules changed at this table
web-watching = Watching: { $names }
web-start = Begin
web-bots-fill =
    { $count ->
        [one] the computer takes one seat
       *[other] the computer takes { $count } seats
    }
web-stand = Leave the seat and watch

## The strip and the marks
web-auction = Auction
web-round = { $round ->
        [1] 1st
       *[other] 2nd
    } round
web-last-bid = { $name }:
web-open-pad = Open the pad. Score:
web-mark-dealer = Dealer
web-mark-taker = Took
web-coinche = Doubled
web-surcoinche = Re{ "\u00AD" }doubled
web-does-not-count = Does not count
web-bot-plays = bot plays
web-wishes-pause = wants a pause
web-ready = ready

## The trick and the cards
web-trick-empty = No cards on the table
web-your-card = your card
web-master = winning
web-wins = wins
web-yours = yours
web-because = because of this
web-our-trick =
    { $alone ->
        [yes] Your trick
       *[no] Our trick
    }
web-their-trick =
    { $alone ->
        [yes] { $side } takes the trick
       *[no] Their trick
    }
web-tap-to-go-on = Tap to go on
web-go-on = Go on
web-tricks =
    { $count ->
        [one] trick
       *[other] tricks
    }
web-tricks-of = { $side }, tricks: { $count }.
web-see-last = See the last trick
web-last-trick = Last trick
web-no-trick-yet = None yet.
web-stock = Stock: { $count }
web-stock-tricks = { $count } tricks
web-turned = Turned card: { $card }
web-turned-up = Turned up for trump
web-turned-goes = Goes to the taker
web-hand =
    { $count ->
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
web-card-trump = { $card }, trump
web-card-can = { $card }, you may play it
web-card-cannot = { $card }, may not be played: press to know why
web-card-covers = { $card }, over a hidden card
web-piles = Open cards of { $name }: { $count }

## What is asked, and answers
web-play-raised = Play a raised card
web-reason-title = Not this one: { $card }
web-play-anyway = Play it anyway: it will be a revoke
web-reason-may = You may: { $card }
web-belote = Belote
web-rebelote = Rebelote
web-announce = What you announce
web-hint = Hint
web-undo = Undo
web-what-is-that = What does that mean
web-help-lowered = You no longer need that much help: from now on there is less. It is all back in the settings.
web-trump = Trump
web-points = Points
web-more = more…
web-less = fewer…
web-more-bids = Other bids
web-capot = Capot

## After a deal
web-outcome-made = Contract made
web-outcome-lost = Lost
web-outcome-litige = A tie: held over
web-outcome-void = Nobody takes
web-outcome-revoke = Revoke
web-outcome-unfinished = Unfinished
web-written = Written down
web-why = Why
web-before = Before
web-score = Score
web-held = Held over: { $points }
web-next-deal = Next deal
web-next-deal-by = Next deal: { $name } deals
web-next-deal-mine = Next deal: you deal
web-look-back = Look back
web-check-deals = Honest deals?
web-rematch = Another match
web-waits-for = Waiting for { $names }…
web-to-home = To the start
web-to-home-keep = To the start (the table waits)
web-download = Download the record
web-pad = Score pad
web-total = Total
web-nobody = Nobody

## The menu and what it opens
web-where-we-are = Where are we?
web-played-so-far = What has been played
web-phrases = Phrases
web-signs = Signs
web-say-something = Say something
web-say = Say
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-mutes = Whom to hear
web-mute-all = Mute everybody
web-unmute-all = Hear everybody
web-rules-here = The rules here
web-words = Words of the game
web-search-word = Look for a word
web-no-such-word = That word is not here.
web-all-words = All the words
web-rule-code = Code: { $code }
web-pause = Pause
web-resume = Go on
web-leave = Leave the table
web-hand-over = Give { $name }’s seat to { $to }
web-other-device = Go on with another device
web-other-device-how = Open this link on the other device and you are back in your seat. Give it to nobody: whoever opens it plays for you.
web-key-cards = card to card
web-key-ends = Home and End: first and last card
web-key-play = play, or press the button; in the pause, go on
web-key-updown = higher or lower bid; between hand and open cards
web-key-suits = choose trump
web-key-pass = pass
web-key-belote = say belote or not
web-key-escape = closes what is open; never leaves the table

## The connection
web-lost = The connection is lost.
web-lost-retry = Trying again in { $seconds } s. All that was played is kept.
web-lost-offline = This device has no network. All that was played is kept.
web-retry = Now
web-inactive = You are playing in another tab.
web-inactive-about = Only one is active.
web-take-over = Play here
web-closed = The table is closed.
web-bot-for-you = A bot is playing in your seat.
web-i-am-back = I am back
web-paused = The match is paused.
web-asks-pause = { $names } { $count ->
        [1] would
       *[other] would
    } like a pause.

## Honest deals
web-seal-about = Before the deal the cards’ fingerprint is shown; at the end, where they came from. Anyone can check that nobody changed them.
web-seal-now = Deal { $deal }: the fingerprint
web-seal-salt = Add something of yours to the chance of the next deal
web-seal-add = Add
web-seal-mine = You added: { $salt }
web-seal-deal = Deal { $deal }
web-seal-check = Check

## Rules
web-what-you-know = I can play
web-nothing-yet = (none)
web-what-differs = What differs
web-no-difference = It is played alike.
web-you-know = You know it as: { $words }
web-own-rules = Change rules
web-own-rules-about = Those that each house decides; make your own.
web-have-rule-code = A rule code
web-use = Use
web-with-friends = With friends

## Records
web-bring-record = Bring a record
web-bring-record-about = A file from Rebelote: a whole match, an unfinished one or a position.
web-choose-file = Choose a file
web-not-a-record = That file is not a record.
web-go-on-from-it = Go on from there
web-your-tables = Your tables
web-no-tables = None yet.
web-download-of = Download the record of table { $code }
web-forget = Forget table { $code }
web-replay = Watch it step by step
web-replay-of = Watch the game of table { $code } step by step
web-replay-nothing = No deal is over yet.
web-replay-deal = deal { $deal } of { $deals }
web-replay-dealt = The cards are dealt.
web-replay-counted = The count of the deal.
web-replay-steps = Steps
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-end = To the end
web-replay-deal-before = Deal before
web-replay-deal-after = Next deal
web-replay-seat = As seen by
web-replay-list = All the steps
web-hand-of = { $name } has left: { $count }
web-paste-record = Paste the text of a game
web-pasted = Pasted text

## Settings
web-set-cards = Cards
web-set-deck = Deck
web-deck-jqk = French J Q K
web-deck-vdr = French V D R
web-deck-spanish = Spanish
web-set-suits = Colours
web-suits-usual = Usual
web-suits-four = Four colours
web-suits-contrast = High contrast
web-set-large = Large cards
web-set-large-about = Larger numbers and suits
web-set-back = Back
web-back-rosette = Rosettes, burgundy
web-back-lattice = Lattice, midnight blue
web-back-scales = Scales, green
web-back-plain = Plain, blue
web-set-play = Play
web-set-hold = The full trick stays
web-hold-800 = Briefly
web-hold-1400 = Normal
web-hold-2500 = Long
web-hold-0 = Until a tap
web-set-help = Help
web-help-full = Full
web-help-some = Some
web-help-none = None
web-set-confirm = Play with two taps
web-set-confirm-about = The first lifts the card, the second plays it.
web-set-raise = Lift the cards that may be played
web-set-forced = The only card plays itself
web-set-forced-about = After a pause that is always the same
web-set-keys = Letter keys
web-set-keys-about = Arrows and Enter always work.
web-set-letters = Change the letters
web-letter-taken = { $letter } already means something.
web-usual-letters = The usual letters
web-set-look = Look
web-set-language = Language
web-language-es = Español
web-language-fr = Français
web-language-en = English
web-set-theme = Light
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Evening
web-set-text = Size of letters
web-text-m = Normal
web-text-l = Large
web-text-xl = Very large
web-set-contrast = Contrast
web-contrast-auto = As the device
web-contrast-more = High
web-set-motion = Motion
web-motion-auto = As the device
web-motion-less = None
web-set-telling = Screen reader
web-telling-short = Short
web-telling-middle = Normal
web-telling-long = Everything
web-set-sounds = Sounds
web-sound-card = A card
web-sound-trick = A trick
web-sound-turn = Your turn
web-sound-deal = The deal
web-sound-word = Belote and announcements
