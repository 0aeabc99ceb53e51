# Advice with reasons, and a game looked at again.

## Who sits where, seen from one's own seat

review-seat-partner = your partner
review-seat-right = the player on your right
review-seat-left = the player on your left
review-seat-rival = your opponent

## How the recommended choice stands to the others
## $other, $others: cards with their article, or calls in quotes.

review-verdict-always = It is right whatever the others hold.
review-verdict-all-equal = Here it makes little difference.
review-verdict-equal = It comes to much the same as { $others }.
review-verdict-several = { $count } other choices are nearly as good.
review-verdict-slight =
    By a little: with { $other }, { $points ->
        [1] one point
       *[other] { $points } points
    } less.
review-verdict-better =
    It is the best: with { $other }, { $points ->
        [1] one point
       *[other] { $points } points
    } less.
review-verdict-clear =
    The best by far: with { $other }, { $points ->
        [1] one point
       *[other] { $points } points
    } less.

## Why: $fact is one of the two messages "review-fact", $share a percentage

review-fact-card =
    { $who } { $holds ->
        [yes] has
       *[no] does not have
    } { $what }
review-fact-suit =
    { $who } { $holds ->
        [yes] has
       *[no] has no
    } { $what }
review-contrast =
    In { $share }% of the deals that fit what has been seen, { $fact }: there { $best } brings { $gain ->
        [1] one point
       *[other] { $gain } points
    } more than { $other }; { $rest ->
        [same] in the others, the same
        [more] in the others, { $otherwise } more
       *[less] in the others, { $otherwise } less
    }.
review-chance =
    { $ours ->
        [yes] The contract is made
       *[no] The other side’s contract is made
    } in { $share }% of the deals.
review-typical = A typical deal:
review-typical-hand = { $who }: { $cards }

## Advice

review-preparing = Thinking about the hint. The first time takes a little longer.
review-nothing = There is nothing to decide.
review-for-seat = It is the turn of seat { $seat }.
review-do = { $what }.
review-column-choice = choice
review-column-value = points
review-column-loss = loses
review-column-made = contract
review-worlds =
    { $complete ->
        [yes] All possible deals were looked at: { $count }.
       *[no] { $count } deals that fit what has been seen were looked at.
    } “Points” is the average lead over the other side in this deal.

## A game looked at again

review-progress = Looking again
review-where-auction = Deal { $deal }, auction, { $who }: { $chosen }
review-where-play = Deal { $deal }, trick { $trick }, { $who }: { $chosen }
review-told-good = Well played.
review-told-small =
    Nearly the best: with { $best }, { $points ->
        [1] one point
       *[other] { $points } points
    } more.
review-told-mistake =
    A mistake: it costs { $points ->
        [1] one point
       *[other] about { $points } points
    }. Better: { $best }.
review-told-blunder = A costly mistake: about { $points } points. Better: { $best }.
review-told-luck = Good play, bad luck: as the cards lay, { $best } brought { $points } points more, but nobody could know.
review-told-revoke = A revoke: this card was not allowed, and it costs the deal.
review-told-silent =
    { $what } was not said: { $points ->
        [1] one point
       *[other] { $points } points
    }.
review-summary =
    { $decisions ->
        [1] One decision
       *[other] { $decisions } decisions
    } with a choice. { $mistakes ->
        [0] No mistake
        [1] One mistake
       *[other] { $mistakes } mistakes
    }; well played but unlucky: { $unlucky }.
review-three = What mattered most:
review-all = One by one:
