# Außerhalb der Seite erfahren, dass ein Tisch wartet: was gemeldet wird, und die Seite dafür.

notice-waiting = { $game } wartet auf dich, mit { $others }.
notice-waiting-alone = { $game } wartet auf dich.
notice-invited = { $who } lädt dich zu { $game } ein.
notice-tournament = { $name }: Dein Tisch ist bereit ({ $game }).
notice-several = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
notice-mixed = { $count ->
    [one] { $count } Nachricht
   *[other] { $count } Nachrichten
}
notice-more = … und { $count } mehr.
notice-test = Eine Probenachricht
notice-test-text = Es klappt: Hier sagt dir Corral Bescheid, wenn ein Tisch auf dich wartet.
notice-mail-why = Du bekommst das, weil du diese Adresse für Nachrichten von deinen Tischen angegeben hast. Nichts mehr davon: { $link }
notice-confirm = Corral: bitte bestätige deine Adresse
notice-confirm-text =
    Jemand, hoffentlich du, möchte an dieser Adresse erfahren, wenn ein Tisch von Corral wartet.

    Wenn du das warst, öffne diesen Link und bestätige es; er gilt einen Tag:
    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere Mail.


## Die Seite

notices-title = Nachrichten
notices-lead = Wenn ein gemächlicher Tisch auf dich wartet und du nicht hinsiehst, kann Corral dir Bescheid sagen. Viele Tische werden zu einer Nachricht.
notices-nobody = Eröffne erst einen Tisch oder setz dich an einen: Dann weiß Corral, wem es Bescheid sagen soll.
notices-none = Bisher erfährst du es nirgends. Wähle einen oder mehrere der Wege unten.
notices-some = Du erfährst es auf { $count ->
    [one] einem Weg
   *[other] { $count } Wegen
}.
notices-push = In diesem Browser
notices-push-about = Dein Telefon oder Rechner zeigt eine Nachricht, auch wenn Corral geschlossen ist. Ein Klick öffnet den Tisch.
notices-push-on = Hier einschalten
notices-push-is-on = In diesem Browser eingeschaltet.
notices-push-denied = Dein Browser lässt Corral keine Nachrichten zeigen. Erlaube sie in seinen Einstellungen für diese Seite und komm wieder.
notices-push-unable = Browser erlauben Nachrichten nur über https, auf iPhone und iPad erst, wenn Corral auf dem Home-Bildschirm liegt (Teilen, Zum Home-Bildschirm). Die anderen Wege gehen auch hier.
notices-push-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal oder wähle einen anderen Weg.
notices-mail = Per E-Mail
notices-mail-about = Die Adresse dient nichts anderem, und nichts geht dorthin, bevor du den Link in einer ersten Mail geöffnet hast. In jeder Mail steht ein Link, der damit Schluss macht.
notices-mail-none = Wer diesen Server betreibt, hat keine Mail eingerichtet.
notices-mail-address = E-Mail-Adresse
notices-mail-add = Erste Mail schicken
notices-mail-asked = Die Mail ist unterwegs: Öffne den Link darin.
notices-mail-unconfirmed = wartet auf Bestätigung durch den Link in der Mail
notices-webhook = An ein Programm (Webhook)
notices-webhook-about = Eine Adresse, die JSON annimmt, etwa eine, die dir Slack oder Discord für einen Kanal gibt.
notices-webhook-url = Adresse (https://…)
notices-webhook-form = Form
notices-form-json = JSON
notices-form-slack = Slack
notices-form-discord = Discord
notices-webhook-add = Hinzufügen
notices-remove = Entfernen
notices-remove-of = Entfernen: { $what }
notices-try = Probenachricht schicken
notices-try-of = Probenachricht schicken: { $what }
notices-tried = Die Probenachricht ist unterwegs.
notices-here = dieser Browser
notices-device = Ein Gerät
notices-trouble-unreachable = Die letzte kam nicht an: keine Antwort.
notices-trouble-refused = Die letzte kam nicht an: Sie wurde nicht angenommen.
notices-trouble-forbidden_address = Die letzte kam nicht an: Dieser Server ruft nur öffentliche Adressen über https.
notices-trouble-no_mail = Die letzte kam nicht an: Dieser Server verschickt keine Mail.
notices-trouble-gone = Dort ist nichts mehr, deshalb wurde dieser Weg entfernt.
notices-quiet = Ruhezeit
notices-quiet-about = In dieser Zeit erfährst du nichts; was gewartet hat, kommt danach als eine Nachricht. Nach der Uhr von { $zone }.
notices-quiet-want = Nachts Ruhe halten
notices-quiet-from = Von
notices-quiet-until = bis
notices-saved = Gespeichert.
notices-letter-title = Mails von Corral
notices-letter-confirm-about = Corral soll { $address } Bescheid sagen, wenn ein Tisch wartet.
notices-letter-confirm = Diese Adresse bestätigen
notices-letter-confirmed = { $address } ist bestätigt: Dort sagt dir Corral Bescheid, wenn ein Tisch auf dich wartet.
notices-letter-leave = Keine Mails mehr
notices-letter-left = Es kommen keine Mails mehr.
notices-letter-gone = Dieser Link führt zu nichts mehr: Die Adresse wurde entfernt oder nie bestätigt.
web-problem-bad_address = Diese Adresse lässt sich nicht aufrufen: Sie muss mit https:// beginnen und darf weder Namen noch Passwort enthalten.
web-problem-bad_mail_address = Das sieht nicht nach einer E-Mail-Adresse aus.
web-problem-no_mail = Dieser Server verschickt keine Mail.
web-problem-enough_mails = Genug Mails für heute. Sieh im Postfach nach, auch bei den unerwünschten.
web-problem-mail_not_sent = Die Mail ließ sich nicht verschicken. Prüfe die Adresse oder versuch es später noch einmal.
web-problem-not_confirmed = Die Adresse ist noch nicht bestätigt: Öffne den Link in der Mail.
web-problem-too_many_channels = { $most } von dieser Art genügen: Entferne erst einen.
