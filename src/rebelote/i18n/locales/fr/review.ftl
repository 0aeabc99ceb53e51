# Advice with reasons, and a game looked at again.

## Who sits where, seen from one's own seat

review-seat-partner = ton partenaire
review-seat-right = ton voisin de droite
review-seat-left = ton voisin de gauche
review-seat-rival = ton adversaire

## How the recommended choice stands to the others
## $other, $others: cards with their article, or calls in quotes.

review-verdict-always = C’est le bon choix, quelles que soient les mains des autres.
review-verdict-all-equal = Ici, il n’y a guère de différence.
review-verdict-equal = Cela revient au même que { $others }.
review-verdict-several = { $count } autres choix sont presque aussi bons.
review-verdict-slight =
    De peu : avec { $other }, { $points ->
        [1] un point
       *[other] { $points } points
    } de moins.
review-verdict-better =
    C’est le mieux : avec { $other }, { $points ->
        [1] un point
       *[other] { $points } points
    } de moins.
review-verdict-clear =
    Le mieux, de loin : avec { $other }, { $points ->
        [1] un point
       *[other] { $points } points
    } de moins.

## Why: $fact is one of the two messages "review-fact", $share a percentage

review-fact-card =
    { $who } { $holds ->
        [yes] a
       *[no] n’a pas
    } { $what }
review-fact-suit =
    { $who } { $holds ->
        [yes] a une carte à
       *[no] n’a aucune carte à
    } { $what }
review-contrast =
    Dans { $share } % des donnes qui vont avec ce qu’on a vu, { $fact } : là, { $best } rapporte { $gain ->
        [1] un point
       *[other] { $gain } points
    } de plus que { $other } ; { $rest ->
        [same] dans les autres, autant
        [more] dans les autres, { $otherwise } de plus
       *[less] dans les autres, { $otherwise } de moins
    }.
review-chance =
    { $ours ->
        [yes] Le contrat passe
       *[no] Le contrat adverse passe
    } dans { $share } % des donnes.
review-typical = Une donne typique :
review-typical-hand = { $who } : { $cards }

## Advice

review-preparing = Je réfléchis au conseil. La première fois, c’est un peu plus long.
review-nothing = Il n’y a rien à décider.
review-for-seat = C’est à la place { $seat } de jouer.
review-do = { $what }.
review-column-choice = choix
review-column-value = points
review-column-loss = perd
review-column-made = contrat
review-worlds =
    { $complete ->
        [yes] Toutes les donnes possibles ont été regardées : { $count }.
       *[no] { $count } donnes qui vont avec ce qu’on a vu ont été regardées.
    } « Points » : l’avance moyenne sur l’autre camp dans cette donne.

## A game looked at again

review-progress = Relecture
review-where-auction = Donne { $deal }, enchères, { $who } : { $chosen }
review-where-play = Donne { $deal }, pli { $trick }, { $who } : { $chosen }
review-told-good = Bien joué.
review-told-small =
    Presque le mieux : avec { $best }, { $points ->
        [1] un point
       *[other] { $points } points
    } de plus.
review-told-mistake =
    Une erreur : elle coûte { $points ->
        [1] un point
       *[other] environ { $points } points
    }. Mieux : { $best }.
review-told-blunder = Une erreur coûteuse : environ { $points } points. Mieux : { $best }.
review-told-luck = Bien joué, pas de chance : vu les cartes, { $best } rapportait { $points } points de plus, mais on ne pouvait pas le savoir.
review-told-revoke = Renonce : cette carte était interdite, et elle coûte la donne.
review-told-silent =
    Il manquait { $what } : { $points ->
        [1] un point
       *[other] { $points } points
    }.
review-summary =
    { $decisions ->
        [1] Une décision
       *[other] { $decisions } décisions
    } avec un choix. { $mistakes ->
        [0] Aucune erreur
        [1] Une erreur
       *[other] { $mistakes } erreurs
    } ; bien jouées sans chance : { $unlucky }.
review-three = Ce qui a le plus compté :
review-all = Une par une :
