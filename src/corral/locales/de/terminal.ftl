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


## Programme, die sich nicht benehmen

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

# Warum genau, anstelle von $problem.
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
