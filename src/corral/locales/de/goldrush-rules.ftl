# Goldrausch: die Regeln für die Spielenden, eine Nachricht je nummerierter Regel.

goldrush-rules-title = Goldrausch: die Spielregeln


## Material und Aufbau

goldrush-rules-setup = Material und Aufbau

goldrush-rule-G-1 =
    Goldrausch ist ein Spiel für 2 bis 5 Personen. Es gibt 72 Landschaftskärtchen, kurz Kärtchen, eines
    davon das Startkärtchen, und 63 Fundplättchen, kurz Plättchen, mit 0, 1, 2, 3 oder 5 Punkten. Du hast
    4 Cowboys zum Spielen (ein fünfter zeigt deine Punkte an) und 1 Zelt; sie bilden deinen Vorrat.

goldrush-rule-G-2 =
    Jede Kante eines Kärtchens ist Eisenbahn, Gebirge oder Prärie. Auf einem Kärtchen kann es Gleise geben,
    die hindurchführen oder an einer Kreuzung, einer Stadt oder einem Gebirge enden, außerdem Gebirgsteile
    mit Nuggetsymbolen, Prärieteile mit Tipilagern oder Wildpferdherden, eine Stadt mit 3 oder 4 Gleisen und
    Lokomotiven auf Gleisen. Welche Kärtchen es gibt, legt die Ausgabe fest, mit der ihr spielt.

goldrush-rule-G-3 =
    Das Startkärtchen liegt offen in der Mitte, auf seinem Gebirge so viele verdeckte Plättchen, wie es
    Nuggetsymbole hat, nämlich eines. Die anderen 71 Kärtchen werden gemischt. Der Startspieler wird
    ausgelost. Dann geht es im Uhrzeigersinn reihum.


## Der Zug, Schritt 1: ein Kärtchen anlegen

goldrush-rules-place = Der Zug, Schritt 1: ein Kärtchen anlegen

goldrush-rule-G-4 =
    Ein Zug hat drei Schritte in dieser Reihenfolge: ein Kärtchen anlegen (G-4 bis G-6), eines tun oder
    nichts (G-7 bis G-10), werten, was fertig ist (G-11 bis G-19). Zuerst ziehst du ein Kärtchen, zeigst es
    und legst es Kante an Kante an mindestens ein Kärtchen auf dem Tisch an, in einer beliebigen der vier
    Ausrichtungen; Ecke an Ecke genügt nicht. Wo sich Kanten berühren, muss es überall weitergehen: Gleis an
    Gleis, Gebirge an Gebirge, Prärie an Prärie.

goldrush-rule-G-5 =
    Passt ein Kärtchen nirgends, kommt es aus dem Spiel, und du ziehst ein anderes.

goldrush-rule-G-6 =
    Für jedes Nuggetsymbol auf den Gebirgsteilen deines Kärtchens kommt ein verdecktes Plättchen auf den
    Stapel dieses Gebirges; das ganze zusammenhängende Gebirge hat einen Stapel. Verbinden sich Gebirge, so
    verbinden sich auch ihre Stapel. Die Plättchen sind ungesehen, ihre Reihenfolge hat also keine
    Bedeutung, und das nächste, das genommen wird, ist ein zufälliges aus dem Stapel. Wie viele Plättchen in
    einem Stapel sind, wissen alle. Ist der allgemeine Vorrat an Plättchen aufgebraucht, kommt keines hinzu.


## Der Zug, Schritt 2: eines von dreien oder nichts

goldrush-rules-act = Der Zug, Schritt 2: eines von dreien oder nichts

goldrush-rule-G-7 =
    In diesem Schritt darfst du eines von dreien tun (G-7, G-8 oder G-9) oder nichts. Erste Möglichkeit: Du
    setzt einen Cowboy aus deinem Vorrat auf das gerade angelegte Kärtchen, als Eisenbahner auf ein Gleis,
    als Goldgräber auf einen Gebirgsteil, als Händler in eine Stadt oder als Farmer auf einen Prärieteil.
    Auf dem ganzen zusammenhängenden Gleis, im ganzen Gebirge oder auf der ganzen Prärie darf noch kein
    Cowboy sein, nicht einmal ein eigener. Ein Zelt steht einem Goldgräber nicht im Weg.

goldrush-rule-G-8 =
    Zweite Möglichkeit: Du setzt dein Zelt, aus deinem Vorrat oder von seinem Platz, auf einen Gebirgsteil
    eines beliebigen Kärtchens auf dem Tisch. Das Gebirge muss unfertig sein, wobei das gerade angelegte
    Kärtchen mitzählt, und auf dem Gebirgsteil dieses Kärtchens darf weder ein Cowboy noch ein Zelt sein.
    Cowboys und Zelte anderswo im Gebirge spielen keine Rolle. Ein Zelt, das schon auf dem Tisch ist, zieht
    auf ein anderes Kärtchen um, nicht auf einen anderen Teil desselben; es darf auch ein Gebirge verlassen,
    das mit dem Kärtchen dieses Zuges fertig geworden ist. Bloß zurücknehmen kannst du es nicht.

goldrush-rule-G-9 =
    Dritte Möglichkeit: Du nimmst ein Plättchen von dem Gebirge, in dem dein Zelt steht, falls dort eines
    liegt, egal wer sonst noch da ist. Das darfst du auch bei einem Gebirge, das mit dem Kärtchen dieses
    Zuges gerade fertig geworden ist, denn Schritt 3 kommt erst später.

goldrush-rule-G-10 =
    Genommene Plättchen liegen verdeckt vor dir. Du darfst sie dir jederzeit ansehen; niemand sonst sieht
    sie vor dem Ende, doch wie viele du hast, wissen alle.


## Der Zug, Schritt 3: werten, was fertig ist

goldrush-rules-score = Der Zug, Schritt 3: werten, was fertig ist

goldrush-rule-G-11 =
    Eine Bahnstrecke, kurz Strecke, ist fertig, wenn beide Enden an einer Kreuzung, einer Stadt oder einem
    Gebirge aufhören oder wenn sie ein geschlossener Ring ist. Sie bringt 1 Punkt pro Kärtchen, über das sie
    führt, und das Doppelte, wenn auf ihr genau eine Lokomotive ist. Ein Kärtchen zählt einmal, auch bei
    einer Schleife zurück zu derselben Stadt oder Kreuzung.

goldrush-rule-G-12 =
    Ein Gebirge ist fertig, wenn keine seiner Kanten offen ist. Gleise, die an ihm enden, spielen keine
    Rolle, ebenso wenig ein leerer Platz in seinem Inneren, dessen Kanten nicht Gebirge sind. Wer dort die
    meisten Goldgräber hat, bekommt erst alle Plättchen, die noch da sind, und dann 1 Punkt pro Nuggetsymbol
    des Gebirges.

goldrush-rule-G-13 =
    Sind mehrere Cowboys auf einer Strecke oder in einem Gebirge, bekommt die Punkte, wer die meisten
    Cowboys hat; haben mehrere die meisten, bekommt jeder von ihnen die Punkte in voller Höhe.

goldrush-rule-G-14 =
    Bei Gleichstand in einem Gebirge bekommen die Spieler, die gleichauf liegen, die Plättchen eines nach
    dem anderen, beginnend mit dem von ihnen, der am Zug ist oder im Uhrzeigersinn als Nächster kommt, bis
    keines mehr da ist. Dann bekommt jeder von ihnen die Punkte für die Nuggetsymbole in voller Höhe.

goldrush-rule-G-15 =
    Ist in einem fertigen Gebirge kein Goldgräber, kommen seine Plättchen ungesehen aus dem Spiel; niemand
    weiß also, welche Werte fehlen. Niemand bekommt Punkte, und die Zelte kehren zurück (G-16).

goldrush-rule-G-16 =
    Zelte zählen nie für eine Mehrheit. Zelte in einem fertigen Gebirge kehren zu ihren Besitzern zurück.

goldrush-rule-G-17 =
    Eine Stadt ist angeschlossen, wenn an jedem ihrer 3 oder 4 Gleise die Strecke fertig ist. Ihr Händler
    bringt 3 Punkte für jede fertige Strecke; eine Strecke, die aus der Stadt hinaus- und wieder in sie
    hineinführt, zählt einmal.

goldrush-rule-G-18 =
    Ist etwas gewertet, bekommt jeder seine Cowboys von dort in den Vorrat zurück; vom nächsten Zug an sind
    sie wieder verfügbar. Du darfst einen Cowboy also im selben Zug einsetzen und werten.

goldrush-rule-G-19 =
    Ein Kärtchen kann mehreres fertigstellen. Alles davon wird gewertet, und zwar in der Reihenfolge, in der
    die Ausgabe die Teile des Kärtchens aufführt; das ist nur dafür wichtig, welche ungesehenen Plättchen
    wohin kommen. Farmer werden während der Partie nie gewertet und kehren nie zurück.


## Ende der Partie

goldrush-rules-end = Ende der Partie

goldrush-rule-G-20 =
    Die Partie endet mit dem Zug, in dem das letzte Kärtchen angelegt wurde. Passt das letzte Kärtchen
    nirgends, entfallen Schritt 2 und Schritt 3, und die Partie endet. Dann kommt die Schlusswertung, in der
    Reihenfolge von G-21 bis G-25.

goldrush-rule-G-21 =
    Unfertige Gebirge: Plättchen und Zelte dort werden entfernt, dann bekommt, wer in einem Gebirge die
    Mehrheit hat, 1 Punkt pro Nuggetsymbol (bei Gleichstand siehe G-13).

goldrush-rule-G-22 =
    Unfertige Strecken: Sie bringen 1 Punkt pro Kärtchen (bei mehreren Cowboys siehe G-13); Lokomotiven
    bleiben außer Betracht.

goldrush-rule-G-23 =
    Städte, in denen noch ein Händler ist: Er bringt 3 Punkte für jede fertige Strecke, die von der Stadt
    wegführt; eine Schleife zählt einmal (G-17).

goldrush-rule-G-24 =
    Prärien: Eine Prärie besteht aus zusammenhängenden Prärieteilen; von anderen trennen sie Gleise, Gebirge
    und der Rand der gelegten Kärtchen. Sie gehört dem, der auf ihr die meisten Farmer hat; haben mehrere
    die meisten, gehört sie ihnen allen. Jeder, dem sie gehört, bekommt 2 Punkte pro Tipilager und 4 Punkte
    pro Wildpferdherde auf ihr.

goldrush-rule-G-25 =
    Plättchen: Alle zählen die Punkte ihrer Plättchen dazu. Die höchste Summe gewinnt; haben mehrere sie
    erreicht, teilen sie sich den Sieg.


## Variante

goldrush-rules-variants = Variante

goldrush-rule-G-26 =
    Ohne Farmer (für die erste Partie empfohlen, nur wenn ihr euch dafür entscheidet): Farmer dürfen nicht
    eingesetzt werden, und Prärien werden nicht gewertet.
