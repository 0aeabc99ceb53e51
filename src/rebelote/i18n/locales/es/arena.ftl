# Comparing players: `rebelote arena`.
help-arena = Enfrenta a dos jugadores, A y B, y mide quién juega mejor. Cada mano se juega dos veces, con los bandos cambiados, para que la suerte no cuente. Un jugador es un nombre (novice, amateur, regular, expert, master, thumb, random), un archivo .toml, colver:isdd, door:ORDEN (un programa tuyo) o ARCHIVO.py:CLASE.
help-arena-pairs = Cuántas manos; cada una se juega dos veces.
help-arena-seed = Un texto cualquiera: el mismo texto, las mismas manos y el mismo resultado.
help-arena-sequential = Para en cuanto está claro que A no es mejor que B, o que le saca al menos N puntos por mano.
help-arena-processes = Cuántos procesos a la vez. Si no lo dices, uno por procesador.
help-arena-scheduler = La dirección de un clúster de Dask, que juega en lugar de este ordenador.
help-arena-json = Responde con una línea de JSON.
arena-playing = Jugando
arena-points = { $first } contra { $second }: { $points } puntos por mano (con un 95 % de certeza, entre { $low } y { $high }), en { $pairs } manos jugadas dos veces.
arena-wins = Manos ganadas: { $first }, { $won }; { $second }, { $lost }; iguales, { $tied }.
arena-cost = Tiempo de procesador por jugada: { $first }, { $ours } ms; { $second }, { $theirs } ms.
arena-verdict =
    { $verdict ->
        [stronger] La prueba acaba aquí: { $first } es mejor que { $second }.
        [not-stronger] La prueba acaba aquí: { $first } no es mejor que { $second }.
       *[undecided] La prueba no llega a decidir entre { $first } y { $second }: hacen falta más manos.
    }
arena-forfeits =
    { $fault ->
        [crash] Jugadas perdidas por { $player } porque falló: { $moves }. Por ejemplo: { $detail }
        [timeout] Jugadas perdidas por { $player } porque tardó demasiado: { $moves }. Por ejemplo: { $detail }
       *[illegal] Jugadas perdidas por { $player } porque no estaban permitidas: { $moves }. Por ejemplo: { $detail }
    }
problem-arena-no-cluster-package = Para jugar en un clúster hace falta el paquete distributed: pip install "rebelote[cluster]".
problem-arena-no-scheduler = No hay ningún clúster de Dask en «{ $text }».
problem-no-such-player = No hay ningún jugador «{ $text }». Hay: { $allowed }.
problem-player-not-for-rules = «{ $text }» no sabe jugar con estas reglas.
problem-player-needs-package = Para «{ $text }» hace falta el paquete { $package }: pip install { $package }.
problem-player-no-command = No se encuentra el programa «{ $text }».
problem-player-no-class = En «{ $file }» no hay ninguna clase «{ $name }» con un método choose.
problem-player-file-broken = No se puede usar «{ $file }»: { $error }
