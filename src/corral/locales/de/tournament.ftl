# Turniere: eines ausschreiben, mitspielen, Rangliste.

tournament-title = Turniere
tournament-open-one = Turnier ausschreiben
tournament-none = Zurzeit gibt es kein Turnier.
tournament-all = Alle Turniere
tournament-format = Art
tournament-format-arena = Arena
tournament-format-swiss = Schweizer System
tournament-format-round_robin = Jeder gegen jeden
tournament-about-arena = Komm, wann du magst, und werde immer wieder zugelost, bis die Zeit um ist. Wer frei ist, wird mit anderen zusammengelost, die frei sind, am liebsten mit solchen, die etwa gleich viele Punkte haben.
tournament-about-swiss = Eine feste Zahl von Runden. In jeder triffst du auf jemanden mit etwa gleich vielen Punkten, und auf niemanden zweimal, solange sich das vermeiden lässt. Man kann später einsteigen.
tournament-about-round_robin = Alle treffen gleich oft aufeinander. Hat es begonnen, kommt niemand mehr dazu.
tournament-seats = { $size } an einem Tisch
tournament-size = Leute an einem Tisch
tournament-fewer = Wo es nicht aufgeht, haben einige Tische einen Platz weniger.
tournament-entrants =
    { $count ->
        [one] eine Person
       *[other] { $count } Leute
    }
tournament-status-open = Offen
tournament-status-running = Wird gespielt
tournament-status-over = Zu Ende
tournament-status-cancelled = Abgesagt
tournament-host = Ausgeschrieben von { $host }
tournament-of-club = Turnier eines Clubs, für seine Mitglieder
tournament-begins = Beginn: { $when }
tournament-begins-host = Beginnt, wenn die Turnierleitung es sagt
tournament-until = Neue Paarungen bis { $when }
tournament-pairs-no-more = Die Zeit ist um, die letzten Partien werden gespielt.
tournament-round-until = Runde { $round } von { $rounds }, spätestens bis { $when }
tournament-ended = Zu Ende seit { $when }
tournament-rated = Gewertet
tournament-unrated = Nicht gewertet
tournament-join = Mitspielen
tournament-come-back = Wieder mitspielen
tournament-leave = Aussteigen
tournament-left = Du bist ausgestiegen und wirst nicht mehr zugelost.
tournament-removed = Die Turnierleitung hat dich herausgenommen.
tournament-in-open = Du bist dabei. Bleib auf der Seite: Du erfährst, wenn dein Tisch bereit ist.
tournament-in-running = Du bist dabei und wirst gleich zugelost.
tournament-in-round = Du bist dabei. Die nächste Runde beginnt, wenn alle Tische fertig sind, oder zu ihrer Zeit.
tournament-ready = Dein Tisch ist bereit
tournament-ready-where = { $name }: Dein Tisch ist bereit
tournament-go = Zum Tisch
tournament-start = Jetzt beginnen
tournament-cancel = Turnier absagen
tournament-cancel-really = Für alle absagen?
tournament-take-out = { $name } herausnehmen
tournament-take-out-really = { $name } gibt die Partie auf und kann nicht zurück. Herausnehmen?
tournament-yes = Ja
tournament-no = Nein
tournament-back = Zurück zum Turnier
tournament-keep-first = Um ein Turnier auszuschreiben, sichere zuerst deine Identität: mit einem Passkey, einem Passwort oder einem Link für den Notfall.
tournament-keep = Identität sichern

## Rangliste

tournament-standings = Rangliste
tournament-nobody = Noch spielt niemand mit.
tournament-place = Platz
tournament-points = Punkte
tournament-played = Partien
tournament-won = Siege
tournament-plays = spielt
tournament-out = ausgestiegen
tournament-gone = herausgenommen
tournament-tables = Tische
tournament-round = Runde { $round }
tournament-forfeit = kampflos verloren
tournament-bye = hat spielfrei: ein Punkt
tournament-watch = Zuschauen
tournament-replay = Nachspielen
tournament-counts = So wird gezählt
tournament-counts-share = Ein Tisch gibt höchstens einen Punkt: Wer gewinnt, hat 1, wer Letzter wird, 0, dazwischen wird geteilt nach der Zahl derer, vor denen man liegt. An einem Dreiertisch hat der Zweite einen halben, an einem Vierertisch zwei Drittel und ein Drittel. Bei Gleichstand bekommt jeder vom anderen die Hälfte.
tournament-counts-bye = Ist die Zahl ungerade, hat jemand spielfrei, das zählt einen Punkt: von denen, die es am seltensten hatten, der Letzte.
tournament-counts-duels = Ein Punkt für jeden, vor dem du an einem Tisch liegst, ein halber bei Gleichstand. Alle sind gleich oft aufeinander getroffen, darum zählen Tische zu zweit, zu dritt und zu viert gleich.
tournament-counts-forfeit = Wer nicht binnen anderthalb Minuten kommt, wer geht und bis zum Ende einen Bot spielen lässt, wer aufgibt oder auf wen ein Tisch wartet, wenn die Runde endet, verliert kampflos: Das gibt nichts, und alle, die geblieben sind, liegen davor. Eine Partie, die alle gemeinsam beenden, zählt für niemanden.
tournament-counts-ties = Bei gleich vielen Punkten entscheidet, in dieser Reihenfolge:
tournament-counts-shared = Wer in allem gleich ist, teilt sich den Platz.
tournament-break-average = Punkte je Partie
tournament-break-average-about = wer für gleich viele Punkte weniger Partien gebraucht hat
tournament-break-direct = Direkter Vergleich
tournament-break-direct-about = wie oft du vor denen lagst, die mit dir gleichauf sind, wo ihr euch getroffen habt
tournament-break-opposition = Gegnerschaft
tournament-break-opposition-about = die Punkte derer, auf die du getroffen bist, von jedem Tisch der Durchschnitt, zusammengezählt (Buchholz): Der schwerere Weg zählt
tournament-break-places = Platzsumme
tournament-break-places-about = deine Plätze an allen Tischen zusammengezählt, weniger ist besser
tournament-break-wins = Siege
tournament-break-wins-about = Tische, an denen niemand vor dir lag

## Eines ausschreiben

tournament-name = Name
tournament-name-example = Freitagabend
tournament-game = Spiel
tournament-when = Beginn
tournament-when-host = Wenn ich es sage
tournament-when-at = Zu einer Zeit
tournament-day = Tag und Uhrzeit
tournament-duration = Dauer
tournament-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
tournament-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
tournament-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
tournament-rounds = Runden
tournament-times = Jeder gegen jeden
tournament-times-count =
    { $times ->
        [one] ein Durchgang
       *[other] { $times } Durchgänge
    }
tournament-round-lasts = Eine Runde dauert höchstens
tournament-round-lasts-about = Die nächste beginnt, sobald alle Tische fertig sind. Ist die Zeit um, hat kampflos verloren, auf wen ein Tisch wartet; die anderen stehen nach ihren Punkten.
tournament-rated-wish = Partien ändern Wertungen
tournament-public-wish = In der Liste für alle
tournament-open-it = Ausschreiben

## Ablehnungen

web-problem-tournament_kept = Um ein Turnier auszuschreiben, sichere zuerst deine Identität: mit einem Passkey, einem Passwort oder einem Link für den Notfall.
web-problem-tournament_many = Du kannst { $most } Turniere zur gleichen Zeit haben.
web-problem-tournament_pace = Eine Arena braucht eine Uhr: so viele Sekunden je Entscheidung.
web-problem-tournament_when = Ein Turnier beginnt in den nächsten 90 Tagen.
web-problem-tournament_size = Dieses Spiel lässt sich an solchen Tischen nicht spielen.
web-problem-tournament_alone = Mindestens zwei müssen da sein.
web-problem-tournament_removed = Die Turnierleitung hat dich aus diesem Turnier herausgenommen.
web-problem-tournament_late = Hat „Jeder gegen jeden“ begonnen, kommt niemand mehr dazu.
web-problem-tournament_full = { $most } sind schon dabei: Das Turnier ist voll.
web-problem-tournament_club = Dieses Turnier ist für Mitglieder seines Clubs.
web-problem-tournament_nearby = Aus deinem Netz laufen schon { $most } Turniere.
web-problem-tournament_crowd = Aus deinem Netz sind schon { $most } dabei.
web-problem-tournament_entered = Du bist schon in { $most } Turnieren dabei: Zieh dich erst aus einem zurück.
