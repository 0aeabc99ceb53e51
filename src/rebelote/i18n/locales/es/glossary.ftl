# The glossary. Each entry: the headword, .also (other words for it) and .text.
# Rank and suit words come from words.ftl and follow $deck.

## The deal

glossary-deal = mano
    .also = donne, mène, reparto
    .text = Una partida se juega en manos: se reparte, alguien toma, se juegan las bazas y se apuntan los puntos. Luego da el siguiente jugador y empieza otra mano.
glossary-dealer = repartidor
    .also = el que da, el que reparte, donneur
    .text = Quien da las cartas en esta mano; en la siguiente le toca al que va después. Ese mismo jugador, el que sigue al repartidor, es quien habla primero y quien sale en la primera baza.
glossary-cut = corte
    .also = cortar, alzar, coupe
    .text = Antes de repartir, otro jugador parte la baraja en dos montones, con tres cartas como mínimo en cada uno. En muchas casas ni se baraja entre mano y mano: se juntan las bazas tal como están y solo se corta.
glossary-upcard = carta vuelta
    .also = la vuelta, carta descubierta, retourne
    .text = La carta que se pone boca arriba tras el primer reparto: su palo es el que se propone como triunfo. Si sale el { rank-9 } de { suit-H } y dices «tomo», el triunfo es { suit-H } y esa carta es para ti. Quien toma se la lleva también cuando elige otro palo en la segunda vuelta.
glossary-completing-the-hands = completar las manos
    .also = segundo reparto, dar las que faltan, compléter
    .text = Cuando alguien ha tomado, el repartidor da tres cartas más a cada uno y todos quedan con ocho (nueve en el duelo). El que toma recibe solo dos, porque ya tiene la carta vuelta. En la coinche no hace falta: se dan las ocho desde el principio.
glossary-stock = mazo
    .also = talon, montón, las de robar
    .text = Las cartas que quedan boca abajo sin repartir. En el duelo son catorce y se roba de ahí después de cada baza, como en la brisca: primero quien la gana y luego el otro.

## The auction

glossary-to-take = tomar
    .also = tomo, coger, je prends, prendre
    .text = Aceptar el triunfo y comprometerte, con tu pareja, a ganar la mano: en la primera vuelta con el palo de la carta vuelta, en la segunda con otro que dices tú. Con { rank-J } y { rank-9 } de ese palo ya tienes 34 de sus 62 puntos: suele ser un buen momento.
glossary-to-pass = pasar
    .also = paso, je passe, passer
    .text = No tomar y dejar que hable el siguiente. Si todos pasan hasta el final, la mano no se juega y se vuelve a repartir. En la coinche, según la casa, quien ha pasado puede pujar más tarde o ya no.
glossary-second-pass = dos
    .also = deux, paso otra vez
    .text = Lo que se dice para pasar en la segunda vuelta: primero dijiste «paso» y ahora «dos». En muchas mesas se dice en francés: «deux».
glossary-taker = tomador
    .also = el que toma, preneur, declarante
    .text = El jugador que ha tomado o que ha hecho la puja más alta. Él y su compañero tienen que cumplir el contrato; los otros dos defienden.
glossary-second-round = segunda vuelta
    .also = segunda ronda, deuxième tour, segundo turno
    .text = Si nadie quiere el palo de la carta vuelta, se habla otra vez en el mismo orden, y ahora puedes tomar con cualquier otro palo. Por ejemplo: la carta vuelta es de { suit-C }, todos pasan y tú dices «tomo { suit-H }». En algunas casas también se puede elegir sin triunfo o todo triunfo.
glossary-contract = contrato
    .also = contrat, compromiso, lo pujado
    .text = Lo que el tomador se compromete a hacer. En la belote, sumar más puntos que la defensa; en la coinche, llegar por lo menos a los puntos pujados y, según la casa, superar además a la defensa.
glossary-bid = puja
    .also = enchère, pujar, oferta
    .text = Un número y un triunfo dichos en voz alta: «90 { suit-H }» promete hacer por lo menos 90 puntos con ese palo. Se empieza en 80 y se sube de diez en diez o más; cada puja tiene que superar a la anterior, y según las reglas hay un tope de 160 o no lo hay.
glossary-capot-bid = puja de capote
    .also = pedir capote, capot annoncé, capot demandé
    .text = Prometer que tu bando se llevará todas las bazas. Está por encima de cualquier número y nadie puede superarla. Según la casa vale 250, que se suman a los puntos de la mano, o 500 en total.
glossary-coinche = coinchar
    .also = coincho, coinché, doblar, coincher
    .text = Decir, cuando te toca hablar, que los contrarios no cumplirán su puja. Ya no se puja más, y el contrato vale el doble para quien gane. Según la casa se dobla todo o solo la puja.
glossary-contre = contrar
    .also = contro, je contre, contre, contrer
    .text = Lo mismo que coinchar, con el nombre que le dan en la contrée: doblar la puja de los contrarios porque crees que no la van a cumplir. Si ellos lo ven claro, pueden recontrar.
glossary-surcoinche = recoinchar
    .also = recoincho, recontrar, redoblar, surcoinché, surcontrer
    .text = La respuesta del bando al que han coinchado, si está seguro de ganar: el contrato pasa a valer cuatro veces lo normal, o tres según la casa. Después ya no habla nadie: a jugar.
glossary-no-trump = sin triunfo
    .also = sans atout, SA, sin triunfos
    .text = Contrato en el que ningún palo gana a los demás: se lleva la baza la carta más alta del palo de salida. Cada { rank-A } vale 19 puntos o se queda en 11, según las reglas de la mesa.
glossary-all-trump = todo triunfo
    .also = tout atout, TA, todos triunfos
    .text = Contrato en el que los cuatro palos siguen el orden del triunfo: en cada uno la { rank-J } es la más alta y le sigue el { rank-9 }. Si no tienes del palo de salida echas lo que quieras, pero no ganas la baza. Las cartas suman más que en una mano normal, y según la casa se rebajan o se cuentan tal cual.

## Play

glossary-lead = salida
    .also = salir, primera carta, entame
    .text = La primera carta de la baza, que marca el palo que los demás tienen que asistir. En la primera baza sale quien va después del repartidor; en las siguientes, quien ganó la anterior.
glossary-trick = baza
    .also = pli, levée
    .text = Una carta de cada jugador, y la mejor se las lleva todas: gana el triunfo más alto o, si no ha caído ninguno, la carta más alta del palo de salida. Con ocho cartas por jugador, la mano tiene ocho bazas.
glossary-suit = palo
    .also = color, couleur, familia
    .text = Cada una de las cuatro familias de la baraja: { suit-S }, { suit-H }, { suit-D } y { suit-C }, con ocho cartas cada una. Casi siempre uno de los palos es el triunfo y los otros tres son palos normales.
glossary-trump = triunfo
    .also = atout, palo de triunfo, el palo que pinta
    .text = El palo que gana a los otros tres en esta mano. Ojo, que en él cambia el orden: la { rank-J } es la más alta (20 puntos), después el { rank-9 } (14) y luego { rank-A }, { rank-T }, { rank-K }, { rank-Q }, { rank-8 } y { rank-7 }.
glossary-to-follow = asistir
    .also = servir, seguir el palo, fournir
    .text = Echar una carta del palo de salida; si la tienes, es obligatorio. Si salen de { suit-H } y te queda una sola carta de ese palo, esa es la que va a la mesa.
glossary-to-trump = fallar
    .also = cortar, matar con triunfo, couper
    .text = Echar un triunfo cuando no tienes del palo de salida. Hay que hacerlo si puedes, salvo que tu compañero vaya ganando la baza: entonces, en casi todas las mesas, echas lo que quieras.
glossary-to-overtrump = contrafallar
    .also = sobrefallar, fallar por encima, surcouper
    .text = Fallar con un triunfo más alto que el que ya hay en la mesa. Si un contrario ha fallado con { $deck ->
        [spanish] el
       *[french] la
    } { rank-Q } y tú tampoco tienes del palo de salida pero sí el { rank-9 } de triunfo, no vale echar un triunfo más bajo: tienes que superarlo.
glossary-to-undertrump = fallar por debajo
    .also = echar un triunfo menor, tirar un triunfo pequeño, pisser
    .text = Echar un triunfo más bajo que el que va ganando, porque no puedes superarlo. Según la casa es obligatorio, es libre (echas la carta que quieras) o está prohibido mientras te quede otra cosa.
glossary-to-raise = montar
    .also = subir, echar más alto, monter
    .text = Cuando se sale de triunfo, echar uno más alto que el mejor de la mesa, si lo tienes. Con el { rank-9 } en la mesa y la { rank-J } en tu mano, la { rank-J } tiene que salir. Normalmente también se monta sobre el compañero, aunque en algunas casas no hace falta.
glossary-to-discard = descartarse
    .also = descarte, tirar otra carta, se défausser
    .text = Echar una carta de otro palo, que no sea triunfo, cuando no puedes asistir ni tienes que fallar. Esa carta no gana nunca la baza: quítate de encima una que no valga nada o, si va ganando tu compañero, regálale un { rank-T }.
glossary-master = mandar
    .also = ir ganando, carta maestra, maître
    .text = Manda quien va ganando la baza, y manda también la carta que ya nadie puede superar en su palo. Por ejemplo, en un palo que no es triunfo, cuando ya ha salido el { rank-A }, manda el { rank-T }.
glossary-partner-winning = el compañero va ganando
    .also = manda el compañero, la baza es nuestra, partenaire maître
    .text = Si no tienes del palo de salida y la baza la va ganando tu compañero, por lo general no tienes que fallar: echa lo que quieras, y mejor si son puntos, como un { rank-T }. Algunas casas limitan este permiso o no lo dan.
glossary-defence = defensa
    .also = los que defienden, los contrarios del tomador, défense
    .text = El bando que no ha tomado. Le basta con que el tomador no cumpla: entonces se apunta todos los puntos de la mano.
glossary-revoke = renuncio
    .also = renunciar, echar una carta que no vale, renonce
    .text = Echar una carta que las reglas no permiten, por ejemplo no asistir teniendo del palo. Según la casa, la carta vuelve a tu mano y echas otra, o tu bando pierde la mano.

## Announcements

glossary-announcement = cante
    .also = annonce, anuncio, cantar
    .text = Cartas de tu mano que dan puntos aparte de las bazas: tres o más seguidas del mismo palo, o cuatro iguales. Se canta al echar tu primera carta y se enseña al empezar la segunda baza; solo cuentan los cantes del bando que tiene el mejor. No en todas las mesas se juega con cantes.
glossary-run = escalera
    .also = suivi, secuencia, suite
    .text = Tres o más cartas seguidas del mismo palo: tres valen 20, cuatro 50 y cinco o más 100. El orden es siempre { rank-7 }, { rank-8 }, { rank-9 }, { rank-T }, { rank-J }, { rank-Q }, { rank-K }, { rank-A }, también en el triunfo.
glossary-tierce = tercera
    .also = tierce, escalera de tres, veinte
    .text = Tres cartas seguidas del mismo palo, que valen 20 puntos. Por ejemplo, { rank-T }, { rank-J } y { rank-Q } de { suit-S }.
glossary-cinquante = cincuenta
    .also = cinquante, escalera de cuatro, cuarta
    .text = Cuatro cartas seguidas del mismo palo, que valen 50 puntos. Por ejemplo, { rank-9 }, { rank-T }, { rank-J } y { rank-Q } de { suit-H }.
glossary-cent = cien
    .also = cent, quinta, quinte, escalera de cinco
    .text = Cinco cartas seguidas o más del mismo palo, que valen 100 puntos. Por ejemplo, { rank-T }, { rank-J }, { rank-Q }, { rank-K } y { rank-A } de { suit-C }.
glossary-carre = carré
    .also = cuatro iguales, brelán, cuatro de lo mismo
    .text = Las cuatro cartas iguales, una de cada palo. Cuatro { rank-J }s valen 200; { $deck ->
        [spanish] cuatro 6 valen 150; cuatro ases, 7, reyes o caballos, 100; los 4 y los 5, nada.
       *[french] cuatro nueves valen 150; cuatro ases, dieces, reyes o damas, 100; los sietes y los ochos, nada.
    } Sin triunfo estos valores cambian en algunas casas.
glossary-comparison-of-announcements = comparación de cantes
    .also = qué cante gana, el mejor cante, comparaison des annonces
    .text = Se mira el mejor cante de cada bando y solo se apunta los suyos el que gana. Primero cuenta el valor; a igual valor, un carré supera a una escalera y, entre dos escaleras, lo normal es que gane la que acaba en carta más alta. Si siguen iguales, depende de la casa: gana la de triunfo, la que se cantó antes o ninguna.
glossary-belote = belote
    .also = { rank-K } y { rank-Q } de triunfo, belote y rebelote
    .text = Tener { rank-K } y { rank-Q } de triunfo en la misma mano: son 20 puntos, y te sonará a las cuarenta del tute. Se dice «belote» al echar la primera de las dos cartas y «rebelote» al echar la segunda; donde hay que decirlo, un olvido cuesta los 20.
glossary-rebelote = rebelote
    .also = y rebelote, la segunda de la belote
    .text = La palabra que completa la belote, al echar la segunda carta de la pareja. Si echas { $deck ->
        [spanish] el
       *[french] la
    } { rank-Q } de triunfo diciendo «belote», más tarde echas el { rank-K } y dices «rebelote». Según la casa, el orden es libre o tiene que ir primero el { rank-K }.

## Counting

glossary-last-trick = diez de últimas
    .also = las diez últimas, última baza, dix de der
    .text = Los 10 puntos de más que se lleva quien gana la última baza, igual que en el tute. Con ellos una mano suma 162 puntos: 152 de las cartas y 10 de últimas.
glossary-capot = capote
    .also = capot, todas las bazas, dar capote
    .text = Ganar todas las bazas de la mano. El bando que da capote se apunta 252 puntos (250 en algunas casas) en lugar de 162, y el otro se queda a cero en las bazas.
glossary-lost-contract = dentro
    .also = dedans, fallar el contrato, no cumplir, chute
    .text = El tomador se queda dentro cuando no cumple: se apunta 0 por las bazas y la defensa se apunta 162, o 160 y normalmente también la puja en la coinche. Según la casa, la belote y los cantes se quedan con quien los tenía o pasan a la defensa.
glossary-tie = empate
    .also = litige, litigio, ir iguales
    .text = Los dos bandos suman lo mismo, por ejemplo 81 a 81. En la belote clásica la defensa se apunta lo suyo y los puntos del tomador esperan en la reserva; en otras mesas el tomador pierde, o cada uno se apunta lo que ha hecho.
glossary-reserve = reserva
    .also = puntos en espera, puntos guardados, remise en jeu
    .text = Los puntos del tomador que quedan guardados después de un empate. Se los lleva quien gane la siguiente mano que no acabe empatada; si hay dos empates seguidos, se suman.
glossary-deciding-deal = mano decisiva
    .also = mano de desempate, la buena, donne décisive
    .text = La mano que se juega de más cuando los dos bandos han llegado a la meta con los mismos puntos, por ejemplo 1040 a 1040. Si han llegado los dos pero no están iguales, no hace falta: gana el que tiene más.
glossary-rounding = redondeo
    .also = redondear, contar por decenas, arrondi
    .text = Apuntar decenas justas en vez de puntos sueltos: 84 se queda en 80 y 86 sube a 90; el 85 sube o baja según la casa, y en muchas no se redondea. Nunca sirve para decidir si el contrato se ha cumplido.
glossary-two-columns = nosotros y ellos
    .also = las dos columnas, el apunte, nous et eux
    .text = La hoja donde se lleva la cuenta tiene dos columnas, una para cada bando: «nosotros» y «ellos». Después de cada mano se apunta en las dos y se suma; gana la primera que llega a la meta, muchas veces 1000.

## Cards

glossary-ace = { rank-A }
    .also = uno, A, ace
    .text = La carta más alta de los palos normales, con 11 puntos. En el triunfo vale lo mismo, pero la superan la { rank-J } y el { rank-9 }. Se llama as en las dos barajas: es el 1 de la española y la A de la francesa.
glossary-king = { rank-K }
    .also = K, roi, king
    .text = Vale 4 puntos, sea triunfo o no, y con { $deck ->
        [spanish] el
       *[french] la
    } { rank-Q } de triunfo forma la belote. Se llama rey en las dos barajas: es el 12 de la española y la K de la francesa.
glossary-queen =
    { $deck ->
        [spanish] caballo
       *[french] dama
    }
    .also =
        { $deck ->
            [spanish] dama, reina, dame, queen
           *[french] caballo, reina, dame, queen
        }
    .text = Vale 3 puntos, sea triunfo o no, y con el { rank-K } de triunfo forma la belote. En la baraja francesa es la dama (Q) y en la española el caballo (11).
glossary-jack =
    { $deck ->
        [spanish] sota
       *[french] jota
    }
    .also =
        { $deck ->
            [spanish] jota, valet, jack
           *[french] sota, valet, jack
        }
    .text = Del triunfo es la carta más alta y vale 20 puntos; en los demás palos vale solo 2. En la baraja francesa es la jota o valet (J) y en la española la sota (10).
glossary-ten =
    { $deck ->
        [spanish] 7
       *[french] diez
    }
    .also =
        { $deck ->
            [spanish] diez, dix, ten
           *[french] siete español, dix, ten
        }
    .text = Vale 10 puntos y en los palos normales solo la supera el { rank-A }, un poco como el tres de la brisca. En la baraja francesa es el 10 y en la española hace su papel el 7.
glossary-nine =
    { $deck ->
        [spanish] 6
       *[french] nueve
    }
    .also =
        { $deck ->
            [spanish] nueve, neuf, nine
           *[french] seis español, neuf, nine
        }
    .text = En el triunfo es la segunda carta, detrás de la { rank-J }, y vale 14 puntos; en los demás palos no vale nada. En la baraja francesa es el 9 y en la española hace su papel el 6.
glossary-spades =
    { $deck ->
        [spanish] espadas
       *[french] picas
    }
    .also =
        { $deck ->
            [spanish] picas, pique, spades
           *[french] espadas, pique, spades
        }
    .text = Uno de los cuatro palos: picas (♠) en la baraja francesa, espadas en la española.
glossary-hearts =
    { $deck ->
        [spanish] copas
       *[french] corazones
    }
    .also =
        { $deck ->
            [spanish] corazones, cœur, hearts
           *[french] copas, cœur, hearts
        }
    .text = Uno de los cuatro palos: corazones (♥) en la baraja francesa, copas en la española.
glossary-diamonds =
    { $deck ->
        [spanish] oros
       *[french] diamantes
    }
    .also =
        { $deck ->
            [spanish] diamantes, carreau, diamonds
           *[french] oros, carreau, diamonds
        }
    .text = Uno de los cuatro palos: diamantes (♦) en la baraja francesa, oros en la española.
glossary-clubs =
    { $deck ->
        [spanish] bastos
       *[french] tréboles
    }
    .also =
        { $deck ->
            [spanish] tréboles, trèfle, clubs
           *[french] bastos, trèfle, clubs
        }
    .text = Uno de los cuatro palos: tréboles (♣) en la baraja francesa, bastos en la española.

## Games

glossary-belote-game = belote (el juego)
    .also = belote clásica, belote francesa, belote de cuatro
    .text = Uno de los juegos de cartas más queridos de Francia: dos parejas, 32 cartas y un palo de triunfo que se decide con la carta vuelta. Si sabes jugar al tute o a la brisca, ya tienes medio camino hecho.
glossary-coinche-game = coinche (el juego)
    .also = belote coinchée, coinchée, belote con pujas
    .text = La belote con pujas: no hay carta vuelta, se reparten las ocho cartas y las parejas pujan puntos y triunfo. Si no te crees la puja de los contrarios, la coinchas y vale el doble.
glossary-contree = contrée
    .also = belote contrée, contra
    .text = Prima hermana de la coinche, también con pujas: para doblar se dice «contro». Suele jugarse sin cantes y con un tope de 160, y basta con llegar a lo pujado.
glossary-decouverte = découverte
    .also = belote descubierta, belote découverte, open belote
    .text = Belote para dos con casi todo a la vista: cada uno juega 16 cartas, seis en la mano y diez en la mesa, la mitad de estas tapadas debajo de las otras (o las 16 en la mesa). La carta tapada se vuelve cuando la de encima ya se ha jugado. La última carta descubierta del que da propone el triunfo y se queda en su sitio.
glossary-duel = duelo
    .also = belote para dos, mano a mano, duel
    .text = Belote para dos con mazo. Mientras quedan cartas por robar echas la que quieras, como en la brisca; cuando se acaban, las últimas nueve bazas se juegan con las obligaciones de siempre: asistir, fallar y montar.
glossary-streak = racha
    .also = partidas seguidas, série, streak
    .text = Los duelos ganados uno detrás de otro. Cada victoria sube la racha y también el nivel del rival, hasta el 4; si pierdes o empatas, se acaba y vuelves a empezar.
