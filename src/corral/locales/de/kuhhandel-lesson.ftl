# Kuhhandel Master: die Lektion. Jeder Schritt hat einen Titel, einen Gedanken, Zug für Zug was zu tun ist, was gelernt
# wurde, und was zu einem anderen erlaubten Zug gesagt wird.

kuhhandel-lesson-aim-title = So gewinnst du
kuhhandel-lesson-aim =
    Es gibt zehn Tierarten, jede viermal. Es zählen nur Quartette: alle vier Tiere einer Art. Am Ende werden die Werte deiner
    Quartette addiert, und die Summe wird mit der Zahl deiner Quartette malgenommen. Ein Kuhquartett (800) und ein Hundequartett
    (160) ergeben 960 × 2 = 1.920. Wer die meisten Punkte hat, gewinnt. Geld ist dann nichts wert: Es ist zum Ausgeben da, mit Verstand.

kuhhandel-lesson-bid-title = Auf ein Tier bieten
kuhhandel-lesson-bid =
    Wer am Zug ist, darf eine Karte aufdecken und versteigern. Pedro hat eine Kuh aufgedeckt. Alle anderen bieten, sooft sie
    wollen, in Zehnerschritten. Du hast 100 in kleinen Karten; die Nullen sind nichts wert, aber niemand sieht, welche Karten du hast.
kuhhandel-lesson-bid-1 = Rosa bietet 50. Biete 60.
kuhhandel-lesson-bid-2 = Verkauft an dich! Zahle 60 mit einer 50 und einer 10: Gewechselt wird nicht.
kuhhandel-lesson-bid-3 = Und die andere Karte.
kuhhandel-lesson-bid-done =
    Die erste Kuh gehört dir, und das Geld ging an Pedro, der sie versteigert hat. Du darfst sogar mehr bieten, als du hast, um den
    Preis zu treiben. Kannst du dann aber nicht zahlen, musst du dein ganzes Geld zeigen, und es geht von vorn los.
kuhhandel-lesson-bid-other = Die Regeln erlauben das. Aber 60 genügt hier: Weniger überließe Rosa die Kuh, mehr wäre verschwendet.
kuhhandel-lesson-bid-other-pass = Dann bekommt Rosa die Kuh für 50. So viel ist sie dir allemal wert: Biete 60.

kuhhandel-lesson-auction-title = Du hast den Hammer
kuhhandel-lesson-auction =
    Jetzt hältst du eine Versteigerung ab. Du selbst bietest nicht mit. Aber wenn der Hammer gefallen ist, hast du das letzte Wort:
    Verkaufe und nimm das Geld, oder kaufe das Tier selbst zu genau diesem Preis.
kuhhandel-lesson-auction-1 = Halte eine Versteigerung ab.
kuhhandel-lesson-auction-2 = Ein Esel: Immer wenn einer kommt, bekommen alle Geld von der Bank. Rosa hat 50 geboten. Kaufe den Esel selbst.
kuhhandel-lesson-auction-3 = Zahle Rosa 50.
kuhhandel-lesson-auction-done =
    Der Esel gehört dir, und Rosa hat deine 50. Hättest du verkauft, hättest du 50 mehr und sie den Esel. Esel bringen 50, dann 100,
    200 und 500: So kommt Geld ins Spiel.
kuhhandel-lesson-auction-other = Gehandelt wird gleich. Halte zuerst eine Versteigerung ab.
kuhhandel-lesson-auction-other-sell = Das ist oft klug. Aber Tiere gewinnen, Geld nicht: Kaufe den Esel hier selbst.

kuhhandel-lesson-trade-title = Kuhhandel
kuhhandel-lesson-trade =
    Statt zu versteigern, darfst du jemanden herausfordern, der ein Tier einer Art hat, die du auch hast. Du legst verdeckt Geld hin;
    die andere Seite nimmt es und gibt das Tier her, oder sie legt ein Gegenangebot hin. Dann werden die Stapel getauscht, und wer
    mehr hingelegt hat, bekommt das Tier.
kuhhandel-lesson-trade-1 = Du und Rosa habt je eine Kuh. Fordere Rosa heraus: Klicke ihre Kuh an.
kuhhandel-lesson-trade-2 = Rosa sieht, wie viele Karten du hinlegst, aber nicht, welche. Lege die 100 in dein Angebot.
kuhhandel-lesson-trade-3 = Das genügt. Gib das Angebot ab.
kuhhandel-lesson-trade-done =
    Rosa hielt 70 dagegen, du hattest 100 hingelegt: Ihre Kuh gehört dir. Du bekamst ihre 70, sie deine 100. Gekostet hat dich das also
    nur 30! Wer einen Kuhhandel verliert, verliert das Tier, bekommt aber den größeren Geldstapel.
kuhhandel-lesson-trade-other = Die Regeln erlauben das. Aber hier geht es um Rosas Kuh und um die 100 als dein Angebot.
kuhhandel-lesson-trade-other-add = Damit könnte Rosa dich leicht überbieten. Lege die 100 hin.

kuhhandel-lesson-bluff-title = Bluffen
kuhhandel-lesson-bluff =
    Niemand sieht, was dein Angebot wert ist, bevor es genommen ist. Dafür gibt es die 0er-Karten: Von hinten sehen sie aus wie alle anderen.
kuhhandel-lesson-bluff-1 = Pedro hat ein Schwein, und du auch. Fordere ihn um das Schwein heraus.
kuhhandel-lesson-bluff-2 = Lege eine 0 in dein Angebot.
kuhhandel-lesson-bluff-3 = Und die andere 0.
kuhhandel-lesson-bluff-4 = Gib das Angebot ab und verzieh keine Miene.
kuhhandel-lesson-bluff-done =
    Pedro hat zwei wertlose Karten genommen, und sein Schwein gehört dir, umsonst! Hätte er auch nur eine 10 dagegengehalten, hätte er deines
    gewonnen. Denk daran, wenn dir jemand einen dicken Stapel anbietet.
kuhhandel-lesson-bluff-other = Die Regeln erlauben das. Aber diesmal bluffst du: zwei 0er-Karten für Pedros Schwein.

kuhhandel-lesson-rat-title = Die Ratte
kuhhandel-lesson-rat =
    Ratten will niemand: Wer am Ende alle vier hat, verliert ein ganzes Quartett an sie. Wird eine aufgedeckt, geht sie reihum: Entweder
    legst du eine Geldkarte verdeckt daneben, oder du nimmst die Ratte mit allem Geld, das dort liegt.
kuhhandel-lesson-rat-1 = Werde sie so billig wie möglich los: Lege eine 0 neben die Ratte.
kuhhandel-lesson-rat-2 = Sie ist wieder bei dir. Noch einmal mit einer 0!
kuhhandel-lesson-rat-done = Pedro hat sie genommen, mit vier Karten, von denen kaum eine etwas wert ist. Eine Ratte allein schadet nicht, und das Geld daneben kann sie wert sein.
kuhhandel-lesson-rat-other = Die Regeln erlauben das. Aber deine 0 ist nichts wert und tut es genauso.
kuhhandel-lesson-rat-other-take = Dort liegt noch kaum Geld. Lege lieber eine 0 hin und überlass die Ratte anderen.

kuhhandel-lesson-premium-title = Eine Prämie
kuhhandel-lesson-premium =
    Eine Prämie ist 250 Punkte wert, und mit ihrem Quartett wird sie sogar mitmultipliziert. Versteigert wird sie, indem von 10 heruntergezählt
    wird: Wer zuerst zuschlägt, bekommt sie für so viele Geldkarten, egal was sie wert sind.
kuhhandel-lesson-premium-1 = Die 4 ist genannt. Du hast nur zwei Nullen: Warte auf die nächste Zahl.
kuhhandel-lesson-premium-2 = 3! Schlag jetzt zu, bevor Pedro es tut.
kuhhandel-lesson-premium-3 = Drei Karten verdeckt: eine 0 …
kuhhandel-lesson-premium-4 = … noch eine 0 …
kuhhandel-lesson-premium-5 = … und eine 10.
kuhhandel-lesson-premium-done = Die Kuhprämie für drei fast wertlose Karten. Jetzt wäre dir das Kuhquartett noch mehr wert.
kuhhandel-lesson-premium-other = Die Regeln erlauben das. Aber es zählt nur die Zahl der Karten: Nimm die, die am wenigsten wert sind.
kuhhandel-lesson-premium-other-slap = Das würde vier Karten kosten. Wag es und warte auf die 3.
kuhhandel-lesson-premium-other-wait = Wartest du jetzt, schlägt vielleicht Pedro bei 2 zu. Schlag zu!

kuhhandel-lesson-win-title = Gewinne die Partie
kuhhandel-lesson-win =
    Der Stapel ist leer; nun wird nur noch gehandelt, bis jedes Tier in einem Quartett ist. Du hast Ziegen, Esel und drei Kühe, Rosa
    hat fünf kleine Quartette und die letzte Kuh. Deine zwei Quartette mit ihren Prämien würden gegen Rosas 5.250 Punkte nicht reichen.
kuhhandel-lesson-win-1 = Fordere Rosa um die Kuh heraus.
kuhhandel-lesson-win-2 = Wenn es vorbei ist, ist Geld nichts wert. Biete die 200.
kuhhandel-lesson-win-3 = Gib das Angebot ab.
kuhhandel-lesson-win-done =
    Du gewinnst mit 7.200 Punkten: (350 + 500 + 800 + 3 × 250) × 3 Quartette. Pedros vier Ratten haben seine Schweine verdeckt. Jetzt weißt du,
    worauf es ankommt: wertvolle Quartette, und viele davon, denn sie werden malgenommen.
kuhhandel-lesson-win-other = Wozu sparen? Am Ende ist Geld nichts wert. Die 200 kann Rosa nicht überbieten.
