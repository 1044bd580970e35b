# El Gaucho im Terminal.


## Der Tisch

terminal-elgaucho-round = Runde { $round }
terminal-elgaucho-start = Start
terminal-elgaucho-pile = Stapel { $count }
terminal-elgaucho-rounds-left =
    { $left ->
        [0] Runde ohne Würfel
        [1] Letzte Runde mit Würfeln
       *[other] Stapel leer, { $left } Runden mit Würfeln
    }
terminal-elgaucho-steppe = Steppe
terminal-elgaucho-out = Nicht dabei
terminal-elgaucho-rodeo = Rodeo
terminal-elgaucho-in-hand = Genommen
terminal-elgaucho-wished = Wunsch
terminal-elgaucho-hand = Deine Kärtchen
terminal-elgaucho-collected = Eingetrieben
terminal-elgaucho-you = { $name } (du)
terminal-elgaucho-pesos = Pesos
terminal-elgaucho-gauchos = Gauchos
terminal-elgaucho-herds = Herden, und was sie jetzt brächten
terminal-elgaucho-supply =
    { $count ->
        [one] { $count } Gaucho
       *[other] { $count } Gauchos
    }
terminal-elgaucho-legend =
    { $tile }      ein Kärtchen: Rasse W, Wert 7, kleine Zahl 3
    WKBGS    die Rassen: weiß, schwarz, braun, golden, gefleckt
    { $standing } { $lying }    ein stehender Gaucho, ein liegender Gaucho
    { $plain } { $river } { $forest }    ein freies Weidefeld: Ebene, Fluss, Wald
    W3<5<9   eine Herde, aufsteigend; W8>5 steigt ab; =27 brächte sie jetzt
    Rodeo    die gewürfelten Würfel, die man noch nehmen kann
    1-3      neben einem Aktionsbereich: die Würfelsummen, die er verlangt


## Arten von Spielzügen

terminal-elgaucho-kind-keep = Behalten
terminal-elgaucho-kind-place = Aktionsbereich
terminal-elgaucho-kind-take = Würfel nehmen
terminal-elgaucho-kind-stand = Stellen
terminal-elgaucho-kind-lay = Legen
terminal-elgaucho-kind-raise = Aufrichten
terminal-elgaucho-kind-recall = Zurücknehmen
terminal-elgaucho-kind-wish = { elgaucho-area-wish }
terminal-elgaucho-kind-sale = { elgaucho-area-sale }
terminal-elgaucho-kind-steal = { elgaucho-area-steal }
terminal-elgaucho-kind-overseer = { elgaucho-area-overseer }
terminal-elgaucho-kind-steppe = { elgaucho-area-steppe }
terminal-elgaucho-kind-put = In die Pampa
terminal-elgaucho-kind-done = Genug
terminal-elgaucho-kind-end = Zugende
terminal-elgaucho-kind-add = Anlegen
terminal-elgaucho-kind-sort = { elgaucho-area-sort }
