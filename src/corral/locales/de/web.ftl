# Die Seite im Browser, außerhalb der Spielbretter.

web-home = Zur Lobby
web-skip = Zum Inhalt springen
web-lost = Hier ist nichts.
web-lost-hint = Vielleicht ist die Adresse falsch geschrieben, oder was hier war, gibt es nicht mehr.
web-no-game = Dieses Spiel wird hier nicht gespielt.
web-reload = Seite neu laden
# Something by its name, and what is said of it.
web-labelled = { $name }: { $what }
web-close = Schließen
web-save = Speichern
web-search = Suchen
web-understood = Verstanden
web-language = Sprache
web-settings = Einstellungen
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegungen zeigen
web-bots-pace = Bots ziehen
web-bots-pace-calm = ruhig
web-bots-pace-brisk = zügig
web-bots-pace-once = sofort
web-sound = Töne
web-rules = Regeln
web-rule = Regel { $rule }
web-rules-overview = In zwei Minuten
web-rules-search = In den Regeln suchen
web-rules-found =
    { $count ->
        [0] Davon handelt keine Regel.
        [one] Davon handelt eine Regel.
       *[other] Davon handeln { $count } Regeln.
    }
web-contents = Inhalt


## Lobby

web-choose = Wähle ein Spiel
web-play-now = Sofort spielen
web-against = Gegen
web-against-count = Anzahl der Gegner
web-against-level = Stärke der Gegner
web-invite = Freunde einladen
web-learn = In fünf Minuten lernen
web-practise = Üben
web-poster-facts = { $players } Personen · etwa { $minutes } Minuten
web-my-tables = Meine Spiele
web-earlier-tables = Frühere Spiele
web-own-play = Alle meine Spiele, Wertungen und Zahlen
web-people-known = Mit wem ich gespielt habe
web-leaders = Bestenliste
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand an einem öffentlichen Tisch.
web-your-turn = Du bist dran
web-go-on = Weiterspielen
web-join = Mitspielen
web-watch = Zuschauen
web-leave = Verlassen
web-replay = Nachspielen
web-name = Name
web-choose-name = Namen wählen
web-playing-as = { $name } (ändern)
web-account = Dein Konto
web-come = Ich war schon einmal hier
web-guest = Reiter { $number }
web-no-server = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
web-docs = Wie man spielt, Agenten baut, einen Server betreibt: die Dokumentation
web-open-record = Aufzeichnung einer Partie öffnen


## Bots

web-bot-random = Zufall
web-bot-greenhorn = Greenhorn
web-bot-cowhand = Viehtreiber
web-bot-foreman = Vormann
web-bot-baron = Baron
# A bot by its own name and its level.
web-bot-named = { $name } · { $level }


## Ein neuer Tisch

web-new-table = Neuer Tisch: { $game }
web-seats = Plätze
web-seat = Platz { $number }
web-seat-me = Du
web-seat-open = Frei für einen Freund
web-seat-here = Jemand an diesem Bildschirm
web-seat-bot = Bot: { $bot }
web-seat-add = Noch jemand
web-seat-remove = Diesen Platz entfernen
web-variants = Varianten
web-option-excluded = Nicht zusammen mit: { $others }
web-pace = Tempo
web-pace-unhurried = In Ruhe: Alle nehmen sich Zeit
web-pace-live = Live: { $seconds } Sekunden je Entscheidung
web-stand-in = Spielt für Abwesende:
web-table = Tisch
web-public = Öffentlich: Jeder darf ihn finden, mitspielen und zuschauen
web-rated = Gewertet:
web-rated-no = nein, nur zum Spaß
web-rated-people = ja, unter den Menschen am Tisch
web-rated-all = ja, die Bots mitgezählt
web-allow-hints = Tipps erlaubt
web-allow-helpers = Hilfen: was übrig ist, Vorschau auf Punkte
web-from-position = Von einer Stellung aus
web-position = Stellung in Notation
web-open-table = Tisch eröffnen
web-begin = Beginnen


## Vor der Partie

web-invite-text = Schick diesen Link deinen Freunden; wer ihn öffnet, kann Platz nehmen.
web-invite-full = Alle Plätze sind besetzt. Mit diesem Link können andere zuschauen.
web-link = Link zum Tisch
web-copy = Kopieren
web-copied = Kopiert
web-seats-free = Es sind noch Plätze frei: Warte auf Freunde oder gib sie Bots.
web-sit = Hier hinsetzen
web-wait-for-host = { $host } beginnt die Partie.


## Am Tisch

web-no-table = Diesen Tisch gibt es nicht.
web-status-live = Verbunden
web-status-lost = Verbindung verloren, neuer Versuch …
web-spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
web-panels = Tafeln
web-panel-log = Verlauf
web-panel-points = Punkte
web-panel-moves = Züge
web-panel-chat = Chat
web-board = Der Tisch von { $game }
web-points-reasons = Was Punkte gebracht hat
web-source-earlier = Früher
web-prompt = Was zu entscheiden ist
web-turn-of = { $player } entscheidet.
web-watching = Du schaust zu.
web-wait = Die anderen entscheiden.
web-haste = Gerade spielen viele: Bots denken etwas kürzer nach.
web-over = Das Spiel ist aus.
web-result = Ergebnis zeigen
web-away = Ein Bot spielt für dich.
web-back = Ich spiele selbst
web-hurry = Vorspulen
web-again = Was war los?
web-again-stop = Genug
web-keep-playing = Weiterspielen
web-undo = Zurück
web-undone = Zurückgenommen.
web-reset = Zug neu beginnen
web-hint = Zeig es mir
web-hint-thinking = Der Bot denkt nach …
web-advice = Tipp { $rank }: { $chance } % Gewinnchance
web-advice-only = Tipp { $rank }
web-hint-chance = { $chance } % Gewinnchance, { $score } Punkte erwartet
web-clock =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-no-moves = Für dich gibt es jetzt nichts zu entscheiden.
web-more-moves = Und { $count } weitere: Suche danach.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-problem = Das geht jetzt nicht.
web-problem-not_your_turn = Du bist nicht an der Reihe.
web-problem-not_seated = Du schaust zu; du hast hier keinen Platz.
web-problem-over = Das Spiel ist aus.
web-problem-slow_down = Eins nach dem anderen: Bitte warte einen Augenblick.
web-problem-too_many_tables = Du hast zu viele offene Tische. Beende oder verlasse erst einen davon.
web-problem-unavailable = Das kann der Server gerade nicht. Bitte versuche es noch einmal.
web-problem-undo_late = Die Zeit für diese Entscheidung ist um: Sie lässt sich nicht zurücknehmen.
web-problem-banned = Wer diesen Server betreibt, hat dich ausgeschlossen.
web-problem-wrong_password = Name und Passwort passen nicht zusammen.
web-problem-wrong_passkey = Dieser Passkey passt nicht. Bitte versuche es noch einmal.
web-problem-wrong_link = Dieser Link wurde schon benutzt, ist zu alt oder war nie einer.
web-problem-many_passkeys = Mehr Passkeys kannst du nicht haben. Entferne erst einen.
web-problem-other_name = Das ist nicht dein Name.
web-problem-rated_fair = Eine gewertete Partie beginnt am Anfang und ohne Tipps.
web-problem-rated_people = Für eine Wertung unter Menschen braucht es zwei davon.
web-problem-name_blank = Diesen Namen könnte niemand sehen. Bitte wähle einen mit Buchstaben oder Ziffern.
web-problem-name_mixed = „{ $name }“ mischt Buchstaben mehrerer Alphabete in einem Wort. Bitte wähle ein Alphabet.
web-problem-name_bot = „{ $name }“ heißt schon ein Bot. Bitte wähle einen anderen Namen.
web-problem-name_taken = „{ $name }“ sieht aus wie „{ $other }“ an diesem Tisch. Bitte wähle einen anderen Namen.
web-problem-one_seat = An diesem Tisch hat jeder einen Platz.
web-problem-seat_taken = Dieser Platz ist nicht frei.
web-problem-too_many_public =
    { $most ->
        [one] Ein öffentlicher Tisch darf gleichzeitig auf dich warten. Beginne oder verlasse ihn zuerst.
       *[other] { $most } öffentliche Tische dürfen gleichzeitig auf dich warten. Beginne oder verlasse zuerst einen davon.
    }
web-problem-too_many_nearby =
    { $most ->
        [one] Aus deinem Netz darf gleichzeitig ein öffentlicher Tisch warten. Eröffne einen, der nicht öffentlich ist, oder warte ein wenig.
       *[other] Aus deinem Netz dürfen gleichzeitig { $most } öffentliche Tische warten. Eröffne einen, der nicht öffentlich ist, oder warte ein wenig.
    }
web-problem-order_hurried = Aufträge gibt es nur an Tischen ohne Uhr.
web-problem-order_nothing = Gerade gibt es nichts, wofür du einen Auftrag geben könntest.
web-problem-order_apart = Du bist hieran nicht beteiligt und kannst keinen Auftrag geben.
web-problem-order_beyond = { $limit } geht als Auftrag nicht; möglich ist { $low } bis { $high }.
web-problem-record_none = Das ist keine Aufzeichnung von Corral. Eine Aufzeichnung ist ein Text, der mit „corral-record“ beginnt.
web-problem-record_game = Die Aufzeichnung ist von einem Spiel, das es hier nicht gibt: „{ $game }“.
web-problem-record_rules = Die Aufzeichnung folgt Regeln, die man hier nicht kennt: Fassung { $rules }.
web-problem-record_wrong = Zeile { $line } der Aufzeichnung stimmt nicht: { $problem }
web-problem-record_unfit = Die Aufzeichnung lässt sich nicht durchspielen: { $problem }
web-problem-record_long = Die Aufzeichnung durchzuspielen dauert zu lange.
web-problem-record_large = Die Datei ist zu groß für eine Aufzeichnung.
web-problem-records_many =
    { $most ->
        [one] Eine Aufzeichnung von dir liegt schon hier, mehr geht nicht. Entferne sie zuerst.
       *[other] { $most } Aufzeichnungen von dir liegen schon hier, mehr geht nicht. Entferne zuerst eine.
    }
web-problem-records_often = Aus deinem Netz kamen viele Aufzeichnungen. Bitte warte einige Minuten.
web-coach = Trainer: erklärt jede Entscheidung beim ersten Mal
web-coach-call = Trainer
web-coach-off = Keine Erklärungen mehr
web-coach-again = Alles noch einmal erklären
web-hand-over = Weitergeben an { $name }
web-hand-over-hint = Was jetzt zu sehen ist, ist nicht für alle bestimmt.
web-hand-over-ready = Ich bin { $name }


## Das schlichte Brett für Spiele, die kein eigenes haben

web-plain-hidden = verdeckt
web-plain-more = Und { $count } weitere in der Liste der Züge.
web-yes = ja
web-no = nein


## Das Ende und das Nachspielen

web-winners =
    { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }
web-counting = Die Punkte werden gezählt
web-counting-skip = Ergebnis sofort zeigen
web-rematch = Revanche
web-rematch-join = Bei der Revanche mitspielen
web-review = Analyse
web-share = Teilen
web-record = Aufzeichnung herunterladen
web-brought = Aufzeichnung: { $game }
web-not-over = Nachspielen lässt sich eine Partie, wenn sie zu Ende ist.
web-play-from-here = Von hier aus spielen
web-replay-first = An den Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Zug weiter
web-replay-last = Ans Ende
web-replay-move = Zug
web-replay-eyes = Mit wessen Augen
web-replay-spectator = Zuschauer
web-replay-speed = Tempo
web-replay-turn-back = Zug zurück
web-replay-turn-next = Nächster Zug
web-replay-moment = Nächstes …
web-replay-open = Alle Hände offen
web-replay-picture = Bild
web-moment-points = Punkte
