# Comparing players: `rebelote arena`.
help-arena = Oppose deux joueurs, A et B, et mesure qui joue le mieux. Chaque donne est jouée deux fois, camps échangés, pour que la chance ne compte pas. Un joueur est un nom (novice, amateur, regular, expert, master, thumb, random), un fichier .toml, colver:isdd, door:COMMANDE (un programme à toi) ou FICHIER.py:CLASSE.
help-arena-pairs = Combien de donnes ; chacune est jouée deux fois.
help-arena-seed = Un texte quelconque : même texte, mêmes donnes et même résultat.
help-arena-sequential = S’arrête dès qu’il est clair que A n’est pas meilleur que B, ou qu’il lui prend au moins N points par donne.
help-arena-processes = Combien de processus à la fois. Sans cette option, un par processeur.
help-arena-scheduler = L’adresse d’une grappe Dask, qui joue à la place de cet ordinateur.
help-arena-json = Répond par une ligne de JSON.
arena-playing = On joue
arena-points = { $first } contre { $second } : { $points } points par donne (avec 95 % de certitude, entre { $low } et { $high }), en { $pairs } donnes jouées deux fois.
arena-wins = Donnes gagnées : { $first }, { $won } ; { $second }, { $lost } ; égalité, { $tied }.
arena-cost = Temps de processeur par coup : { $first }, { $ours } ms ; { $second }, { $theirs } ms.
arena-verdict =
    { $verdict ->
        [stronger] L’essai s’arrête ici : { $first } est meilleur que { $second }.
        [not-stronger] L’essai s’arrête ici : { $first } n’est pas meilleur que { $second }.
       *[undecided] L’essai ne tranche pas entre { $first } et { $second } : il faut plus de donnes.
    }
arena-forfeits =
    { $fault ->
        [crash] Coups perdus par { $player } à cause d’une panne : { $moves }. Par exemple : { $detail }
        [timeout] Coups perdus par { $player } pour avoir trop tardé : { $moves }. Par exemple : { $detail }
       *[illegal] Coups perdus par { $player } parce qu’ils étaient interdits : { $moves }. Par exemple : { $detail }
    }
problem-arena-no-cluster-package = Pour jouer sur une grappe, il faut le paquet distributed : pip install "rebelote[cluster]".
problem-arena-no-scheduler = Il n’y a pas de grappe Dask à « { $text } ».
problem-no-such-player = Il n’y a pas de joueur « { $text } ». Il y a : { $allowed }.
problem-player-not-for-rules = « { $text } » ne sait pas jouer avec ces règles.
problem-player-needs-package = Pour « { $text } », il faut le paquet { $package } : pip install { $package }.
problem-player-no-command = Le programme « { $text } » est introuvable.
problem-player-no-class = Dans « { $file } », il n’y a pas de classe « { $name } » avec une méthode choose.
problem-player-file-broken = Impossible d’utiliser « { $file } » : { $error }
