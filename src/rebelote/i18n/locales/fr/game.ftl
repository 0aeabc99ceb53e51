# The match in the terminal.

## Help of `rebelote play`


## Before the match

play-which-language = Idioma · Langue · Language [{ $usual }]:
play-language-name = Français
play-which-game = À quoi joue-t-on ?
play-continue = Reprendre la partie enregistrée : { $game }, donne { $number } ({ $score })
play-change-language = Pour changer de langue ({ $language }), tape es, fr ou en.
play-change-deck = Pour changer de cartes ({ $cards }), tape jqk, vdr ou spanish.
play-change-level = Pour changer de niveau ({ $level }), tape { $levels }.
play-preparing = Les joueurs se préparent. La première fois, c’est un peu plus long.
play-game-prompt = Un numéro, ou Entrée pour { $usual } :
play-not-a-game = Tape un numéro de 1 à { $most }.
play-about-ffb-classic = celle de la fédération, sans annonces
play-about-cafe = la classique, avec annonces
play-about-zone = annonces comptées seules ; la renonce se paie
play-about-reserva = avec annonces ; à égalité, aucune ne vaut
play-about-ffb-classic-sa-ta = aussi sans atout et tout atout
play-about-ffb-coinche = avec enchères et annonces, en 2000
play-about-ffb-contree = avec enchères, sans annonces, en 2000
play-about-house-coinche = tout est automatique, couleurs seulement
play-about-duel = à deux, en piochant dans le talon
play-about-decouverte = à deux, des cartes ouvertes sur la table
play-about-three-handed = chacun pour soi
play-settings-broken = Le fichier des préférences est illisible. Je le mets de côté dans { $aside } et je recommence.
play-file-broken = Impossible de lire la partie { $file } : je la laisse telle quelle. { $why }

## The table

play-contract-trump = Atout : { $trump }
play-contract-taker =
    { $me ->
        [yes] tu prends
       *[no] { $who } prend
    }
play-contract-bid = { $points } points
play-contract-capot = capot
play-contract-doubled = coinché ×{ $factor }
play-contract-redoubled = surcoinché ×{ $factor }
play-header-deal = donne { $number }
play-header-held = réserve { $points }
play-header-tricks = Plis { $tricks }
play-header-turned = Enchères : on propose { $suit }
play-header-second-round = Enchères, second tour : autre couleur que { $suit }
play-header-bidding = Enchères : rien encore
play-header-bid =
    Enchères : { $me ->
        [yes] tu as dit
       *[no] { $who } a dit
    } { $bid }
play-mark-dealer =
    { $me ->
        [yes] donnes
       *[no] donne
    }
play-mark-leader =
    { $me ->
        [yes] entames
       *[no] entame
    }
play-mark-taker =
    { $me ->
        [yes] prends
       *[no] prend
    }
play-stock = Talon : { $count }
play-other-cards = en main et cachées : { $count }
play-the-turned = la retourne

## What happens

play-draw = On tire une carte pour savoir qui donne. { $cards }.
play-draw-card = { $who } : { $card }
play-draw-lowest =
    La plus basse donne : { $me ->
        [yes] c’est à toi de donner.
       *[no] c’est à { $who } de donner.
    }
play-first-dealer =
    { $me ->
        [yes] Tu donnes en premier.
       *[no] { $who } donne en premier.
    }
play-new-deal =
    Donne { $number }. { $me ->
        [yes] Tu distribues.
       *[no] { $who } distribue.
    }
play-standing = Donne { $number }. { $score }.
play-reserve-waits = { $points } points en réserve attendent qui gagnera cette donne.
play-turned = La retourne : { $card }. On propose { $suit }.
play-said = { $who } : « { $what } ».
play-quoted = « { $what } »
play-contract-settled = { $contract }.
play-hands-completed = On complète les mains.
play-plays =
    { $me ->
        [yes] Tu joues { $card }.
       *[no] { $who } joue { $card }.
    }
play-announces =
    { $me ->
        [yes] Tu annonces
       *[no] { $who } annonce
    } { $what } ({ $points }).
play-shows =
    { $me ->
        [yes] Tu montres
       *[no] { $who } montre
    } { $what }.
play-announcements-count = Les annonces valent { $points } points pour { $side }.
play-announcements-nobody = Annonces à égalité : elles ne valent pour personne.
play-trick-won =
    { $me ->
        [yes] Le pli est à toi
       *[no] Le pli est à { $who }
    } : { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }.
play-last-trick-won =
    { $me ->
        [yes] À toi aussi
       *[no] À { $who } aussi
    } le dix de der : { $points }.
play-draws =
    Tu pioches { $card }. { $left ->
        [0] Le talon est épuisé.
       *[other] Il reste { $left } cartes au talon.
    }
play-uncovers =
    { $me ->
        [yes] Tu découvres
       *[no] { $who } découvre
    } { $cards }.
play-last-trick = Dernier pli : { $cards }.
play-no-trick-yet = Aucun pli n’a encore été joué.

## The end of a deal

play-outcome-void = Personne ne prend : on redonne.
play-contract-was = { $contract }.
play-outcome-made = Contrat rempli.
play-outcome-lost =
    { $me ->
        [yes] Tu es dedans : contrat perdu.
       *[no] Contrat perdu : { $who } est dedans.
    }
play-outcome-litige = Litige : la défense marque ses points, ceux du preneur restent en réserve.
play-outcome-revoke = Il y a eu renonce : la donne est perdue pour { $side }.
play-all-tricks = Capot : tous les plis sont pour { $side }.
play-points-won = Points gagnés : { $points }.
play-reserve-grows = { $points } points vont en réserve ; elle en contient { $held }.
play-reserve-released = Les { $points } points de la réserve sont attribués.
play-sheet-heading = DONNE { $number }
play-sheet-title = FEUILLE DE MARQUE
play-sheet-deal = Cette donne
play-sheet-total = Total
play-sheet-held = En réserve : { $points }
play-sheet-row = { $number }. { $who }, { $trump } { $mark }
play-sheet-left-out = … { $count } avant
play-sheet-empty = Aucune donne n’est encore marquée.
play-mark-made = ✓
play-mark-lost = dedans
play-mark-litige = litige
play-mark-revoke = renonce
play-aim-reach = Gagne qui atteint { $points } points.
play-aim-pass = Gagne qui dépasse { $points } points.
play-aim-deals = La partie se joue en { $deals } donnes.
play-you-win = Tu as gagné la partie !
play-they-win = Partie gagnée par { $side }.
play-draw-match = La partie est nulle.

## Questions

play-your-hand = Tes cartes : { $cards }.
play-on-table = Sur la table : { $cards }.
play-winning =
    { $me ->
        [yes] Tu es maître.
       *[no] { $who } est maître.
    }
play-you-lead = À toi d’entamer.
play-not-now = Pas jouables maintenant : { $cards }
play-face-up = Cartes ouvertes de { $who } : { $cards }.
play-ask-call = Que dis-tu ?
play-ask-card = Quelle carte joues-tu ?
play-option-take = { $said } (atout { $suit })
play-option-second-pass = { $said } ({ $meaning })
play-more-bids = (ou tape : 120 { $suit })
play-more-bids-capot = (ou tape : 120 { $suit }, capot { $suit })
play-key-line = { $hint } conseil · { $why } 3 pourquoi pas ? · { $last } dernier pli · { $sheet } marque · { $help } aide · { $quit } quitter
play-go-on = Entrée pour continuer
play-go-back = Entrée pour revenir
play-say-word = Dis-tu « { $word } » ? [O/n]
play-announce = Tu peux annoncer { $what }. L’annonces-tu ? [O/n]
play-revoke-sure = Jouer { $card } est une renonce : si on la voit, tu perds la donne. La joues-tu ? [o/N]
play-revoke-taken-back = Bien : choisis une autre carte.
play-hint = Conseil : { $what }. { $idea }
play-hint-enter = (Encore Entrée pour le faire.)
play-why-in-play = « Pourquoi pas ? » se demande pour une carte, pendant le jeu.
play-why-which = Quelle carte ? Par exemple : { $key } 3
play-why-allowed = { $card } peut être jouée.
play-not-call = Je ne comprends pas « { $typed } ». Tape le numéro de ce que tu dis, ou { $help } pour l’aide.
play-not-card = Je ne comprends pas « { $typed } ». Tape le numéro de la carte, ou { $help } pour l’aide.
play-another = Une autre partie ? [o/N]
play-saved = Partie enregistrée. Pour la reprendre : { $command }
play-cannot-save = Impossible d’enregistrer la partie dans { $file } : { $why }.

## What one may type: the first is the one shown

play-keys-help = ?, aide, help
play-keys-hint = c, conseil, hint, i
play-keys-why = p, pourquoi pas, pourquoi, why, w, n
play-keys-last = d, dernier pli, pli, last, l
play-keys-sheet = f, feuille, marque, points, sheet, s
play-keys-quit = q, quitter, quit, fin, exit
play-calls-pass = je passe, passe, pass, deux
play-calls-take = je prends à, je prends, prends, take, t
play-calls-coinche = coinché, coinche, je coinche, contre, je contre, double
play-calls-surcoinche = surcoinché, surcoinche, je surcoinche, surcontre, redouble
play-calls-capot = capot, cap
play-yes = o, oui, y, yes, s, si
play-no = n, non, no
play-letter-S =
    { $deck ->
        [spanish] E
       *[french] P
    }
play-letter-H =
    { $deck ->
        [spanish] C
       *[french] C
    }
play-letter-D =
    { $deck ->
        [spanish] O
       *[french] K
    }
play-letter-C =
    { $deck ->
        [spanish] B
       *[french] T
    }
play-short-S = espa
play-short-H = copa
play-short-D = oros
play-short-C = bast
play-help-text =
    COMMENT JOUER

    La carte     Tape son numéro ou son nom : 3, { $card }, { $name }.
    Pour parler  Le numéro de la liste, ou des mots : { $calls }.
    Entrée       Demande conseil ; encore Entrée fait ce qui est conseillé.
    Belote       { $king } et { $queen } d’atout dans ta main : 20 points. Quand il faut
                 la dire, on te le demande ; ou tape-la avec la carte : 3 b.

    Sur la table
    ▸  à qui de jouer           ●  qui donne
    En trait épais, la carte maîtresse du pli ; à double bord, celle qui en
    couvre une autre. Les cartes levées sont celles que tu peux jouer.

    Atout, du plus fort au plus faible : { $trump }
    Autres couleurs :                    { $plain }

    Touches
    { $hint }  conseil                    { $why } 3  pourquoi je ne peux pas jouer la 3
    { $last }  le dernier pli             { $sheet }    la feuille de marque
    { $quit }  quitter : tout est enregistré, « rebelote play » reprend la partie
play-help-calls = je passe, je prends, { $suit }
play-help-bids = je passe, 100 { $suit }, coinché

## The streak

play-streak-level = Duel contre un adversaire de niveau { $level } sur 4.
play-streak-now = Série : { $wins ->
        [1] une victoire
       *[other] { $wins } victoires de suite
    }, { $score } points.
play-streak-next = Le prochain adversaire sera de niveau { $level }.
play-streak-over = La série s’arrête ici ; la prochaine commence au niveau 1.
play-streak-best = Meilleures séries :
play-streak-row = { $score } points, victoires : { $wins } ({ $date })
play-streak-first = Il reste un duel inachevé : il compte pour la série, on le finit donc d’abord.
