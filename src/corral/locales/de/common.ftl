# Was in allen Spielen gleich gesagt wird.

language-name = Deutsch

# Aufzählungen: „a, b“ und dann „a, b und c“.
list-more = { $list }, { $item }
list-last = { $list } und { $item }

# Zahlen mit einer Nachkommastelle, und Anteile.
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Für Spiele, die keinen eigenen Satz dafür mitbringen.
plain-prompt = Du bist am Zug.


## Die Seite mit den Regeln eines Spiels

rules-number = Nummer
rules-text = Regel
rules-tests = Belegt durch
rules-examples = Beispiele
rules-notice = Das sind die Regeln, nach denen Corral spielt, in unseren eigenen Worten. Corral steht in keiner Verbindung zum Verlag des Spiels und enthält nichts von dessen Texten oder Bildern.
rules-generated = Von script/docs aus den Dateien in src/corral/locales geschrieben; Änderungen gehören dorthin.
rules-languages = Diese Seite in anderen Sprachen: { $links }.
rules-none = Die Regeln dieses Spiels stehen hier nicht.
