# Gäste, die wiederkommen: die Seite des eigenen Kontos und der Weg hinein.

account-title = Dein Konto
account-lead = Zum Spielen braucht niemand ein Konto. Es ist für alle, die an einem anderen Gerät weiterspielen oder sicher sein wollen, dass ihre Spiele ihnen bleiben.
account-not-kept = Bisher weiß nur dieser Browser, wer du bist: Vergisst er seine Cookies, sind deine Spiele verloren. Jeder der Wege hier unten bewahrt sie.
account-kept = Deine Spiele sind gesichert: Du kannst jederzeit wiederkommen, von jedem Gerät.
account-remove = Entfernen
account-cancel = Abbrechen
account-device-unknown = Ein Gerät


## Passkeys

account-passkeys = Passkey
account-passkeys-about = Dein Telefon oder Computer erkennt dich, am Fingerabdruck oder an seiner eigenen PIN. Du musst dir nichts merken.
account-passkeys-unable = Browser erlauben Passkeys nur über https und unter einem Namen. Hier tun es die anderen Wege.
account-passkey-make = Passkey anlegen
account-passkey-done = Der Passkey ist angelegt. Von jetzt an öffnet er die Tür.
account-passkey-made = angelegt am { $day }, noch nicht benutzt
account-passkey-used = zuletzt benutzt am { $day }
account-passkey-remove = Passkey entfernen: { $device }


## Links

account-device = An einem anderen Gerät weiterspielen
account-device-about = Ein Link, mit dem du zum Beispiel auf deinem Telefon zu Hause bist. Er gilt einmal und eine Viertelstunde lang.
account-device-show = Link zeigen
account-device-scan = Richte die Kamera des anderen Geräts darauf oder öffne dort den Link. Er gilt einmal, bis { $time } Uhr.
account-link-another = Einen anderen Link zeigen
account-link = Link
account-qr = Der Link als QR-Code
account-recovery = Notfall-Link
account-recovery-about = Für den Tag, an dem du alles andere verloren hast: Drucke ihn aus oder hebe ihn dort auf, wo du so etwas aufhebst. Er gilt einmal.
account-recovery-made = Du hast einen vom { $day }. Ein neuer tritt an seine Stelle.
account-recovery-make = Notfall-Link erstellen
account-recovery-keep = Hebe ihn jetzt auf: Er wird nur dieses eine Mal gezeigt. Wer ihn hat, kann einmal als du hereinkommen.


## Passwörter

account-password = Name und Passwort
account-password-about = Für Heimnetze, in denen es nicht anders geht. Eine E-Mail-Adresse ist nicht nötig.
account-login-is = Mit diesem Namen kommst du herein:
account-login = Name mit seiner Nummer
account-password-word = Passwort
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort, mindestens { $least } Zeichen
account-password-set = Passwort wählen
account-password-change = Passwort ändern
account-password-remove = Entfernen
account-password-done = Das Passwort ist gesetzt. Du kommst damit und mit dem Namen herein, der hier steht.


## Sitzungen

account-sessions = Wo du angemeldet bist
account-session-here = dieser Browser
account-session-seen = zuletzt da am { $day }
account-way-guest = als neuer Gast
account-way-passkey = mit Passkey
account-way-password = mit Passwort
account-way-link = mit Link
account-end = Beenden
account-end-of = Beenden: { $device }
account-end-others = Alle anderen beenden
account-sign-out = Abmelden
account-sign-out-lost = Wenn du dich hier abmeldest, kommt niemand mehr an deine Spiele: Wähle vorher einen der Wege weiter oben.


## Daten

account-data = Deine Daten
account-data-about = Alles, was über dich gespeichert ist, als Datei; oder das Ende davon. Deine Partien bleiben denen, die sie mit dir gespielt haben, ohne deinen Namen.
account-export = Alles herunterladen
account-come = Als jemand anderes hereinkommen
account-delete = Dich löschen
account-delete-about = Dein Name, deine Wege herein und deine Sitzungen sind sofort und für immer weg. Wo eine Partie weitergeht, spielt ein Bot für dich.
account-delete-name = Schreibe deinen Namen, { $name }, wenn du es ernst meinst
account-delete-now = Für immer löschen


## Der Weg hinein

account-come-title = Hereinkommen
account-come-link-about = Mit diesem Link bist du in diesem Browser zu Hause. Er gilt einmal.
account-come-link = Mit diesem Link hereinkommen
account-come-passkey = Mit einem Passkey hereinkommen
account-come-password = Hereinkommen
account-come-code = Mit diesem Link hereinkommen
account-code = Link oder Code
account-code-about = Von einem anderen Gerät, auf dem du zu Hause bist, oder der Notfall-Link, den du aufgehoben hast.
account-merge = Die Spiele mitbringen, die { $name } in diesem Browser gespielt hat


## Botkonten

account-bots = Botkonten
account-bots-about = Ein Programm von dir spielt unter einem eigenen Namen; alle sehen, dass es ein Bot ist und wessen. Sein Token ist sein Schlüssel: Bewahre es auf wie ein Passwort.
account-bots-docs = Wie man eines schreibt
account-bots-not-kept = Behalte zuerst dein Konto auf einem der Wege oben.
account-bot-name = Name eines neuen Bots
account-bot-make = Botkonto anlegen
account-bot-token = Token seit { $day }
account-bot-revoked = kein Token
account-bot-renew = Neues Token
account-bot-renew-of = Neues Token für { $name }
account-bot-revoke = Widerrufen
account-bot-revoke-of = Token von { $name } widerrufen
account-bot-delete = Löschen
account-bot-delete-of = { $name } löschen
account-bot-delete-sure = { $name } endgültig löschen?
account-bot-shown = Das Token von { $name }. Es wird nur dieses Mal gezeigt:
