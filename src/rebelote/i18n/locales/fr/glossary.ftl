# The glossary. Each entry: the headword, .also (other words for it) and .text.
# Rank and suit words come from words.ftl and follow $deck.

## The deal

glossary-deal = donne
    .also = mène, main, coup
    .text = Une partie se joue en plusieurs donnes : on distribue, quelqu’un prend, on joue les plis et on marque les points. Ensuite, c’est au joueur suivant de donner.
glossary-dealer = donneur
    .also = celui qui donne, celui qui distribue, repartidor
    .text = Celui qui distribue pour cette donne ; à la suivante, c’est au tour du joueur d’après. Ce joueur-là, juste après le donneur, parle le premier et entame le premier pli.
glossary-cut = coupe
    .also = couper le jeu, couper le paquet, corte
    .text = Avant la distribution, un autre joueur sépare le paquet en deux, avec au moins trois cartes de chaque côté. Dans beaucoup de maisons, on ne mélange même pas entre deux donnes : on rassemble les plis tels quels et on coupe.
glossary-upcard = la retourne
    .also = carte retournée, la carte du milieu, carta vuelta
    .text = La carte posée face visible après la première distribution : sa couleur est proposée comme atout. Si c’est le { rank-9 } de { suit-H } et que tu dis « je prends », l’atout est { suit-H } et la carte est pour toi. Le preneur la ramasse aussi quand il choisit une autre couleur au deuxième tour.
glossary-completing-the-hands = compléter les mains
    .also = deuxième distribution, finir la donne, completar
    .text = Quand quelqu’un a pris, le donneur distribue encore trois cartes à chacun, et tout le monde en a huit (neuf dans le duel). Le preneur n’en reçoit que deux, puisqu’il a déjà la retourne. À la coinche, pas besoin : les huit cartes sont données d’un coup.
glossary-stock = talon
    .also = pioche, paquet, mazo
    .text = Les cartes qui restent face cachée sans être distribuées. Dans le duel il y en a quatorze, et on pioche après chaque pli : d’abord celui qui l’a gagné, puis l’autre.

## The auction

glossary-to-take = prendre
    .also = je prends, la prise, tomar
    .text = Accepter l’atout et t’engager, avec ton partenaire, à gagner la donne : au premier tour dans la couleur de la retourne, au deuxième dans une autre que tu annonces. Avec { rank-J } et { rank-9 } de cette couleur, tu as déjà 34 de ses 62 points : c’est souvent le bon moment.
glossary-to-pass = passer
    .also = je passe, passe, paso
    .text = Ne pas prendre et laisser parler le suivant. Si tout le monde passe jusqu’au bout, la donne n’est pas jouée et on redistribue. À la coinche, selon la maison, celui qui a passé peut encore enchérir plus tard ou non.
glossary-second-pass = deux
    .also = je passe encore, deuxième passe, dos
    .text = Le mot pour passer au deuxième tour : tu as dit « je passe » au premier, tu dis « deux » au second.
glossary-taker = preneur
    .also = celui qui prend, le déclarant, tomador
    .text = Le joueur qui a pris, ou qui a fait l’enchère la plus haute. Lui et son partenaire doivent remplir le contrat ; les deux autres défendent.
glossary-second-round = deuxième tour
    .also = second tour, tour libre, segunda vuelta
    .text = Si personne ne veut de la couleur de la retourne, on reparle dans le même ordre, et tu peux prendre à n’importe quelle autre couleur. Par exemple, la retourne est un { rank-T } de { suit-C }, tout le monde passe et tu dis « je prends à { suit-H } ». Dans certaines maisons, on peut aussi choisir sans atout ou tout atout.
glossary-contract = contrat
    .also = engagement, demande, contrato
    .text = Ce que le preneur s’engage à faire. À la belote, marquer plus de points que la défense ; à la coinche, atteindre au moins les points demandés et, selon la maison, dépasser en plus la défense.
glossary-bid = enchère
    .also = annonce, demande, puja
    .text = Un nombre et un atout dits à voix haute : « 90 { suit-H } » promet au moins 90 points à cette couleur. On commence à 80 et on monte de dix en dix ou plus ; chaque enchère doit dépasser la précédente et, selon les règles, il y a un plafond à 160 ou pas.
glossary-capot-bid = capot annoncé
    .also = capot demandé, demander le capot, puja de capote
    .text = Promettre que ton camp fera tous les plis. C’est au-dessus de tous les nombres, et personne ne peut monter plus haut. Selon la maison, cela vaut 250 qui s’ajoutent aux points de la donne, ou 500 en tout.
glossary-coinche = coincher
    .also = coinché, je coinche, contrer, coinchar
    .text = Dire, quand c’est ton tour, que les adversaires ne feront pas leur contrat. Les enchères s’arrêtent là et le contrat vaut double pour celui qui gagne. Selon la maison, on double tout ou seulement l’enchère.
glossary-contre = contrer
    .also = contre, je contre, coincher, contrar
    .text = La même chose que coincher, sous le nom qu’on lui donne à la contrée : doubler l’enchère des adversaires parce que tu penses qu’ils vont chuter. S’ils sont sûrs d’eux, ils peuvent surcontrer.
glossary-surcoinche = surcoincher
    .also = surcoinché, surcontrer, je surcontre, recoinchar
    .text = La réponse du camp coinché, quand il est sûr de gagner : le contrat vaut alors quatre fois sa valeur, ou trois selon la maison. Après cela plus personne ne parle : on joue.
glossary-no-trump = sans atout
    .also = SA, sin triunfo, no trumps
    .text = Un contrat où aucune couleur ne bat les autres : la plus forte carte de la couleur demandée gagne le pli. Chaque { rank-A } vaut 19 points ou reste à 11, selon les règles de la table.
glossary-all-trump = tout atout
    .also = TA, todo triunfo, all trumps
    .text = Un contrat où les quatre couleurs suivent l’ordre de l’atout : dans chacune, { $deck ->
        [spanish] la sota est la plus forte, suivie
       *[french] le valet est le plus fort, suivi
    } du { rank-9 }. Si tu n’as pas la couleur demandée, tu joues ce que tu veux, mais tu ne gagnes pas le pli. Les cartes font plus de points que d’habitude ; selon la maison, on les ramène au total habituel ou on les compte telles quelles.

## Play

glossary-lead = entame
    .also = entamer, première carte, salida
    .text = La première carte du pli, celle qui fixe la couleur à fournir. Au premier pli, c’est le joueur après le donneur qui entame ; ensuite, celui qui a gagné le pli précédent.
glossary-trick = pli
    .also = levée, remporter un pli, baza
    .text = Une carte de chaque joueur, et la meilleure emporte tout : l’atout le plus fort ou, s’il n’y en a pas, la plus forte carte de la couleur demandée. Avec huit cartes par joueur, une donne compte huit plis.
glossary-suit = couleur
    .also = enseigne, famille, palo
    .text = Chacune des quatre familles du jeu : { suit-S }, { suit-H }, { suit-D } et { suit-C }, de huit cartes chacune. Presque toujours l’une d’elles est l’atout, et les trois autres sont des couleurs ordinaires.
glossary-trump = atout
    .also = couleur d’atout, triunfo, trump
    .text = La couleur qui bat les trois autres pendant la donne. Attention, l’ordre y change : { $deck ->
        [spanish] la sota est la plus forte
       *[french] le valet est le plus fort
    } (20 points), puis le { rank-9 } (14), et ensuite { rank-A }, { rank-T }, { rank-K }, { rank-Q }, { rank-8 } et { rank-7 }.
glossary-to-follow = fournir
    .also = servir, suivre la couleur, asistir
    .text = Jouer une carte de la couleur demandée ; si tu en as, c’est obligatoire. Si on entame à { suit-H } et qu’il te reste une seule carte de cette couleur, c’est celle-là que tu poses.
glossary-to-trump = couper
    .also = mettre un atout, la coupe, fallar
    .text = Jouer un atout quand tu n’as pas la couleur demandée. Si tu en as, tu dois le faire, sauf si ton partenaire est maître du pli : à presque toutes les tables, tu joues alors ce que tu veux.
glossary-to-overtrump = surcouper
    .also = couper plus haut, la surcoupe, contrafallar
    .text = Couper avec un atout plus fort que celui qui est déjà sur la table. Si un adversaire a coupé avec { $deck ->
        [spanish] le
       *[french] la
    } { rank-Q } et que tu n’as pas non plus la couleur demandée mais que tu tiens le { rank-9 } d’atout, pas question d’en mettre un plus petit : tu dois passer au-dessus.
glossary-to-undertrump = pisser
    .also = sous-couper, couper en dessous, fallar por debajo
    .text = Mettre un atout plus petit que celui qui gagne le pli, parce que tu ne peux pas monter. Selon la maison, c’est obligatoire, c’est libre (tu joues la carte que tu veux) ou c’est interdit tant qu’il te reste autre chose.
glossary-to-raise = monter
    .also = monter à l’atout, jouer plus haut, montar
    .text = Quand on entame à l’atout, en jouer un plus fort que le meilleur de la table, si tu en as un. Le { rank-9 } est posé et tu n’as plus haut que { $deck ->
        [spanish] la sota : elle doit sortir.
       *[french] le valet : il doit sortir.
    } En général on monte aussi sur son partenaire, mais certaines maisons en dispensent.
glossary-to-discard = se défausser
    .also = défausse, jeter une carte, descartarse
    .text = Jouer une carte d’une autre couleur, sans couper, quand tu ne peux pas fournir et que rien ne t’oblige à mettre de l’atout. Cette carte ne gagne jamais le pli : débarrasse-toi d’une carte sans valeur ou, si ton partenaire est maître, offre-lui un { rank-T }.
glossary-master = maître
    .also = être maître, carte maîtresse, mandar
    .text = Un joueur est maître quand il est en train de gagner le pli ; une carte est maîtresse quand plus rien ne peut la battre dans sa couleur. Par exemple, hors atout, une fois l’{ rank-A } tombé, c’est le { rank-T } qui est maître.
glossary-partner-winning = partenaire maître
    .also = le pli est à nous, mon partenaire tient le pli, el compañero va ganando
    .text = Si tu n’as pas la couleur demandée et que ton partenaire est maître, tu n’es pas obligé de couper en général : joue ce que tu veux, et de préférence des points, comme un { rank-T }. Certaines maisons limitent cette liberté ou ne la donnent pas.
glossary-defence = défense
    .also = les défenseurs, ceux qui n’ont pas pris, defensa
    .text = Le camp qui n’a pas pris. Il lui suffit que le preneur rate son contrat : il marque alors tous les points de la donne.
glossary-revoke = renonce
    .also = renoncer, faire une renonce, renuncio
    .text = Jouer une carte que les règles interdisent, par exemple ne pas fournir alors que tu as la couleur. Selon la maison, la carte revient dans ta main et tu en joues une autre, ou ton camp perd la donne.

## Announcements

glossary-announcement = annonce
    .also = annoncer, combinaison, cante
    .text = Des cartes de ta main qui rapportent des points en plus des plis : trois ou plus qui se suivent dans une couleur, ou quatre pareilles. Tu l’annonces en jouant ta première carte et tu la montres au début du deuxième pli ; seules comptent les annonces du camp qui a la meilleure. On ne joue pas avec les annonces à toutes les tables.
glossary-run = suite
    .also = suivi, séquence, escalera
    .text = Trois cartes ou plus qui se suivent dans la même couleur : trois valent 20, quatre 50, cinq ou plus 100. L’ordre est toujours { rank-7 }, { rank-8 }, { rank-9 }, { rank-T }, { rank-J }, { rank-Q }, { rank-K }, { rank-A }, même à l’atout.
glossary-tierce = tierce
    .also = suite de trois, vingt, tercera
    .text = Trois cartes qui se suivent dans la même couleur ; elles valent 20 points. Par exemple { rank-T }, { rank-J } et { rank-Q } de { suit-H }.
glossary-cinquante = cinquante
    .also = suite de quatre, quarte, cincuenta
    .text = Quatre cartes qui se suivent dans la même couleur ; elles valent 50 points. Par exemple { rank-9 }, { rank-T }, { rank-J } et { rank-Q } de { suit-H }.
glossary-cent = cent
    .also = quinte, suite de cinq, cien
    .text = Cinq cartes ou plus qui se suivent dans la même couleur ; elles valent 100 points. Par exemple { rank-T }, { rank-J }, { rank-Q }, { rank-K } et { rank-A } de { suit-C }.
glossary-carre = carré
    .also = quatre pareilles, cuatro iguales, four of a kind
    .text = Les quatre cartes pareilles, une de chaque couleur. Quatre { rank-J }s valent 200 et quatre { rank-9 } valent 150 ; { $deck ->
        [spanish] quatre as, quatre 7, quatre reyes ou quatre caballos valent 100
       *[french] quatre as, quatre dix, quatre rois ou quatre dames valent 100
    } ; les { rank-8 } et les { rank-7 } ne valent rien. À sans atout, ces valeurs changent dans certaines maisons.
glossary-comparison-of-announcements = comparaison des annonces
    .also = la meilleure annonce, quelle annonce gagne, comparación de cantes
    .text = On compare la meilleure annonce de chaque camp, et seul le gagnant marque les siennes. La valeur d’abord ; à valeur égale, un carré bat une suite et, entre deux suites, c’est normalement la plus haute qui gagne. Si c’est encore égal, cela dépend de la maison : celle à l’atout, la première annoncée ou personne.
glossary-belote = belote
    .also = { rank-K } et { rank-Q } d’atout, belote et rebelote, belote-rebelote
    .text = Avoir { rank-K } et { rank-Q } d’atout dans la même main : cela fait 20 points. Tu dis « belote » en jouant la première des deux cartes et « rebelote » avec la seconde ; là où il faut le dire, un oubli coûte les 20.
glossary-rebelote = rebelote
    .also = et rebelote, la seconde de la belote
    .text = Le mot qui complète la belote, avec la seconde carte de la paire. Si tu as joué { $deck ->
        [spanish] le
       *[french] la
    } { rank-Q } d’atout en disant « belote », tu joues plus tard le { rank-K } en disant « rebelote ». Selon la maison, l’ordre est libre ou le { rank-K } doit passer en premier.

## Counting

glossary-last-trick = dix de der
    .also = le der, dernier pli, diez de últimas
    .text = Les 10 points de plus pour celui qui gagne le dernier pli. Avec eux une donne fait 162 points : 152 pour les cartes et 10 de der.
glossary-capot = capot
    .also = tous les plis, mettre capot, capote
    .text = Gagner tous les plis de la donne. Le camp qui met l’autre capot marque 252 points (250 dans certaines maisons) au lieu de 162, et l’autre n’a rien pour les plis.
glossary-lost-contract = dedans
    .also = être dedans, chute, chuter, dentro
    .text = Le preneur est dedans quand il ne remplit pas son contrat : il marque 0 pour les plis et la défense marque 162, ou 160 et d’habitude l’enchère en plus à la coinche. Selon la maison, la belote et les annonces restent à leur propriétaire ou passent à la défense.
glossary-tie = litige
    .also = égalité, partage, empate
    .text = Les deux camps ont le même total, par exemple 81 à 81. À la belote classique, la défense marque ses points et ceux du preneur attendent en réserve ; à d’autres tables le preneur perd, ou chacun marque ce qu’il a fait.
glossary-reserve = réserve
    .also = remise en jeu, points en attente, reserva
    .text = Les points du preneur mis de côté après un litige. Ils vont à celui qui gagne la prochaine donne sans égalité ; deux litiges de suite s’additionnent.
glossary-deciding-deal = donne décisive
    .also = la belle, donne de départage, mano decisiva
    .text = La donne de plus qu’on joue quand les deux camps ont atteint le but avec le même total, par exemple 1040 à 1040. S’ils y sont tous les deux avec des totaux différents, pas besoin : le plus haut gagne.
glossary-rounding = arrondi
    .also = arrondir, compter en dizaines, redondeo
    .text = Marquer des dizaines rondes plutôt que chaque point : 84 devient 80 et 86 devient 90 ; 85 monte ou descend selon la maison, et beaucoup n’arrondissent pas. Cela ne sert jamais à juger si le contrat est fait.
glossary-two-columns = nous et eux
    .also = les deux colonnes, la feuille de marque, nosotros y ellos
    .text = La feuille où l’on marque a deux colonnes, une par camp : « nous » et « eux ». Après chaque donne on écrit dans les deux et on additionne ; le premier camp au but gagne, souvent à 1000.

## Cards

glossary-ace = { rank-A }
    .also = A, un, ace
    .text = La carte la plus forte hors atout, avec 11 points. À l’atout, elle vaut autant, mais { $deck ->
        [spanish] la
       *[french] le
    } { rank-J } et le { rank-9 } la battent. On dit as pour les deux jeux : c’est l’A du jeu français et le 1 du jeu espagnol.
glossary-king = { rank-K }
    .also =
        { $deck ->
            [spanish] roi, R, king
           *[french] R, rey, king
        }
    .text = Il vaut 4 points, atout ou non, et forme la belote avec { $deck ->
        [spanish] le
       *[french] la
    } { rank-Q } d’atout. Dans le jeu français c’est le roi (R), dans le jeu espagnol le rey (12).
glossary-queen =
    { $deck ->
        [spanish] caballo
       *[french] dame
    }
    .also =
        { $deck ->
            [spanish] dame, D, queen
           *[french] D, caballo, dama, queen
        }
    .text = La carte à 3 points, atout ou non, qui forme la belote avec le { rank-K } d’atout. Dans le jeu français c’est la dame (D), dans le jeu espagnol le caballo, un cavalier (11).
glossary-jack =
    { $deck ->
        [spanish] sota
       *[french] valet
    }
    .also =
        { $deck ->
            [spanish] valet, V, jack
           *[french] V, sota, jota, jack
        }
    .text = La carte la plus forte à l’atout, où elle vaut 20 points ; dans les autres couleurs elle n’en vaut que 2. Dans le jeu français c’est le valet (V), dans le jeu espagnol la sota (10).
glossary-ten =
    { $deck ->
        [spanish] 7
       *[french] dix
    }
    .also =
        { $deck ->
            [spanish] dix, diez, ten
           *[french] sept espagnol, diez, ten
        }
    .text = Il vaut 10 points et, hors atout, seul l’{ rank-A } le bat. Dans le jeu français c’est le 10 ; dans le jeu espagnol, le 7 tient sa place.
glossary-nine =
    { $deck ->
        [spanish] 6
       *[french] neuf
    }
    .also =
        { $deck ->
            [spanish] neuf, nueve, nine
           *[french] six espagnol, nueve, nine
        }
    .text = À l’atout, c’est la deuxième carte, derrière { $deck ->
        [spanish] la
       *[french] le
    } { rank-J }, et elle vaut 14 points ; ailleurs elle ne vaut rien. Dans le jeu français c’est le 9 ; dans le jeu espagnol, le 6 tient sa place.
glossary-spades =
    { $deck ->
        [spanish] espadas
       *[french] pique
    }
    .also =
        { $deck ->
            [spanish] pique, picas, spades
           *[french] espadas, picas, spades
        }
    .text = L’une des quatre couleurs : pique (♠) dans le jeu français, espadas (les épées) dans le jeu espagnol.
glossary-hearts =
    { $deck ->
        [spanish] copas
       *[french] cœur
    }
    .also =
        { $deck ->
            [spanish] cœur, corazones, hearts
           *[french] copas, corazones, hearts
        }
    .text = L’une des quatre couleurs : cœur (♥) dans le jeu français, copas (les coupes) dans le jeu espagnol.
glossary-diamonds =
    { $deck ->
        [spanish] oros
       *[french] carreau
    }
    .also =
        { $deck ->
            [spanish] carreau, diamantes, diamonds
           *[french] oros, diamantes, diamonds
        }
    .text = L’une des quatre couleurs : carreau (♦) dans le jeu français, oros (les pièces d’or) dans le jeu espagnol.
glossary-clubs =
    { $deck ->
        [spanish] bastos
       *[french] trèfle
    }
    .also =
        { $deck ->
            [spanish] trèfle, tréboles, clubs
           *[french] bastos, tréboles, clubs
        }
    .text = L’une des quatre couleurs : trèfle (♣) dans le jeu français, bastos (les bâtons) dans le jeu espagnol.

## Games

glossary-belote-game = belote (le jeu)
    .also = belote classique, belote simple, belote à quatre
    .text = L’un des jeux de cartes préférés des Français : deux équipes de deux, 32 cartes et un atout qui se décide avec la retourne.
glossary-coinche-game = coinche (le jeu)
    .also = belote coinchée, coinchée, belote aux enchères
    .text = La belote avec des enchères : pas de retourne, on donne les huit cartes et les équipes annoncent des points et un atout. Si tu ne crois pas à l’enchère adverse, tu la coinches et elle vaut double.
glossary-contree = contrée
    .also = belote contrée, belote bridgée, contra
    .text = Une proche cousine de la coinche, aux enchères elle aussi : pour doubler on dit « je contre ». On y joue d’habitude sans annonces et avec un plafond à 160, et il suffit d’atteindre son enchère.
glossary-decouverte = découverte
    .also = belote découverte, belote à découvert, belote descubierta
    .text = Une belote à deux presque tout en vue : chacun joue 16 cartes, six en main et dix sur la table, dont la moitié sont cachées sous les autres (ou les 16 sur la table). Une carte cachée se retourne quand celle du dessus a été jouée. La dernière carte visible du donneur propose l’atout et reste à sa place.
glossary-duel = duel
    .also = belote à deux, face à face, duelo
    .text = La belote à deux avec un talon. Tant qu’il reste des cartes à piocher, tu joues celle que tu veux ; quand il n’y en a plus, les neuf derniers plis se jouent avec les obligations habituelles : fournir, couper et monter.
glossary-streak = série
    .also = victoires de suite, racha, streak
    .text = Les duels gagnés à la suite. Chaque victoire allonge la série et fait monter le niveau de ton adversaire, jusqu’au 4 ; une défaite ou un match nul, et tout recommence.
