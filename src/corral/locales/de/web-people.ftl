# Wer am Tisch ist und worauf sich die Leute dort einigen.

web-panel-people = Tisch
web-people = Wer am Tisch ist
web-people-you = du
web-here-here = ist da
web-here-away = schaut gerade woandershin
web-here-gone = fort, { $since }
web-here-never = war noch nicht da
web-here-bot = Bot
web-here-stand-in = ein Bot spielt
web-here-resigned = hat aufgegeben

web-propose-takeback = Um Rücknahme bitten
web-propose-takeback-hint = Dein letzter Zug mit allem, was danach kam. Alle, die spielen, müssen zustimmen.
web-propose-pause = Pause vorschlagen
web-propose-pause-hint = Die Partie wartet, auch die Uhr, bis jemand von euch sie weitergehen lässt.
web-propose-abandon = Abbruch vorschlagen
web-propose-abandon-hint = Wenn alle zustimmen, endet die Partie ohne Sieger.
web-resign = Aufgeben
web-resign-hint-two = Du verlierst, die Partie ist vorbei.
web-resign-hint-many = Ein Bot spielt für dich zu Ende; zurück kannst du nicht.
web-resign-sure = Wirklich aufgeben?
web-resign-yes = Ja, aufgeben
web-resign-no = Nein, weiterspielen
web-go-away = Einem Bot überlassen
web-go-away-hint = Er spielt für dich, bis du wiederkommst.

web-proposal = Vorschlag
web-proposal-takeback = { $player } möchte einen Zug zurücknehmen.
web-proposal-pause = { $player } möchte eine Pause.
web-proposal-abandon = { $player } möchte die Partie ohne Sieger beenden.
web-proposal-own-takeback = Du hast darum gebeten, deinen Zug zurückzunehmen.
web-proposal-own-pause = Du hast eine Pause vorgeschlagen.
web-proposal-own-abandon = Du hast vorgeschlagen, die Partie abzubrechen.
web-proposal-asked = Antwort fehlt noch von: { $players }
web-proposal-agree = Zustimmen
web-proposal-decline = Ablehnen
web-proposal-withdraw = Zurückziehen
web-paused-agreed = Die Partie ruht.
web-paused-deserted = Die Partie ruht: Es war niemand da.
web-resume = Weitergehen lassen
web-ending-abandoned = Die Partie wurde im Einvernehmen beendet; niemand hat gewonnen.
web-ending-unfinished = Die Aufzeichnung endet hier, vor dem Ende der Partie.
web-resigned =
    { $given ->
        [one] { $resigned } hat aufgegeben
       *[other] { $resigned } haben aufgegeben
    }
web-ending-resigned =
    { $count ->
        [one] { web-resigned }: { $winners } gewinnt.
       *[other] { web-resigned }; die Partie ist vorbei.
    }
web-ended = Die Partie ist vorbei
web-row-paused = Pause
web-row-abandoned = im Einvernehmen beendet
web-row-resigned = aufgegeben
web-row-unfinished = nicht zu Ende gespielt
web-unread =
    { $count ->
        [one] { $count } neue Zeile im Chat
       *[other] { $count } neue Zeilen im Chat
    }
web-delete = Tisch löschen
web-delete-sure = Diesen Tisch löschen? Sein Link führt dann ins Leere.
web-delete-yes = Ja, löschen
web-delete-no = Behalten
web-table-gone = Dieser Tisch wurde gelöscht.

web-deserted = Wenn niemand mehr da ist
web-deserted-stand_in = spielt die Vertretung für alle weiter
web-deserted-pause = ruht die Partie, bis jemand wiederkommt
web-unhurried-deserted = Niemand muss da sein: Die Partie wartet auf alle, die zu entscheiden haben, notfalls tagelang.
web-live-explained = Für wen länger braucht, spielt die Vertretung, bis er oder sie wiederkommt.
web-auction-live = Versteigerungen werden ausgerufen: nach { $seconds } Sekunden Stille „zum Ersten“, dann „zum Zweiten“, dann „zum Dritten“. Countdowns laufen von selbst.
web-auction-unhurried = In Versteigerungen werden alle der Reihe nach gefragt und können eine geheime Grenze hinterlassen, bis zu der der Tisch für sie bietet. Wer langsam ist, verliert dadurch nichts.

web-problem-proposed = Es liegt schon ein Vorschlag vor: Der wird zuerst beantwortet.
web-problem-proposed_nothing = Der Vorschlag ist inzwischen beantwortet.
web-problem-paused = Die Partie ruht.
web-problem-resigned = Du hast aufgegeben.
web-problem-takeback_nothing = Du hast noch nicht gezogen.
web-problem-seats_kept = Die freien Plätze an diesem Tisch sind für andere bestimmt.
web-problem-invitations_many = { $most } deiner Einladungen sind noch nicht beantwortet. Bitte warte auf einige davon.

web-invitation = { $host } lädt dich zu { $game } ein
web-invitation-own = Du lädst zu { $game } ein
web-card-invites = { $host } lädt dich ein
web-card-going-on = Die Partie hat begonnen.
web-invitation-seats =
    { $free ->
        [0] Alle { $seats } Plätze sind besetzt.
        [one] Einer von { $seats } Plätzen ist frei.
       *[other] { $free } von { $seats } Plätzen sind frei.
    }
web-invitation-stand_in = Wer zu lange braucht, für den spielt ein Bot: { $bot }.
web-invitation-pause = Ist niemand da, ruht die Partie.
web-invitation-qr = QR-Code des Links
web-invitation-qr-show = QR-Code zeigen
web-invitation-everybody = Auf diesem Rechner steht die Seite unter { $own }; alle anderen nehmen den Link oben.
web-invitation-network = Auf diesem Rechner steht die Seite unter { $own }; Freunde im selben Netz nehmen den Link oben.
web-invitation-nobody = Diesen Link kann sonst niemand öffnen: Der Server ist nur auf diesem Rechner zu erreichen. Starte ihn mit --host 0.0.0.0, dann können Freunde in deinem Netz kommen.
web-notices = Nachrichten
web-row-deadline = Zeit war um
web-ending-deadline =
    { $count ->
        [0] Das Turnier hat die Partie beendet: Die Zeit war um.
        [one] Das Turnier hat die Partie beendet: Die Zeit war um. { $winners } gewinnt.
       *[other] Das Turnier hat die Partie beendet: Die Zeit war um. { $winners } gewinnen.
    }


## Botkonten: eigene Programme von Spielern

web-robots = Bots anderer Spieler
web-robot = { $name } (Bot)
web-robot-of = Bot von { $owner }
web-robot-online = online
web-robot-offline = nicht online
web-robot-asked = { $name }, Bot von { $owner }, wird gefragt …
web-seat-robot = Einladen: { $name }
web-robot-excuse-busy = { $name } hat gerade zu viel zu tun.
web-robot-excuse-later = { $name } bittet dich, es später noch einmal zu versuchen.
web-robot-excuse-game = { $name } spielt dieses Spiel nicht.
web-robot-excuse-options = { $name } spielt diese Varianten nicht.
web-robot-excuse-pace = { $name } spielt nicht in diesem Tempo.
web-robot-excuse-rated = { $name } spielt nicht mit oder ohne Wertung, wie du es gewählt hast.
web-robot-excuse-no_bots = { $name } spielt nicht mit anderen Bots.
web-robot-excuse-declined = { $name } möchte nicht spielen.
web-robot-excuse-expired = { $name } hat nicht geantwortet.
web-problem-not_kept = Botkonten sind für Leute, die wiederkommen können: Mach zuerst einen Passkey, ein Passwort oder einen Notfall-Link.
web-problem-bot_name_taken = Ein anderes Botkonto heißt „{ $name }“ oder sieht so aus. Bitte wähle einen anderen Namen.
web-problem-too_many_bots = Du darfst { $most } Botkonten haben und nicht mehr.
web-problem-no_such_bot = Dieses Botkonto gibt es nicht.
web-problem-bot_takes_not = „{ $name }“ nimmt solche Herausforderungen nicht an.
web-problem-too_many_challenges = Es warten schon zu viele Herausforderungen auf Antwort. Bitte versuch es später noch einmal.
web-problem-rated_own_bot = Gewertet wird nicht mit dem eigenen Bot gespielt und nicht mit zwei Bots desselben Besitzers.
web-problem-bots_invited = An öffentlichen Tischen sitzen Bots nur dort, wo sie eingeladen sind.
web-problem-bots_private = Bots öffnen Tische, die nicht öffentlich sind, und haben dort einen Platz.
web-problem-not_for_bots = Das ist für Menschen, nicht für Bots.
web-problem-challenge_over = Diese Herausforderung ist vorbei.
