# Why the computer would do it: the idea behind a hint.

## The auction
idea-take-with-jack = Avec { $deck ->
        [spanish] la sota
       *[french] le valet
    } d’atout en main, et d’autres atouts derrière, cela vaut la peine de prendre.
idea-take-with-nine = Avec { $deck ->
        [spanish] le 6
       *[french] le neuf
    } d’atout et d’autres atouts, cela vaut la peine de prendre.
idea-take-on-length = Tu as assez d’atouts et d’as pour faire plus de la moitié des points.
idea-take-with-masters = Avec de gros atouts et des as, tu peux être maître : cela vaut la peine de prendre.
idea-must-name = Tu ne peux plus passer : c’est la couleur où ta main vaut le plus.
idea-bid-expected-points = C’est à peu près ce que cette main peut gagner avec cet atout.
idea-support-partner = Ton partenaire a parlé et tu as de quoi l’aider : le contrat est à vous deux.
idea-outbid = Tu peux gagner plus que ce que l’adversaire a dit : monte.
idea-bid-capot = Avec ces cartes, on peut faire tous les plis.
idea-double-on-tricks = Tu as assez de plis sûrs pour qu’ils n’atteignent pas leur enchère.
idea-redouble-with-extra = Le contrat est sûr, et ainsi il vaut plus.
idea-enough-is-bid = Ton camp a déjà assez dit : monter encore, c’est risquer sans rien gagner.
idea-weak-hand = La main est faible : un contrat perdu donne tous les points à l’adversaire.
idea-watch-score = Regarde la marque : à ce point de la partie, c’est ce qui convient.
idea-defend = Avec cette main, tu gagnes plus en défense qu’en prenant.

## The play
idea-only-card = Tu n’as pas d’autre carte jouable.
idea-draw-trumps = Fais tomber les atouts : ceux qui tombent ne couperont plus tes as.
idea-cash-master = Personne n’a plus haut dans cette couleur : encaisse ses points avant que quelqu’un n’en ait plus.
idea-lead-for-ruff = Quelqu’un de ton camp n’a bientôt plus de cette couleur et pourra la couper.
idea-lead-low = Entame d’une carte qui donne peu et garde les bonnes.
idea-keep-master = Garde la carte sûre pour le dernier pli : il vaut dix de plus.
idea-load-partner = Le pli ira à ton partenaire : charge-le de points.
idea-leave-trick-to-partner = Le pli est déjà à ton partenaire : ne gaspille rien de bon.
idea-cheapest-winner = Elle gagne le pli, et c’est la carte qui coûte le moins.
idea-trump-cheaply = Coupe du plus petit atout qui suffit et garde les gros.
idea-save-ten = Garde { $deck ->
        [spanish] le 7
       *[french] le dix
    } : tu le perdrais ici ; il vaut mieux une fois l’as tombé.
idea-smallest-on-lost-trick = Ce pli est perdu : donne la carte qui vaut le moins.
idea-catch-cheaply = Tant que personne n’est obligé de fournir, tu prends ses points à bon marché.
idea-save-for-the-end = Garde les gros atouts pour les derniers plis, quand le talon sera épuisé et qu’il faudra fournir.
idea-lead-trump = Joue atout : chaque atout qui tombe est une coupe de moins pour le camp preneur.
idea-return-suit = Reviens dans la couleur entamée par ton partenaire : il y a quelque chose.
idea-give-up-high = Celle-ci ne se sauvera plus : joue-la tant qu’elle peut servir.
idea-win-high = Gagne le pli et ne garde pas la grosse carte : plus tard elle vaudrait moins.
idea-keep-the-rest = Lâche celle-ci et garde les autres, tu en auras plus besoin.
