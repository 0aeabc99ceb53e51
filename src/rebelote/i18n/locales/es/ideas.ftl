# Why the computer would do it: the idea behind a hint.

## The auction
idea-take-with-jack = Con { $deck ->
        [spanish] la sota
       *[french] la jota
    } de triunfo en la mano, y más triunfos detrás, merece la pena tomar.
idea-take-with-nine = Con { $deck ->
        [spanish] el 6
       *[french] el nueve
    } de triunfo y otros triunfos, merece la pena tomar.
idea-take-on-length = Tienes bastantes triunfos y ases para ganar más de la mitad de los puntos.
idea-take-with-masters = Con el as, el diez y otros triunfos altos puedes mandar: merece la pena tomar.
idea-must-name = Ya no puedes pasar: este es el palo en el que tu mano vale más.
idea-bid-expected-points = Es más o menos lo que esta mano puede ganar con ese triunfo.
idea-support-partner = Tu compañero ha pujado y tú tienes con qué ayudarle: el contrato es de los dos.
idea-outbid = Puedes ganar más de lo que han dicho los rivales: sube la puja.
idea-bid-capot = Con estas cartas se pueden ganar todas las bazas.
idea-double-on-tricks = Tienes bazas seguras de sobra para que no lleguen a lo que han pujado.
idea-redouble-with-extra = El contrato es seguro, y dicho así vale más.
idea-enough-is-bid = Tu bando ya ha dicho bastante: pujar más es arriesgar sin ganar nada.
idea-weak-hand = La mano es floja: un contrato perdido regala todos los puntos.
idea-watch-score = Mira el marcador: a estas alturas de la partida es lo que conviene.
idea-defend = Defendiendo ganas más que tomando con esta mano.

## The play
idea-only-card = No tienes otra que se pueda jugar.
idea-draw-trumps = Saca los triunfos: los que caen ahora ya no podrán fallar tus ases.
idea-cash-master = Nadie tiene ya una más alta de ese palo: cobra sus puntos antes de que alguien se quede sin él.
idea-lead-for-ruff = Alguien de tu bando se queda sin ese palo y podrá fallarlo.
idea-lead-low = Sal con una carta que regala poco y guarda las buenas.
idea-keep-master = Guarda la carta segura para la última baza, que vale diez más.
idea-load-partner = La baza va a ser de tu compañero: échale puntos.
idea-leave-trick-to-partner = La baza ya es de tu compañero: no gastes nada bueno.
idea-cheapest-winner = Gana la baza, y es la carta que menos cuesta.
idea-trump-cheaply = Falla con el triunfo más bajo que sirva y guarda los grandes.
idea-save-ten = Guarda { $deck ->
        [spanish] el 7
       *[french] el diez
    }: aquí lo perderías; vale más cuando haya salido el as.
idea-smallest-on-lost-trick = Esta baza se pierde: da la carta que menos vale.
idea-catch-cheaply = Ahora que nadie está obligado a asistir, con poco coges sus puntos.
idea-save-for-the-end = Guarda los triunfos grandes para las últimas bazas, cuando ya no quede mazo y haya que asistir.
idea-lead-trump = Saca triunfo: cada uno que cae es un fallo menos para los que toman.
idea-return-suit = Vuelve al palo por el que salió tu compañero: algo tiene en él.
idea-give-up-high = Esta ya no se salva: juégala mientras pueda servir de algo.
idea-win-high = Gana la baza y no guardes la carta grande: más tarde valdría menos.
idea-keep-the-rest = Suelta esta y guarda las otras, que te harán más falta.
