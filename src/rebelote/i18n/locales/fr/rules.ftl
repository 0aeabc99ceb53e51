# The rules in plain words: titles of the sections, every dimension (title and .about),
# each of its named values, and the presets. The ids follow the names in rebelote.rules.
# Rank and suit words come from words.ftl and follow $deck.

## Sections

rules-section-seats = Joueurs
rules-section-cards = Valeur des cartes
rules-section-tricks = Points des plis
rules-section-deal = Distribution
rules-section-auction = Prise et enchères
rules-section-play = Jeu de la carte
rules-section-belote = Belote
rules-section-announcements = Annonces
rules-section-score = Compte de la donne
rules-section-match = Partie

## For a number that has no limit

rule-none = sans limite
rule-empty = aucune

## Seats

rule-seats = Nombre de joueurs
    .about = Combien vous êtes à table. À quatre, on joue en deux équipes, ton partenaire en face de toi ; à trois ou à deux, chacun joue pour soi.
rule-seats--4 = quatre, en deux équipes
rule-seats--3 = trois, chacun pour soi
rule-seats--2 = deux, face à face

## Cards

rule-cards-sans-atout = As à sans atout
    .about = Ce que vaut chaque as quand on joue sans atout ; les autres cartes valent autant que hors atout. À 19, les cartes font 152 points, comme d’habitude ; à 11, seulement 120.
rule-cards-sans-atout--ace-19 = l’as vaut 19 : les cartes font 152
rule-cards-sans-atout--ace-11 = l’as vaut 11 : les cartes font 120
rule-cards-tout-atout = Cartes à tout atout
    .about = Ce que valent les cartes quand toutes les couleurs sont atout. Avec les valeurs d’atout il y a 258 points : ramenés à 162, celui qui en fait 129 en compte 81 ; d’autres tables baissent les valeurs, de { rank-J } à { rank-Q }, ou les comptent telles quelles.
rule-cards-tout-atout--scaled = valeurs d’atout : 258 points ramenés à 162
rule-cards-tout-atout--13-9-6-5-3-2 = de haut en bas 13, 9, 6, 5, 3 et 2 : 152 en tout
rule-cards-tout-atout--14-9-6-5-3-1 = de haut en bas 14, 9, 6, 5, 3 et 1 : 152 en tout
rule-cards-tout-atout--raw = valeurs d’atout telles quelles : 258 en jeu

## Tricks

rule-tricks-last = Dix de der
    .about = Les points que rapporte le dernier pli. À 10, les 152 points des cartes passent à 162.
rule-tricks-capot = Points du capot
    .about = Ce que compte en tout, pour les plis, le camp qui les gagne tous ; l’autre compte 0. C’est 252 d’habitude et 250 dans certaines maisons.

## Deal

rule-deal-packets = Cartes par tour
    .about = Par combien on donne les cartes à la première distribution. Avec [3, 2], trois à chacun puis deux ; avec [3, 2, 3], les huit dès le début.
rule-deal-turn-up = La retourne
    .about = Si, après la première distribution, on retourne une carte. Par exemple, c’est le { rank-9 } de { suit-H } et l’atout proposé est { suit-H }.
rule-deal-turn-up--true = on retourne une carte, qui propose l’atout
rule-deal-turn-up--false = on ne retourne aucune carte
rule-deal-complete = Compléter les mains
    .about = Combien de cartes on donne une fois que quelqu’un a pris. Avec [3], trois à chacun et deux au preneur, qui ramasse aussi la retourne ; avec [], aucune.
rule-deal-stock = Cartes du talon
    .about = Combien de cartes restent à piocher pendant le jeu. Avec 14, comme dans le duel, chacun en pioche une après chaque pli ; avec 0, il n’y a pas de talon.
rule-deal-layout = Cartes sur la table
    .about = Si tu as toutes tes cartes en main ou, comme dans la découverte à deux, aussi sur la table. Avec 6+10, il y en a cinq face cachée et, sur chacune, une autre face visible.
rule-deal-layout--hand = toutes les cartes en main
rule-deal-layout--6-10 = 6 en main et 10 sur la table, la moitié cachées
rule-deal-layout--0-16 = les 16 sur la table, la moitié cachées
rule-deal-shuffle = Mélange entre les donnes
    .about = Ce qu’on fait des cartes à la fin d’une donne. Dans beaucoup de maisons, on ne mélange pas : on rassemble les plis tels quels, on coupe et on redonne.
rule-deal-shuffle--each-deal = on mélange avant chaque donne
rule-deal-shuffle--gather = on rassemble les plis et on coupe seulement
rule-deal-first-dealer = Premier donneur
    .about = Qui donne en premier. Si on tire des cartes, chaque camp en tire une et la plus petite donne : un { rank-8 } donne avant un { rank-K }, et l’as est la plus haute. Un nombre fixe la place.
rule-deal-first-dealer--lowest-card = la plus petite carte tirée donne
rule-deal-first-dealer--random = au hasard
rule-deal-direction = Sens du jeu
    .about = De quel côté la table tourne à l’écran. Vers la droite, c’est ton voisin de droite qui joue après toi ; rien d’autre ne change.
rule-deal-direction--anticlockwise = vers la droite, à l’inverse des aiguilles
rule-deal-direction--clockwise = vers la gauche, comme les aiguilles

## Auction

rule-auction-kind = Comment choisir l’atout
    .about = De quelle façon se décident l’atout et le preneur. Avec une retourne, quelqu’un dit « je prends » ; à la coinche et à la contrée, on enchérit, par exemple « 90 { suit-H } ».
rule-auction-kind--turn-up = avec la retourne : on prend ou on passe
rule-auction-kind--bidding = aux enchères : des points et un atout
rule-auction-contracts = Atouts possibles
    .about = Si, en plus des quatre couleurs, on peut dire sans atout ou tout atout. Avec une retourne, le premier tour ne propose que sa couleur ; le reste, comme « je prends à sans atout », attend le deuxième.
rule-auction-contracts--suits = seulement les quatre couleurs
rule-auction-contracts--suits-SA-TA = les quatre couleurs, sans atout et tout atout
rule-auction-all-pass = Si tout le monde passe
    .about = Qui donne quand personne ne prend ni n’enchérit et que la donne n’est pas jouée. Dans le duel, le même redonne et, après deux donnes de suite sans preneur, il ne peut plus passer au deuxième tour.
rule-auction-all-pass--next-dealer = le suivant donne
rule-auction-all-pass--same-dealer = le même redonne
rule-auction-all-pass--forced-third = le même redonne et, à la troisième, ne peut passer
rule-auction-minimum = Enchère minimale
    .about = Le plus petit nombre qu’on peut annoncer. À 80, pas question de commencer par « 70 { suit-S } ».
rule-auction-step = Écart entre enchères
    .about = De combien en combien on enchérit. Avec 10 et un minimum de 80, tu peux dire 80, 90 ou 110, mais pas 85.
rule-auction-maximum = Enchère maximale
    .about = Le plus grand nombre qu’on peut annoncer. À 160, il ne reste au-dessus que le capot, là où on peut l’annoncer ; sans limite, on peut monter encore.
rule-auction-capot = Annoncer le capot
    .about = Si tu peux promettre que ton camp fera tous les plis. « Capot { suit-D } » passe au-dessus de 160 et de tout autre nombre, et personne ne peut monter plus haut.
rule-auction-capot--true = on peut annoncer capot, au-dessus de tout
rule-auction-capot--false = on ne peut pas annoncer capot
rule-auction-passed-may-return = Enchérir après avoir passé
    .about = Si celui qui a passé peut enchérir quand son tour revient. Par exemple, tu passes, ton partenaire dit « 80 { suit-S } » et, au tour suivant, tu dis « 100 { suit-S } ».
rule-auction-passed-may-return--true = celui qui a passé peut enchérir plus tard
rule-auction-passed-may-return--false = celui qui a passé ne peut que passer ou coincher
rule-auction-double = Doubler l’enchère
    .about = Si tu peux coincher l’enchère adverse quand tu penses qu’elle va chuter. Si tu coinches « 90 { suit-C } », les enchères s’arrêtent et tes adversaires ne peuvent que surcoincher ou passer.
rule-auction-double--none = on ne double pas
rule-auction-double--coinche = on peut coincher et surcoincher

## Play

rule-play-raise = Monter à l’atout
    .about = Quand on entame à l’atout, il faut en jouer un plus fort que le meilleur de la table, si tu en as un ; à tout atout, c’est pareil dans chaque couleur. Par exemple, ton partenaire est maître avec le { rank-9 } et tu as { $deck ->
        [spanish] la
       *[french] le
    } { rank-J } : selon la maison, il faut monter aussi.
rule-play-raise--always = il faut monter chaque fois qu’on le peut
rule-play-raise--not-over-partner = pas besoin de monter sur son partenaire
rule-play-beat-plain = Monter hors atout
    .about = S’il faut aussi dépasser la meilleure carte quand on entame hors atout et que personne n’a coupé. Par exemple, on entame le { rank-K } et tu as l’{ rank-A } et le { rank-7 } de la couleur : il faudrait mettre l’{ rank-A }.
rule-play-beat-plain--true = il faut monter aussi hors atout
rule-play-beat-plain--false = hors atout, il suffit de fournir
rule-play-partner-exempt = Si ton partenaire est maître
    .about = Ce que tu dois jouer quand tu n’as pas la couleur demandée et que ton partenaire est maître du pli. À presque toutes les tables, tu n’es pas obligé de couper : tu peux lui offrir un { rank-T }.
rule-play-partner-exempt--always = tu joues ce que tu veux
rule-play-partner-exempt--over-if-only-trumps = libre ; s’il a coupé et que tu n’as qu’atout, tu montes
rule-play-partner-exempt--until-partner-trumps = libre, sauf s’il est maître à l’atout
rule-play-partner-exempt--never = il faut couper, comme face à un adversaire
rule-play-undertrump = Sans pouvoir surcouper
    .about = Ce que tu joues quand tu n’as pas la couleur demandée, qu’un autre a coupé et qu’aucun de tes atouts n’est plus fort. Par exemple, il y a { $deck ->
        [spanish] la
       *[french] le
    } { rank-J } d’atout sur la table et il te reste le { rank-8 }.
rule-play-undertrump--required = tu dois pisser : mettre un atout plus petit
rule-play-undertrump--free = tu joues la carte que tu veux
rule-play-undertrump--forbidden = pas d’atout, sauf s’il ne te reste rien d’autre
rule-play-free-while-stock = Tant qu’il reste du talon
    .about = Si, tant qu’il reste des cartes à piocher, tu peux jouer celle que tu veux. Dans le duel, par exemple, il ne faut fournir et couper que dans les neuf derniers plis.
rule-play-free-while-stock--true = libre jusqu’à la fin du talon
rule-play-free-while-stock--false = il faut fournir et couper dès le premier pli
rule-play-revoke = En cas de renonce
    .about = Ce qui se passe si quelqu’un veut jouer une carte interdite, par exemple ne pas fournir alors qu’il le peut. Ou bien la carte est refusée, ou bien elle passe et la donne compte comme un contrat perdu par son camp.
rule-play-revoke--refused = la carte est refusée, avec la raison
rule-play-revoke--loses-deal = la carte est jouée et son camp perd la donne

## Belote

rule-belote-call = Dire la belote
    .about = S’il faut réclamer les 20 points de { rank-K } et { rank-Q } d’atout. Là où il le faut, tu dis « belote » avec la première des deux et « rebelote » avec la seconde ; un mot oublié, et c’est 0.
rule-belote-call--automatic = les 20 points comptent sans rien dire
rule-belote-call--required = il faut dire « belote » et « rebelote »
rule-belote-king-first = Ordre de la belote
    .about = Laquelle des deux cartes il faut jouer en premier. Là où l’ordre compte, si tu joues { $deck ->
        [spanish] le
       *[french] la
    } { rank-Q } avant le { rank-K }, la belote vaut 0.
rule-belote-king-first--true = le { rank-K } d’abord : sinon elle vaut 0
rule-belote-king-first--false = dans n’importe quel ordre
rule-belote-when-lost = Belote du preneur qui chute
    .about = Qui marque la belote du camp du preneur quand il rate son contrat. Par exemple, tu prends, tu as la belote et vous êtes dedans : ces 20 points sont à vous ou à la défense.
rule-belote-when-lost--kept = les 20 restent au camp du preneur
rule-belote-when-lost--to-defence = les 20 vont à la défense
rule-belote-tout-atout = Belote à tout atout
    .about = Si, à tout atout, { rank-K } et { rank-Q } de chaque couleur comptent. Avec deux de ces paires, tu aurais 40 points ; à sans atout, il n’y a jamais de belote.
rule-belote-tout-atout--each-suit = elle compte dans chaque couleur, jusqu’à quatre
rule-belote-tout-atout--none = pas de belote à tout atout

## Announcements

rule-announcements-allowed = Jouer avec annonces
    .about = Si les suites et les carrés rapportent des points en plus des plis. Par exemple, trois cartes qui se suivent dans une couleur valent 20, et les quatre { rank-J }s 200.
rule-announcements-allowed--true = avec annonces : suites et carrés comptent
rule-announcements-allowed--false = sans annonces : seulement les plis et la belote
rule-announcements-squares-sa = Carrés à sans atout
    .about = Ce que valent quatre cartes pareilles quand on joue sans atout. Ou comme toujours, 200 pour les { rank-J }s, ou les as passent devant : 200, puis les { rank-T }, 150.
rule-announcements-squares-sa--same = comme avec un atout
rule-announcements-squares-sa--ace-200 = le meilleur est le carré d’as, à 200
rule-announcements-call = Dire les annonces
    .about = Si tes annonces comptent toutes seules ou s’il faut les dire. Là où il le faut, une tierce s’annonce en jouant ta première carte ; au deuxième pli, c’est trop tard.
rule-announcements-call--automatic = les annonces comptent sans rien dire
rule-announcements-call--required = dites avec la première carte, sinon perdues
rule-announcements-rank-runs = Suites de même valeur
    .about = Laquelle est la meilleure de deux suites qui valent autant. Par exemple, cinq cartes jusqu’à l’{ rank-A } et six jusqu’au { rank-K } valent 100 toutes les deux : à la hauteur, la première gagne ; à la longueur, la seconde.
rule-announcements-rank-runs--value-then-top = celle qui monte le plus haut gagne
rule-announcements-rank-runs--length-then-top = la plus longue gagne, sinon la plus haute
rule-announcements-equal = Annonces à égalité
    .about = Ce qui se passe quand les meilleures annonces des deux camps sont égales, par exemple deux tierces au { rank-K }. Dans certaines maisons l’atout départage, dans d’autres celui qui a joué le premier, et ailleurs personne ne marque.
rule-announcements-equal--trump-then-none = celle d’atout gagne ; s’il n’y en a pas, personne
rule-announcements-equal--none = personne ne marque les siennes
rule-announcements-equal--first-speaker = celui qui a joué le premier gagne
rule-announcements-when-lost = Annonces en cas de chute
    .about = Qui marque les annonces valables quand le preneur rate son contrat. Par exemple, tu prends avec une tierce et tu es dedans : ces 20 points vont à la défense ou restent à toi.
rule-announcements-when-lost--to-defence = toutes vont à la défense
rule-announcements-when-lost--kept = elles restent où elles sont
rule-announcements-when-capot = Annonces en cas de capot
    .about = Si le camp qui fait tous les plis emporte aussi les annonces valables de l’autre. Par exemple, vous faites capot et vos adversaires avaient un cinquante : ils le gardent ou il passe chez vous.
rule-announcements-when-capot--kept = elles restent où elles sont
rule-announcements-when-capot--to-winner = qui fait capot emporte aussi celles de l’autre

## Score

rule-score-contract = Pour remplir le contrat
    .about = Ce que doit totaliser le camp du preneur, belote et annonces comprises. Par exemple, tu annonces 80 et tu fais 80 contre 82 : s’il suffit d’atteindre l’enchère, c’est gagné ; s’il faut en plus dépasser la défense, c’est perdu.
rule-score-contract--majority = faire plus que la défense
rule-score-contract--bid = atteindre l’enchère
rule-score-contract--bid-and-majority = atteindre l’enchère et faire plus que la défense
rule-score-tie = Égalité de points
    .about = Ce qui se passe si les deux camps totalisent autant, alors que le preneur devait faire plus. Par exemple, 81 partout : avec une réserve, la défense marque 81 et les autres 81 vont à qui gagne la prochaine donne sans égalité.
rule-score-tie--held = litige : les points du preneur restent en réserve
rule-score-tie--lost = le preneur perd
rule-score-tie--made = chaque camp marque ses points
rule-score-made = Points du contrat réussi
    .about = Ce que marque le camp du preneur quand il réussit. Tu annonces 90 et tu fais 100 : c’est 100, 190 ou 90 selon la maison ; la défense marque ses points mais, si seule l’enchère compte, rien que sa belote et ses annonces.
rule-score-made--points = les points faits
rule-score-made--points-bid = les points faits plus l’enchère
rule-score-made--bid = seulement l’enchère, avec belote et annonces
rule-score-lost = Points du contrat perdu
    .about = Ce que marque la défense pour les plis quand le preneur chute et reste à 0. Là où l’enchère compte, elle s’ajoute : avec 160 et une enchère de 90, 250.
rule-score-lost-capot = Capot de la défense
    .about = Si la défense marque davantage quand le preneur chute sans faire un seul pli. Par exemple, 252 pour le capot au lieu de 162, ou 162 quand même.
rule-score-lost-capot--capot = elle marque la valeur d’un capot
rule-score-lost-capot--same = autant que pour tout contrat perdu
rule-score-doubles = Facteurs de la coinche
    .about = Par combien on multiplie quand c’est coinché, puis surcoinché. Avec [2, 4], par deux et par quatre ; avec [2, 3], par deux et par trois.
rule-score-double-scope = Ce que la coinche multiplie
    .about = Quelle part d’un contrat coinché est multipliée. Avec 160 pour le contrat et une enchère de 90, le tout par deux donne (160 + 90) × 2 = 500 ; l’enchère seule, 160 + 90 × 2 = 340.
rule-score-double-scope--all = tout : contrat, enchère, annonces et belote
rule-score-double-scope--bid = seulement l’enchère
rule-score-doubled-capot = Capot coinché
    .about = Ce qu’on gagne en plus à faire tous les plis d’un contrat coinché. Avec une enchère de 90 et le tout par deux, (250 + 90) × 2 = 680, ou bien (160 + 90) × 2 + 100 = 600.
rule-score-doubled-capot--250 = 250 au lieu de 160
rule-score-doubled-capot--plus-100 = 100 de plus, après avoir multiplié
rule-score-capot-bid = Valeur du capot annoncé
    .about = Ce que vaut un capot annoncé. Réussi, c’est 252 + 250 = 502, ou 500 en tout ; raté, la défense marque 160 + 250 = 410, ou 500 aussi.
rule-score-capot-bid--points-250 = 250 comme enchère, en plus des points
rule-score-capot-bid--flat-500 = 500 en tout pour qui le gagne
rule-score-rounding = Arrondi des points
    .about = Si ce que marque chaque camp est arrondi à la dizaine, par exemple 84 à 80. L’arrondi ne décide jamais si le contrat est rempli, et les points en réserve attendent sans être arrondis.
rule-score-rounding--none = pas d’arrondi
rule-score-rounding--nearest-10 = à la dizaine la plus proche, et 85 monte à 90
rule-score-rounding--nearest-10-down = à la dizaine la plus proche, et 85 descend à 80

## Match

rule-match-end = Fin de la partie
    .about = Quand la partie s’arrête. Par exemple, quand un camp atteint 1000 points, ou après 12 donnes, et le plus haut gagne.
rule-match-end--target = quand un camp atteint les points fixés
rule-match-end--deals = après un nombre fixe de donnes
rule-match-target = Points pour gagner
    .about = En combien de points on joue, par exemple 1000. Si les deux camps y arrivent dans la même donne, le plus haut gagne ; à égalité, on joue une donne décisive.
rule-match-reach = Atteindre ou dépasser
    .about = S’il suffit d’avoir juste les points. Dans une partie en 1000, tu gagnes avec 1000 tout rond, ou il t’en faut au moins 1001.
rule-match-reach--reach = il suffit de les atteindre
rule-match-reach--pass = il faut dépasser, ne serait-ce que d’un point
rule-match-deals = Nombre de donnes
    .about = Combien de donnes compte la partie quand ce nombre est fixe, par exemple 12. À égalité à la fin, c’est match nul, et les points encore en réserve ne sont à personne.
rule-match-win-on-extras = Gagner avec belote ou annonces
    .about = Si on peut gagner dans une donne où on ne marque que belote ou annonces. Par exemple, dans une partie en 2000, tu en as 1990, tu chutes mais tu gardes les 20 de la belote : avec 2010, tu gagnes, ou il te faut marquer autre chose dans une autre donne.
rule-match-win-on-extras--true = belote ou annonces suffisent pour gagner
rule-match-win-on-extras--false = belote ou annonces seules ne font pas gagner
rule-match-streak = Série de victoires
    .about = Si les parties gagnées à la suite forment une série. Chacune vaut 10 000 plus l’écart de points et fait monter le niveau de l’adversaire, jusqu’au 4 ; une défaite ou un match nul y met fin.
rule-match-streak--true = les victoires à la suite forment une série
rule-match-streak--false = chaque partie compte à part

## Presets

preset-cafe = Belote de café
    .about = La belote classique avec des annonces, à dire avec la première carte ; pour une table qui aime un peu plus de piment.
preset-decouverte = Belote découverte
    .about = À deux et sans talon : chacun joue 16 cartes, six en main et dix sur la table, et presque tout est visible.
preset-duel = Duel
    .about = À deux : on pioche dans le talon, on joue ce qu’on veut jusqu’à ce qu’il soit vide, et les victoires à la suite forment une série.
preset-ffb-classic = Belote classique
    .about = Celle de la Fédération : une retourne, pas d’annonces, le litige en réserve et une partie en 1000 points ; la meilleure pour débuter.
preset-ffb-classic-sa-ta = Belote classique avec SA et TA
    .about = La classique mais, au deuxième tour, tu peux aussi prendre à sans atout (SA) ou à tout atout (TA) ; pour ceux qui la connaissent bien et veulent varier.
preset-ffb-coinche = Coinche de la Fédération
    .about = Des enchères sans plafond, la coinche, les annonces, sans atout et tout atout, en 2000 points ; pour qui veut la coinche au complet.
preset-ffb-contree = Contrée
    .about = Des enchères jusqu’à 160 ou capot, pas d’annonces, et il suffit d’atteindre l’enchère ; pour ceux qui aiment surtout enchérir.
preset-house-coinche = Coinche à la maison
    .about = La coinche en famille : les quatre couleurs seulement, des annonces qui comptent toutes seules, et la coinche ne multiplie que l’enchère.
preset-reserva = Belote avec réserve
    .about = Une belote à annonces où les points d’une égalité restent en réserve et où les annonces égales ne sont à personne ; pour qui l’a apprise ainsi en Espagne.
preset-three-handed = Belote à trois
    .about = Quand il manque un joueur : chacun pour soi, huit cartes restent de côté et le preneur doit faire plus que les deux autres ensemble.
preset-zone = Belote en ligne
    .about = Celle des parties contre l’ordinateur : les annonces comptent toutes seules, les points sont arrondis et une renonce perd la donne ; pour jouer vite.
