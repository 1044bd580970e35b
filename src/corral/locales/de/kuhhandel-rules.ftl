# Kuhhandel Master: die Regeln für die Spielenden, eine Nachricht je nummerierter Regel.

kuhhandel-rules-title = Kuhhandel Master: die Spielregeln


## Material

kuhhandel-rules-material = Material

kuhhandel-rule-K-1 =
    Kuhhandel Master ist ein Spiel für 2 bis 6 Personen. Zu zweit gelten die Änderungen in K-40 bis K-44.

kuhhandel-rule-K-2 =
    Es gibt 40 Tierkarten: zehn Tierarten, von jeder vier Karten. Die Zahl einer Tierart ist der Wert ihres
    vollständigen Quartetts, also ihrer vier Karten zusammen: Hahn 10, Gans 40, Katze 90, Hund 160,
    Schaf 250, Ziege 350, Esel 500, Schwein 650, Kuh 800 und Pferd 1000.

kuhhandel-rule-K-3 =
    Dazu kommen 10 Prämienkarten, kurz Prämien, eine für jede Tierart und keine für die Ratten, sowie
    4 Rattenkarten.

kuhhandel-rule-K-4 =
    Es gibt 66 Geldkarten: zwölf mit dem Wert 0, achtzehn mit 10, sechs mit 20, zwölf mit 50, sechs mit 100,
    sechs mit 200 und sechs mit 500. Genau diese Karten bekommen sechs Personen als Startgeld (K-6) und von
    den Eseln (K-20). Gewechselt wird nie.


## Aufbau für 3 bis 6 Personen

kuhhandel-rules-setup = Aufbau für 3 bis 6 Personen

kuhhandel-rule-K-5 =
    Alle 54 Tier-, Prämien- und Rattenkarten werden zusammengemischt und bilden einen einzigen verdeckten
    Stapel.

kuhhandel-rule-K-6 =
    Alle nehmen Geldkarten auf die Hand und halten sie geheim: zwei mit dem Wert 0, drei mit 10, eine mit 20
    und eine mit 50. Das übrige Geld ist die Bank, sortiert und offen: Alle wissen, was in ihr ist.

kuhhandel-rule-K-7 =
    Wer beginnt, wird ausgelost. Dann geht es im Uhrzeigersinn reihum.


## Der Zug

kuhhandel-rules-turn = Der Zug

kuhhandel-rule-K-8 =
    In deinem Zug entscheidest du dich für eines von beidem: für eine Versteigerung, die nur möglich ist,
    solange der Stapel Karten hat, oder für einen Kuhhandel, der nur möglich ist, wenn irgendein Mitspieler
    ein Tier oder eine Ratte von einer Art besitzt, die auch du besitzt.

kuhhandel-rule-K-9 =
    Dann ist im Uhrzeigersinn der Nächste am Zug. Ist der Stapel leer, muss gehandelt werden, und wer mit
    niemandem handeln kann, weil er bloß vollständige Quartette oder gar nichts vor sich hat, wird
    übersprungen.

kuhhandel-rule-K-10 =
    Die Partie endet, wenn der Stapel leer und jedes Quartett vollständig ist, auch das der Ratten: Alle
    seine vier Karten gehören derselben Person. Damit jede Partie ein Ende findet, endet sie auch nach 200
    Kuhhändeln, die bei leerem Stapel gemacht wurden; was dann nicht vollständig ist, bringt nichts ein. Aus
    demselben Grund muss nach 200 Kuhhändeln hintereinander, solange der Stapel noch Karten hat, eine Karte
    aufgedeckt werden.

kuhhandel-rule-K-11 =
    Alle Tiere, Prämien und Ratten liegen für jeden sichtbar da. Die Werte auf einer Hand sind geheim, die
    Anzahl ihrer Karten aber kennen alle.


## Versteigerung eines Tiers

kuhhandel-rules-auction = Versteigerung eines Tiers

kuhhandel-rule-K-12 =
    Als Auktionator deckst du die oberste Karte des Stapels auf. Alle außer dir dürfen bieten, so oft sie
    wollen und in beliebiger Reihenfolge.

kuhhandel-rule-K-13 =
    Ein Gebot muss um mindestens 10 über dem bisher höchsten liegen. Gebote sind Vielfache von 10, und das
    erste beträgt mindestens 10.

kuhhandel-rule-K-14 =
    Du darfst mehr bieten, als du besitzt; das ist ein Bluff (siehe K-19). Kein Gebot darf aber höher sein
    als alles Geld auf allen Händen zusammen, eine Summe, die alle kennen: die Anzahl der Spieler × (100
    plus das, was die Esel bisher jedem gezahlt haben).

kuhhandel-rule-K-15 =
    Kommt nichts Höheres mehr, ruft der Auktionator das letzte Gebot dreimal aus, und der Zuschlag fällt.
    Die Versteigerung ist zu Ende, sobald alle Bieter außer dem Höchstbietenden seit dem letzten Gebot
    gepasst haben oder, wenn es noch kein Gebot gibt, sobald alle Bieter gepasst haben. Wer passt, bleibt
    dabei, bis jemand anderes bietet: Hast du gepasst, darfst du erst nach dem Gebot eines anderen wieder
    bieten. Der Höchstbietende überbietet sich nicht selbst. An einem Live-Tisch passt die Uhr für alle
    stummen Bieter gemeinsam, und zwar beim „zum Dritten“ von „zum Ersten, zum Zweiten, zum Dritten“.

kuhhandel-rule-K-16 =
    Nach dem Zuschlag gibt der Auktionator das Tier entweder dem Höchstbietenden und bekommt von ihm den
    Preis, oder er kauft es: Er zahlt den Preis an den Höchstbietenden und behält das Tier. Als Auktionator
    darfst du nur kaufen, was du bezahlen kannst.

kuhhandel-rule-K-17 =
    Bietet niemand, bekommt der Auktionator das Tier umsonst und muss es nehmen.

kuhhandel-rule-K-18 =
    Gewechselt wird nie. Kannst du den Preis genau bezahlen, dann tust du es, mit beliebigen Karten, die
    genau die Summe ergeben, aber ohne 0er-Karten. Kannst du es nicht, zahlst du mehr, und nichts kommt
    zurück: Nimm beliebige Karten, die den Preis decken, sofern keine überflüssig ist, du also keine davon
    zurücknehmen könntest, ohne dass der Preis ungedeckt bliebe. Die Wahl hat, wer zahlt; all das gilt auch
    für einen Auktionator, der kauft. Die anderen sehen, wie viele Karten gezahlt werden; welche es sind,
    sehen nur der Zahlende und der Empfänger.

kuhhandel-rule-K-19 =
    Hat sich der Auktionator für den Verkauf entschieden und kannst du dein Gebot nicht bezahlen, zeigst du
    allen deine ganze Hand; von diesem Augenblick an ist sie allen bekannt. Dann beginnt die Versteigerung
    derselben Karte noch einmal von vorn. Alle machen wieder mit, doch bei den Wiederholungen für diese
    Karte darfst du nicht mehr bieten als die Summe, die du gezeigt hast. Ein Esel zahlt nicht noch einmal.

kuhhandel-rule-K-20 =
    Wird ein Esel aufgedeckt, bekommen alle, auch der Auktionator, vor dem Bieten eine Karte aus der Bank:
    50 beim ersten Esel, 100 beim zweiten, 200 beim dritten und 500 beim vierten.


## Versteigerung einer Prämie

kuhhandel-rules-premium = Versteigerung einer Prämie

kuhhandel-rule-K-21 =
    Bei einer Prämie ist das Gebot eine Anzahl von Geldkarten, kein Wert. Der Auktionator zählt von 10 bis 1
    herunter, und wer von den anderen zuerst zuschlägt, gewinnt die Prämie für die Zahl, die gerade genannt
    wurde. Bei jeder Zahl erklärt jeder Bieter, also jeder außer dem Auktionator, dass er zuschlägt oder
    dass er wartet. Der Schlag, der als erster ankommt, gewinnt. Hast du erklärt, dass du wartest, gilt das
    für die laufende Zahl; warten alle, wird die nächste genannt. Nicht gezeigt wird, wer wartet: Für alle
    anderen sieht es so aus, als überlegten noch sämtliche Bieter, bis die Zahl wechselt. Wo niemandes Hand
    schneller ist, mit Bots oder beim Spiel ohne Eile, wird vom Auktionator aus im Uhrzeigersinn gefragt. An
    einem Live-Tisch erklärt die Uhr das Warten.

kuhhandel-rule-K-22 =
    Hast du gewonnen, legst du diese Anzahl Geldkarten deiner Wahl verdeckt hin. Dann entscheidet der
    Auktionator, ohne sie zu sehen: Entweder verkauft er und nimmt diese Karten, während du die Prämie
    nimmst, oder er kauft (K-23).

kuhhandel-rule-K-23 =
    Kauft der Auktionator, nimmst du deine Karten zurück; er gibt dir ebenso viele Karten, die er selbst
    auswählt, und behält die Prämie. Das geht nur, wenn er genug Karten hat.

kuhhandel-rule-K-24 =
    Schlägt auch bei 1 niemand zu, nimmt der Auktionator die Prämie umsonst.

kuhhandel-rule-K-25 =
    Es ist nicht verboten, für mehr Karten zuzuschlagen, als du hast. Tust du es, zeigst du aber sofort
    deine Hand, bevor der Auktionator entscheidet. Die Versteigerung der Karte wird von 10 an wiederholt,
    und alle machen mit; bei den Wiederholungen für diese Karte darfst du bei keiner Zahl zuschlagen, die
    größer ist als die Anzahl deiner Karten.

kuhhandel-rule-K-26 =
    Um Prämien wird nie gehandelt; sie bleiben bei ihrem Besitzer.


## Eine Ratte wird aufgedeckt

kuhhandel-rules-rat = Eine Ratte wird aufgedeckt

kuhhandel-rule-K-27 =
    Links vom Auktionator beginnend und reihum, den Auktionator eingeschlossen, nimmt jeder entweder die
    Ratte und alle Geldkarten, die neben ihr liegen, oder er legt eine Geldkarte seiner Wahl verdeckt neben
    sie; so geht es immer wieder reihum, bis jemand die Ratte nimmt. Nur wer sie nimmt, sieht die Karten;
    alle anderen kennen bloß die, die sie selbst dorthin gelegt haben.

kuhhandel-rule-K-28 =
    Hast du keine Geldkarte, musst du die Ratte nehmen.

kuhhandel-rule-K-29 =
    Auf eine Ratte folgt sofort die nächste Karte, die derselbe Auktionator aufdeckt und versteigert, und so
    weiter, bis es keine Ratte ist. Ist der Stapel leer, endet der Zug.


## Kuhhandel

kuhhandel-rules-trade = Kuhhandel

kuhhandel-rule-K-30 =
    Als Herausforderer nennst du einen Mitspieler und dazu eine Tierart oder die Ratten, sofern ihr beide
    welche davon besitzt.

kuhhandel-rule-K-31 =
    Besitzt ihr beide genau zwei Karten dieser Art, geht es um zwei Karten. In jedem anderen Fall geht es um
    eine Karte.

kuhhandel-rule-K-32 =
    Als Herausforderer legst du ein verdecktes Angebot hin: beliebig viele Geldkarten, 0er-Karten
    eingeschlossen, oder gar keine. Alle sehen, wie viele Karten es sind.

kuhhandel-rule-K-33 =
    Der Mitspieler nimmt entweder an, bekommt also das Angebot und gibt die Karte oder die Karten her, und
    nur ihr beide seht den Betrag; oder er legt ein verdecktes Gegenangebot hin, bei dem er ebenso frei ist
    wie du beim Angebot.

kuhhandel-rule-K-34 =
    Bei einem Gegenangebot werden die beiden Päckchen ausgetauscht und heimlich gezählt. Wer die höhere
    Summe angeboten hat, gewinnt die Karte oder die Karten des anderen. Das erhaltene Geld behält jeder. Nur
    ihr beide seht die Beträge; alle sehen, wie viele Karten den Besitzer gewechselt haben.

kuhhandel-rule-K-35 =
    Sind die Summen gleich (nichts anzubieten ist gleich viel wie 0er-Karten), bleibt das ausgetauschte
    Geld, wo es jetzt ist, und der Handel um denselben Einsatz wird wiederholt: Der Herausforderer macht ein
    neues Angebot, und der Mitspieler antwortet neu. Sind die Summen wieder gleich, gewinnt der
    Herausforderer. Einen ersten Gleichstand sehen alle, denn der Handel wird wiederholt; beim zweiten erfahren die
    anderen nur, dass der Herausforderer gewonnen hat.

kuhhandel-rule-K-36 =
    Um Ratten wird genauso gehandelt, bis auf eines: Wer mehr angeboten hat oder wessen Angebot angenommen
    wird, gibt seine Ratte oder seine Ratten dem anderen. Sind die Summen zweimal gleich, gibt der
    Herausforderer.


## Wertung

kuhhandel-rules-scoring = Wertung

kuhhandel-rule-K-37 =
    Gehört dir das Rattenquartett, überdeckst du damit eines deiner eigenen Tierquartette nach deiner Wahl,
    und beide bleiben bei der Wertung außen vor. Die Wahl, die dir die meisten Punkte lässt, wird
    automatisch für dich getroffen; hast du kein Tierquartett, überdeckst du nichts.

kuhhandel-rule-K-38 =
    Zähle die Werte deiner Quartette zusammen und dazu 250 für jede deiner Prämien, die zu einem davon
    passt. Multipliziere diese Summe mit der Anzahl der Tierquartette, die dir geblieben sind; weder das
    Rattenquartett noch ein überdecktes zählt mit. Zähle dann 250 für jede deiner Prämien dazu, die zu
    keinem davon passt; eine Prämie, deren Quartett von den Ratten überdeckt wurde, passt zu keinem.

kuhhandel-rule-K-39 =
    Geld ist nichts wert. Wer die meisten Punkte hat, gewinnt; haben mehrere die meisten, teilen sie sich
    den Sieg.


## Zu zweit

kuhhandel-rules-two = Zu zweit

kuhhandel-rule-K-40 =
    Ihr bekommt beide Startgeld wie in K-6. Für die Esel legt ihr von 50, 100, 200 und 500 je zwei Karten
    beiseite. Die acht 0er-Karten, die übrig sind, kommen aus dem Spiel. Von den anderen 36 Geldkarten
    werden 10 zufällig und ungesehen entfernt; niemand weiß, welche. Die verbleibenden 26 werden mit den 54
    Tier-, Prämien- und Rattenkarten zu einem einzigen Stapel von 80 zusammengemischt.

kuhhandel-rule-K-41 =
    An die Stelle der Versteigerung tritt die Verteilung: Du siehst dir die oberste Karte heimlich an und
    behältst sie entweder, dann bekommt dein Mitspieler die nächste Karte, und du siehst sie nicht; oder du
    gibst sie deinem Mitspieler, dann bekommst du die nächste Karte, und er sieht sie nicht. Jede Verteilung
    verbraucht zwei der 80 Karten, es bleibt also nie eine übrig.

kuhhandel-rule-K-42 =
    Tiere, Prämien und Ratten werden sofort offen ausgelegt; für eine Ratte gibt es weder eine Runde wie in
    K-27 noch eine weitere Karte wie in K-29. Geld kommt auf die Hand. Solches Geld sieht, wer es bekommt,
    und auch der Verteilende, wenn er es sich angesehen hat, bevor er es weggab.

kuhhandel-rule-K-43 =
    Ein Esel zahlt beiden wie in K-20, und zwar in dem Augenblick, in dem er ausgelegt wird. Sind in einer
    Verteilung zwei Esel, werden beide Beträge gezahlt.

kuhhandel-rule-K-44 =
    Ist der Stapel leer, bleiben nur noch Kuhhändel. Gewertet wird wie in K-37 bis K-39.


## Varianten

kuhhandel-rules-variants = Varianten

kuhhandel-rule-K-45 =
    Super-Kuhhandel (für jede Spielerzahl, nur wenn ihr euch dafür entscheidet): Nach einem Kuhhandel, einem
    einzigen, darfst du im selben Zug auch noch eine Versteigerung abhalten, zu zweit eine Verteilung,
    solange der Stapel Karten hat.

kuhhandel-rule-K-46 =
    Kassensturz (für jede Spielerzahl, nur wenn ihr euch dafür entscheidet, und mit der anderen Variante
    frei kombinierbar): Am Ende wird das Geld, das jeder noch hat, zu seinen Punkten gezählt.
