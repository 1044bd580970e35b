# Lektionen und Übungen, außer dem, was jedes Spiel in GAME-lesson.ftl sagt.

learn-title = Lektion: { $game }
learn-steps = Die Schritte der Lektion
learn-you = Neuling
learn-rival-1 = Pedro
learn-rival-2 = Rosa
learn-rival-3 = Abel
learn-rival-4 = Inés
learn-rival-5 = Tomas
learn-look = Sieh zu, was geschieht.
learn-rest = Weiter mit „Nächster Schritt“, wenn du es gelesen hast.
learn-show = Zeig es mir
learn-next = Nächster Schritt
learn-again = Noch einmal
learn-play = { $game } spielen
learn-other = Die Regeln erlauben das. Aber in diesem Schritt geht es um etwas anderes: Versuch es noch einmal.


## Übung

learn-practice-title = Übung: { $game }
learn-positions = Die Stellungen
learn-position-new = Stellung { $number }
learn-position-tried = Stellung { $number }: versucht
learn-position-solved = Stellung { $number }: gelöst
learn-position = Stellung { $number } von { $count }
learn-find = Du bist am Zug, und ein Zug ist klar der beste. Welcher? Spiel ihn auf dem Brett.
learn-wrong = { $move }: nein. Das gehört nicht zu den Zügen, die die Bots am besten fanden.
learn-wrong-near = { $move }: nein. Damit gewinnst du { $chance } von 100 Partien; ein Zug ist klar besser.
learn-right = Richtig: { $move }
learn-answer = Der beste Zug: { $move }
learn-why =
    Damit gewinnst du { $chance } von 100 Partien und kommst auf etwa { $score } Punkte; mit dem nächstbesten,
    „{ $next }“, gewinnst du { $other }.
learn-why-alone = Damit gewinnst du { $chance } von 100 Partien und kommst auf etwa { $score } Punkte; nichts anderes kommt heran.
learn-column-move = Zug
learn-column-chance = Siege
learn-column-points = Punkte
learn-chance = { $chance } %
learn-score = { $score }
learn-how = Gefunden durch die Suche der Bots und geprüft durch eine achtmal so lange, nur mit dem, was dein Platz weiß.
learn-drawn = Das war’s: Die besten Züge sind auf dem Brett eingezeichnet.
learn-give-up = Antwort zeigen
learn-next-position = Nächste Stellung
learn-solved = { $solved } von { $count } gelöst
