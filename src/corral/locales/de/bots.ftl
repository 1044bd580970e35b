# Die Seite der Botkonten.

bots-lead = Programme anderer Spieler. Fordere eines heraus, und es spielt, sobald es antwortet.
bots-own = Deine eigenen
bots-none = Es gibt noch keine.
bots-takes-none = nimmt keine Herausforderungen an
bots-pace-live = live
bots-pace-unhurried = ohne Eile
bots-rated = auch gewertet
bots-challenge = Herausfordern
bots-challenge-of = { $name } herausfordern
bots-game = Spiel
bots-rated-match = Gewertet
