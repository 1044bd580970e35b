# Goldrausch im Terminal.


## Der Tisch

terminal-goldrush-tiles-left = Kärtchen übrig: { $count }
terminal-goldrush-supply = Plättchenvorrat: { $count }
terminal-goldrush-gone = Unpassend: { $count }
terminal-goldrush-clipped = (mehr: karte, oder ein Feld)
terminal-goldrush-map = karte
terminal-goldrush-column-points = Pkt
terminal-goldrush-column-cowboys = Cowb
terminal-goldrush-column-tent = Zelt
terminal-goldrush-column-tokens = Gold
terminal-goldrush-tokens = Plättchen
terminal-goldrush-in-hand = Auf der Hand: { $tile }
terminal-goldrush-placed = Neu: { $tile } bei { $cell }
terminal-goldrush-piles = Plättchen auf Gebirgen
terminal-goldrush-bundle-place =
    { $count ->
       *[other] Das Kärtchen bei ({ $place }) anlegen, auf eine von { $count } Arten gedreht
    }
terminal-goldrush-bundle-tent =
    { $count ->
       *[other] Das Zelt auf einen von { $count } Gebirgsteilen stellen
    }
terminal-goldrush-legend =
    karte   die ganze Landschaft, klein; ein Feld wie 3,-2 rückt das Bild dorthin

    { $track }    Gleise; { $junction } ist eine Kreuzung, { $city } eine Stadt
    { $mountain }     ein Gebirge mit der Zahl seiner Nuggets
    { $locomotive } { $camp } { $herd }  eine Lokomotive, ein Tipilager, eine Wildpferdherde
    { $cowboy }      ein Cowboy: auf Gleis, Gebirge, Stadt oder Prärie
    { $tent }     ein Zelt; beim Namen die Zahl der Plättchen, die dort zu holen sind
    { $opening }    { $numbered ->
        [no] ein Feld, auf das das Kärtchen passt, mit seinen Koordinaten
       *[yes] ein Feld, auf das das Kärtchen passt, mit seiner Nummer in der Liste
    }
    -1 0 1  die Koordinaten, oben x, links y; das Startkärtchen liegt bei 0,0


## Arten von Spielzügen

terminal-goldrush-kind-place = Anlegen
terminal-goldrush-kind-railwayman = { goldrush-role-railwayman }
terminal-goldrush-kind-miner = { goldrush-role-miner }
terminal-goldrush-kind-trader = { goldrush-role-trader }
terminal-goldrush-kind-farmer = { goldrush-role-farmer }
terminal-goldrush-kind-take = Schürfen
terminal-goldrush-kind-tent = Zelt
terminal-goldrush-kind-pass = Passen
