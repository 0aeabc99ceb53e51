# The glossary. Each entry: the headword, .also (other words for it) and .text.
# Rank and suit words come from words.ftl and follow $deck.

## The deal

glossary-deal = deal
    .also = hand, donne, mano
    .text = A match is played in deals: the cards are dealt, somebody takes, the tricks are played and the points written down. Then the next player deals and another one begins.
glossary-dealer = dealer
    .also = the one who deals, donneur, repartidor
    .text = Whoever hands out the cards in this deal; next time it is the following player’s turn. That player, the one after the dealer, speaks first and leads to the first trick.
glossary-cut = cut
    .also = cutting the pack, coupe, corte
    .text = Before the deal another player splits the pack in two, leaving at least three cards on each side. In many homes nobody even shuffles between deals: the tricks are put together as they lie and the pack is only cut.
glossary-upcard = upcard
    .also = turned card, turn-up, la retourne
    .text = The card turned face up after the first part of the deal: its suit is offered as trumps. If it is the { rank-9 } of { suit-H } and you say “I take”, { suit-H } are trumps and that card is yours. The taker also gets it when naming another suit in the second round.
glossary-completing-the-hands = completing the hands
    .also = second deal, dealing the rest, compléter
    .text = Once somebody has taken, the dealer gives three more cards to each player, so that everyone holds eight (nine in the duel). The taker gets only two, having the upcard already. In coinche there is no need: all eight are dealt at once.
glossary-stock = stock
    .also = draw pile, talon, mazo
    .text = The cards left face down after the deal. In the duel there are fourteen, and you draw from them after every trick: first the winner, then the other player.

## The auction

glossary-to-take = take
    .also = I take, je prends, tomar
    .text = To accept the trump suit and promise, together with your partner, to win the deal: in the first round with the suit of the upcard, in the second with another that you name. With { rank-J } and { rank-9 } of that suit you already hold 34 of its 62 points: often a good moment.
glossary-to-pass = pass
    .also = I pass, je passe, paso
    .text = Not to take, and to let the next player speak. If everybody passes to the end, the deal is not played and the cards are dealt again. In coinche a player who has passed may bid later or not, depending on the house.
glossary-second-pass = second pass
    .also = deux, dos, pass again
    .text = Passing in the second round. Players in France say “deux” (two): first “je passe”, then “deux”.
glossary-taker = taker
    .also = declarer, preneur, tomador
    .text = The player who took, or who made the highest bid. Taker and partner have to make the contract; the other two defend.
glossary-second-round = second round
    .also = second turn, deuxième tour, segunda vuelta
    .text = If nobody wants the suit of the upcard, all speak once more in the same order, and now you may take with any other suit. For example, the upcard is a { rank-T } of { suit-C }, everyone passes, and you say “I take { suit-H }”. In some houses no trumps and all trumps may be named too.
glossary-contract = contract
    .also = what was bid, contrat, contrato
    .text = What the taker promises to do. In belote, to total more points than the defence; in coinche, to reach at least the number bid and, depending on the house, to beat the defence as well.
glossary-bid = bid
    .also = call, enchère, puja
    .text = A number and a trump said aloud: “90 { suit-H }” promises at least 90 points with that suit. Bidding starts at 80 and goes up by ten or more; each bid has to beat the last, and some rules set a ceiling of 160 while others have none.
glossary-capot-bid = capot bid
    .also = slam bid, capot annoncé, puja de capote
    .text = A promise that your side will win every trick. It stands above every number and nobody can outbid it. Depending on the house it is worth 250 on top of the points of the deal, or 500 in all.
glossary-coinche = double
    .also = coinche, coinché, doubling, coinchar
    .text = To say, at your turn, that the other side will not make its bid. The bidding stops there and the contract is worth twice as much to whoever wins. Depending on the house everything is doubled, or only the bid.
glossary-contre = contre
    .also = double, je contre, contrar
    .text = The same as coinche, under the name it has in contrée: doubling the other side’s bid because you think it will fail. If they feel sure of it, they may redouble.
glossary-surcoinche = redouble
    .also = surcoinche, surcoinché, surcontre, recoinchar
    .text = The answer of a doubled side that feels sure of winning: the contract is now worth four times as much, or three in some houses. After that nobody speaks: you play.
glossary-no-trump = no trumps
    .also = sans atout, SA, sin triunfo
    .text = A contract in which no suit beats the others: the highest card of the suit led wins the trick. Each { rank-A } counts 19 points or stays at 11, depending on the rules of the table.
glossary-all-trump = all trumps
    .also = tout atout, TA, todo triunfo
    .text = A contract in which all four suits follow the trump order: in each of them the { rank-J } is highest and the { rank-9 } comes next. If you have none of the suit led you play what you like, but you cannot win the trick. The cards hold more points than usual, and depending on the house they are scaled down or counted as they are.

## Play

glossary-lead = lead
    .also = first card, entame, salida
    .text = The first card of a trick, which sets the suit the others have to follow. The player after the dealer leads to the first trick; later on, whoever won the one before.
glossary-trick = trick
    .also = pli, levée, baza
    .text = One card from each player, and the best takes them all: the highest trump or, if there is none, the highest card of the suit led. With eight cards each, a deal has eight tricks.
glossary-suit = suit
    .also = colour, couleur, palo
    .text = One of the four families in the pack: { suit-S }, { suit-H }, { suit-D } and { suit-C }, with eight cards each. Nearly always one of them is trumps and the other three are plain suits.
glossary-trump = trump
    .also = trump suit, atout, triunfo
    .text = The suit that beats the other three in this deal. Mind the order, which changes there: the { rank-J } is highest (20 points), then the { rank-9 } (14), and after them { rank-A }, { rank-T }, { rank-K }, { rank-Q }, { rank-8 } and { rank-7 }.
glossary-to-follow = follow suit
    .also = follow, fournir, asistir
    .text = To play a card of the suit that was led; if you have one, you must. If { suit-H } are led and you have a single card of that suit left, that is the one you play.
glossary-to-trump = trumping
    .also = to trump, ruff, couper, fallar
    .text = Playing a trump when you have none of the suit led. You must if you can, unless your partner is winning the trick: then, at nearly every table, you play what you like.
glossary-to-overtrump = overtrump
    .also = overruff, surcouper, contrafallar
    .text = To trump with a higher trump than the one on the table. If an opponent has trumped with the { rank-Q } and you, also out of the suit led, hold the { rank-9 } of trumps, a lower one will not do: you have to beat it.
glossary-to-undertrump = undertrump
    .also = trump underneath, pisser, fallar por debajo
    .text = To play a lower trump than the one that is winning, because you cannot beat it. Depending on the house this is required, free (any card will do) or forbidden as long as you hold anything else.
glossary-to-raise = play higher
    .also = raise, go over, monter, montar
    .text = When trumps are led, to play one that is higher than the best on the table, if you have it. With the { rank-9 } on the table and the { rank-J } in your hand, the { rank-J } has to come out. Usually you go over your partner’s card too, though some houses let you off.
glossary-to-discard = discard
    .also = throw away, se défausser, descartarse
    .text = To play a card of another suit, not a trump, when you cannot follow and need not trump. It can never win the trick: get rid of a worthless card or, if your partner is winning, give away a { rank-T }.
glossary-master = master
    .also = winning card, maître, mandar
    .text = You are master while you are winning the trick; a card is master when nothing left can beat it in its suit. In a plain suit, for example, once the { rank-A } has gone the { rank-T } is master.
glossary-partner-winning = partner winning
    .also = the trick is ours, partenaire maître, el compañero va ganando
    .text = If you have none of the suit led and your partner is winning the trick, you generally need not trump: play what you like, best of all some points, such as a { rank-T }. Some houses limit this freedom or do not grant it.
glossary-defence = defence
    .also = defenders, défense, defensa
    .text = The side that did not take. It is enough for it that the taker fails: then it writes down all the points of the deal.
glossary-revoke = revoke
    .also = renounce, renonce, renuncio
    .text = Playing a card the rules do not allow, for instance not following suit when you could. Depending on the house you take the card back and play another, or your side loses the deal.

## Announcements

glossary-announcement = announcement
    .also = declaration, meld, annonce, cante
    .text = Cards in your hand that score apart from the tricks: three or more in a row in one suit, or four of a kind. You declare them with your first card and show them as the second trick begins; only the side with the best one scores its announcements. Not every table plays with them.
glossary-run = run
    .also = sequence, suivi, escalera
    .text = Three or more cards in a row in the same suit: three count 20, four 50, five or more 100. The order is always { rank-7 }, { rank-8 }, { rank-9 }, { rank-T }, { rank-J }, { rank-Q }, { rank-K }, { rank-A }, in trumps as well.
glossary-tierce = tierce
    .also = run of three, twenty, tercera
    .text = Three cards in a row in the same suit, worth 20 points. For example { rank-T }, { rank-J } and { rank-Q } of { suit-S }.
glossary-cinquante = fifty
    .also = run of four, cinquante, cincuenta
    .text = Four cards in a row in the same suit, worth 50 points. For example { rank-9 }, { rank-T }, { rank-J } and { rank-Q } of { suit-H }.
glossary-cent = hundred
    .also = run of five, cent, quinte, cien
    .text = Five or more cards in a row in the same suit, worth 100 points. For example { rank-T }, { rank-J }, { rank-Q }, { rank-K } and { rank-A } of { suit-C }.
glossary-carre = four of a kind
    .also = carré, square, cuatro iguales
    .text = All four cards of one rank. Four { rank-J }s count 200 and four { rank-9 }s 150; { $deck ->
        [spanish] four ases, 7s, reyes or caballos
       *[french] four aces, tens, kings or queens
    } count 100; { rank-8 }s and { rank-7 }s nothing. In no trumps some houses change these values.
glossary-comparison-of-announcements = comparing announcements
    .also = which announcement wins, comparaison des annonces, comparación de cantes
    .text = The best announcement of each side is compared, and only the winning side scores its own. Value comes first; at equal value four of a kind beats a run, and of two runs the one that reaches higher normally wins. If they are still equal it depends on the house: the one in trumps, the one declared first, or nobody.
glossary-belote = belote
    .also = { rank-K } and { rank-Q } of trumps, belote and rebelote
    .text = Holding { rank-K } and { rank-Q } of trumps in one hand, worth 20 points. You say “belote” as you play the first of the two and “rebelote” with the second; where the words are required, forgetting them costs you the 20.
glossary-rebelote = rebelote
    .also = second half of the belote, and rebelote
    .text = The word that completes the belote, said with the second card of the pair. If you played the { rank-Q } of trumps saying “belote”, later you play the { rank-K } and say “rebelote”. Depending on the house the order is free, or the { rank-K } has to come first.

## Counting

glossary-last-trick = last trick
    .also = ten for the last, dix de der, diez de últimas
    .text = The 10 extra points for winning the last trick. With them a deal comes to 162 points: 152 in the cards and 10 for the last.
glossary-capot = capot
    .also = slam, every trick, capote
    .text = Winning every trick of the deal. The side that does it counts 252 points (250 in some houses) instead of 162, and the other side gets nothing for tricks.
glossary-lost-contract = lost contract
    .also = set, inside, dedans, dentro
    .text = The taker has failed: that side writes 0 for its tricks and the defence writes 162, or in coinche 160 and usually the bid as well. Depending on the house, the belote and the announcements stay with those who held them or go to the defence.
glossary-tie = tie
    .also = dispute, litige, empate
    .text = Both sides have the same total, for example 81 each. In classic belote the defence writes its points and the taker’s wait in reserve; at other tables the taker loses, or each side writes what it made.
glossary-reserve = reserve
    .also = held points, remise en jeu, reserva
    .text = The taker’s points, put aside after a tie. They go to whoever wins the next deal that is not tied; two ties in a row add up.
glossary-deciding-deal = deciding deal
    .also = deciding hand, donne décisive, mano decisiva
    .text = The extra deal played when both sides have reached the target with the same total, for example 1040 each. If both are there with different totals there is no need: the higher one wins.
glossary-rounding = rounding
    .also = rounding off, arrondi, redondeo
    .text = Writing whole tens instead of single points: 84 becomes 80 and 86 becomes 90; 85 goes up or down depending on the house, and many do not round at all. It never decides whether the contract was made.
glossary-two-columns = us and them
    .also = the two columns, the score sheet, nous et eux, nosotros y ellos
    .text = The score sheet has two columns, one for each side: “us” and “them”. After each deal you write in both and add up; the first side to reach the target wins, often at 1000.

## Cards

glossary-ace = { rank-A }
    .also =
        { $deck ->
            [spanish] ace, A, one
           *[french] A, as, one
        }
    .text = The highest card of a plain suit, worth 11 points. In trumps it counts the same, but the { rank-J } and the { rank-9 } beat it. The French deck calls it ace (A), the Spanish deck as (1).
glossary-king = { rank-K }
    .also =
        { $deck ->
            [spanish] king, K, roi
           *[french] K, rey, roi
        }
    .text = Worth 4 points, trump or not; together with the { rank-Q } of trumps it makes the belote. It is the king (K) of the French deck and the rey (12) of the Spanish deck.
glossary-queen =
    { $deck ->
        [spanish] caballo
       *[french] queen
    }
    .also =
        { $deck ->
            [spanish] queen, Q, dame
           *[french] Q, caballo, dame, dama
        }
    .text = Worth 3 points, trump or not; together with the { rank-K } of trumps it makes the belote. It is the queen (Q) of the French deck and the caballo, a horseman (11), of the Spanish deck.
glossary-jack =
    { $deck ->
        [spanish] sota
       *[french] jack
    }
    .also =
        { $deck ->
            [spanish] jack, J, valet
           *[french] J, sota, valet, jota
        }
    .text = The strongest trump, worth 20 points; in a plain suit it counts only 2. It is the jack (J) of the French deck and the sota (10) of the Spanish deck.
glossary-ten =
    { $deck ->
        [spanish] 7
       *[french] ten
    }
    .also =
        { $deck ->
            [spanish] ten, dix, diez
           *[french] Spanish seven, dix, diez
        }
    .text = Worth 10 points, and in a plain suit only the { rank-A } beats it. It is the 10 of the French deck; in the Spanish deck the 7 takes its place.
glossary-nine =
    { $deck ->
        [spanish] 6
       *[french] nine
    }
    .also =
        { $deck ->
            [spanish] nine, neuf, nueve
           *[french] Spanish six, neuf, nueve
        }
    .text = The second-best trump, behind the { rank-J }, worth 14 points; in a plain suit it counts nothing. It is the 9 of the French deck; in the Spanish deck the 6 takes its place.
glossary-spades =
    { $deck ->
        [spanish] espadas
       *[french] spades
    }
    .also =
        { $deck ->
            [spanish] spades, pique, picas
           *[french] espadas, pique, picas
        }
    .text = One of the four suits: spades (♠) in the French deck, espadas (swords) in the Spanish deck.
glossary-hearts =
    { $deck ->
        [spanish] copas
       *[french] hearts
    }
    .also =
        { $deck ->
            [spanish] hearts, cœur, corazones
           *[french] copas, cœur, corazones
        }
    .text = One of the four suits: hearts (♥) in the French deck, copas (cups) in the Spanish deck.
glossary-diamonds =
    { $deck ->
        [spanish] oros
       *[french] diamonds
    }
    .also =
        { $deck ->
            [spanish] diamonds, carreau, diamantes
           *[french] oros, carreau, diamantes
        }
    .text = One of the four suits: diamonds (♦) in the French deck, oros (gold coins) in the Spanish deck.
glossary-clubs =
    { $deck ->
        [spanish] bastos
       *[french] clubs
    }
    .also =
        { $deck ->
            [spanish] clubs, trèfle, tréboles
           *[french] bastos, trèfle, tréboles
        }
    .text = One of the four suits: clubs (♣) in the French deck, bastos (cudgels) in the Spanish deck.

## Games

glossary-belote-game = belote (the game)
    .also = classic belote, French belote, four-handed belote
    .text = One of the best-loved card games in France: two teams of two, 32 cards and a trump suit settled by the upcard.
glossary-coinche-game = coinche (the game)
    .also = belote coinchée, coinchée, belote with bidding
    .text = Belote with bidding: there is no upcard, all eight cards are dealt, and the teams bid points and a trump. If you do not believe the other side’s bid you double it, and it counts twice.
glossary-contree = contrée
    .also = belote contrée, contree, contra
    .text = A close cousin of coinche, also with bidding: to double, you say “je contre”. It is usually played without announcements and with a ceiling of 160, and reaching the bid is enough.
glossary-decouverte = découverte
    .also = open belote, belote découverte, belote descubierta
    .text = Belote for two with nearly everything in view: each plays 16 cards, six in the hand and ten on the table, half of those hidden under the others (or all 16 on the table). A hidden card is turned once the one above it has been played. The dealer’s last face-up card offers the trump suit and stays where it is.
glossary-duel = duel
    .also = belote for two, head to head, duelo
    .text = Belote for two with a stock. While there are cards left to draw you may play any card; when they are gone, the last nine tricks are played with the usual duties: follow suit, trump and play higher.
glossary-streak = streak
    .also = wins in a row, série, racha
    .text = Duels won one after another. Each win makes the streak longer and raises your opponent’s level, up to 4; a loss or a draw ends it and you start again.
