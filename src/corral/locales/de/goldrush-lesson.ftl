# Gold Rush: die Lektion. Jeder Schritt hat einen Titel, einen Gedanken, Zug für Zug was zu tun ist, was gelernt wurde,
# und was zu einem anderen erlaubten Zug gesagt wird.

goldrush-lesson-aim-title = So gewinnst du
goldrush-lesson-aim =
    Kärtchen für Kärtchen wächst eine Landschaft aus Strecken, Gebirgen und Prärien. Deine Cowboys besetzen Teile davon und bringen Punkte:
    für Strecken und Gebirge, sobald sie fertig sind, für Prärien am Ende. Mit deinem Zelt gräbst du nach Gold. Wer am Ende die meisten
    Punkte hat, gewinnt. In jedem Zug legst du ein Kärtchen an, dann darfst du noch eines tun.

goldrush-lesson-rail-title = Ein Gleis legen
goldrush-lesson-rail =
    Jedes Kärtchen muss fortsetzen, was es berührt: Gleis an Gleis, Gebirge an Gebirge, Prärie an Prärie. Danach darfst du einen Cowboy
    auf das Kärtchen setzen, das du gerade angelegt hast.
goldrush-lesson-rail-1 = Du hast ein gerades Gleis mit einer Lokomotive gezogen. Drehe es so, dass es das Gleis fortsetzt, und lege es rechts neben das Startkärtchen.
goldrush-lesson-rail-2 = Nun besetze die Strecke: Setze einen Cowboy als Eisenbahner auf das neue Gleis.
goldrush-lesson-rail-done = Die Strecke gehört dir. Solange dein Cowboy dort ist, darf kein anderer dazukommen. Pedro hat an ihr anderes Ende eine Kreuzung gelegt: Dort endet sie.
goldrush-lesson-rail-other = Die Regeln erlauben das. Aber lass uns eine Strecke bauen: rechts neben dem Startkärtchen, Gleis an Gleis.
goldrush-lesson-rail-other-farmer = Farmer kommen später. Besetze erst einmal das Gleis: Es bringt bald Punkte.
goldrush-lesson-rail-other-tent = Das Zelt kommt später. Besetze erst einmal das Gleis: Es bringt bald Punkte.
goldrush-lesson-rail-other-pass = Das darfst du, aber ein Cowboy, der zu Hause bleibt, bringt nichts. Besetze das Gleis!

goldrush-lesson-finish-title = Fertig bauen und ein Gebirge besetzen
goldrush-lesson-finish =
    Eine Strecke ist fertig, wenn beide Enden aufhören: an einer Kreuzung, einer Stadt oder einem Gebirge. Sie bringt einen Punkt für jedes ihrer
    Kärtchen, mit genau einer Lokomotive das Doppelte. Dein Kärtchen hat ein Gleis, das an einem Gebirge endet.
goldrush-lesson-finish-1 = Drehe das Kärtchen so, dass sein Gleis auf deines trifft, und mach die Strecke rechts fertig.
goldrush-lesson-finish-2 = Bevor gezählt wird, darfst du noch eines tun. Auf dem Gebirge liegt Gold: Setze einen Cowboy als Goldgräber darauf.
goldrush-lesson-finish-done =
    4 Kärtchen, verdoppelt durch die Lokomotive: 8 Punkte! Der Eisenbahner ist wieder zu Hause und kann neu eingesetzt werden. Dein Goldgräber
    bleibt, bis das Gebirge fertig ist. Pedro hat einen Goldgräber ins andere Gebirge gesetzt.
goldrush-lesson-finish-other = Die Regeln erlauben das. Aber rechts, mit dem Gleis zu deinem hin, macht dieses Kärtchen deine Strecke fertig.
goldrush-lesson-finish-other-pass = Die Strecke zählt ohnehin. Nutze die Gelegenheit und besetze das Gebirge mit einem Goldgräber.
goldrush-lesson-finish-other-tent = Ein Zelt zählt für keine Mehrheit. Besetze das Gebirge mit einem Goldgräber: Er bekommt, was dort übrig ist, wenn es fertig ist.
goldrush-lesson-finish-other-farmer = Hier ist das Gebirge besser: Zwei Plättchen liegen schon darauf. Besetze es mit einem Goldgräber.

goldrush-lesson-tent-title = Das Zelt aufschlagen
goldrush-lesson-tent =
    Für jedes Nugget auf einem Gebirge liegt dort ein verdecktes Plättchen, 0 bis 5 Punkte wert. Ist das Gebirge fertig, bekommen sie die
    Goldgräber. Doch wer dort ein Zelt hat, darf schon vorher graben, auch im Gebirge eines anderen!
goldrush-lesson-tent-1 = Du hast gerade unten ein Gleis angelegt. Auf Pedros Gebirge liegen drei Plättchen: Setze dein Zelt dorthin, auf das Startkärtchen.
goldrush-lesson-tent-done = Dein Zelt steht in Pedros Gebirge. Er war inzwischen dran, und von deinem nächsten Zug an darfst du dort graben.
goldrush-lesson-tent-other = Die Regeln erlauben das. Aber Pedros Gebirge ist reich: Schlage dein Zelt dort auf, auf dem Startkärtchen.

goldrush-lesson-dig-title = Graben
goldrush-lesson-dig =
    Du bist wieder am Zug, und dein Kärtchen liegt schon. Statt einen Cowboy einzusetzen, darfst du ein Plättchen von dem Gebirge nehmen, in dem
    dein Zelt steht.
goldrush-lesson-dig-1 = Nimm ein Plättchen von Pedros Gebirge.
goldrush-lesson-dig-done = Eine 5, mehr geht nicht! Nur du siehst sie; gezählt wird am Ende. In jedem Zug darfst du ein weiteres nehmen, solange welche da sind.
goldrush-lesson-dig-other = Die Regeln erlauben das. Aber Pedro macht sein Gebirge bald fertig, und dann gehört ihm alles, was dort noch liegt: Grabe jetzt.

goldrush-lesson-mountain-title = Das Gebirge fertig machen
goldrush-lesson-mountain =
    Ein Gebirge ist fertig, wenn keine Kante mehr offen ist. Wer die meisten Goldgräber darauf hat, bekommt alle Plättchen, die noch dort liegen,
    und einen Punkt für jedes Nugget. Deines ist nur noch auf einer Seite offen: unten.
goldrush-lesson-mountain-1 = Dein Kärtchen schließt ein Gebirge ab. Lege es unter deinen Goldgräber, mit dem Gebirge nach oben.
goldrush-lesson-mountain-2 = Dein Gebirge ist fertig und wird gleich gezählt. Und was machst du noch aus diesem Zug? Grabe bei Pedro!
goldrush-lesson-mountain-done = 5 Plättchen und 5 Punkte für die Nuggets, dein Goldgräber ist wieder zu Hause, und ein weiteres Plättchen von Pedro hast du auch. Die Plättchen zählen am Ende.
goldrush-lesson-mountain-other = Die Regeln erlauben das. Aber unter deinem Goldgräber schließt dieses Kärtchen dein Gebirge.
goldrush-lesson-mountain-other-pass = Dein Gebirge zählt so oder so. Aber dazu wäre noch ein Plättchen von Pedro zu haben: Nimm es!
goldrush-lesson-mountain-other-farmer = Nicht schlecht. Aber Pedros Plättchen ist dir sicher, und er hat danach weniger. Nimm es!

goldrush-lesson-win-title = Gewinne die Partie
goldrush-lesson-win =
    Das letzte Kärtchen liegt, du hast es angelegt. Nach diesem Zug ist die Partie aus: Unfertiges bringt ein wenig, Prärien mit einem Farmer
    bringen 2 Punkte für jedes Tipilager und 4 für jede Wildpferdherde, und die Plättchen werden aufgedeckt. Pedro führt mit 38 zu 24, und du
    hast 12 Punkte in Plättchen.
goldrush-lesson-win-1 = Eines darfst du noch tun. Auf der großen Prärie, an der dein letztes Kärtchen liegt, grasen zwei Herden: Setze einen Farmer dorthin.
goldrush-lesson-win-done =
    44 zu 41: Du gewinnst! 24 Punkte, 12 in Plättchen und 8 für zwei Herden. Jetzt weißt du, worauf es ankommt: die meisten Punkte, aus
    Strecken und Gebirgen, die du fertig machst, aus dem Gold, das du gräbst, und von Farmern am Ende. Städte bringen 3 Punkte für jede fertige Strecke.
goldrush-lesson-win-other = Das bringt zu wenig: Pedro würde gewinnen. Auf der Prärie bringen zwei Wildpferdherden einem Farmer 8 Punkte.
