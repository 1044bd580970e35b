# El Gaucho: alles, was beim Spielen gesagt wird. Die Regeln stehen in elgaucho-rules.ftl.

elgaucho-title = El Gaucho
elgaucho-description = Würfel nehmen, Gauchos aussenden, Herden bilden und verkaufen; für 2 bis 4 Personen.


## Dinge

# Stets vor Rasse, Herde oder Zahl: die weiße Rasse, die weiße Herde, die weiße 7.
elgaucho-breed-W = weiße
elgaucho-breed-K = schwarze
elgaucho-breed-B = braune
elgaucho-breed-G = goldene
elgaucho-breed-S = gefleckte

elgaucho-herd-W = weiße Herde
elgaucho-herd-K = schwarze Herde
elgaucho-herd-B = braune Herde
elgaucho-herd-G = goldene Herde
elgaucho-herd-S = gefleckte Herde

elgaucho-tile-W = weiße { $value }
elgaucho-tile-K = schwarze { $value }
elgaucho-tile-B = braune { $value }
elgaucho-tile-G = goldene { $value }
elgaucho-tile-S = gefleckte { $value }

# In einer Aufzählung von Kärtchen.
elgaucho-the-tile = die { $tile }

# Ein Weidefeld, in einem Spielzug, wenn bekannt ist, was dort liegt.
elgaucho-space = { $space } ({ $tile })

elgaucho-area-sort = SORTIEREN
elgaucho-area-wish = WUNSCH
elgaucho-area-sale = VERKAUF
elgaucho-area-steal = DIEBSTAHL
elgaucho-area-overseer = AUFSEHER
elgaucho-area-steppe = STEPPE

elgaucho-pesos =
    { $pesos ->
        [one] { $pesos } Peso
       *[other] { $pesos } Pesos
    }

# Was eine Herde bringt: Anzahl der Kärtchen × höchster Wert + Bonus = Pesos.
elgaucho-sum =
    { $bonus ->
        [0] { $count } × { $highest } = { elgaucho-pesos }
       *[other] { $count } × { $highest } + { $bonus } = { elgaucho-pesos }
    }

# Ein Ergebnis, in einer Aufzählung.
elgaucho-score = { $player } { $pesos }


## Was zu entscheiden ist

elgaucho-prompt-keep = Wähle die Kärtchen, die du behältst.
elgaucho-prompt-enter = Wähle einen Aktionsbereich für deinen ersten Gaucho.
elgaucho-prompt-turn-untaken = Nimm zwei Würfel; Sonderaktionen dürfen vorher kommen.
elgaucho-prompt-turn-taken = Nutze deine Würfel und Sonderaktionen oder beende deinen Zug.
elgaucho-prompt-turn-without = In dieser Runde gibt es keine Würfel: Nutze Sonderaktionen oder beende deinen Zug.
elgaucho-prompt-turn-recalled = Setze den zurückgenommenen Gaucho sofort ein: stelle ihn, lege ihn oder setze ihn in einen Aktionsbereich.
elgaucho-prompt-overseer = Richte einen zweiten Gaucho auf oder belass es dabei.
elgaucho-prompt-steppe = Wähle ein Kärtchen der Steppe und ein freies Weidefeld dafür.
elgaucho-prompt-steppe-paired = Bringe ein zweites kleines Kärtchen auf ein freies Weidefeld oder belass es dabei.
elgaucho-prompt-steppe-recalled = Bringe für den zurückgenommenen Gaucho ein zweites kleines Kärtchen auf ein freies Weidefeld.
elgaucho-prompt-collect = Wähle, welches der eingetriebenen Kärtchen du als Nächstes anlegst.
elgaucho-prompt-final = Schlusseintreiben: Wähle, welches Kärtchen du als Nächstes anlegst.
elgaucho-prompt-over = Die Partie ist zu Ende.


## Ereignisse

elgaucho-event-breed_out = Die { $breed } Rasse kommt aus dem Spiel.
elgaucho-event-filled = Weidefeld { $space } bekommt die { $tile }.
elgaucho-event-start_player = { $player } bekommt die Startspielerfigur.
elgaucho-event-dealt = { $player } zieht heimlich { $count } Kärtchen.
elgaucho-event-dealt-seen = { $player } zieht heimlich: { $tiles }.
elgaucho-event-chosen = { $player } hat gewählt.
elgaucho-event-kept = { $player } behält { $tiles }.
elgaucho-event-placed = { $player } setzt einen Gaucho auf { $area }.
elgaucho-event-placed-dice = { $player } setzt mit { $dice } einen Gaucho auf { $area }.
elgaucho-event-round_began =
    { $left ->
        [0] Runde { $round } beginnt, die Runde ohne Würfel. { $player } ist zuerst am Zug.
        [1] Runde { $round } beginnt, die letzte mit Würfeln. { $player } ist zuerst am Zug.
       *[other] Runde { $round } beginnt. { $player } ist zuerst am Zug.
    }
elgaucho-event-rolled = { $player } würfelt { $dice }.
elgaucho-event-took = { $player } nimmt { $dice }.
elgaucho-event-stood = { $player } stellt mit { $dice } einen Gaucho auf die { $tile } ({ $space }).
elgaucho-event-laid = { $player } legt mit { $dice } einen Gaucho auf die { $tile } ({ $space }).
elgaucho-event-raised = { $player } richtet mit { $dice } den Gaucho auf { $space } auf ({ $tile }).
elgaucho-event-recalled = { $player } nimmt den liegenden Gaucho von { $space } zurück.
elgaucho-event-recalled_area = { $player } nimmt den Gaucho von { $area } zurück.
elgaucho-event-wished = { $player } nutzt { elgaucho-area-wish } und bekommt eine { $die }.
elgaucho-event-sold = { $player } verkauft die { $herd } { $row } ({ $reason }): { $sum }.
elgaucho-event-stole = { $player } stiehlt die { $tile } von { $victim }; { $victim } bekommt { $pesos }.
elgaucho-event-roused = { $player } richtet mit { elgaucho-area-overseer } den Gaucho auf { $space } auf ({ $tile }).
elgaucho-event-replaced = { $player } ersetzt mit { elgaucho-area-overseer } den Gaucho auf { $space } ({ $tile }); { $victim } bekommt ihn zurück und { $pesos } dazu.
elgaucho-event-looked =
    { $count ->
        [one] { $player } nutzt { elgaucho-area-steppe } und sieht sich das einzige Kärtchen dort an.
       *[other] { $player } nutzt { elgaucho-area-steppe } und sieht sich die { $count } Kärtchen dort an.
    }
elgaucho-event-looked-seen = { $player } nutzt { elgaucho-area-steppe } und sieht { $tiles }.
elgaucho-event-put = { $player } bringt die { $tile } auf { $space } und stellt einen Gaucho darauf.
elgaucho-event-steppe_refilled =
    { $count ->
        [one] Die Steppe bekommt { $count } neues Kärtchen; im Nachziehstapel verbleiben: { $pile }.
       *[other] Die Steppe bekommt { $count } neue Kärtchen; im Nachziehstapel verbleiben: { $pile }.
    }
elgaucho-event-pile_empty = Der Nachziehstapel ist leer: Nach dieser Runde kommen noch eine vollständige Runde und eine ohne Würfel.
elgaucho-event-pile_idle = Seit zehn Runden wurde kein Kärtchen gezogen, der Nachziehstapel gilt als leer: Nun kommen noch eine vollständige Runde und eine ohne Würfel.
elgaucho-event-ended = { $player } beendet den Zug.
elgaucho-event-collected = { $player } treibt { $tiles } ein.
elgaucho-event-added = { $player } legt die { $tile } an.
elgaucho-event-sorted = { $player } fügt mit { elgaucho-area-sort } die { $tile } ein: { $row }.
elgaucho-event-over =
    { $count ->
        [one] Die Partie ist zu Ende: { $scores }. { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $scores }. { $winners } teilen sich den Sieg.
    }

# Warum eine Herde verkauft wurde.
elgaucho-sold-sale = { elgaucho-area-sale }
elgaucho-sold-misfit = ein Kärtchen passt nicht
elgaucho-sold-end = Ende der Partie


## Spielzüge, auf Knöpfen und in Listen

elgaucho-move-keep = Behalten: { $tiles }
elgaucho-move-keep-row = Behalten, in dieser Reihenfolge: { $tiles }
elgaucho-move-place = Einen Gaucho auf { $area } setzen
elgaucho-move-place-dice = Mit { $dice } einen Gaucho auf { $area } setzen
elgaucho-move-take = { $dice } nehmen
elgaucho-move-stand = Mit { $dice } einen Gaucho auf { $space } stellen
elgaucho-move-lay = Mit { $dice } einen Gaucho auf { $space } legen
elgaucho-move-raise = Mit { $dice } den Gaucho auf { $space } aufrichten
elgaucho-move-recall = Den liegenden Gaucho von { $space } für die nächste Aktion zurücknehmen
elgaucho-move-recall-area = Den Gaucho von { $area } zurücknehmen
elgaucho-move-wish = { elgaucho-area-wish } nutzen: eine { $die }
elgaucho-move-sale = { elgaucho-area-sale } nutzen: die { $herd }
elgaucho-move-steal = { elgaucho-area-steal } nutzen: die { $tile }
elgaucho-move-steal-from = { elgaucho-area-steal } nutzen: die { $tile } von { $victim }
elgaucho-move-overseer-raise = { elgaucho-area-overseer } nutzen: den Gaucho auf { $space } aufrichten
elgaucho-move-overseer-replace = { elgaucho-area-overseer } nutzen: den Gaucho auf { $space } ersetzen
elgaucho-move-steppe = { elgaucho-area-steppe } nutzen und ihre Kärtchen ansehen
elgaucho-move-put = Die { $tile } auf { $space } bringen
elgaucho-move-done = Es dabei belassen
elgaucho-move-end = Den Zug beenden
elgaucho-move-add = Die { $tile } rechts anlegen
elgaucho-move-sort = { elgaucho-area-sort } nutzen: die { $tile } einfügen


## Warum ein Spielzug nicht erlaubt ist, für die Person, die ihn versucht hat

elgaucho-refusal-over = Die Partie ist zu Ende.
elgaucho-refusal-keep_first = Zuerst wählen alle die Kärtchen, die sie behalten.
elgaucho-refusal-kept_already = Du hast schon gewählt.
elgaucho-refusal-keep_over = Kärtchen behält man nur in der Vorrunde.
elgaucho-refusal-not_your_turn = { $player } ist am Zug, nicht du.
elgaucho-refusal-enter_first = Setze zuerst einen Gaucho auf einen Aktionsbereich.
elgaucho-refusal-collect_first = Lege zuerst die eingetriebenen Kärtchen an deine Herden an.
elgaucho-refusal-collect_later = Kärtchen werden angelegt, wenn sie eingetrieben sind, nach dem letzten Zug einer Runde.
elgaucho-refusal-sort_later = { elgaucho-area-sort } nutzt man nur beim Eintreiben.
elgaucho-refusal-overseer_first = Richte zuerst einen zweiten Gaucho auf oder belass es dabei.
elgaucho-refusal-recalled_first = Der zurückgenommene Gaucho wird sofort eingesetzt.
elgaucho-refusal-steppe_first = Du hast die Steppe angesehen: Bringe vor allem anderen ein Kärtchen von dort auf ein freies Weidefeld.
elgaucho-refusal-steppe_unseen = Sieh dir zuerst die Steppe an: Nutze { elgaucho-area-steppe }.
elgaucho-refusal-nothing_begun = Gerade gibt es nichts, wobei du es belassen könntest; den Zug zu beenden ist ein anderer Spielzug.
elgaucho-refusal-not_in_hand = Die { $tile } ist nicht auf deiner Hand; du hast { $tiles }.
elgaucho-refusal-keep_limit = { $count } Kärtchen kann man nur behalten, wenn keines mehr als { $limit } wert ist.
elgaucho-refusal-no_dice = Diese Runde wird ohne Würfel gespielt.
elgaucho-refusal-dice_taken = Du hast die beiden Würfel dieses Zuges schon genommen.
elgaucho-refusal-not_rolled = { $pair } liegen nicht beide im Rodeo; dort sind { $rodeo }.
elgaucho-refusal-not_these_dice = { $dice } kannst du nicht einsetzen: Du hast { $hand }.
elgaucho-refusal-not_these_dice-none = { $dice } kannst du nicht einsetzen: Du hast keine Würfel.
elgaucho-refusal-no_tile = Auf { $space } liegt kein Kärtchen.
elgaucho-refusal-space_not_in_play = Das Weidefeld { $space } ist nicht im Spiel.
elgaucho-refusal-no_gaucho = In deinem Vorrat ist kein Gaucho mehr; nimm zuerst einen zurück.
elgaucho-refusal-occupied = Das Kärtchen auf { $space } ist besetzt.
elgaucho-refusal-dice_total = Die Würfel müssen zusammen { $total } ergeben, nicht { $dice }.
elgaucho-refusal-none_lies = Auf { $space } liegt kein Gaucho von dir.
elgaucho-refusal-enter_without_dice = In der Vorrunde werden keine Würfel eingesetzt.
elgaucho-refusal-area_chosen = { $area } ist schon gewählt.
elgaucho-refusal-dice_unnamed = Sag, mit welchen Würfeln ein Gaucho auf { $area } kommt.
elgaucho-refusal-area_occupied = Dein Platz auf { $area } ist besetzt.
elgaucho-refusal-just_left = In diesem Zug hast du { $area } schon genutzt oder deinen Gaucho von dort zurückgenommen.
elgaucho-refusal-area_total = Für { $area } braucht es zusammen { $totals }, nicht { $dice }.
elgaucho-refusal-supply_left = Einen liegenden Gaucho nimmt man nur zurück, wenn der Vorrat leer ist.
elgaucho-refusal-nothing_to_use = Einen liegenden Gaucho nimmt man nur für eine Aktion zurück, die sofort folgt, und keine ist möglich.
elgaucho-refusal-just_placed = Dein Gaucho kam erst in diesem Zug auf { $area }.
elgaucho-refusal-not_on_area = Du hast keinen Gaucho auf { $area }.
elgaucho-refusal-herd_too_small = Deine { $herd } hat weniger als zwei Kärtchen.
elgaucho-refusal-own_tile = Die { $tile } gehört dir selbst.
elgaucho-refusal-in_no_herd = Die { $tile } ist in niemandes Herde.
elgaucho-refusal-raise_or_replace = Mit { elgaucho-area-overseer } richtet man auf oder ersetzt, nicht beides.
elgaucho-refusal-no_rival_lies = Auf { $space } liegt kein gegnerischer Gaucho.
elgaucho-refusal-steppe_empty = In der Steppe liegt kein Kärtchen.
elgaucho-refusal-pampa_full = In der Pampa ist kein Weidefeld frei für ein Kärtchen der Steppe.
elgaucho-refusal-not_on_steppe = Die { $tile } liegt nicht in der Steppe; dort sind { $tiles }.
elgaucho-refusal-space_taken = Das Weidefeld { $space } ist nicht frei.
elgaucho-refusal-pair_limit = Zwei Kärtchen der Steppe bringt man nur zusammen hinaus, wenn keines mehr als { $limit } wert ist.
elgaucho-refusal-second_needs_gaucho = Das zweite Kärtchen braucht einen Gaucho; nimm zuerst einen zurück.
elgaucho-refusal-tile_due = Du hast die Steppe angesehen, also bringst du mindestens ein Kärtchen von dort hinaus.
elgaucho-refusal-dice_due = Dein Zug kann nicht enden, bevor du zwei Würfel genommen hast.
elgaucho-refusal-no_herd = Du hast keine { $herd }, in die du es einfügen könntest.
elgaucho-refusal-fits_right = Die { $tile } gehört ans rechte Ende: Leg sie einfach an.
elgaucho-refusal-not_collected = Die { $tile } ist nicht unter den eingetriebenen Kärtchen: { $tiles }.


## Was Profile zählen

elgaucho-fact-herds-by-sale = Mit { elgaucho-area-sale } verkaufte Herden
elgaucho-fact-herds-closed = Abgeschlossene Herden
elgaucho-fact-herds-at-the-end = Herden am Ende
elgaucho-fact-compensation = Entschädigung
elgaucho-fact-sort = { elgaucho-area-sort }
elgaucho-fact-wish = { elgaucho-area-wish }
elgaucho-fact-sale = { elgaucho-area-sale }
elgaucho-fact-steal = { elgaucho-area-steal }
elgaucho-fact-overseer = { elgaucho-area-overseer }
elgaucho-fact-steppe = { elgaucho-area-steppe }
