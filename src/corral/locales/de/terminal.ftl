# Spielen, Zuschauen und Simulieren im Terminal.


## Vor der Partie

terminal-seats-help = Plätze sind human (Mensch) oder ein Bot, durch Kommas getrennt; cowhand:2 heißt zwei davon. Bots von schwach bis stark: random (irgendein Zug), greenhorn (oft daneben), cowhand (vernünftig, sofort), foreman (überlegt kurz), baron (überlegt am längsten).
terminal-seats = Wer spielt mit? (Enter: { $default })
terminal-options-help = Die Regeln haben Varianten, die ihr wählen könnt:
terminal-options = Welche davon anders? Nummern oder NAME=WERT, durch Kommas getrennt (Enter: keine)
terminal-name = Wie heißt du? (Enter: { $default })
terminal-name-taken = { $name } heißt hier schon jemand.
terminal-person = Spieler { $number }


## Während der Partie

terminal-pass = Bitte gebt den Bildschirm an { $name } weiter.
terminal-pass-ready = { $name }: Drücke Enter, wenn sonst niemand hinsieht.
terminal-to = { $name }: { $sentence }
terminal-words = quit=q exit=q undo=u help=? log=l board=b save=s rule=r schluss=q zurück=u hilfe=? verlauf=l tisch=b sichern=s regel=r hand=h karten=h
terminal-not-understood = Ich verstehe { $typed } nicht; tippe eine Nummer, einen Spielzug wie { $move } oder ? für die Hilfe.
terminal-no-move = { $move } ist kein Spielzug: Ab Spalte { $column } passt es nicht.
terminal-no-rule = Es gibt keine Regel { $number }; die Regeln sind { $first } bis { $last }.
terminal-no-number = In der Liste gibt es keinen Spielzug { $number }; ihre Nummern gehen von 1 bis { $last }.
terminal-no-amount = { $number } steht weder in der Liste, noch ist es ein möglicher Betrag.
terminal-undone = Der Spielzug ist zurückgenommen.
terminal-cannot-undo = Es gibt nichts zurückzunehmen: nur eigene Spielzüge, bis zum Letzten, was aufgedeckt, gewürfelt oder von anderen getan wurde.
terminal-save-where = Nenne die Datei, in der gesichert werden soll: s DATEI
terminal-saved = Die Partie wird von nun an in { $file } festgehalten.
terminal-keys = ?: Hilfe · u: zurück · l: Verlauf · q: Schluss
# Wo alle an einem Bildschirm zusehen.
terminal-keys-open = h: deine Karten · ?: Hilfe · l: Verlauf · q: Schluss
terminal-help =
    Tippe die Nummer eines Spielzugs oder seine Notation, etwa { $move }.
    Ein unerlaubter Spielzug wird mit der Regel beantwortet, die ihn verbietet.

    u        den letzten eigenen Spielzug zurücknehmen
    l        der Verlauf: alles, was geschehen ist
    b        den Tisch noch einmal zeigen (wie Enter)
    r { $rule }   der Text einer Regel
    h        die eigenen Karten ansehen, wo alle zusehen
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
terminal-illegal-line = Zeile { $line }, Spalte { $column }: kein erlaubter Spielzug ({ $rule }). { $sentence }


## Viele Partien

terminal-batch-title =
    { $number ->
        [one] { $game }: { $number } Partie
       *[other] { $game }: { $number } Partien
    }
terminal-batch-length =
    { $number ->
        [one] { $decisions } Entscheidungen; Startwert (seed) { $first }
       *[other] { $decisions } Entscheidungen je Partie; Startwerte (seeds) { $first } bis { $last }
    }
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


## Kuhhandel Master: der Tisch

terminal-kuhhandel-you = { $name } (du)
terminal-kuhhandel-turn = Am Zug
terminal-kuhhandel-deck = Stapel
terminal-kuhhandel-deck-size = Stapel { $count }
terminal-kuhhandel-deck-empty = Stapel leer
terminal-kuhhandel-next-donkey = Nächster Esel zahlt { $value }
terminal-kuhhandel-farms = Höfe
terminal-kuhhandel-value = Wert
terminal-kuhhandel-points = Punkte
terminal-kuhhandel-with-points = { kuhhandel-points }
terminal-kuhhandel-nobody = niemand

terminal-kuhhandel-name-cock = Hahn
terminal-kuhhandel-name-goose = Gans
terminal-kuhhandel-name-cat = Katze
terminal-kuhhandel-name-dog = Hund
terminal-kuhhandel-name-sheep = Schaf
terminal-kuhhandel-name-goat = Ziege
terminal-kuhhandel-name-donkey = Esel
terminal-kuhhandel-name-pig = Schwein
terminal-kuhhandel-name-cow = Kuh
terminal-kuhhandel-name-horse = Pferd
terminal-kuhhandel-name-rat = Ratte
terminal-kuhhandel-name-money = Geld

# Was auf dem Auktionshof geschieht.
terminal-kuhhandel-yard-deck = Ein neuer Zug
terminal-kuhhandel-yard-empty = Nur noch Kuhhandel
terminal-kuhhandel-yard-auction = Versteigerung
terminal-kuhhandel-yard-premium = Versteigerung einer Prämie
terminal-kuhhandel-yard-rat = Eine Ratte
terminal-kuhhandel-yard-trade = Kuhhandel
terminal-kuhhandel-yard-share = Verteilung
terminal-kuhhandel-yard-over = Die Partie ist zu Ende

# Beschriftungen, jede vor einem Spieler, einer Zahl oder Karten.
terminal-kuhhandel-highest = Höchstgebot
terminal-kuhhandel-no-bid = noch keines
terminal-kuhhandel-deciding = Überlegt noch
terminal-kuhhandel-decides = Entscheidet
terminal-kuhhandel-passed = Gepasst
terminal-kuhhandel-limit = Höchstens
terminal-kuhhandel-price = Preis
terminal-kuhhandel-pays = Zahlt
terminal-kuhhandel-payee = An
terminal-kuhhandel-chosen = Gewählt
terminal-kuhhandel-missing = es fehlen { $amount }
terminal-kuhhandel-cards-missing =
    { $count ->
        [one] es fehlt { $count } Karte
       *[other] es fehlen { $count } Karten
    }
terminal-kuhhandel-called = Genannt
terminal-kuhhandel-waits = Wartet
terminal-kuhhandel-slapped = Zugeschlagen
terminal-kuhhandel-put-down = Hingelegt
terminal-kuhhandel-beside = Daneben
terminal-kuhhandel-asked = Gefragt
terminal-kuhhandel-challenge = Forderung
terminal-kuhhandel-offer = Angebot
terminal-kuhhandel-counter = Gegenangebot
terminal-kuhhandel-nothing-yet = noch nichts
terminal-kuhhandel-trade-again = Noch ein Gleichstand, und wer gefordert hat, gewinnt.
terminal-kuhhandel-trade-rats = Wer mehr bietet, gibt Ratten ab.
terminal-kuhhandel-trade-again-rats = Wer mehr bietet, gibt; bei Gleichstand der Fordernde.
terminal-kuhhandel-looks = Sieht sie an
terminal-kuhhandel-trades-left = Kuhhändel übrig
terminal-kuhhandel-in-deck = Im Stapel
terminal-kuhhandel-animals-left =
    { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
terminal-kuhhandel-premiums-left =
    { $count ->
        [one] { $count } Prämie
       *[other] { $count } Prämien
    }
terminal-kuhhandel-rats-left =
    { $count ->
        [one] { $count } Ratte
       *[other] { $count } Ratten
    }
terminal-kuhhandel-money-left =
    { $count ->
        [one] { $count } Geldkarte
       *[other] { $count } Geldkarten
    }
terminal-kuhhandel-winner = Gewonnen hat

# Geld.
terminal-kuhhandel-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
terminal-kuhhandel-money = Geld
terminal-kuhhandel-no-money = keines
terminal-kuhhandel-own-cards =
    { $count ->
        [one] Deine { $count } Karte
       *[other] Deine { $count } Karten
    }
terminal-kuhhandel-aside = { $amount } hingelegt

terminal-kuhhandel-hint-bid = Oder tippe einen Betrag von { $lowest } bis { $highest }.
terminal-kuhhandel-hint-cards = Oder tippe die Karten mit ihren Werten: 50+20
terminal-kuhhandel-legend =
    Zahlen, die nicht in der Liste stehen, sind Beträge: 120 bietet 120, 50+20
    wählt zwei Karten nacheinander; u nimmt eine Karte zurück. Spielzüge darf
    man abkürzen: w für wait, tr p2 cow für trade p2 cow.

    { $stall }     ein Stall mit zwei von vier Tieren
    { $quartet }     ein vollständiges Quartett
    { $kind }  eine Tierart und der Wert ihres Quartetts
    { $premium }        die Prämie für diese Tierart
    { $pointer }        wer am Zug ist; wer entscheidet, ist fett geschrieben
    2×10     zwei Geldkarten mit 10; 3×? sind drei, die du nicht kennst
    p2       der dritte Spieler; p0 ist der erste am Tisch
    60–270   was eine Hand mindestens und höchstens wert ist, soweit du weißt


## Kuhhandel Master: Arten von Spielzügen

terminal-kuhhandel-kind-auction = Versteigerung
terminal-kuhhandel-kind-distribute = Verteilung
terminal-kuhhandel-kind-trade = Kuhhandel
terminal-kuhhandel-kind-end = Zugende
terminal-kuhhandel-kind-pass = Passen
terminal-kuhhandel-kind-bid = Bieten
terminal-kuhhandel-kind-sell = Verkaufen
terminal-kuhhandel-kind-buy = Kaufen
terminal-kuhhandel-kind-pay = Karte wählen
terminal-kuhhandel-kind-slap = Zuschlagen
terminal-kuhhandel-kind-wait = Warten
terminal-kuhhandel-kind-take = Ratte nehmen
terminal-kuhhandel-kind-put = Karte danebenlegen
terminal-kuhhandel-kind-add = Karte dazulegen
terminal-kuhhandel-kind-done = Hinlegen
terminal-kuhhandel-kind-accept = Annehmen
terminal-kuhhandel-kind-counter = Gegenangebot
terminal-kuhhandel-kind-keep = Behalten
terminal-kuhhandel-kind-give = Weggeben


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


## Goldrausch: Arten von Spielzügen

terminal-goldrush-kind-place = Anlegen
terminal-goldrush-kind-railwayman = { goldrush-role-railwayman }
terminal-goldrush-kind-miner = { goldrush-role-miner }
terminal-goldrush-kind-trader = { goldrush-role-trader }
terminal-goldrush-kind-farmer = { goldrush-role-farmer }
terminal-goldrush-kind-take = Schürfen
terminal-goldrush-kind-tent = Zelt
terminal-goldrush-kind-pass = Passen

## Programs that misbehave

terminal-fault-late = { $name } hat zu spät geantwortet (Entscheidung { $number }): { $problem }. Eine Vertretung hat gezogen.
terminal-fault-refused = { $name } wollte den unerlaubten Zug { $move } (Entscheidung { $number }): { $problem } Eine Vertretung hat gezogen.
terminal-fault-illegal = { $name } wollte { $move } (Entscheidung { $number }); das ist kein Spielzug. Eine Vertretung hat gezogen.
terminal-fault-garbage = { $name } hat etwas geschickt, das keine Nachricht ist (Entscheidung { $number }): { $problem }. Eine Vertretung hat gezogen.
terminal-fault-dead = { $name } ist beendet (Entscheidung { $number }): { $problem }. Eine Vertretung hat weitergespielt.
terminal-fault-again =
    { $number ->
        [one] { $fault } Und noch einmal.
       *[other] { $fault } Und noch { $number }-mal.
    }

# Why exactly, in place of $problem.
terminal-problem-no_move = kein Zug innerhalb von { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
terminal-problem-unknown_type = { terminal-problem-no_move }, aber eine Nachricht der unbekannten Art { $type }
terminal-problem-not_json = kein JSON: { $line }
terminal-problem-not_object = kein JSON-Objekt: { $line }
terminal-problem-wrong_id = ein Zug mit der id { $id }, gefragt war { $wanted }
terminal-problem-exited = Rückgabewert { $status }
terminal-problem-exited_saying = Rückgabewert { $status }: { $words }
terminal-problem-closed = es hat seine Ausgabe geschlossen
terminal-problem-closed_saying = es hat seine Ausgabe geschlossen: { $words }
terminal-problem-not_ready = kein `ready` innerhalb von { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
terminal-problem-not_ready_but_not_json = kein `ready`, sondern eine Zeile, die kein JSON ist: { $line }
terminal-problem-not_ready_but_not_object = kein `ready`, sondern eine Zeile, die kein JSON-Objekt ist: { $line }
terminal-problem-other_protocol = es spricht Protokoll { $spoken }, verlangt ist { $wanted }
terminal-problem-other_wants = es will { $wants } wissen; möglich sind { $known }
