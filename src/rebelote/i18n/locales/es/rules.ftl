# The rules in plain words: titles of the sections, every dimension (title and .about),
# each of its named values, and the presets. The ids follow the names in rebelote.rules.
# Rank and suit words come from words.ftl and follow $deck.

## Sections

rules-section-seats = Jugadores
rules-section-cards = Valor de las cartas
rules-section-tricks = Puntos de las bazas
rules-section-deal = Reparto
rules-section-auction = Toma y pujas
rules-section-play = Juego de la carta
rules-section-belote = Belote
rules-section-announcements = Cantes
rules-section-score = Cuenta de la mano
rules-section-match = Partida

## For a number that has no limit

rule-none = sin límite
rule-empty = ninguna

## Seats

rule-seats = Número de jugadores
    .about = Cuántos os sentáis a la mesa. Cuatro juegan por parejas, con el compañero enfrente; tres o dos juegan cada uno por su cuenta.
rule-seats--4 = cuatro, por parejas
rule-seats--3 = tres, cada uno por su cuenta
rule-seats--2 = dos, mano a mano

## Cards

rule-cards-sans-atout = Ases sin triunfo
    .about = Cuánto vale cada as cuando se juega sin triunfo; las demás cartas valen lo que en un palo normal. Con 19, las cartas suman 152, como siempre; con 11, solo 120.
rule-cards-sans-atout--ace-19 = el as vale 19: las cartas suman 152
rule-cards-sans-atout--ace-11 = el as vale 11: las cartas suman 120
rule-cards-tout-atout = Cartas en todo triunfo
    .about = Cuánto valen las cartas cuando todos los palos son triunfo. Con los valores normales del triunfo hay 258 puntos: si se reducen a 162, quien hace 129 cuenta 81; otras mesas ponen valores más bajos, de { rank-J } a { rank-Q }, o lo dejan tal cual.
rule-cards-tout-atout--scaled = valores de triunfo: de 258 se reducen a 162
rule-cards-tout-atout--13-9-6-5-3-2 = de mayor a menor 13, 9, 6, 5, 3 y 2: suman 152
rule-cards-tout-atout--14-9-6-5-3-1 = de mayor a menor 14, 9, 6, 5, 3 y 1: suman 152
rule-cards-tout-atout--raw = valores de triunfo tal cual: 258 en juego

## Tricks

rule-tricks-last = Diez de últimas
    .about = Los puntos que da ganar la última baza. Con 10, los 152 puntos de las cartas pasan a ser 162.
rule-tricks-capot = Puntos del capote
    .about = Lo que cuenta en total por bazas el bando que las gana todas; el otro cuenta 0. Lo normal son 252 y, en algunas casas, 250.

## Deal

rule-deal-packets = Cartas por ronda
    .about = De cuántas en cuántas se dan las cartas en el primer reparto. Con [3, 2], tres a cada uno y luego dos más; con [3, 2, 3], las ocho desde el principio.
rule-deal-turn-up = Carta vuelta
    .about = Si después del primer reparto se pone una carta boca arriba. Por ejemplo, sale el { rank-9 } de { suit-H } y el triunfo que se propone es { suit-H }.
rule-deal-turn-up--true = se vuelve una carta, que propone el triunfo
rule-deal-turn-up--false = no se vuelve ninguna carta
rule-deal-complete = Completar las manos
    .about = Cuántas cartas se dan después de que alguien tome. Con [3], tres a cada uno y dos al tomador, que se lleva también la carta vuelta; con [], ninguna.
rule-deal-stock = Cartas del mazo
    .about = Cuántas cartas quedan para robar mientras se juega. Con 14, como en el duelo, cada uno roba una después de cada baza; con 0 no hay mazo.
rule-deal-layout = Cartas en la mesa
    .about = Si tienes todas tus cartas en la mano o, como en la découverte para dos, también en la mesa. Con 6+10, en la mesa hay cinco boca abajo y, encima de cada una, otra boca arriba.
rule-deal-layout--hand = todas las cartas en la mano
rule-deal-layout--6-10 = 6 en la mano y 10 en la mesa, la mitad tapadas
rule-deal-layout--0-16 = las 16 en la mesa, la mitad tapadas
rule-deal-shuffle = Barajar entre manos
    .about = Qué se hace con las cartas al acabar una mano. En muchas casas no se baraja: se juntan las bazas tal como están, se corta y se vuelve a dar.
rule-deal-shuffle--each-deal = se baraja antes de cada mano
rule-deal-shuffle--gather = se juntan las bazas y solo se corta
rule-deal-first-dealer = Primer repartidor
    .about = Quién da la primera mano. Si se sacan cartas, cada bando saca una y da el de la más baja: un { rank-8 } da antes que un { rank-K }, y el { rank-A } es la carta más alta. Un número deja fijo el asiento.
rule-deal-first-dealer--lowest-card = da quien saca la carta más baja
rule-deal-first-dealer--random = se sortea
rule-deal-direction = Sentido del juego
    .about = Hacia qué lado se dibuja la mesa en la pantalla. Hacia la derecha, después de ti juega quien tienes a la derecha; lo demás no cambia.
rule-deal-direction--anticlockwise = hacia la derecha, al revés que el reloj
rule-deal-direction--clockwise = hacia la izquierda, como el reloj

## Auction

rule-auction-kind = Cómo se elige el triunfo
    .about = De qué manera se decide el triunfo y quién toma. Con carta vuelta alguien dice «tomo»; en la coinche y la contrée se puja, por ejemplo «90 { suit-H }».
rule-auction-kind--turn-up = con la carta vuelta: se toma o se pasa
rule-auction-kind--bidding = pujando puntos y triunfo
rule-auction-contracts = Triunfos que se pueden elegir
    .about = Si además de los cuatro palos se puede decir sin triunfo o todo triunfo. Con carta vuelta, al principio solo se puede tomar en su palo; lo demás, como «tomo sin triunfo», queda para la segunda vuelta.
rule-auction-contracts--suits = solo los cuatro palos
rule-auction-contracts--suits-SA-TA = los cuatro palos, sin triunfo y todo triunfo
rule-auction-all-pass = Si todos pasan
    .about = Quién reparte cuando nadie toma ni puja y la mano no se juega. En el duelo da otra vez el mismo y, después de dos manos seguidas sin jugar, no puede pasar en la segunda vuelta.
rule-auction-all-pass--next-dealer = reparte el siguiente
rule-auction-all-pass--same-dealer = reparte otra vez el mismo
rule-auction-all-pass--forced-third = reparte el mismo, y a la tercera no puede pasar
rule-auction-minimum = Puja mínima
    .about = El número más bajo que se puede pujar. Con 80, no vale empezar con «70 { suit-S }».
rule-auction-step = Salto entre pujas
    .about = De cuánto en cuánto se puja. Con 10 y un mínimo de 80 puedes decir 80, 90 o 110, pero no 85.
rule-auction-maximum = Puja máxima
    .about = El número más alto que se puede pujar. Con 160, por encima ya solo queda el capote, donde se puede pujar; sin límite, se puede seguir subiendo.
rule-auction-capot = Pujar capote
    .about = Si puedes prometer que tu bando ganará todas las bazas. «Capote { suit-D }» está por encima de 160 y de cualquier otro número, y nadie puede superarlo.
rule-auction-capot--true = se puede pujar capote, por encima de todo
rule-auction-capot--false = no se puede pujar capote
rule-auction-passed-may-return = Pujar después de pasar
    .about = Si quien ha pasado puede pujar cuando le vuelve a tocar. Por ejemplo, pasas, tu compañero dice «80 { suit-S }» y tú, en tu siguiente turno, «100 { suit-S }».
rule-auction-passed-may-return--true = quien ha pasado puede pujar más tarde
rule-auction-passed-may-return--false = quien ha pasado ya no puja: pasa o coincha
rule-auction-double = Doblar la puja
    .about = Si puedes coinchar la puja de los contrarios cuando crees que no la cumplirán. Si coinchas «90 { suit-C }», ya no se puja más y ellos solo pueden recoinchar o pasar.
rule-auction-double--none = no se dobla
rule-auction-double--coinche = se puede coinchar y recoinchar

## Play

rule-play-raise = Montar en el triunfo
    .about = Cuando se sale de triunfo hay que echar uno más alto que el mejor de la mesa, si lo tienes; en todo triunfo, lo mismo en cualquier palo. Por ejemplo, tu compañero va ganando con el { rank-9 } y tienes la { rank-J }: según la casa, también la tienes que echar.
rule-play-raise--always = hay que montar siempre que se pueda
rule-play-raise--not-over-partner = no hace falta montar sobre el compañero
rule-play-beat-plain = Montar en palo normal
    .about = Si también hay que superar la mejor carta cuando se sale de un palo que no es triunfo y nadie ha fallado. Por ejemplo, sale el { rank-K } y tienes el { rank-A } y el { rank-7 } de ese palo: habría que echar el { rank-A }.
rule-play-beat-plain--true = también en palo normal hay que montar
rule-play-beat-plain--false = en palo normal basta con asistir
rule-play-partner-exempt = Si manda tu compañero
    .about = Qué tienes que echar cuando no tienes del palo de salida y la baza la va ganando tu compañero. En casi todas las mesas no hace falta fallar: puedes regalarle un { rank-T }.
rule-play-partner-exempt--always = echas lo que quieras
rule-play-partner-exempt--over-if-only-trumps = libre; si ha fallado y solo tienes triunfos, lo superas
rule-play-partner-exempt--until-partner-trumps = libre, salvo si va ganando con un triunfo
rule-play-partner-exempt--never = hay que fallar igual, como ante un contrario
rule-play-undertrump = Si no puedes contrafallar
    .about = Qué echas cuando no tienes del palo de salida, otro ha fallado y ninguno de tus triunfos lo supera. Por ejemplo, en la mesa está la { rank-J } de triunfo y a ti te queda el { rank-8 }.
rule-play-undertrump--required = tienes que fallar por debajo
rule-play-undertrump--free = echas la carta que quieras
rule-play-undertrump--forbidden = triunfo no, salvo que no te quede otra cosa
rule-play-free-while-stock = Mientras queda mazo
    .about = Si mientras quedan cartas por robar puedes echar la que quieras, como en la brisca. En el duelo, por ejemplo, solo hay que asistir y fallar en las últimas nueve bazas.
rule-play-free-while-stock--true = libre hasta que se acaba el mazo
rule-play-free-while-stock--false = hay que asistir y fallar desde la primera baza
rule-play-revoke = Si hay un renuncio
    .about = Qué pasa si alguien intenta echar una carta que no vale, por ejemplo no asistir teniendo del palo. O no se le deja, o se le deja y la mano cuenta como un contrato perdido por su bando.
rule-play-revoke--refused = la carta no se admite y se dice por qué
rule-play-revoke--loses-deal = la carta se juega y su bando pierde la mano

## Belote

rule-belote-call = Decir la belote
    .about = Si los 20 puntos de { rank-K } y { rank-Q } de triunfo hay que pedirlos. Donde hay que hacerlo, dices «belote» con la primera de las dos y «rebelote» con la segunda; si se te olvida una palabra, 0.
rule-belote-call--automatic = los 20 puntos cuentan sin decir nada
rule-belote-call--required = hay que decir «belote» y «rebelote»
rule-belote-king-first = Orden de la belote
    .about = Cuál de las dos cartas hay que echar primero. Donde el orden cuenta, si echas { $deck ->
        [spanish] el
       *[french] la
    } { rank-Q } antes que el { rank-K }, la belote vale 0.
rule-belote-king-first--true = primero el { rank-K }: al revés vale 0
rule-belote-king-first--false = en cualquier orden
rule-belote-when-lost = Belote del tomador que pierde
    .about = Quién se apunta la belote del bando del tomador cuando no cumple el contrato. Por ejemplo, tomas, cantas belote y os quedáis dentro: esos 20 son vuestros o de la defensa.
rule-belote-when-lost--kept = los 20 se quedan en el bando del tomador
rule-belote-when-lost--to-defence = los 20 pasan a la defensa
rule-belote-tout-atout = Belote en todo triunfo
    .about = Si en todo triunfo cuentan { rank-K } y { rank-Q } de cada palo. Con dos de esas parejas tendrías 40 puntos; sin triunfo nunca hay belote.
rule-belote-tout-atout--each-suit = cuenta en cada palo, hasta cuatro veces
rule-belote-tout-atout--none = en todo triunfo no hay belote

## Announcements

rule-announcements-allowed = Jugar con cantes
    .about = Si las escaleras y los carrés dan puntos aparte de las bazas. Por ejemplo, tres cartas seguidas del mismo palo valen 20, y las cuatro { rank-J }s, 200.
rule-announcements-allowed--true = se canta: escaleras y carrés dan puntos
rule-announcements-allowed--false = sin cantes: solo cuentan las bazas y la belote
rule-announcements-squares-sa = Carrés sin triunfo
    .about = Cuánto valen cuatro cartas iguales cuando se juega sin triunfo. O lo de siempre, con 200 para las { rank-J }s, o mandan los ases: 200, y después { $deck ->
        [spanish] los 7
       *[french] los dieces
    }, 150.
rule-announcements-squares-sa--same = valen lo mismo que con triunfo
rule-announcements-squares-sa--ace-200 = el mejor es el de ases, que vale 200
rule-announcements-call = Decir los cantes
    .about = Si tus cantes cuentan solos o tienes que decirlos. Donde hay que decirlos, una tercera se canta al echar tu primera carta; en la segunda baza ya es tarde.
rule-announcements-call--automatic = los cantes cuentan sin decir nada
rule-announcements-call--required = se dicen con la primera carta o se pierden
rule-announcements-rank-runs = Escaleras del mismo valor
    .about = Cuál es mejor de dos escaleras que valen lo mismo. Por ejemplo, cinco cartas hasta el { rank-A } y seis hasta el { rank-K } valen 100 las dos: por altura gana la primera; por largo, la segunda.
rule-announcements-rank-runs--value-then-top = gana la que llega a la carta más alta
rule-announcements-rank-runs--length-then-top = gana la más larga y, si no, la más alta
rule-announcements-equal = Cantes empatados
    .about = Qué pasa cuando los mejores cantes de los dos bandos son iguales, por ejemplo dos terceras que acaban en { rank-K }. En unas casas desempata el triunfo, en otras quien ha jugado antes, y en otras no se los apunta nadie.
rule-announcements-equal--trump-then-none = gana el de triunfo; si no lo hay, nadie
rule-announcements-equal--none = nadie se apunta los suyos
rule-announcements-equal--first-speaker = gana quien ha jugado antes
rule-announcements-when-lost = Cantes si se pierde
    .about = Quién se apunta los cantes válidos cuando el tomador no cumple. Por ejemplo, tomas con una tercera y te quedas dentro: esos 20 pasan a la defensa o siguen siendo tuyos.
rule-announcements-when-lost--to-defence = todos pasan a la defensa
rule-announcements-when-lost--kept = se quedan donde estaban
rule-announcements-when-capot = Cantes si hay capote
    .about = Si el bando que gana todas las bazas se lleva también los cantes válidos del otro. Por ejemplo, hacéis capote y los contrarios tenían un cincuenta: lo conservan o pasa a ser vuestro.
rule-announcements-when-capot--kept = se quedan donde estaban
rule-announcements-when-capot--to-winner = quien hace capote se lleva también los del otro

## Score

rule-score-contract = Para cumplir el contrato
    .about = Qué tiene que sumar el bando del tomador, con belote y cantes incluidos. Por ejemplo, pujas 80 y haces 80 contra 82: si basta con llegar a la puja, cumples; si además hay que superar a la defensa, no.
rule-score-contract--majority = sumar más que la defensa
rule-score-contract--bid = llegar a lo pujado
rule-score-contract--bid-and-majority = llegar a lo pujado y sumar más que la defensa
rule-score-tie = Empate a puntos
    .about = Qué pasa si los dos bandos suman lo mismo cuando el tomador tenía que sumar más. Por ejemplo, 81 a 81: con reserva, la defensa se apunta 81 y los otros 81 son para quien gane la siguiente mano que no sea empate.
rule-score-tie--held = litigio: los puntos del tomador quedan en reserva
rule-score-tie--lost = pierde el tomador
rule-score-tie--made = cada bando se apunta lo suyo
rule-score-made = Puntos del contrato cumplido
    .about = Lo que se apunta el bando del tomador cuando cumple. Pujas 90 y haces 100: son 100, 190 o 90, según la casa; la defensa se apunta lo suyo, pero si solo cuenta la puja se queda con su belote y sus cantes.
rule-score-made--points = los puntos hechos
rule-score-made--points-bid = los puntos hechos más la puja
rule-score-made--bid = solo la puja, con la belote y los cantes
rule-score-lost = Puntos del contrato perdido
    .about = Lo que se apunta la defensa por las bazas cuando el tomador no cumple y se queda en 0. Donde cuenta la puja, se suma: con 160 y 90 pujados, 250.
rule-score-lost-capot = Capote de la defensa
    .about = Si la defensa cobra más cuando el tomador pierde sin ganar ni una baza. Por ejemplo, 252 por el capote en vez de 162, o 162 de todos modos.
rule-score-lost-capot--capot = se apunta lo que vale un capote
rule-score-lost-capot--same = lo mismo que por cualquier contrato perdido
rule-score-doubles = Factores de la coinche
    .about = Por cuánto se multiplica al coinchar y al recoinchar. Con [2, 4], por dos y por cuatro; con [2, 3], por dos y por tres.
rule-score-double-scope = Qué multiplica la coinche
    .about = Qué parte de un contrato coinchado se multiplica. Con 160 por el contrato y 90 pujados, todo por dos son (160 + 90) × 2 = 500; solo la puja, 160 + 90 × 2 = 340.
rule-score-double-scope--all = todo: contrato, puja, cantes y belote
rule-score-double-scope--bid = solo la puja
rule-score-doubled-capot = Capote coinchado
    .about = Qué se gana de más al llevarse todas las bazas de un contrato coinchado. Con 90 pujados y todo por dos, (250 + 90) × 2 = 680, o bien (160 + 90) × 2 + 100 = 600.
rule-score-doubled-capot--250 = 250 en lugar de 160
rule-score-doubled-capot--plus-100 = 100 más, después de multiplicar
rule-score-capot-bid = Valor del capote pujado
    .about = Cuánto vale pujar capote. Si lo haces, 252 + 250 = 502, o 500 en total; si no lo haces, para la defensa son 160 + 250 = 410, o también 500.
rule-score-capot-bid--points-250 = 250 como puja, además de los puntos
rule-score-capot-bid--flat-500 = 500 en total para quien lo gane
rule-score-rounding = Redondeo de los puntos
    .about = Si lo que se apunta cada bando se redondea a decenas, por ejemplo 84 a 80. Nunca decide si el contrato se ha cumplido, y los puntos en reserva esperan sin redondear.
rule-score-rounding--none = no se redondea
rule-score-rounding--nearest-10 = a la decena más cercana, y 85 sube a 90
rule-score-rounding--nearest-10-down = a la decena más cercana, y 85 baja a 80

## Match

rule-match-end = Final de la partida
    .about = Cuándo se acaba la partida. Por ejemplo, cuando un bando llega a 1000 puntos, o después de 12 manos, y gana quien más tenga.
rule-match-end--target = al llegar a los puntos fijados
rule-match-end--deals = tras un número fijo de manos
rule-match-target = Puntos para ganar
    .about = A cuántos puntos se juega, por ejemplo 1000. Si los dos bandos llegan en la misma mano, gana el que más tenga; si están iguales, se juega una mano decisiva.
rule-match-reach = Llegar o pasarse
    .about = Si basta con tener los puntos justos. Jugando a 1000, con 1000 clavados ya ganas o necesitas por lo menos 1001.
rule-match-reach--reach = basta con llegar justo
rule-match-reach--pass = hay que pasarse, aunque sea por uno
rule-match-deals = Número de manos
    .about = Cuántas manos tiene la partida cuando se juega a un número fijo, por ejemplo 12. Si al final estáis igualados es empate, y lo que quede en reserva no es de nadie.
rule-match-win-on-extras = Ganar con belote o cantes
    .about = Si se puede ganar en una mano en la que solo te apuntas belote o cantes. Por ejemplo, a 2000 y con 1990, pierdes el contrato pero te quedas los 20 de la belote: con 2010 ganas o tienes que apuntarte algo más en otra mano.
rule-match-win-on-extras--true = se puede ganar solo con belote o cantes
rule-match-win-on-extras--false = no se gana solo con belote o cantes
rule-match-streak = Racha de victorias
    .about = Si las partidas ganadas seguidas forman una racha. Cada una vale 10 000 más la diferencia de puntos y sube el nivel del rival, hasta el 4; si pierdes o empatas, se acaba.
rule-match-streak--true = las victorias seguidas forman racha
rule-match-streak--false = cada partida cuenta por separado

## Presets

preset-cafe = Belote de café
    .about = La belote clásica con cantes, que hay que decir con la primera carta; para quien quiere algo más de salsa en la mesa del bar.
preset-decouverte = Belote descubierta
    .about = Para dos y sin mazo: cada uno juega 16 cartas, seis en la mano y diez en la mesa, y casi todo está a la vista.
preset-duel = Duelo
    .about = Para dos: robas del mazo, echas lo que quieras mientras quede y las victorias seguidas forman racha.
preset-ffb-classic = Belote clásica
    .about = La de la federación francesa: carta vuelta, sin cantes, empates en reserva y a 1000 puntos; la mejor para empezar.
preset-ffb-classic-sa-ta = Belote clásica con SA y TA
    .about = La clásica, pero en la segunda vuelta también puedes tomar sin triunfo (SA) o todo triunfo (TA); para quien ya la domina y quiere más variedad.
preset-ffb-coinche = Coinche de la federación
    .about = Belote con pujas sin tope, coinche, cantes, sin triunfo y todo triunfo, a 2000 puntos; para quien quiere la coinche más completa.
preset-ffb-contree = Contrée
    .about = Pujas hasta 160 o capote, sin cantes, y basta con llegar a lo pujado; para quien disfruta más pujando que cantando.
preset-house-coinche = Coinche de casa
    .about = La coinche familiar: solo los cuatro palos, con cantes que cuentan solos, y la coinche multiplica solo la puja.
preset-reserva = Belote con reserva
    .about = Belote con cantes en la que los puntos de un empate quedan en reserva y los cantes iguales no son de nadie; para quien la aprendió así en España.
preset-three-handed = Belote a tres
    .about = Para cuando falta uno: cada uno por su cuenta, ocho cartas se quedan fuera y el tomador tiene que sumar más que los otros dos juntos.
preset-zone = Belote en línea
    .about = La de jugar contra el ordenador: los cantes cuentan solos, los puntos se redondean y un renuncio pierde la mano; para partidas rápidas.
