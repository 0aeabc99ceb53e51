# The cards as pictures: `rebelote cards`.
help-cards = Dessine les cartes en fichiers SVG : un par carte et par dos, et tous ensemble dans un seul pour une page web.
help-cards-metavar = DOSSIER
help-cards-deck = Le jeu de cartes : français ou espagnol. Sans cette option, le français.
help-cards-index = L’index des figures françaises : J Q K, V D R, ou des signes qui ne dépendent pas de la langue. Le jeu espagnol porte ses nombres.
help-cards-suits = Les teintes des couleurs : deux, quatre (choisies aussi pour les daltoniens) ou à fort contraste. Sans cette option, deux pour le jeu français et quatre pour l’espagnol.
help-cards-size = La taille des index : normale ou grande, pour qui voit mal ou joue sur un petit écran.
cards-written = { $count } fichiers écrits dans « { $folder } ».
cards-sprite = { $file } les contient toutes ({ $size } ko).
cards-sheet = Pour les voir d’un coup, ouvre { $file }.
