# The cards as pictures: `rebelote cards`.
help-cards = Dibuja las cartas en archivos SVG: uno por carta y por reverso, y todos juntos en uno solo para una página web.
help-cards-metavar = CARPETA
help-cards-deck = La baraja: francesa o española. Si no lo dices, la francesa.
help-cards-index = El índice de las figuras francesas: J Q K, V D R, o signos que no dependen de la lengua. La baraja española lleva sus números.
help-cards-suits = Los colores de los palos: dos, cuatro (pensados también para daltónicos) o de gran contraste. Si no lo dices, dos en la francesa y cuatro en la española.
help-cards-size = El tamaño de los índices: normal o grande, para quien ve mal o juega en una pantalla pequeña.
cards-written = { $count } archivos escritos en «{ $folder }».
cards-sprite = { $file } las lleva todas ({ $size } kB).
cards-sheet = Para verlas de una vez, abre { $file }.
