# Why the computer would do it: the idea behind a hint.

## The auction
idea-take-with-jack = With the { $deck ->
        [spanish] sota
       *[french] jack
    } of trumps and more trumps behind it, taking is worth it.
idea-take-with-nine = With the { $deck ->
        [spanish] 6
       *[french] nine
    } of trumps and more trumps behind it, taking is worth it.
idea-take-on-length = You have enough trumps and aces to win more than half of the points.
idea-take-with-masters = With high trumps and aces you can be master: taking is worth it.
idea-must-name = You may not pass any more: this is the suit in which your hand is worth most.
idea-bid-expected-points = It is about what this hand can win with that trump.
idea-support-partner = Your partner has bid and you can help: the contract belongs to you both.
idea-outbid = You can win more than the other side has said: bid higher.
idea-bid-capot = With these cards you can win every trick.
idea-double-on-tricks = You have more than enough sure tricks to keep them below their bid.
idea-redouble-with-extra = The contract is safe, and this makes it worth more.
idea-enough-is-bid = Your side has said enough: bidding higher is a risk with nothing to gain.
idea-weak-hand = The hand is weak: a lost contract gives all the points away.
idea-watch-score = Look at the score: at this point of the match it is what serves you.
idea-defend = With this hand you win more in defence than by taking.

## The play
idea-only-card = You have no other card that may be played.
idea-draw-trumps = Draw the trumps: those that fall now can no longer trump your aces.
idea-cash-master = Nobody has a higher one of that suit: collect its points before somebody runs out of it.
idea-lead-for-ruff = Somebody on your side is running out of that suit and can trump it.
idea-lead-low = Lead a card that gives little away and keep the good ones.
idea-keep-master = Keep the sure card for the last trick, which is worth ten more.
idea-load-partner = The trick will be your partner’s: put points on it.
idea-leave-trick-to-partner = The trick is your partner’s already: waste nothing good.
idea-cheapest-winner = It wins the trick, and it is the card that costs least.
idea-trump-cheaply = Trump with the lowest that serves and keep the big ones.
idea-save-ten = Keep the { $deck ->
        [spanish] 7
       *[french] ten
    }: here you would lose it; it is worth more once the ace is gone.
idea-smallest-on-lost-trick = This trick is lost: give the card that is worth least.
idea-catch-cheaply = While nobody has to follow suit, you catch those points cheaply.
idea-save-for-the-end = Keep the big trumps for the last tricks, when the stock is gone and suit must be followed.
idea-lead-trump = Lead a trump: each one that falls is one ruff less for the taker’s side.
idea-return-suit = Return the suit your partner led: there is something in it.
idea-give-up-high = This one can no longer be saved: play it while it can still be of use.
idea-win-high = Win the trick and do not save the big card: later it would be worth less.
idea-keep-the-rest = Let this one go and keep the others: you will need them more.
