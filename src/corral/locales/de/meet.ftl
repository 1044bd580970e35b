# Andere finden: die Liste öffentlicher Tische und die Schlange derer, die bald spielen wollen.


## Offene Tische

meet-filters = Welche Tische gezeigt werden
meet-game = Spiel
meet-all-games = Alle Spiele
meet-pace = Tempo
meet-all-paces = Jedes Tempo
meet-pace-live = Live, mit Uhr
meet-pace-unhurried = Ohne Eile
meet-free = Freie Plätze
meet-all-seats = Frei oder nicht
meet-free-at-least =
    { $count ->
        [one] Ein freier Platz
       *[other] { $count } freie Plätze oder mehr
    }
meet-level = Stärke
meet-all-levels = Jede Stärke
meet-level-mine = Etwa meine Stärke
meet-level-new = Neulinge
meet-none = So einen öffentlichen Tisch gibt es gerade nicht.
meet-row-live = { $seconds } Sekunden je Entscheidung
meet-row-unhurried = ohne Eile
meet-row-free =
    { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
meet-row-full = alle Plätze besetzt
meet-row-rated = gewertet
meet-row-level = Stärke { $level }
meet-row-new = Stärke noch unbekannt


## Bald spielen

meet-soon = Mitspieler finden
meet-soon-waiting =
    { $waiting ->
        [one] einer wartet
       *[other] { $waiting } warten
    }
meet-title = Mitspieler finden: { $game }
meet-about = Du triffst auf Leute, die etwa so stark sind wie du: zuerst auf nahe, mit der Zeit auf alle. Gespielt wird live, mit { $seconds } Sekunden je Entscheidung, und gewertet.
meet-stay = Lass diese Seite offen. Wer sie schließt, wartet nicht mehr.
meet-players = Spieler am Tisch
meet-players-any = So viele, wie da sind
meet-players-number = { $count } Spieler
meet-waiting =
    { $waiting ->
        [one] Noch wartet sonst niemand.
       *[other] { $waiting } Leute warten, du mitgezählt.
    }
meet-waited = Du wartest seit { $time }.
meet-connecting = Einen Augenblick …
meet-lost = Die Verbindung ist weg; dein Platz bleibt eine Minute lang deiner.
meet-elsewhere = Du wartest in einem anderen Fenster, oder hier ist das Warten zu Ende.
meet-again = Hier warten
meet-stop = Nicht mehr warten
meet-bots = Bis jetzt ist niemand gekommen. Du kannst jetzt gegen Bots spielen oder weiter warten.
meet-bots-now = Jetzt gegen Bots spielen
meet-bots-wait = Weiter warten
meet-found = Gefunden! Die Partie beginnt.

web-problem-too_many_waiting = Aus deinem Netz warten schon viele.
