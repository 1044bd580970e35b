# Wasserloch auf Deutsch. Corral findet jede Nachricht an ihrem Namen.

waterhole-title = Wasserloch
waterhole-description = Ein trockener Sommer: Schick deine Herden ans Wasser, aber jede trinkt nur einmal; für 2 bis 5 Personen.


## Optionen

waterhole-option-mud = Wer den Schlamm findet
waterhole-option-mud-nobody = Niemand
waterhole-option-mud-second = Die zweitgrößte Herde
waterhole-option-mud-smallest = Die kleinste Herde
waterhole-option-fog = Nebel: Das Wasserloch wird erst gefunden, wenn die Herden unterwegs sind
waterhole-option-herds = Herden und Runden


## Was geschieht

waterhole-event-dealt = { $player } bekommt { $count } Herden.
waterhole-event-found = Runde { $round }: Ein Wasserloch mit { $water } wird gefunden.
waterhole-event-sent = { $player } hat eine Herde geschickt.
waterhole-event-showed = { $player } hat { $herd } Tiere geschickt.
waterhole-event-drank = Die { $herd } von { $player } trinken: { $points } Punkte.
waterhole-event-mud = { $player } findet den Schlamm: { $points } Punkte.


## Was getan werden kann

waterhole-move-send = { $first } schicken
waterhole-prompt-send = Welche Herde schickst du ans Wasser?


## Was zu sehen ist

waterhole-view-round = Runde
waterhole-view-rounds = Runden
waterhole-view-water = Wasser
waterhole-view-to_come = Wasserlöcher, die noch kommen
waterhole-view-scores = Punkte
waterhole-view-herds = Herden
waterhole-view-sent = Unterwegs
waterhole-view-drunk = Haben getrunken


## Regeln

waterhole-rules-title = Wasserloch: die Regeln

waterhole-rules-begin = Vor der Partie
waterhole-rule-W-1 = Es gibt 36 Herden mit 1 bis 36 Tieren. Alle bekommen davon verdeckt fünf.

waterhole-rules-round = Eine Runde
waterhole-rule-W-2 = Es gibt acht Wasserlöcher mit 2 bis 9 Wasser. Der Zufall findet eines davon, keines zweimal.
waterhole-rule-W-3 = Alle wählen verdeckt und gleichzeitig eine ihrer Herden und schicken sie ans Wasser. Eine Herde, die unterwegs ist, kann nicht zurückgerufen werden.
waterhole-rule-W-4 = Haben alle gewählt, werden die Herden gezeigt. Die größte trinkt und bringt so viele Punkte, wie Wasser da ist.
waterhole-rule-W-5 = Die Herde, die getrunken hat, verlässt die Partie. Alle anderen gehen heim, alle merken sie sich, und sie können wieder geschickt werden.

waterhole-rules-end = Das Ende
waterhole-rule-W-6 = Es gibt so viele Runden, wie alle Herden bekommen haben. Wer dann die meisten Punkte hat, gewinnt; mehrere mit den meisten teilen sich den Sieg.

waterhole-rules-variants = Varianten
waterhole-rule-W-7 = Schlamm: Die zweitgrößte Herde einer Runde, oder die kleinste, findet den Schlamm und bringt 2 Punkte. Sie geht heim wie alle, die nicht getrunken haben.
waterhole-rule-W-8 = Nebel: Das Wasserloch wird erst gefunden, wenn alle Herden unterwegs sind. Im Nebel findet niemand den Schlamm, also nicht zusammen mit W-7.
waterhole-rule-W-9 = Alle bekommen drei, vier oder sechs Herden statt fünf.
