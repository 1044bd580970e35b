# Spielen, Zuschauen und Simulieren im Terminal.


## Vor der Partie

terminal-seats-help = Plätze sind human (Mensch) oder random (Zufallsbot), durch Kommas getrennt; random:2 heißt zwei Zufallsbots.
terminal-seats = Wer spielt mit? (Enter: { $default })
terminal-name = Wie heißt du? (Enter: { $default })
terminal-name-taken = { $name } heißt hier schon jemand.
terminal-person = Spieler { $number }
terminal-option = { $option }? ja oder nein (Enter: nein)
terminal-option-words = ja=y j=y yes=y y=y nein=n no=n n=n


## Während der Partie

terminal-pass = Bitte gebt den Bildschirm an { $name } weiter.
terminal-pass-ready = { $name }: Drücke Enter, wenn sonst niemand hinsieht.
terminal-to = { $name }: { $sentence }
terminal-words = quit=q exit=q undo=u help=? log=l board=b save=s rule=r schluss=q zurück=u hilfe=? verlauf=l tisch=b sichern=s regel=r
terminal-not-allowed = Das ist nicht erlaubt ({ $rule }).
terminal-not-understood = Ich verstehe { $typed } nicht; tippe eine Nummer, einen Spielzug wie { $move } oder ? für die Hilfe.
terminal-no-rule = Es gibt keine Regel { $number }; die Regeln sind { $first } bis { $last }.
terminal-no-number = In der Liste gibt es keinen Spielzug { $number }; ihre Nummern gehen von 1 bis { $last }.
terminal-undone = Der Spielzug ist zurückgenommen.
terminal-cannot-undo = Es gibt nichts zurückzunehmen: nur eigene Spielzüge, bis zum Letzten, was aufgedeckt, gewürfelt oder von anderen getan wurde.
terminal-save-where = Nenne die Datei, in der gesichert werden soll: s DATEI
terminal-saved = Die Partie wird von nun an in { $file } festgehalten.
terminal-keys = ?: Hilfe · u: zurück · l: Verlauf · q: Schluss
terminal-help =
    Tippe die Nummer eines Spielzugs oder seine Notation, etwa stand c3 5+6.
    Ein unerlaubter Spielzug wird mit der Regel beantwortet, die ihn verbietet.

    u        den letzten eigenen Spielzug zurücknehmen
    l        der Verlauf: alles, was geschehen ist
    b        den Tisch noch einmal zeigen (wie Enter)
    r E-19   der Text einer Regel
    s DATEI  die Partie sichern und von nun an in dieser Datei festhalten
    q        Schluss; vorher kann die Partie gesichert werden
    ?        diese Hilfe
terminal-step-back = Enter: zurück zu allen Spielzügen
terminal-page-only = Enter: zurück
terminal-page = Seite { $page } von { $pages }. Enter: weiter, p: vorige, q: zurück
terminal-page-last = Seite { $page } von { $pages }. Enter: zurück, p: vorige


## Nach der Partie

terminal-ranking = Ergebnis
terminal-column-place = Platz
terminal-column-player = Spieler
terminal-column-points = Punkte
terminal-keep = Die Partie sichern? Dateiname (Enter: nein):
terminal-kept =
    Die Partie steht in { $file }. So kommst du zu ihr zurück:
    { $command }
terminal-not-kept = Die Partie wurde nicht gesichert; mit --record DATEI wird sie laufend gesichert.


## Nachspielen

terminal-step = Spielzug { $step } von { $last }
terminal-replay-keys = Enter: weiter · b: zurück · 17: zu Spielzug 17 · e: Ende · q: Schluss
terminal-replay-words = next=n back=b end=e jump=j quit=q exit=q weiter=n zurück=b ende=e zug=j schluss=q
terminal-no-step = In dieser Partie gibt es keinen Spielzug { $number }; ihre Spielzüge gehen von 0 bis { $last }.


## Viele Partien

terminal-batch-title =
    { $number ->
        [one] { $game }: { $number } Partie
       *[other] { $game }: { $number } Partien
    }
terminal-batch-length = { $decisions } Entscheidungen je Partie; Startwerte (seeds) { $first } bis { $last }
terminal-column-wins = Siege
terminal-column-mean = Punkte im Mittel
terminal-column-lowest = wenigste
terminal-column-highest = meiste


## El Gaucho: der Tisch

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


## El Gaucho: Arten von Spielzügen

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


## Goldrausch: der Tisch

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
    { $track }    Gleise; { $junction } ist eine Kreuzung, { $city } eine Stadt
    { $mountain }     ein Gebirge mit der Zahl seiner Nuggets
    { $locomotive } { $camp } { $herd }  eine Lokomotive, ein Tipilager, eine Wildpferdherde
    { $cowboy }      ein Cowboy: auf Gleis, Gebirge, Stadt oder Prärie
    { $tent }     ein Zelt; beim Namen die Zahl der Plättchen, die dort zu holen sind
    { $opening }    ein Feld, auf das das Kärtchen passt, mit seiner Nummer in der Liste
    -1 0 1  die Koordinaten, oben x, links y; das Startkärtchen liegt bei 0,0
    karte   die ganze Landschaft, klein; ein Feld wie 3,-2 rückt das Bild dorthin


## Goldrausch: Arten von Spielzügen

terminal-goldrush-kind-place = Anlegen
terminal-goldrush-kind-railwayman = { goldrush-role-railwayman }
terminal-goldrush-kind-miner = { goldrush-role-miner }
terminal-goldrush-kind-trader = { goldrush-role-trader }
terminal-goldrush-kind-farmer = { goldrush-role-farmer }
terminal-goldrush-kind-take = Schürfen
terminal-goldrush-kind-tent = Zelt
terminal-goldrush-kind-pass = Passen
