# Mitgebrachte Aufzeichnungen: eine Partie von anderswo, hier nachgespielt und analysiert.

records-title = Aufzeichnung öffnen
records-lead = Eine Aufzeichnung ist eine ganze Partie als Text: jeder Zug, jeder Würfel, jedes Plättchen und jede Karte. Nach jeder Partie kann man sie herunterladen, und das Programm schreibt sie. Wer eine mitbringt, kann sie hier nachspielen und analysieren lassen.
records-open-book = Eine Aufzeichnung zeigt alles, auch was beim Spielen verdeckt war. Wer ihren Link hat, sieht alles davon; sonst findet sie hier niemand.
records-drop = Die Datei hier ablegen, oder
records-choose = Datei auswählen
records-paste = oder den Text der Aufzeichnung einfügen
records-paste-label = Text der Aufzeichnung
records-open = Aufzeichnung öffnen
records-reading = Die Partie wird durchgespielt …
records-mine = Meine mitgebrachten Aufzeichnungen
records-kept = Sie bleiben hier so lange wie beendete Partien und zählen für niemandes Spielgeschichte.
records-brought = Mitgebracht am { $day }
records-remove = Entfernen
records-remove-one = { records-remove }: { $game }, { $day }
records-removed = Die Aufzeichnung wurde entfernt.
