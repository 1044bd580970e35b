# Kuhhandel Master im Terminal.


## Der Tisch

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


## Arten von Spielzügen

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
