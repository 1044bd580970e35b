# Clubs: Leute, die sich immer wieder treffen.

club-title = Clubs
club-lead = Ein Club hat seine eigene Rangliste und seinen eigenen Kalender. Tritt einem über seinen Link bei, bitte um Aufnahme, oder eröffne einen.
club-mine = Deine Clubs
club-none = Du gehörst noch zu keinem Club.
club-others = Clubs, die gefunden werden wollen
club-others-none = Noch hat sich kein Club in diese Liste gesetzt.
club-lobby = Einen Club finden oder eröffnen
club-size =
    { $members ->
        [one] ein Mitglied
       *[other] { $members } Mitglieder
    }
club-role-owner = Leitung
club-role-member = Mitglied
club-role-asking = bittet um Aufnahme
club-open = Einen Club eröffnen
club-open-keep = Sichere zuerst, wer du bist, damit der Club nicht mit dem Cookie dieses Browsers verloren geht.
club-open-account = Zu deinem Konto
club-name = Name des Clubs
club-about = Worum es geht
club-listed = Fremde finden ihn in der Liste der Clubs
club-save = Speichern
club-missing = So einen Club gibt es nicht.

club-join-link = Du bist in diesen Club eingeladen.
club-join = Dem Club beitreten
club-ask = Um Aufnahme bitten
club-asked = Du hast um Aufnahme gebeten. Die Leitung lässt dich herein.
club-ask-no-more = Nicht mehr bitten
club-members = Mitglieder
club-asking = Möchten dazu
club-let-in = Aufnehmen
club-let-in-name = { club-let-in }: { $name }
club-decline = Ablehnen
club-decline-name = { club-decline }: { $name }
club-make-owner = Zur Leitung machen
club-make-owner-name = { club-make-owner }: { $name }
club-make-member = Zum Mitglied machen
club-make-member-name = { club-make-member }: { $name }
club-remove = Entfernen
club-remove-name = { club-remove }: { $name }
club-invite = Einladen
club-invite-about = Wer diesen Link öffnet, darf gleich beitreten.
club-new-link = Einen neuen Link machen; dieser führt dann ins Leere
club-leave = Den Club verlassen
club-leave-sure = Diesen Club verlassen? Leitest du ihn als Letzter, so leitet ihn dann, wer am längsten da ist.
club-edit = Name und Beschreibung ändern
club-delete = Den Club löschen
club-delete-sure = Diesen Club mit seinem Kalender löschen? Was gespielt wurde, bleibt.
club-yes = Ja
club-no = Nein

club-ladder = Rangliste
club-ladder-about = Gewertete Partien der Mitglieder untereinander, seit sie zum Club gehören. Alle beginnen bei { $begin }; geordnet nach dem, was sie sehr wahrscheinlich mindestens sind.
club-ladder-none = Noch keine gewertete Partie unter Mitgliedern.
club-won = Gewonnen

club-calendar = Kalender
club-calendar-none = Kein Abend ist geplant.
club-calendar-zone = Zeiten in deiner eigenen Zeitzone: { $zone }.
club-calendar-file = Kalenderdatei
club-evening-file = In meinen Kalender
club-anything = beliebiges Spiel
club-coming =
    { $count ->
        [0] Noch hat niemand zugesagt.
        [one] { $names } kommt.
       *[other] { $names } kommen.
    }
club-come = Ich komme
club-come-not = Ich komme nicht
club-table-open = Einen Tisch eröffnen
club-table-players = Spieler
club-evening-plan = Einen Abend planen
club-evening-when = Tag und Uhrzeit
club-evening-hours = Stunden
club-evening-game = Spiel
club-evening-note = Notiz
club-evening-add = In den Kalender setzen
club-evening-cancel = Abend absagen
club-evening-cancel-name = { club-evening-cancel }: { $day }
club-tournaments = Turniere
club-tournaments-none = Zurzeit ist kein Turnier geplant.
club-tournament-open = Ein Turnier für den Club ausschreiben

web-problem-keep_identity = { club-open-keep }
web-problem-no_club = { club-missing }
web-problem-club_link = Dieser Link gilt nicht mehr. Lass dir einen neuen geben, oder bitte um Aufnahme.
web-problem-club_members = Das ist für Mitglieder des Clubs.
web-problem-club_owners = Das ist für die Leitung des Clubs.
web-problem-club_last_owner = Ein Club hat eine Leitung: mach zuerst jemand anderen dazu.
web-problem-club_owner_stays = Die Leitung wird nicht entfernt. Mach sie zuerst zum einfachen Mitglied.
web-problem-club_full = Der Club ist voll: { $most } Mitglieder sind erlaubt.
web-problem-club_asked = Schon { $most } bitten um Aufnahme; warte, bis die Leitung ihnen geantwortet hat.
web-problem-club_evenings = { $most } Abende können zugleich geplant sein.
web-problem-clubs_owned = Du leitest { $most } Clubs, und mehr sind nicht erlaubt.
web-problem-clubs_many = Du gehörst zu { $most } Clubs, und mehr sind nicht erlaubt.
web-problem-evening_when = Ein Abend ist heute oder in den nächsten zwei Jahren.
