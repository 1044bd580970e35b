# Die Seiten der Dokumentation, auf denen man ein Spiel lernt.

site-table = Ein Tisch mit { $game } im Browser
site-coach = Was der Trainer dir sagt
site-coach-intro = In deiner ersten Partie im Browser erklärt der Trainer jede Entscheidung, wenn sie zum ersten Mal vorkommt. Das sagt er, in der Reihenfolge einer Partie:
site-rules = Die Regeln
site-rules-intro = Jede Regel hat eine Nummer. Wird ein Zug abgelehnt, nennt Corral die Nummer und den Grund, und dieselbe Nummer führt hier, im Browser und im Terminal zur Regel.


## Was der Server unter /docs sagt, wo es keine solche Seite gibt

site-title = Die Dokumentation von Corral
site-missing = Die Dokumentation ist hier nicht gebaut. Im Ordner mit den Quellen baut sie dieser Befehl, und beim nächsten Start zeigt der Server sie auf dieser Seite:
site-missing-rules = Die Spielregeln gibt es immer hier:
site-lost = Diese Seite gibt es nicht. Hier beginnt die Dokumentation.
