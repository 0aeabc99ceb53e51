# The table in the browser: what the server says.
# $who: a name; $me: "yes" for the reader, else "no".

## What happens, in the short telling

server-told-joined = { $who } arrive à la table.
server-told-seated =
    { $me ->
        [yes] Tu t’assieds.
       *[no] { $who } s’assied.
    }
server-told-stood = { $who } se lève et regarde.
server-told-left = { $who } quitte la table.
server-told-started = La partie commence.
server-told-said =
    { $me ->
        [yes] Tu dis : « { $what } ».
       *[no] { $who } : « { $what } ».
    }
server-told-card =
    { $me ->
        [yes] Tu joues { $card }.
       *[no] { $who }, { $card }.
    }
server-told-trick =
    { $me ->
        [yes] Pli pour toi
       *[no] Pli pour { $who }
    } : { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }.
server-told-salted =
    { $me ->
        [yes] Tu as mis ton sel pour la prochaine donne.
       *[no] { $who } a mis son sel pour la prochaine donne.
    }
server-told-undone =
    { $me ->
        [yes] Tu reprends ce que tu viens de faire.
       *[no] { $who } reprend ce qu’il vient de faire.
    }
server-told-pause-wished =
    { $me ->
        [yes] Tu demandes une pause.
       *[no] { $who } demande une pause.
    }
server-told-paused = La table est en pause.
server-told-resumed =
    { $me ->
        [yes] La partie reprend.
       *[no] { $who } : la partie reprend.
    }
server-told-rematch-wished =
    { $me ->
        [yes] Tu demandes la revanche.
       *[no] { $who } demande la revanche.
    }
server-told-away-silent =
    { $me ->
        [yes] Ton temps est passé : un robot joue à ta place.
       *[no] { $who } ne répond pas ; un robot joue à sa place.
    }
server-told-away-gone =
    { $me ->
        [yes] Ta connexion était perdue : un robot joue à ta place.
       *[no] { $who } n’a plus de connexion ; un robot joue à sa place.
    }
server-told-back =
    { $me ->
        [yes] Tu reprends ta place.
       *[no] { $who } reprend sa place.
    }
server-told-handed-over = { $giver } donne à { $who } la place laissée par { $from }.
server-told-bot-replaced =
    { $me ->
        [yes] Le robot de ta place a failli : les règles de base jouent.
       *[no] { $who } a failli : les règles de base jouent à sa place.
    }

## The seats and the sheet

server-status-gone = sans connexion
server-status-silent = ne répond pas
server-status-thinking = réfléchit…
server-status-turn =
    { $me ->
        [yes] à toi
       *[no] à lui de jouer
    }
server-mark-belote =
    { $points ->
        [0] Belote
       *[other] Belote { $points }
    }
# Why a line of the count is written.
server-why-cards = Ce que valent les cartes des plis gagnés par chaque camp.
server-why-last = Qui gagne le dernier pli a { $last } points de plus.
server-why-capot = Un camp a fait tous les plis : au lieu de compter les cartes, il marque { $capot }.
server-why-belote = Roi et { rank-Q } d’atout dans la même main : 20 points pour qui les avait, même s’il perd.
server-why-announcements = Les annonces du camp qui avait la meilleure ; celles de l’autre ne comptent pas.
server-why-contract =
    { $outcome ->
        [lost] Le preneur n’y arrive pas : il ne marque pas ses plis, et la défense prend tout.
        [revoke] Il y a eu renonce : l’autre camp prend tout.
        [doubled] C’était doublé : qui gagne le contrat prend tout.
       *[other] Contrat rempli.
    }
server-why-bid = Les points de l’enchère s’ajoutent pour qui gagne le contrat.
server-why-factor = C’était doublé : ce qui se marque est multiplié par { $factor }.
server-why-reserve =
    { $outcome ->
        [litige] Litige : ce qu’a fait le preneur attend en réserve jusqu’à la prochaine donne.
       *[other] Ce qui attendait en réserve est pour qui gagne cette donne.
    }
server-why-rounding = On marque en dizaines.
server-line = { $line } : { $points }
server-line-side =
    { $side } { $points ->
        [0] rien
       *[other] { $points }
    }
server-tell-dealer =
    { $me ->
        [yes] Tu donnes.
       *[no] { $who } donne.
    }
server-house-game = { $game }, à votre façon

## What is asked

server-ask-sit = Choisis une place, ou reste regarder
server-ask-start = Quand vous êtes prêts, commencez : des robots prennent les places libres
server-ask-take = Tu prends à { $suit } ?
server-ask-name = Nomme l’atout ou passe
server-ask-must-name = Tu dois nommer l’atout
server-ask-bid = À toi d’annoncer
server-ask-redouble = Tu surcoinches ?
server-ask-lead = À toi d’entamer
server-ask-card = À toi
server-ask-call-other =
    { $me ->
        [yes] À toi de parler
       *[no] { $who } parle
    }
server-ask-card-other =
    { $me ->
        [yes] À toi
       *[no] { $who } joue
    }
server-ask-go-on = On continue ?
server-ask-wait = On attend { $who }
server-ask-rematch = Une autre partie ?
server-ask-back = Un robot joue à ta place. Tu reviens ?
server-help-take = La retourne, { $card }, va à qui prend.
server-help-bid = À partir de { $least }, ou passe
server-help-bid-or-double = À partir de { $least }, ou double l’enchère de { $who }
server-help-second-round = Deuxième tour : une autre couleur que { $suit }
server-help-must-follow = Il faut fournir à { $suit }
server-help-must-raise = Il faut monter : { $cards }
server-help-must-trump = Pas de { $suit } : il faut couper
server-help-must-overtrump = Il faut surcouper : { $cards }
server-help-must-undertrump = Tu ne peux pas monter, mais il faut couper
server-help-undertrump-forbidden = On ne sous-coupe pas : défausse-toi
server-help-stock = Tant qu’il reste du talon, toute carte va
server-standing = donne { $deal } sur { $deals }
server-card-trump = { $card }, atout
server-card-playable = { $card }, tu peux la jouer
server-card-barred = { $card }, injouable

## What can be chosen

level-novice = Débutant
    .about = Il apprend avec toi.
level-amateur = Amateur
    .about = Il joue avec bon sens et se distrait.
level-regular = Habitué
    .about = Comme au café du coin.
level-expert = Expert
    .about = Il compte les cartes et ne pardonne pas.
level-master = Maître
    .about = Le mieux que nous sachions faire.
level-thumb = Règles de base
    .about = Il suit des règles simples, sans calculer.
server-deck-jqk = Française, avec J Q K
server-deck-vdr = Française, avec V D R
server-deck-spanish = Espagnole
server-bot-names = Camille, Louise, Hugo, Jean, Nadia, Paul, Alice, André
server-phrase-hello = Bonjour !
server-phrase-good-luck = Bonne chance !
server-phrase-well-played = Bien joué !
server-phrase-thanks = Merci.
server-phrase-sorry = Désolé.
server-phrase-nice-trick = Quel pli !
server-phrase-one-moment = Un instant.
server-phrase-your-turn = À toi.
server-phrase-good-game = Belle partie.
server-phrase-goodbye = À bientôt !
server-phrase-thumb-up = D’accord
server-phrase-smile = Sourire
server-phrase-wow = Ça alors !
server-phrase-clap = Bravo
server-phrase-nod = Oui de la tête
server-phrase-think = Je réfléchis
server-phrase-cup = Un café et je reviens
server-phrase-sigh = Oh là là…

## The connection

server-inactive = Cette place est ouverte dans un autre onglet.
server-closing-stop = Le serveur s’arrête ; la table t’attend.
server-closing-left = Tu as quitté la table.

## Refusals

problem-table-stale = Entre-temps il s’est passé quelque chose à la table : regarde et choisis à nouveau.
problem-table-ahead = Ce message parle de ce qui n’a pas eu lieu.
problem-table-name-taken = Quelqu’un porte déjà ce nom à la table : { $text }.
problem-table-full = Trop de monde est passé à cette table : ouvres-en une autre.
problem-table-no-such-seat = Cette place n’existe pas à cette table.
problem-table-seat-taken = Cette place est prise.
problem-table-knows-cards = Tu as déjà vu d’autres cartes de cette donne : attends la prochaine.
problem-table-streak-alone = Un duel de la série se joue seul contre l’ordinateur.
problem-table-streak-stays = Ce duel compte pour la série : il se joue jusqu’au bout. Tu peux partir et reprendre quand tu veux.
problem-table-no-streak = Ainsi, cela ne peut pas compter pour la série.
problem-table-not-seated = Pour cela, il faut être assis.
problem-table-wrong-moment = Ce n’est pas le moment.
problem-table-not-your-turn = Ce n’est pas à toi.
problem-table-paused = La table est en pause.
problem-table-nothing-to-undo = Il n’y a rien que tu puisses reprendre.
problem-table-bad-salt = Le sel, c’est 64 lettres sans accent, chiffres, espaces, points, virgules ou tirets au plus.
problem-table-no-such-table = Il n’y a pas de table de code { $text }.
problem-table-bad-token = Cette table ne te reconnaît pas : entre à nouveau avec ton nom.
problem-table-too-fast = Tu vas trop vite : attends un instant.
problem-table-too-long = Le message est trop long.
problem-table-not-a-message = Le serveur ne comprend pas ce message.
problem-table-no-chat = À cette table, on ne se sert que des phrases toutes faites.
problem-table-no-such-phrase = Cette phrase n’existe pas.
problem-table-no-such-level = Ce niveau n’existe pas. Niveaux : { $allowed }.
problem-table-bad-name = Le nom a de 1 à 24 caractères visibles.
problem-table-foreign = Cette demande vient d’une autre page : elle n’est pas servie.
problem-table-not-stored = Le serveur ne peut rien enregistrer maintenant : rien n’a été fait.
problem-table-record-stopped = L’enregistrement s’arrête à la donne { $number } : une règle s’y oppose.
problem-table-record-finished = La partie de cet enregistrement est déjà finie.
problem-table-no-such-deal = Cette partie a { $number } donnes.
problem-table-not-found = Il n’y a rien ici.
problem-table-no-question = Il n’y a rien à conseiller maintenant.
problem-table-inactive = Cette place est ouverte dans un autre onglet.
problem-table-fault = Le serveur a eu une panne. Rien n’a changé.

## Honest deals

verify-honest = honnête : l’engagement et la donne concordent
verify-nothing-promised = sans engagement : on ne peut rien vérifier
verify-wrong-seed = NE concorde PAS : la graine n’est pas celle qui fut promise
verify-wrong-pack = NE concorde PAS : le paquet ne vient pas de cette graine
verify-wrong-dealer = NE concorde PAS : ce n’était pas à cette place de donner
verify-deal = Donne { $number } : { $verdict }
verify-all-honest = Toutes les donnes promises sont honnêtes.
verify-dishonest = Des donnes ne sont pas honnêtes.
verify-nothing = Rien n’a été promis dans cet enregistrement.

## Commands

help-serve = Ouvre la table dans le navigateur : seul ou entre amis.
help-serve-host = L’adresse d’écoute ; avec 0.0.0.0, d’autres de ton réseau entrent aussi.
help-serve-port = Le port ; s’il est pris, le prochain libre.
help-serve-no-browser = Ne pas ouvrir le navigateur.
help-verify = Vérifie que les donnes d’un enregistrement sont honnêtes.
serve-address = Rebelote t’attend sur { $address }
serve-stop = Pour finir : Ctrl+C. Tout est enregistré.
serve-stopping = À bientôt.
problem-serve-no-port = Aucun port libre à partir de { $port }.
problem-serve-no-database = La base de données { $database } est inutilisable : { $why }.
serve-page-title = Rebelote
serve-page-not-built = Le serveur fonctionne, mais la page de jeu n’est pas construite. « make play » la construit.
