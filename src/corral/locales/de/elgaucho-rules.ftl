# El Gaucho: die Regeln für die Spielenden, eine Nachricht je nummerierter Regel.

elgaucho-rules-title = El Gaucho: die Spielregeln


## Material und Aufbau

elgaucho-rules-setup = Material und Aufbau

elgaucho-rule-E-1 =
    El Gaucho ist ein Spiel für 2 bis 4 Personen. Es gibt 60 Rinderkärtchen, kurz Kärtchen: fünf Rassen
    (weiß, schwarz, braun, golden und gefleckt), jede mit den Werten 1 bis 12 je einmal. Jedes Kärtchen
    zeigt seinen Wert, die große Zahl, und außerdem eine kleine Zahl. Die kleine Zahl ist 1 bei den Werten 1
    bis 3, 2 bei 4 und 5, 3 bei 6 und 7, 4 bei 8 und 9, 5 bei 10 und 11 und 6 bei 12.

elgaucho-rule-E-2 =
    Zu viert spielt ihr mit 9 Würfeln, zu dritt mit 7 und zu zweit mit 5.

elgaucho-rule-E-3 =
    Zu viert bekommst du 7 Gauchos, zu zweit oder zu dritt 8; sie bilden deinen Vorrat. Alle beginnen mit
    0 Pesos.

elgaucho-rule-E-4 =
    Die Pampa besteht aus vier verschieden großen Weiden, jede eine Reihe von Weidefeldern; zu viert haben
    sie von der untersten Reihe aufwärts 3, 4, 5 und 6 Weidefelder. In jeder Reihe gibt es ein Flussfeld,
    das nur zu dritt oder zu viert im Spiel ist, und in den beiden größten Reihen dazu je ein Waldfeld, das
    nur zu viert im Spiel ist; sie liegen am rechten Ende der Reihe, das Waldfeld ganz außen. Zu dritt sind
    es also 3, 4, 4 und 5 Weidefelder, zu zweit 2, 3, 3 und 4. Weidefelder, die nicht im Spiel sind, können
    nie benutzt werden.

elgaucho-rule-E-5 =
    Zu zweit wird eine Rasse ausgelost, und alle ihre 12 Kärtchen kommen aus dem Spiel. Alle sehen, welche
    Rasse es ist.

elgaucho-rule-E-6 =
    Die Kärtchen werden gemischt, dann werden die Weiden von der untersten Reihe, der kleinsten, aufwärts
    gefüllt; diese Reihenfolge gilt, egal welche Weidefelder im Spiel sind. In jeder Reihe kommt von links
    nach rechts auf ein Weidefeld nach dem anderen je ein offenes Kärtchen. Eine Weide wird nicht weiter
    gefüllt, sobald die Werte auf ihr zusammen 20 oder mehr ergeben oder sie voll ist.

elgaucho-rule-E-7 =
    Vier Kärtchen liegen verdeckt auf der Steppe. Alle übrigen bilden den verdeckten Nachziehstapel.

elgaucho-rule-E-8 =
    Der Startspieler wird ausgelost und bekommt die Startspielerfigur.


## Vorrunde

elgaucho-rules-preliminary = Vorrunde

elgaucho-rule-E-9 =
    Ziehe heimlich 3 Kärtchen vom Nachziehstapel, zu dritt 4, zu zweit 5. Du behältst entweder ein
    beliebiges davon oder zwei mit einem Wert von je höchstens 8 oder drei mit einem Wert von je
    höchstens 4. Alle decken die Kärtchen, die sie behalten, gleichzeitig auf. Die übrigen Kärtchen kommen
    ungesehen aus dem Spiel: Du kennst deine eigenen, alle anderen wissen nur, wie viele es sind.

elgaucho-rule-E-10 =
    Mit den behaltenen Kärtchen beginnen deine Herden, eine Zeile pro Rasse. Behältst du mehrere Kärtchen
    einer Rasse, legst du sie aufsteigend oder absteigend aus; welches von beidem, entscheidest du zusammen
    mit der Wahl der Kärtchen.

elgaucho-rule-E-11 =
    Nun besetzt jeder mit einem Gaucho das Aktionsfeld seiner Farbe in einem der sechs Aktionsbereiche
    (SORTIEREN, WUNSCH, VERKAUF, DIEBSTAHL, AUFSEHER, STEPPE); der rechte Nachbar des Startspielers beginnt,
    dann geht es gegen den Uhrzeigersinn weiter. Nur in der Vorrunde nimmt ein Aktionsbereich bloß einen
    Gaucho auf: Jeder muss sich für einen anderen entscheiden.


## Die Runde

elgaucho-rules-round = Die Runde

elgaucho-rule-E-12 =
    Als Allererstes wirft der Startspieler in jeder Runde alle Würfel; dann seid ihr im Uhrzeigersinn
    nacheinander am Zug. In deinem Zug nimmst du 2 der verbliebenen Würfel, immer 2, auch wenn dir keiner
    nützt, und führst Aktionen aus; wer zuletzt am Zug ist, wählt aus 3 Würfeln. Du nimmst beide Würfel
    zusammen, und zwar vor deiner ersten Aktion mit einem echten Würfel; Sonderaktionen und ein Wunschwürfel
    (E-32) dürfen vorher kommen. Du kannst deinen Zug nicht beenden, bevor du deine Würfel genommen hast,
    und ungenutzte Würfel gehen nicht zurück.

elgaucho-rule-E-13 =
    Nach dem letzten Zug der Runde folgen das Eintreiben (E-24) und das Auffüllen (E-31). Dann geht die
    Startspielerfigur an den linken Nachbarn des Startspielers.

elgaucho-rule-E-14 =
    Jeder deiner beiden Würfel erlaubt eine Aktion, oder beide zusammen erlauben eine einzige Aktion mit
    ihrer Summe. Die Würfelsumme muss der verlangten Zahl genau entsprechen. Du darfst einen Würfel auch
    ungenutzt lassen.


## Würfelaktionen in der Pampa

elgaucho-rules-pampa = Würfelaktionen in der Pampa

elgaucho-rule-E-15 =
    Stellen: Auf ein unbesetztes Kärtchen kommt ein Gaucho aus deinem Vorrat, und zwar aufrecht. Die
    Würfelsumme muss gleich dem Wert des Kärtchens sein, der großen Zahl.

elgaucho-rule-E-16 =
    Legen: Auf ein unbesetztes Kärtchen kommt ein Gaucho aus deinem Vorrat, und zwar flach. Die Würfelsumme
    muss gleich der kleinen Zahl des Kärtchens sein.

elgaucho-rule-E-17 =
    Aufrichten: Einer deiner liegenden Gauchos steht von nun an aufrecht. Die Würfelsumme muss gleich der
    kleinen Zahl seines Kärtchens sein. Du darfst ihn auch erst im selben Zug gelegt haben.


## Würfelaktionen in den Aktionsbereichen

elgaucho-rules-areas = Würfelaktionen in den Aktionsbereichen

elgaucho-rule-E-18 =
    Du setzt einen Gaucho aus deinem Vorrat auf das Aktionsfeld deiner Farbe in einem Aktionsbereich, sofern
    es unbesetzt ist. SORTIEREN, WUNSCH und VERKAUF verlangen eine Würfelsumme von 1, 2 oder 3, DIEBSTAHL
    genau 4, AUFSEHER genau 5 und STEPPE genau 6. Auch die Summe zweier Würfel zählt: 2 + 3 ergibt 5.

elgaucho-rule-E-19 =
    In einem Zug rührst du jeden Aktionsbereich nur einmal an. Wo du einen Gaucho eingesetzt hast, darfst du
    die Aktion bis zum Ende deines Zuges nicht nutzen; wo du die Aktion genutzt oder deinen Gaucho
    zurückgenommen hast, darfst du bis dahin keinen einsetzen. Die anderen Aktionsbereiche stehen dir offen.

elgaucho-rule-E-20 =
    Sind in deinem Vorrat zu wenige Gauchos für eine Aktion, darfst du eigene liegende Gauchos aus der Pampa
    und eigene Gauchos von Aktionsfeldern zurücknehmen; stehende Gauchos bleiben. Einen liegenden Gaucho
    nimmst du nur für eine Aktion zurück, die mehr Gauchos braucht, als in deinem Vorrat sind (E-15, E-16,
    E-18 oder das zweite Kärtchen eines Paars bei STEPPE), und du setzt ihn dafür sofort ein, als
    Allernächstes; du darfst ihn auch erst in diesem Zug gelegt haben, und er darf stehend auf dasselbe
    Kärtchen zurückkehren. Von einem Aktionsfeld darfst du einen Gaucho in deinem Zug jederzeit
    zurücknehmen, ohne die Aktion zu nutzen, außer wenn du ihn in diesem Zug dort eingesetzt hast. Nutzt du
    einen Aktionsbereich, kommt dessen Gaucho zuerst zurück (E-21); deshalb fehlt dir für AUFSEHER und für
    ein einzelnes Kärtchen bei STEPPE nie einer.


## Sonderaktionen: wann und wie

elgaucho-rules-special = Sonderaktionen: wann und wie

elgaucho-rule-E-21 =
    In deinem Zug darfst du beliebig viele Sonderaktionen nutzen, wann und in welcher Reihenfolge du willst;
    nur SORTIEREN hat seine eigene Zeit (E-29). Um eine zu nutzen, nimmst du deinen Gaucho von ihrem
    Aktionsfeld in deinen Vorrat zurück, wo er sofort wieder verfügbar ist, und tust, was die Aktion sagt.
    Eine Aktion, die nichts bewirken könnte, kannst du nicht nutzen: VERKAUF ohne eine Herde von mindestens
    zwei Kärtchen, AUFSEHER ohne liegenden Gaucho zum Aufrichten oder Ersetzen, DIEBSTAHL, wenn niemand zu
    bestehlen ist; für STEPPE siehe E-38. WUNSCH kannst du immer nutzen.

elgaucho-rule-E-22 =
    Die Reihenfolge ist frei: Sonderaktionen dürfen kommen, bevor du die Würfel nimmst, und vor, zwischen
    und nach deinen Würfelaktionen.

elgaucho-rule-E-23 =
    Dein Zug endet, wenn du es sagst.


## Eintreiben am Rundenende

elgaucho-rules-collecting = Eintreiben am Rundenende

elgaucho-rule-E-24 =
    Eine Weide wird eingetrieben, wenn jedes Kärtchen auf ihr besetzt ist; leere Weidefelder spielen keine
    Rolle. Jeder stehende Gaucho dort kehrt in den Vorrat seines Besitzers zurück und bringt sein Kärtchen
    mit. Wo ein Gaucho auf einem Kärtchen liegt, bleiben beide an ihrem Platz. Ist auf einer Weide kein
    Kärtchen, geschieht dort nichts.

elgaucho-rule-E-25 =
    Alle Kärtchen, die du gleichzeitig eintreibst, auch von verschiedenen Weiden, legst du in der
    Reihenfolge deiner Wahl an deine Herden an.

elgaucho-rule-E-26 =
    Du hast eine Zeile pro Rasse. Ein neues Kärtchen kommt an das rechte Ende seiner Zeile; nur SORTIEREN
    (E-29) erlaubt einen anderen Platz.

elgaucho-rule-E-27 =
    Von links nach rechts ist eine Herde streng aufsteigend oder streng absteigend; ein einzelnes Kärtchen
    ist eine Herde noch ohne Richtung, und das zweite legt die Richtung fest. Ein Kärtchen, das die Zeile
    nicht fortsetzt, schließt die Herde ab: Sie wird sofort verkauft (E-28), und das Kärtchen beginnt eine
    neue. Eine Herde, die rechts nicht mehr wachsen kann, wird deswegen noch nicht verkauft: Sie bleibt, bis
    ein Kärtchen nicht passt, du VERKAUF nutzt oder die Partie endet. Bis dahin kann sie durch SORTIEREN
    noch wachsen und auch bestohlen werden.

elgaucho-rule-E-28 =
    Der Verkauf einer Herde bringt dir in Pesos die Anzahl ihrer Kärtchen × den höchsten Wert in ihr;
    3-5-6-9 bringt also 4 × 9 = 36. Verkaufte Kärtchen kommen aus dem Spiel.

elgaucho-rule-E-29 =
    SORTIEREN kannst du nur beim Eintreiben am Rundenende und beim Schlusseintreiben (E-45) nutzen: Du
    nimmst deinen Gaucho von SORTIEREN zurück und fügst genau ein gerade eingetriebenes Kärtchen irgendwo in
    seine Herde ein, auch ganz links, sofern die Zeile aufsteigend oder absteigend bleibt. Auch ein
    SORTIEREN, das du erst in dieser Runde besetzt hast, darfst du nutzen. Nötig ist eine bestehende Herde
    dieser Rasse; eine Zeile aus zwei oder mehr Kärtchen behält ihre Richtung, bei einem einzelnen Kärtchen
    darf das neue auch links daneben liegen (rechts daneben wäre es nichts anderes als Anlegen). An welchem
    Punkt der gewählten Reihenfolge du das tust, steht dir frei.

elgaucho-rule-E-30 =
    Beim Eintreiben entscheidet ihr nacheinander in Zugreihenfolge, beginnend mit dem Startspieler der
    Runde. Die Entscheidungen des einen wirken sich nicht auf die der anderen aus.


## Auffüllen der Weiden

elgaucho-rules-refilling = Auffüllen der Weiden

elgaucho-rule-E-31 =
    Beim Auffüllen bekommen die leeren Weidefelder, die im Spiel sind, von der untersten Reihe aufwärts und
    von links nach rechts eines nach dem anderen ein offenes Kärtchen vom Nachziehstapel, bis die Werte auf
    der Weide zusammen 20 oder mehr ergeben oder die Weide voll ist. Kärtchen, die noch dort liegen, zählen
    mit. Ist der Nachziehstapel leer, endet das Auffüllen an dieser Stelle.


## Die Sonderaktionen im Einzelnen

elgaucho-rules-actions = Die Sonderaktionen im Einzelnen

elgaucho-rule-E-32 =
    WUNSCH: Du bekommst für diesen Zug einen zusätzlichen Würfel, den Wunschwürfel, mit einer beliebigen
    Augenzahl von 1 bis 6; die Augenzahl nennst du, wenn du WUNSCH nutzt. Du darfst ihn allein verwenden
    oder zu einem oder beiden deiner Würfel addieren: 4 + 4 und eine gewünschte 4 ergeben 12. Ungenutzt
    verfällt er am Ende deines Zuges.

elgaucho-rule-E-33 =
    VERKAUF: Du verkaufst eine deiner Herden mit zwei oder mehr Kärtchen (E-28) und erhältst einen Bonus von
    5 Pesos.

elgaucho-rule-E-34 =
    DIEBSTAHL: Nimm ein beliebiges Kärtchen aus den Herden eines Mitspielers, egal von welcher Stelle der
    Zeile, und lege es am rechten Ende deiner eigenen Herde dieser Rasse an (E-26, E-27). Passt es nicht,
    wird deine Herde verkauft, ohne den Bonus von VERKAUF, und das gestohlene Kärtchen beginnt eine neue.
    Hast du keine Herde dieser Rasse, beginnt das Kärtchen eine.

elgaucho-rule-E-35 =
    Die Lücke in der bestohlenen Herde schließt sich; bleibt ein einzelnes Kärtchen übrig, hat es wieder
    keine Richtung. Der Bestohlene bekommt sofort den Wert des gestohlenen Kärtchens in Pesos. SORTIEREN
    kannst du für ein gestohlenes Kärtchen nicht nutzen.

elgaucho-rule-E-36 =
    AUFSEHER: Entweder richtest du einen oder zwei deiner liegenden Gauchos auf, oder du ersetzt einen
    liegenden Gaucho eines Mitspielers durch einen Gaucho aus deinem Vorrat, und zwar aufrecht. Im zweiten
    Fall bekommt der Mitspieler seinen Gaucho zurück und dazu sofort den Wert des Kärtchens in Pesos.

elgaucho-rule-E-37 =
    STEPPE: Sieh dir die Kärtchen der Steppe heimlich an und bringe dann eines davon oder zwei mit einem
    Wert von je höchstens 4 in die Pampa, jedes auf ein beliebiges freies Weidefeld, das im Spiel ist. Die
    Grenze von 20 spielt dabei keine Rolle. Auf jedes dieser Kärtchen kommt ein Gaucho aus deinem Vorrat,
    und zwar aufrecht.

elgaucho-rule-E-38 =
    Gibt es kein freies Weidefeld oder kein Kärtchen auf der Steppe, kannst du STEPPE nicht nutzen; gibt es
    nur ein freies Weidefeld, bringst du nur ein Kärtchen in die Pampa. Hast du dir die Kärtchen angesehen,
    musst du mindestens eines in die Pampa bringen. Dazwischen darfst du nichts anderes tun als Gauchos
    zurücknehmen (E-20).

elgaucho-rule-E-39 =
    Für ein Paar bei STEPPE brauchst du zwei Gauchos und zwei freie Weidefelder.

elgaucho-rule-E-40 =
    Nach der Aktion STEPPE wird die Steppe vom Nachziehstapel auf 4 Kärtchen aufgefüllt, soweit er reicht.
    Wer sich die Kärtchen angesehen hat, kennt die dort verbliebenen; die anderen wissen nur, wie viele es
    sind. Kärtchen, die in die Pampa gebracht wurden, liegen offen.


## Ende der Partie

elgaucho-rules-end = Ende der Partie

elgaucho-rule-E-41 =
    Wird das letzte Kärtchen des Nachziehstapels mitten in einer Runde gezogen (E-40), wird diese Runde
    beendet, und es folgt noch eine vollständige Runde. Wird es beim Auffüllen am Rundenende gezogen, folgt
    noch eine vollständige Runde. Nach zehn Runden hintereinander, in denen kein Kärtchen gezogen wurde,
    gilt der Nachziehstapel als leer.

elgaucho-rule-E-42 =
    Sobald der Nachziehstapel leer ist, wird nichts mehr aufgefüllt, weder die Weiden noch die Steppe.

elgaucho-rule-E-43 =
    Nach der letzten vollständigen Runde kommt eine Runde ohne Würfel: Zugreihenfolge und Startspieler sind
    wie immer, aber es gibt nur Sonderaktionen. Ein WUNSCH gibt dir auch jetzt einen Würfel, und mit ihm
    darfst du alles tun, was E-15 bis E-18 beschreiben, auch SORTIEREN für das kommende Eintreiben besetzen.
    Gauchos darfst du zurücknehmen wie immer. Danach folgt das Eintreiben wie immer (E-24).

elgaucho-rule-E-44 =
    Beim Schlusseintreiben nimmst du alle Kärtchen der Pampa, auf denen deine Gauchos stehen, ob auf der
    Weide jedes Kärtchen besetzt ist oder nicht, und legst sie nach E-25 bis E-29 an deine Herden an.
    Liegende Gauchos und solche auf Aktionsfeldern, SORTIEREN ausgenommen, verfallen.

elgaucho-rule-E-45 =
    Das Schlusseintreiben ist ein zweites, eigenes Eintreiben nach dem der Runde ohne Würfel. Ein SORTIEREN,
    das du vorher nicht genutzt hast, darfst du hier einmal nutzen.

elgaucho-rule-E-46 =
    Am Ende werden alle Herden verkauft; ein einzelnes Kärtchen bringt 1 × seinen Wert. Wer die meisten
    Pesos hat, gewinnt; haben mehrere die meisten, teilen sie sich den Sieg.
