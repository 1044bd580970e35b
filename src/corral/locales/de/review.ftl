# Die Analyse einer Partie: im Terminal und auf der Seite.
# Anteile sind ganze Hundertstel.

review-title =
    { $moves ->
        [one] Analyse: { $game }, ein Spielzug
       *[other] Analyse: { $game }, { $moves } Spielzüge
    }
review-how = Jede Entscheidung wird mit dem beurteilt, was ihr Spieler damals wusste, nie mit dem, was verborgen war. Die Kurve zeigt, was alle am Tisch wissen konnten.
review-chances = Gewinnchance
review-points = Erwartete Punkte
review-share = { $value } %
review-turning-points = Wendepunkte
review-no-turning-point = Kein einzelnes Ereignis hat diese Partie entschieden.
review-chance-did = Zufall
review-revealed = was verdeckt lag, kam ans Licht
# $sign ist + oder −.
review-swing = { $name } { $sign }{ $value } %
review-ledger = Glück und Können
review-ledger-how = In Gewinnchance und erwarteten Punkten: was Würfel, Plättchen und Karten gaben (was verdeckt lag: als es ans Licht kam), was die eigenen Entscheidungen gegenüber schnellem, vernünftigem Spiel gaben und was die der anderen. Zusammen ergeben sie den Weg vom Anfang zum Ergebnis. Ausrutscher: Ungenauigkeiten / Fehler / grobe Fehler.
review-column-player = Spieler
review-column-accuracy = Genauigkeit
review-column-slips = Ausrutscher
review-column-luck = Glück
review-column-own = Eigene Züge
review-column-others = Andere
review-gain = { $sign }{ $chance } % ({ $points })
review-costliest = Was am meisten kostete
review-nothing-costly = Keine Entscheidung hat viel verschenkt.
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Grober Fehler
review-cost = { $chance } % Gewinnchance, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
review-played = Gespielt: { $move }
review-better = Besser war: { $move }
review-move = Spielzug { $move }

## Auf der Seite

review-open = Analyse
review-waiting = Vorher sind noch andere Partien an der Reihe.
review-running = Die Bots sehen sich jede Entscheidung an: { $done } %
review-failed = Die Analyse ist nicht gelungen.
review-again = Noch einmal versuchen
review-graph = Der Verlauf der Partie, Spielzug { $move }
review-standing = { $name } { $value } %
review-expected = { $name } { NUMBER($value, maximumFractionDigits: 0) }
review-here = { $name } entscheidet
review-fine = Nichts Besseres wurde gefunden.
review-forced = Hier gibt es nichts zu wählen.
review-light = Bis jetzt verdeckt
review-try = Von hier neu versuchen
