# The rules in plain words: titles of the sections, every dimension (title and .about),
# each of its named values, and the presets. The ids follow the names in rebelote.rules.
# Rank and suit words come from words.ftl and follow $deck.

## Sections

rules-section-seats = Players
rules-section-cards = Card values
rules-section-tricks = Points for tricks
rules-section-deal = Dealing
rules-section-auction = Taking and bidding
rules-section-play = Playing the cards
rules-section-belote = Belote
rules-section-announcements = Announcements
rules-section-score = Counting a deal
rules-section-match = The match

## For a number that has no limit

rule-none = no limit
rule-empty = none

## Seats

rule-seats = Number of players
    .about = How many of you sit at the table. Four play as two pairs, partners opposite each other; three or two play each for themselves.
rule-seats--4 = four, in pairs
rule-seats--3 = three, each for themselves
rule-seats--2 = two, head to head

## Cards

rule-cards-sans-atout = { $deck ->
        [spanish] Ases in no trumps
       *[french] Aces in no trumps
    }
    .about = What each { rank-A } counts when there are no trumps; the other cards count as in a plain suit. At 19 the cards add up to 152, as always; at 11, only to 120.
rule-cards-sans-atout--ace-19 = the { rank-A } counts 19: the cards make 152
rule-cards-sans-atout--ace-11 = the { rank-A } counts 11: the cards make 120
rule-cards-tout-atout = Cards in all trumps
    .about = What the cards count when every suit is trumps. With the usual trump values there are 258 points: if they are scaled to 162, a side that makes 129 counts 81; other tables lower the values, from { rank-J } down to { rank-Q }, or leave them as they are.
rule-cards-tout-atout--scaled = trump values: 258 points scaled down to 162
rule-cards-tout-atout--13-9-6-5-3-2 = from the top 13, 9, 6, 5, 3 and 2: 152 in all
rule-cards-tout-atout--14-9-6-5-3-1 = from the top 14, 9, 6, 5, 3 and 1: 152 in all
rule-cards-tout-atout--raw = trump values as they are: 258 to play for

## Tricks

rule-tricks-last = Last trick
    .about = The extra points for winning the last trick. At 10, the 152 points in the cards become 162.
rule-tricks-capot = Points for capot
    .about = What a side that wins every trick counts for tricks in all; the other side counts 0. It is usually 252, and 250 in some houses.

## Deal

rule-deal-packets = Cards per round
    .about = How many cards at a time are dealt before anyone speaks. With [3, 2], three to each player and then two; with [3, 2, 3], all eight at once.
rule-deal-turn-up = Turned card
    .about = Whether a card is turned face up after the first deal. For example, it is the { rank-9 } of { suit-H }, and { suit-H } are proposed as trumps.
rule-deal-turn-up--true = a card is turned up and proposes trumps
rule-deal-turn-up--false = no card is turned up
rule-deal-complete = Completing the hands
    .about = How many cards are dealt once somebody has taken. With [3], three to each player and two to the taker, who also gets the turned card; with [], none.
rule-deal-stock = Cards in the stock
    .about = How many cards are left to draw from during play. With 14, as in the duel, each player draws one after every trick; with 0 there is no stock.
rule-deal-layout = Cards on the table
    .about = Whether you hold all your cards or, as in découverte for two, have some of them on the table. With 6+10, five on the table lie face down, each under another that is face up.
rule-deal-layout--hand = all cards in the hand
rule-deal-layout--6-10 = 6 in the hand, 10 on the table, half face down
rule-deal-layout--0-16 = all 16 on the table, half face down
rule-deal-shuffle = Shuffling between deals
    .about = What happens to the cards after a deal. In many houses nobody shuffles: the tricks are put together as they lie, the pack is cut and dealt again.
rule-deal-shuffle--each-deal = shuffled before every deal
rule-deal-shuffle--gather = tricks gathered up and only cut
rule-deal-first-dealer = First dealer
    .about = Who deals first. If you draw for it, each side draws a card and the lowest deals: the { rank-8 } deals before the { rank-K }, and the { rank-A } is highest. A number names a fixed seat.
rule-deal-first-dealer--lowest-card = whoever draws the lowest card
rule-deal-first-dealer--random = chosen at random
rule-deal-direction = Direction of play
    .about = Which way round the table is drawn on screen. Anticlockwise, the player on your right plays after you; nothing else changes.
rule-deal-direction--anticlockwise = to the right, anticlockwise
rule-deal-direction--clockwise = to the left, clockwise

## Auction

rule-auction-kind = How trumps are chosen
    .about = How trumps and the taker are decided. With a turned card somebody says “I take”; in coinche and contrée you bid, for example “90 { suit-H }”.
rule-auction-kind--turn-up = from a turned card: take or pass
rule-auction-kind--bidding = by bidding points and a trump suit
rule-auction-contracts = Trumps you may choose
    .about = Whether you may also say no trumps or all trumps. With a turned card, the first round is for its suit only; the rest, such as “I take no trumps”, waits for the second.
rule-auction-contracts--suits = the four suits only
rule-auction-contracts--suits-SA-TA = the four suits, no trumps and all trumps
rule-auction-all-pass = If everyone passes
    .about = Who deals when nobody takes or bids and the deal is not played. In the duel the same player deals again and, after two such deals in a row, may not pass in the second round.
rule-auction-all-pass--next-dealer = the next player deals
rule-auction-all-pass--same-dealer = the same player deals again
rule-auction-all-pass--forced-third = the same player, who may not pass the third time
rule-auction-minimum = Lowest bid
    .about = The lowest number you may bid. At 80, you cannot open with “70 { suit-S }”.
rule-auction-step = Step between bids
    .about = The steps that bids go up in. With 10 and a lowest bid of 80 you may say 80, 90 or 110, but not 85.
rule-auction-maximum = Highest bid
    .about = The highest number you may bid. At 160 only capot is left above it, where it may be bid; with no limit you can go on.
rule-auction-capot = Bidding capot
    .about = Whether you may promise that your side will win every trick. “Capot in { suit-D }” stands above 160 and every other number, and nobody can outbid it.
rule-auction-capot--true = capot may be bid, above everything else
rule-auction-capot--false = capot may not be bid
rule-auction-passed-may-return = Bidding after a pass
    .about = Whether a player who has passed may bid at a later turn. For example, you pass, your partner says “80 { suit-S }” and, next time round, you say “100 { suit-S }”.
rule-auction-passed-may-return--true = a player who has passed may bid later
rule-auction-passed-may-return--false = a player who has passed may only pass or double
rule-auction-double = Doubling the bid
    .about = Whether you may double the other side’s bid when you think it will fail. If you double “90 { suit-C }”, bidding stops and they can only redouble or pass.
rule-auction-double--none = no doubling
rule-auction-double--coinche = double and redouble (coinche, surcoinche)

## Play

rule-play-raise = Playing higher in trumps
    .about = When trumps are led you must play a higher one than the best on the table, if you have it; in all trumps the same goes for every suit. For example, your partner is winning with the { rank-9 } and you hold the { rank-J }: depending on the house, you must play it all the same.
rule-play-raise--always = always play higher if you can
rule-play-raise--not-over-partner = no need to play higher than your partner
rule-play-beat-plain = Playing higher in plain suits
    .about = Whether you must also beat the best card when a plain suit is led and nobody has trumped. For example, the { rank-K } is led and you hold the { rank-A } and the { rank-7 } of that suit: you would have to play the { rank-A }.
rule-play-beat-plain--true = play higher in plain suits too
rule-play-beat-plain--false = in plain suits, just follow suit
rule-play-partner-exempt = When your partner is winning
    .about = What you must play when you have none of the suit led and your partner is winning the trick. At nearly every table you need not trump: you can give away a { rank-T }.
rule-play-partner-exempt--always = play what you like
rule-play-partner-exempt--over-if-only-trumps = free; if partner trumped and you hold only trumps, go over
rule-play-partner-exempt--until-partner-trumps = free, unless partner is winning with a trump
rule-play-partner-exempt--never = you must trump, as against an opponent
rule-play-undertrump = When you cannot overtrump
    .about = What you play when you have none of the suit led, somebody has trumped and none of your trumps is higher. For example, the { rank-J } of trumps is on the table and you have the { rank-8 } left.
rule-play-undertrump--required = you must undertrump
rule-play-undertrump--free = play any card
rule-play-undertrump--forbidden = no trump, unless you hold nothing else
rule-play-free-while-stock = While the stock lasts
    .about = Whether you may play any card as long as there are cards left to draw. In the duel, for example, you only have to follow suit and trump in the last nine tricks.
rule-play-free-while-stock--true = any card until the stock runs out
rule-play-free-while-stock--false = follow suit and trump from the first trick on
rule-play-revoke = After a revoke
    .about = What happens when somebody tries to play a card they may not, for instance not following suit when they could. Either the card is refused, or it stands and the deal counts as a contract lost by that side.
rule-play-revoke--refused = the card is refused, and you are told why
rule-play-revoke--loses-deal = the card is played and that side loses the deal

## Belote

rule-belote-call = Calling belote
    .about = Whether you have to claim the 20 points for { rank-K } and { rank-Q } of trumps. Where you do, you say “belote” with the first of them and “rebelote” with the second; forget a word, and it is 0.
rule-belote-call--automatic = the 20 points count without a word
rule-belote-call--required = you must say “belote” and “rebelote”
rule-belote-king-first = Order of the belote
    .about = Which of the two cards has to be played first. Where the order matters, if you play the { rank-Q } before the { rank-K }, the belote counts 0.
rule-belote-king-first--true = the { rank-K } first: the other way round counts 0
rule-belote-king-first--false = in either order
rule-belote-when-lost = Belote of a losing taker
    .about = Who writes the belote of the taker’s side when the contract is lost. For example, you take, you have the belote and you fail: the 20 stay yours or go to the defence.
rule-belote-when-lost--kept = the 20 stay with the taker’s side
rule-belote-when-lost--to-defence = the 20 go to the defence
rule-belote-tout-atout = Belote in all trumps
    .about = Whether { rank-K } and { rank-Q } of every suit count in all trumps. With two such pairs you would have 40 points; in no trumps there is never a belote.
rule-belote-tout-atout--each-suit = counts in each suit, up to four times
rule-belote-tout-atout--none = no belote in all trumps

## Announcements

rule-announcements-allowed = Playing with announcements
    .about = Whether runs and squares (four of a kind) score apart from the tricks. For example, three cards in a row in one suit count 20, and the four { rank-J }s 200.
rule-announcements-allowed--true = with announcements: runs and squares score
rule-announcements-allowed--false = no announcements: just tricks and belote
rule-announcements-squares-sa = Squares in no trumps
    .about = What four of a kind count when there are no trumps. Either as always, with 200 for { rank-J }s, or the { $deck ->
        [spanish] ases come first with 200, and then the 7s with 150.
       *[french] aces come first with 200, and then the tens with 150.
    }
rule-announcements-squares-sa--same = the same as with a trump suit
rule-announcements-squares-sa--ace-200 = four { $deck ->
        [spanish] ases
       *[french] aces
    } are best, with 200
rule-announcements-call = Declaring announcements
    .about = Whether your announcements count by themselves or you have to declare them. Where you do, you declare a tierce as you play your first card; at the second trick it is too late.
rule-announcements-call--automatic = they count without a word
rule-announcements-call--required = declared with your first card, or lost
rule-announcements-rank-runs = Runs of equal value
    .about = Which of two runs with the same value is better. For example, five cards up to the { rank-A } and six up to the { rank-K } both count 100: by height the first wins, by length the second.
rule-announcements-rank-runs--value-then-top = the one that reaches higher wins
rule-announcements-rank-runs--length-then-top = the longer wins, and then the higher
rule-announcements-equal = Tied announcements
    .about = What happens when the best announcements of both sides are equal, for example two tierces up to the { rank-K }. Some houses let trumps decide, some the player who came first, and in others nobody scores.
rule-announcements-equal--trump-then-none = the one in trumps wins; if neither is, nobody
rule-announcements-equal--none = nobody scores theirs
rule-announcements-equal--first-speaker = whoever played first wins
rule-announcements-when-lost = Announcements when lost
    .about = Who writes the valid announcements when the taker fails. For example, you take with a tierce and lose: those 20 go to the defence or stay yours.
rule-announcements-when-lost--to-defence = all of them go to the defence
rule-announcements-when-lost--kept = they stay where they were
rule-announcements-when-capot = Announcements after a capot
    .about = Whether the side that wins every trick also takes the other side’s valid announcements. For example, you win them all and your opponents had a fifty: they keep it, or it becomes yours.
rule-announcements-when-capot--kept = they stay where they were
rule-announcements-when-capot--to-winner = the side with every trick takes the other’s too

## Score

rule-score-contract = Making the contract
    .about = What the taker’s side has to total, belote and announcements included. For example, you bid 80 and make 80 against 82: if reaching the bid is enough, you have made it; if you must beat the defence as well, you have not.
rule-score-contract--majority = total more than the defence
rule-score-contract--bid = reach the bid
rule-score-contract--bid-and-majority = reach the bid and total more than the defence
rule-score-tie = Tied points
    .about = What happens if both sides total the same when the taker needed more. For example, 81 each: with a reserve, the defence writes 81 and the other 81 go to whoever wins the next deal that is not a tie.
rule-score-tie--held = dispute: the taker’s points wait in reserve
rule-score-tie--lost = the taker loses
rule-score-tie--made = each side writes its own
rule-score-made = Points for making it
    .about = What the taker’s side writes when it makes the contract. You bid 90 and make 100: that is 100, 190 or 90, depending on the house; the defence writes its own points, but only its belote and announcements where the bid alone counts.
rule-score-made--points = the points made
rule-score-made--points-bid = the points made plus the bid
rule-score-made--bid = the bid alone, with belote and announcements
rule-score-lost = Points for a lost contract
    .about = What the defence writes for tricks when the taker fails and is left with 0. Where the bid counts it is added: with 160 and a bid of 90, 250.
rule-score-lost-capot = Capot by the defence
    .about = Whether the defence writes more when the taker fails without a single trick. For example, 252 for the capot instead of 162, or 162 all the same.
rule-score-lost-capot--capot = it writes what a capot is worth
rule-score-lost-capot--same = the same as for any lost contract
rule-score-doubles = Double and redouble factors
    .about = What a double and a redouble multiply by. With [2, 4], by two and by four; with [2, 3], by two and by three.
rule-score-double-scope = What a double multiplies
    .about = Which part of a doubled contract is multiplied. With 160 for the contract and a bid of 90, everything doubled is (160 + 90) × 2 = 500; the bid alone, 160 + 90 × 2 = 340.
rule-score-double-scope--all = all of it: contract, bid, announcements, belote
rule-score-double-scope--bid = the bid alone
rule-score-doubled-capot = Capot when doubled
    .about = What you gain by winning every trick of a doubled contract. With a bid of 90 and everything doubled, (250 + 90) × 2 = 680, or else (160 + 90) × 2 + 100 = 600.
rule-score-doubled-capot--250 = 250 instead of 160
rule-score-doubled-capot--plus-100 = 100 more, after multiplying
rule-score-capot-bid = Worth of a capot bid
    .about = What bidding capot is worth. Made, it is 252 + 250 = 502, or 500 in all; lost, the defence writes 160 + 250 = 410, or 500 again.
rule-score-capot-bid--points-250 = 250 as the bid, on top of the points
rule-score-capot-bid--flat-500 = 500 in all to whoever wins it
rule-score-rounding = Rounding of points
    .about = Whether what each side writes is rounded to tens, for example 84 to 80. It never decides whether the contract is made, and points in reserve wait unrounded.
rule-score-rounding--none = no rounding
rule-score-rounding--nearest-10 = to the nearest ten, and 85 goes up to 90
rule-score-rounding--nearest-10-down = to the nearest ten, and 85 goes down to 80

## Match

rule-match-end = End of the match
    .about = When the match is over. For example, once a side has 1000 points, or after 12 deals, and the higher side wins.
rule-match-end--target = when a side has the points set
rule-match-end--deals = after a fixed number of deals
rule-match-target = Points to win
    .about = How many points you play to, for example 1000. If both sides get there in the same deal the higher one wins; if they are equal, a deciding deal is played.
rule-match-reach = Reaching or passing
    .about = Whether having exactly the points is enough. Playing to 1000, you win with 1000 exactly, or you need at least 1001.
rule-match-reach--reach = reaching them exactly is enough
rule-match-reach--pass = you must pass them, if only by one
rule-match-deals = Number of deals
    .about = How many deals a match has when the number is fixed, for example 12. Equal at the end is a draw, and points still in reserve belong to nobody.
rule-match-win-on-extras = Winning on extras
    .about = Whether you can win in a deal where you write only belote or announcements. For example, playing to 2000 you have 1990, you lose the contract but keep the 20 for belote: with 2010 you win, or you have to write something else in a later deal.
rule-match-win-on-extras--true = belote or announcements alone can win
rule-match-win-on-extras--false = belote or announcements alone cannot win
rule-match-streak = Winning streak
    .about = Whether matches won in a row make a streak. Each is worth 10,000 plus the margin and raises your opponent’s level, up to 4; a loss or a draw ends it.
rule-match-streak--true = wins in a row make a streak
rule-match-streak--false = each match counts on its own

## Presets

preset-cafe = Café belote
    .about = The classic game with announcements, declared with your first card; for a table that likes a bit more spice.
preset-decouverte = Open belote
    .about = For two and without a stock: each plays 16 cards, six in the hand and ten on the table, and nearly everything can be seen.
preset-duel = Duel
    .about = For two: you draw from the stock, play what you like until it runs out, and wins in a row make a streak.
preset-ffb-classic = Classic belote
    .about = The French federation’s game: a turned card, no announcements, ties held in reserve, and 1000 points to win; the best one to start with.
preset-ffb-classic-sa-ta = Classic belote with SA and TA
    .about = The classic game, but in the second round you may also take no trumps (SA) or all trumps (TA); for those who know it well and want more variety.
preset-ffb-coinche = Federation coinche
    .about = Bidding without a ceiling, doubling, announcements, no trumps and all trumps, to 2000 points; for those who want coinche in full.
preset-ffb-contree = Contrée
    .about = Bids up to 160 or capot, no announcements, and reaching your bid is enough; for those who like bidding best.
preset-house-coinche = Home coinche
    .about = Family coinche: the four suits only, announcements that count by themselves, and a double that multiplies only the bid.
preset-reserva = Belote with a reserve
    .about = Belote with announcements, where the points of a tie wait in reserve and equal announcements are nobody’s; for those who learnt it that way in Spain.
preset-three-handed = Three-handed belote
    .about = For when one player is missing: each for themselves, eight cards stay out, and the taker has to total more than the other two together.
preset-zone = Online belote
    .about = The game played against the computer: announcements count by themselves, points are rounded and a revoke loses the deal; for quick matches.
