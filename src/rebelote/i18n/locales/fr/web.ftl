# The page in the browser. The server says everything about the game; here are the words around it.
## Everywhere
web-close = Fermer
web-back = Retour
web-menu = Menu
web-settings = Réglages
web-keys = Touches
web-me = Toi
web-offline = Impossible de joindre le serveur. Vérifie qu’il tourne et que tu es en ligne.
web-you-are-offline = Tu es hors ligne. La page s’ouvre, mais pour jouer il faut le serveur.
web-went-wrong = Quelque chose n’a pas marché. Essaie encore.
web-default-name = Moi

## The first page
web-shall-we-play = On fait une belote ?
web-four-players = Quatre joueurs, deux équipes, 32 cartes.
web-play-with-help = Jouer, avec de l’aide
web-play-now = Jouer maintenant
web-table-waits = La table t’attend
web-table-company = Avec { $partners }, contre { $opponents }.
web-table-against = Contre { $opponents }.
web-go-on-playing = Reprendre la partie
web-doors = Le reste
web-door-play = Nouvelle partie
web-door-play-about = Contre l’ordinateur
web-door-friends = Entre amis
web-door-friends-about = Lien ou code
web-door-duel = Duel
web-door-rules = Jeux et règles
web-door-rules-about = { $count } jeux, et ceux de la maison
web-door-records = Parties gardées
web-door-records-about = Reprendre, emporter, apporter
web-door-settings-about = Jeu, lettres, sons
web-knows = À quoi sais-tu jouer ?
web-knows-nothing = À rien de tout ça
web-knows-tricks = Au tarot, à la manille…
web-knows-belote = À la belote
web-known-nothing = On te dira ce qui peut se jouer et pourquoi ; la lampe donne un conseil.
web-known-tricks = On te dira ce que chaque pli oblige à faire : ici, c’est beaucoup.
web-known-belote = Alors, pas un mot de trop. L’aide se règle dans les réglages.

## The duel
web-streak =
    { $wins ->
        [0] Pas encore de série
        [1] Un duel gagné
       *[other] { $wins } duels gagnés de suite
    }
web-streak-score = { $score } points
web-streak-next = Prochain adversaire : niveau { $level } sur { $levels } ({ $words }).
web-streak-play = Jouer le duel
web-streak-how = La série
web-streak-rules = Chaque duel gagné allonge la série et amène un adversaire plus fort ; une défaite ou un match nul la termine. Un duel commencé se finit : on peut partir et reprendre un autre jour, pas en changer. Personne ne connaît les cartes d’avance.
web-streak-not-here = La série se tient sur ton propre ordinateur : ce serveur sert à plusieurs personnes, et les duels n’y changent rien.
web-streak-free = Jouer un duel à part, sans série
web-streak-best = Les meilleures
web-streak-won =
    { $wins ->
        [1] Une victoire
       *[other] { $wins } victoires de suite
    }
web-streak-abandoned = Un duel est commencé dans un autre navigateur. Si tu en commences un ici, il compte comme perdu.
web-promise = Sans compte, sans pièces, sans publicité.

## A new table
web-game = Jeu
web-level = Niveau des autres
web-clock = Temps par coup
web-no-clock = Sans limite
web-seconds = { $seconds } s
web-clock-each = { $seconds } s par coup
web-clock-left = Il reste { $seconds } secondes
web-allow-chat = Discussion libre
web-allow-chat-about = Sinon, il reste les phrases toutes faites.
web-make-table = Ouvrir la table
web-have-code = On t’a donné un code ?
web-enter = Entrer
web-your-name = Ton nom à la table
web-table-code = Table { $code }
web-no-such-table = Aucune table n’a ce code.
web-sit-down = M’asseoir
web-join = Entrer
web-watch = Seulement regarder
web-coming = On met la table…

## The lobby
web-lobby = Avant de commencer
web-give-code = Donne ce code ou le lien à qui tu veux :
web-share = Partager le lien
web-copied = Lien copié
web-invitation = Viens jouer à la belote. Code de la table : { $code }
web-who-sits = Places
web-sit-here = M’asseoir ici
web-free-seat = Libre
web-this-is-you = ta place
web-a-bot = ordinateur
web-with-you = avec toi
web-against-you = contre toi
web-partners-face = En face, c’est ton partenaire
web-house-differs = Les règles changées à cette table
web-watching = Spectateurs : { $names }
web-start = Commencer
web-bots-fill =
    { $count ->
        [one] l’ordinateur prend une place
       *[other] l’ordinateur prend { $count } places
    }
web-stand = Laisser ma place et regarder

## The strip and the marks
web-auction = Enchères
web-round = { $round ->
        [1] 1er
       *[other] { $round }e
    } tour
web-last-bid = { $name } :
web-open-pad = Ouvrir la feuille. Score :
web-mark-dealer = Donne
web-mark-taker = Prend
web-coinche = Coinche
web-surcoinche = Sur{ "\u00AD" }coinche
web-does-not-count = Ne compte pas
web-bot-plays = le bot joue
web-wishes-pause = veut une pause
web-ready = en route

## The trick and the cards
web-trick-empty = Aucune carte sur la table
web-your-card = ta carte
web-master = maître
web-wins = gagne
web-yours = à toi
web-because = celle-ci oblige
web-our-trick =
    { $alone ->
        [yes] Pli pour toi
       *[no] Pli pour nous
    }
web-their-trick =
    { $alone ->
        [yes] Pli pour { $side }
       *[no] Pli pour eux
    }
web-tap-to-go-on = Touche pour continuer
web-go-on = Continuer
web-tricks =
    { $count ->
        [one] pli
       *[other] plis
    }
web-tricks-of = { $side }, plis : { $count }.
web-see-last = Voir le dernier pli
web-last-trick = Dernier pli
web-no-trick-yet = Pas encore.
web-stock = Talon : { $count }
web-stock-tricks = { $count } plis
web-turned = Carte retournée : { $card }
web-turned-up = Elle propose l’atout
web-turned-goes = Elle va au preneur
web-hand =
    { $count ->
        [one] Ta main, une carte
       *[other] Ta main, { $count } cartes
    }
web-card-trump = { $card }, atout
web-card-can = { $card }, jouable
web-card-cannot = { $card }, pas jouable : touche pour savoir pourquoi
web-card-covers = { $card }, sur une carte cachée
web-piles = Cartes visibles de { $name } : { $count }

## What is asked, and answers
web-play-raised = Joue une carte levée
web-reason-title = Pas possible : { $card }
web-play-anyway = La jouer quand même : ce sera une renonce
web-reason-may = Possible : { $card }
web-belote = Belote
web-rebelote = Rebelote
web-announce = Ce que tu annonces
web-hint = Conseil
web-undo = Annuler
web-what-is-that = Ce que cela veut dire
web-help-lowered = Tu n’as plus besoin d’autant d’aide : il y en aura moins. On la retrouve dans les réglages.
web-trump = Atout
web-points = Points
web-more = plus…
web-less = moins…
web-more-bids = Autres annonces
web-capot = Capot

## After a deal
web-outcome-made = Contrat rempli
web-outcome-lost = Dedans
web-outcome-litige = Litige
web-outcome-void = Personne ne prend
web-outcome-revoke = Renonce
web-outcome-unfinished = Inachevée
web-written = On note
web-why = Pourquoi
web-before = Avant
web-score = Score
web-held = En litige : { $points }
web-next-deal = Donne suivante
web-next-deal-by = Donne suivante : { $name } donne
web-next-deal-mine = Donne suivante : tu donnes
web-look-back = Revoir la donne
web-check-deals = Donnes honnêtes ?
web-rematch = Une autre partie
web-waits-for = On attend { $names }…
web-to-home = À l’accueil
web-to-home-keep = À l’accueil (la table t’attend)
web-download = Télécharger la partie
web-pad = La feuille
web-total = Total
web-nobody = Personne

## The menu and what it opens
web-where-we-are = Où en est-on ?
web-played-so-far = Ce qui est joué
web-phrases = Phrases
web-signs = Gestes
web-say-something = Dis quelque chose
web-say = Dire
web-mute = Faire taire { $name }
web-unmute = Réécouter { $name }
web-mutes = Qui entendre
web-mute-all = Faire taire tout le monde
web-unmute-all = Entendre tout le monde
web-rules-here = Les règles de cette table
web-words = Les mots du jeu
web-search-word = Chercher un mot
web-no-such-word = Ce mot n’y est pas.
web-all-words = Tous les mots
web-rule-code = Code : { $code }
web-pause = Pause
web-resume = Reprendre
web-leave = Quitter la table
web-hand-over = Donner à { $to } la place de { $name }
web-other-device = Continuer sur un autre appareil
web-other-device-how = Ouvre ce lien sur l’autre appareil et tu y retrouveras ta place. Ne le donne à personne : qui l’ouvre joue à ta place.
web-key-cards = de carte en carte
web-key-ends = Début et Fin : première et dernière carte
web-key-play = jouer, ou presser le bouton ; pendant la pause, continuer
web-key-updown = annonce plus haute ou plus basse ; entre main et cartes visibles
web-key-suits = choisir l’atout
web-key-pass = passe
web-key-belote = dire belote ou non
web-key-escape = ferme ce qui est ouvert ; ne quitte jamais la table

## The connection
web-lost = La connexion est perdue.
web-lost-retry = Nouvel essai dans { $seconds } s. Tout ce qui est joué est gardé.
web-lost-offline = Cet appareil est hors réseau. Tout ce qui est joué est gardé.
web-retry = Maintenant
web-inactive = Tu joues dans un autre onglet.
web-inactive-about = Un seul est actif.
web-take-over = Jouer ici
web-closed = La table est fermée.
web-bot-for-you = Un bot joue à ta place.
web-i-am-back = Me revoilà
web-paused = La partie est en pause.
web-asks-pause = { $names } { $count ->
        [1] voudrait
       *[other] voudraient
    } une pause.

## Honest deals
web-seal-about = Avant la donne on montre l’empreinte des cartes ; à la fin, d’où elles viennent. Chacun peut vérifier que personne ne les a changées.
web-seal-now = Donne { $deal } : l’empreinte
web-seal-salt = Ajoute quelque chose au hasard de la prochaine donne
web-seal-add = Ajouter
web-seal-mine = Tu as ajouté : { $salt }
web-seal-deal = Donne { $deal }
web-seal-check = Vérifier

## Rules
web-what-you-know = Je sais jouer à
web-nothing-yet = (aucun)
web-what-differs = Ce qui change
web-no-difference = On joue pareil.
web-you-know = Tu connais : { $words }
web-own-rules = Changer des règles
web-own-rules-about = Celles que chaque maison décide ; fais les tiennes.
web-have-rule-code = Un code de règles
web-use = Utiliser
web-with-friends = Entre amis

## Records
web-bring-record = Apporter une partie
web-bring-record-about = Un fichier de Rebelote : une partie entière, en cours ou une position.
web-choose-file = Choisir un fichier
web-not-a-record = Ce fichier n’est pas une partie.
web-go-on-from-it = Continuer à partir de là
web-your-tables = Tes tables
web-no-tables = Aucune pour l’instant.
web-download-of = Télécharger la partie de la table { $code }
web-forget = Oublier la table { $code }
web-replay = La revoir pas à pas
web-replay-of = Revoir pas à pas la partie de la table { $code }
web-replay-nothing = Aucune donne n’est encore finie.
web-replay-deal = donne { $deal } sur { $deals }
web-replay-dealt = On distribue.
web-replay-counted = Le compte de la donne.
web-replay-steps = Pas
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-forward = Un pas en avant
web-replay-end = À la fin
web-replay-deal-before = Donne précédente
web-replay-deal-after = Donne suivante
web-replay-seat = Vue de la place de
web-replay-list = Tous les pas
web-hand-of = Il reste à { $name } : { $count }
web-paste-record = Coller le texte d’une partie
web-pasted = Texte collé

## Settings
web-set-cards = Cartes
web-set-deck = Jeu de cartes
web-deck-jqk = Français J Q K
web-deck-vdr = Français V D R
web-deck-spanish = Espagnol
web-set-suits = Couleurs
web-suits-usual = Habituelles
web-suits-four = Quatre couleurs
web-suits-contrast = Fort contraste
web-set-large = Grandes cartes
web-set-large-about = Chiffres et couleurs plus grands
web-set-back = Dos
web-back-rosette = Rosaces, grenat
web-back-lattice = Treillis, bleu nuit
web-back-scales = Écailles, vert
web-back-plain = Uni, bleu
web-set-play = Jeu
web-set-hold = Le pli complet reste
web-hold-800 = Peu
web-hold-1400 = Normal
web-hold-2500 = Longtemps
web-hold-0 = Jusqu’au toucher
web-set-help = Aide
web-help-full = Complète
web-help-some = Un peu
web-help-none = Aucune
web-set-confirm = Jouer en deux touchers
web-set-confirm-about = Le premier lève la carte, le second la joue.
web-set-raise = Lever les cartes permises
web-set-forced = La seule carte se joue seule
web-set-forced-about = Après une pause toujours égale
web-set-keys = Lettres du clavier
web-set-keys-about = Flèches et Entrée marchent toujours.
web-set-letters = Changer les lettres
web-letter-taken = La touche { $letter } sert déjà.
web-usual-letters = Les lettres habituelles
web-set-look = Aspect
web-set-language = Langue
web-language-es = Español
web-language-fr = Français
web-language-en = English
web-set-theme = Lumière
web-theme-auto = Selon l’appareil
web-theme-light = Jour
web-theme-dark = Soir
web-set-text = Taille des lettres
web-text-m = Normale
web-text-l = Grande
web-text-xl = Très grande
web-set-contrast = Contraste
web-contrast-auto = Selon l’appareil
web-contrast-more = Fort
web-set-motion = Mouvement
web-motion-auto = Selon l’appareil
web-motion-less = Aucun
web-set-telling = Lecteur d’écran
web-telling-short = Bref
web-telling-middle = Normal
web-telling-long = Tout
web-set-sounds = Sons
web-sound-card = Une carte
web-sound-trick = Un pli
web-sound-turn = À toi
web-sound-deal = La donne
web-sound-word = Belote et annonces
