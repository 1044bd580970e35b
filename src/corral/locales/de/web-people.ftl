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

web-deserted = Wenn die Zeit um ist und niemand da ist
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

web-invitation = { $host } lädt dich zu { $game } ein
web-invitation-own = Du lädst zu { $game } ein
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
web-invitation-network = Auf diesem Rechner steht die Seite unter { $own }; Freunde im selben Netz nehmen den Link oben.
web-invitation-nobody = Diesen Link kann sonst niemand öffnen: Der Server ist nur auf diesem Rechner zu erreichen. Starte ihn mit --host 0.0.0.0, dann können Freunde in deinem Netz kommen.
