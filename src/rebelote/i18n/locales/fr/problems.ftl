# Why an action, a record or a rules file is refused.

## Cards: the obligation, the card that causes it, and the cards that satisfy it.
problem-must-follow = Tu dois fournir à { $suit }, la couleur demandée ({ $cause }) : tu peux jouer { $cards }.
problem-must-raise =
    Tu dois monter sur { $cause } de { $by ->
        [partner] ton partenaire
       *[opponent] ton adversaire
    } : tu peux jouer { $cards }.
problem-must-trump = Tu n’as pas de { $suit } : tu dois couper. Tu peux jouer { $cards }.
problem-must-overtrump =
    Tu dois surcouper { $cause } de { $by ->
        [partner] ton partenaire
       *[opponent] ton adversaire
    } : tu peux jouer { $cards }.
problem-must-undertrump =
    Tu ne peux pas monter sur { $cause } de { $by ->
        [partner] ton partenaire
       *[opponent] ton adversaire
    }, mais tu dois pisser : tu peux jouer { $cards }.
problem-undertrump-forbidden =
    Il est interdit de pisser sous { $cause } de { $by ->
        [partner] ton partenaire
       *[opponent] ton adversaire
    } : défausse-toi. Tu peux jouer { $cards }.
problem-not-held = Tu n’as pas { $card } en main.
problem-face-down = { $card } est face cachée : elle se jouera une fois découverte.

## Words said over a card.
problem-bad-belote-word = Avec { $card }, tu ne peux pas dire « { $word } » maintenant.
problem-announcements-not-played = À cette table on ne joue pas les annonces.
problem-announcement-late = Les annonces se disent avec la première carte : c’est trop tard.
problem-announcement-not-held = Tu n’as pas toutes les cartes de cette annonce.
problem-announcement-too-short = Une suite a au moins trois cartes.
problem-announcement-worth-nothing = Ce carré-là ne vaut rien.
problem-announcement-card-twice = Une carte ne peut servir dans deux annonces.
problem-announcement-run-cut = On ne coupe pas une suite en deux.

## The auction.
problem-cannot-pass = Après deux donnes sans preneur, le donneur doit choisir une couleur.
problem-first-round-turned-suit = Au premier tour, on ne peut que prendre à { $trump } ou passer.
problem-second-round-other-suit = Au second tour, on nomme une autre couleur que { $trump }.
problem-contract-not-played = À cette table on ne joue pas { $trump }.
problem-no-bids-here = Ici on n’enchérit pas : on prend ou on passe.
problem-nothing-turned-here = Ici il n’y a pas de retourne : on enchérit ou on passe.
problem-doubling-not-played = À cette table on ne coinche pas.
problem-nothing-to-double = Il n’y a pas d’enchère adverse à coincher.
problem-nothing-to-redouble = Il n’y a pas de coinche à surcoincher.
problem-auction-frozen = On a coinché : on ne peut que passer ou surcoincher.
problem-passed-may-not-return = Qui a passé n’enchérit plus.
problem-capot-stands = Rien ne dépasse une enchère de capot.
problem-capot-not-played = À cette table on n’annonce pas le capot.
problem-bid-below-minimum = L’enchère minimale est de { $value }.
problem-bid-not-above-last = Il faut dépasser { $value }.
problem-bid-above-ceiling = L’enchère maximale est de { $value }.
problem-bid-off-step = On enchérit de { $value } en { $value }.

## When.
problem-not-in-play = C’est le moment de jouer une carte.
problem-not-in-auction = C’est le moment des enchères : on ne joue pas encore de carte.
problem-deal-over = La donne est terminée.
problem-match-over = La partie est terminée.
problem-deal-unfinished = Une donne inachevée précède la donne { $number }.
problem-wrong-dealer = C’est au siège { $expected } de donner, pas au { $seat }.

## Records.
problem-not-an-action = { $text } n’est pas une action.
problem-bad-deck = Le paquet doit avoir les 32 cartes, chacune une fois : il y a { $count } cartes, { $different } différentes.
problem-bad-hands = Chaque main doit avoir { $size } cartes, et aucune ne peut être dans deux mains.
problem-not-a-card = { $text } n’est pas une carte.
problem-not-an-object = « { $where } » doit être un objet JSON, pas { $found }.
problem-unknown-key = « { $where } » n’admet pas la clé « { $key } ».
problem-missing-key = Dans « { $where } » il manque la clé « { $key } ».
problem-wrong-type = Dans « { $where } », la clé « { $key } » doit être { $expected }, pas { $found }.
problem-wrong-format = Le format doit être « { $expected } », pas « { $found } ».
problem-wrong-seats = Il faut un texte pour chacun des { $expected } sièges.
problem-wrong-sides = « { $key } » doit donner un nombre pour chacun des { $expected } camps.
problem-wrong-tricks = Les plis doivent faire { $expected } en tout, pas { $found }.
problem-too-many = Trop d’éléments dans « { $key } » : { $most } au plus.
problem-wrong-trump = L’atout doit être S, H, D, C, SA ou TA, pas « { $found } ».
problem-wrong-bid = Un contrat de ce jeu ne peut avoir l’enchère « { $found } ».
problem-wrong-double = Le facteur « { $found } » n’est pas de ce jeu.
problem-no-such-seat = Dans « { $key } », { $found } ne convient pas : de 0 à { $most }.
problem-solve-stock = Il reste { $count } cartes à piocher ; on résout avec { $most } au plus.

## Files.
problem-streaks-broken = Le fichier des séries, « { $file } », est abîmé ; on le laisse tel quel.
problem-streaks-busy = Un autre programme occupe le fichier des séries, « { $file } ».
problem-kernel-cache = Impossible d’écrire dans le dossier du code compilé, « { $folder } » : indiques-en un autre avec NUMBA_CACHE_DIR.
problem-file-empty = « { $file } » est vide.
problem-file-not-text = « { $file } » n’est pas un texte en UTF-8.
problem-file-not-json = « { $file } » n’est ni du JSON ni du JSON Lines : erreur à la ligne { $line }. Rien n’a été lu.

## Rules.
problem-in-file = { $file }, ligne { $line } : { $text }
problem-rules-unknown-preset = Il n’y a pas de jeu « { $name } ». Il y a : { $allowed }.
problem-rules-unknown-dimension = Il n’y a pas de règle « { $name } ». On admet : { $allowed }.
problem-rules-wrong-value = « { $name } » ne peut être « { $value } ». On admet : { $allowed }.
problem-rules-missing-key = Il manque « { $name } ». On admet : { $allowed }.
problem-rules-impossible-together = On ne peut pas jouer cela ensemble : { $names }.
problem-rules-not-toml = Ce n’est pas du TOML bien écrit.
problem-rules-file-too-long = Le fichier est trop long : { $most } caractères au plus.
problem-rules-bad-name = « { $name } » ne convient pas comme nom : minuscules, chiffres et tirets, quarante caractères au plus, et pas celui d’un jeu existant.
problem-rule-code-foreign = Ce n’est pas un code de règles que cette version connaisse : il commence par { $version }.
problem-rule-code-broken = Le code de règles est incomplet ou mal recopié : sa somme ne tombe pas juste.
problem-no-such-choice = Choisis un nombre de 1 à { $most }.
problem-glossary-no-entry = Le glossaire n’a pas « { $text } ». { $near }
