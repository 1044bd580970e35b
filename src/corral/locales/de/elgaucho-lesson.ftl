# El Gaucho: die Lektion. Jeder Schritt hat einen Titel, einen Gedanken, Zug für Zug was zu tun ist, was gelernt wurde,
# und was zu einem anderen erlaubten Zug gesagt wird.

elgaucho-lesson-aim-title = So gewinnst du
elgaucho-lesson-aim =
    Du hast eine Ranch. In der Pampa grasen Rinder mehrerer Rassen, jedes Kärtchen mit einer großen Zahl. Du holst sie
    heim, reihst sie zu Herden auf, eine Zeile für jede Rasse, und verkaufst die Herden. Eine Herde bringt die Anzahl ihrer
    Kärtchen mal ihre höchste Zahl: 2-5-9 bringt 3 × 9 = 27 Pesos. Wer am Ende die meisten Pesos hat, gewinnt. Du willst also
    lange Herden mit einer hohen Zahl darin.

elgaucho-lesson-stand-title = Würfel nehmen, Gauchos stellen
elgaucho-lesson-stand =
    In jeder Runde wird gewürfelt, und alle nehmen sich zwei Würfel. Ein Würfel stellt einen deiner Gauchos auf ein Kärtchen,
    das genau diese große Zahl hat.
elgaucho-lesson-stand-1 = Nimm die 3 und eine der 5en aus dem Rodeo: Zwei Kärtchen der Pampa haben diese Zahlen.
elgaucho-lesson-stand-2 = Stelle mit deiner 5 einen Gaucho auf die weiße 5. (Die gescheckte 3 ist danach dran.)
elgaucho-lesson-stand-3 = Nun der andere Würfel: ein Gaucho für das andere Kärtchen.
elgaucho-lesson-stand-4 = Beide Würfel sind verbraucht. Beende deinen Zug.
elgaucho-lesson-stand-done =
    Zwei Kärtchen sind dir so gut wie sicher: Wo dein Gaucho steht, kann kein anderer hin. Beide Würfel zusammen hätten eine
    einzige Aktion mit ihrer Summe erlaubt: 3 + 5 für die gescheckte 8.
elgaucho-lesson-stand-other =
    Die Regeln erlauben das. Aber hier soll jeder Würfel sein eigenes Kärtchen finden: die 5 die weiße 5, die 3 die gescheckte 3.
elgaucho-lesson-stand-other-take = Auch diese Würfel kann man brauchen. Aber nur eine 3 und eine 5 stellen gleich zwei Gauchos auf.

elgaucho-lesson-lay-title = Hinlegen, aufrichten
elgaucho-lesson-lay =
    Hohe Zahlen sind am meisten wert, aber keine zwei Würfel ergeben hier eine 11. Doch jedes Kärtchen hat auch eine kleine Zahl im
    Ring. Mit ihr legt sich ein Gaucho erst einmal hin, und mit der kleinen Zahl noch einmal richtet er sich auf.
elgaucho-lesson-lay-1 = Die weiße 11 hat eine kleine 5. Nimm beide 5en.
elgaucho-lesson-lay-2 = Lege mit einer 5 einen Gaucho auf die weiße 11.
elgaucho-lesson-lay-3 = Und richte ihn mit der anderen 5 auf.
elgaucho-lesson-lay-4 = Er steht. Beende deinen Zug.
elgaucho-lesson-lay-done =
    Eine 11 mit zwei 5en! Du hättest ihn auch in einem späteren Zug aufrichten können. Aber wer liegt, hält nur den Platz
    frei: Erst wer steht, bringt etwas heim.
elgaucho-lesson-lay-other = Die Regeln erlauben das. Aber die weiße 11 ist mehr wert: Eine 5 legt dort einen Gaucho hin, die andere richtet ihn auf.

elgaucho-lesson-collect-title = Eine Herde und ihre Ordnung
elgaucho-lesson-collect =
    Am Ende der Runde wird jede Reihe der Pampa eingesammelt, in der alle Kärtchen besetzt sind. Wer dort steht, nimmt sein
    Kärtchen mit heim, ans rechte Ende seiner Herde. Eine Herde muss durchweg steigen oder durchweg fallen. Ein Kärtchen, das
    nicht passt, schließt sie ab: Sie wird sofort verkauft, ob du willst oder nicht.
elgaucho-lesson-collect-1 = Du stehst auf der weißen 5. Ist auch die weiße 9 daneben besetzt, kommt die Reihe heim. Nimm die 4 und die 5.
elgaucho-lesson-collect-2 = Zusammen ergeben sie 9: Stelle einen Gaucho auf die weiße 9.
elgaucho-lesson-collect-3 = Du bist in dieser Runde als Letzter dran. Beende deinen Zug, dann wird eingesammelt.
elgaucho-lesson-collect-4 = Deine weiße Herde beginnt mit einer 2. Welches der beiden Kärtchen kommt zuerst, damit sie durchweg steigt?
elgaucho-lesson-collect-done = 2-5-9: drei Kärtchen, höchste Zahl 9, das sind 27 Pesos beim Verkauf. In die Pampa sind neue Kärtchen gekommen, und die nächste Runde beginnt.
elgaucho-lesson-collect-other = Die Regeln erlauben das. Aber nur die weiße 9 macht die Reihe voll, und dafür brauchst du die 4 und die 5 zusammen.
elgaucho-lesson-collect-other-add = Zuerst die 9? Dann passt die 5 rechts nicht mehr: 2-9 würde für 18 Pesos verkauft, und mit der 5 ginge es von vorn los. Erst die 5!

elgaucho-lesson-sale-title = Mit Bonus verkaufen
elgaucho-lesson-sale =
    Neben der Pampa stehen sechs Häuser. Ein Gaucho, der in einem früheren Zug dorthin kam, tut etwas Besonderes, wenn du ihn
    zurücknimmst. Deiner sitzt seit dem Anfang im Haus { elgaucho-area-sale }: Er verkauft eine Herde deiner Wahl und legt 5 Pesos drauf.
elgaucho-lesson-sale-1 = Verkaufe deine weiße Herde: Klicke sie an.
elgaucho-lesson-sale-done = 3 × 9 + 5 = 32 Pesos, und du kannst eine neue weiße Herde beginnen. Die anderen Häuser geben dir einen Wunschwürfel, stehlen anderen ein Kärtchen, richten Liegende auf, holen verdeckte Kärtchen aus der Steppe oder sortieren ein Kärtchen dort ein, wo es passt.
elgaucho-lesson-sale-other = Die Regeln erlauben das. Aber verkaufe zuerst die weiße Herde: Eine gute Herde, die wartet, kann bestohlen werden.

elgaucho-lesson-steal-title = Ein Diebstahl
elgaucho-lesson-steal =
    Mit einem Gaucho im Haus { elgaucho-area-steal } nimmst du ein beliebiges Kärtchen aus einer fremden Herde. Zum Trost gibt es dort
    dessen Zahl in Pesos. Das Kärtchen kommt ans rechte Ende deiner eigenen Herde dieser Rasse.
elgaucho-lesson-steal-1 = Du hast die gescheckte Herde 6-8. Welches Kärtchen von Pedro macht sie viel wertvoller? Stiehl es.
elgaucho-lesson-steal-done =
    6-8-12: statt 2 × 8 = 16 jetzt 3 × 12 = 36 Pesos. Pedro bekam 12 dafür, aber sein Kärtchen ist weg. Andere können das auch mit
    dir machen, also lass eine gute Herde nicht zu lange stehen.
elgaucho-lesson-steal-other = Zum Stehlen brauchst du keine Würfel: Tu es zuerst. Die gescheckte 12 setzt deine 6-8 fort und macht daraus drei Kärtchen mit einer 12.
elgaucho-lesson-steal-other-steal = Dieses Kärtchen hilft dir weniger. Die gescheckte 12 setzt deine 6-8 fort: drei Kärtchen, höchste Zahl 12.

elgaucho-lesson-win-title = Gewinne die Partie
elgaucho-lesson-win =
    Sind keine Kärtchen mehr zu ziehen, geht es zu Ende. In der allerletzten Runde gibt es keine Würfel, nur die Häuser. Dann nehmen
    alle Stehenden ihre Kärtchen mit heim, alle Herden werden verkauft und die Pesos gezählt. Du hast 61 Pesos und die schwarze Herde
    3-7-9, die 27 wert ist: Das wären 88. Pedro kommt auch auf 88!
elgaucho-lesson-win-1 = Dir fehlt nur ein wenig. Dein Gaucho sitzt im Haus { elgaucho-area-sale }: Nutze es.
elgaucho-lesson-win-2 = 32 statt 27. Beende deinen Zug und sieh, wie es ausgeht.
elgaucho-lesson-win-done =
    93 zu 88: Du gewinnst! Jetzt weißt du, worauf es ankommt: die meisten Pesos, aus Herden, die lang sind und eine hohe Zahl haben,
    durchweg steigend oder durchweg fallend. Alles Weitere sagt dir der Trainer, wenn es so weit ist.
elgaucho-lesson-win-other = Dann wird deine Herde am Ende für 27 verkauft, und ihr teilt euch mit 88 den Sieg. Mit dem { elgaucho-area-sale } bringt sie 5 mehr.
