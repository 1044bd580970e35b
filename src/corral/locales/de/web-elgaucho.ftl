# El Gaucho: das Brett im Browser.


## Das Brett

web-elgaucho-board = Der Tisch
web-elgaucho-pampa = Pampa
web-elgaucho-rodeo = Würfelrodeo
web-elgaucho-areas = Aktionsbereiche
web-elgaucho-yard = Nachziehstapel und Steppe
web-elgaucho-pile = Nachziehstapel: { $count } Kärtchen
web-elgaucho-steppe = Steppe: { $count } Kärtchen
web-elgaucho-known = Dieses Kärtchen hast du gesehen
web-elgaucho-unseen = Kärtchen, die du noch nicht gesehen hast
web-elgaucho-breed-out = Die { $breed } Rasse ist nicht im Spiel
web-elgaucho-round = Runde { $round }
web-elgaucho-round-first = Vorrunde
web-elgaucho-rounds-left =
    { $left ->
        [0] ohne Würfel
        [1] die letzte mit Würfeln
       *[other] noch { $left } mit Würfeln
    }
web-elgaucho-complete = Hier ist jedes Kärtchen besetzt: Diese Weide wird eingetrieben
web-elgaucho-die = Würfel { $value }
web-elgaucho-die-wished = Wunschwürfel { $value }
web-elgaucho-space-free = Weidefeld { $space }, frei
web-elgaucho-space-tile = { $tile } auf { $space }
web-elgaucho-space-standing = { $tile } auf { $space }, dort steht ein Gaucho von { $player }
web-elgaucho-space-lying = { $tile } auf { $space }, dort liegt ein Gaucho von { $player }
web-elgaucho-area-empty = { $area }
web-elgaucho-area-with = { $area }, mit einem Gaucho von { $players }
web-elgaucho-area-touched = Gestreift, weil es in diesem Zug schon genutzt wurde: erst im nächsten ist es wieder frei
web-elgaucho-gaucho-of = Gaucho von { $player }

# Wozu ein Aktionsbereich gut ist, in wenigen Worten.
web-elgaucho-about-sort = Beim Eintreiben ein Kärtchen an beliebiger Stelle seiner Herde einfügen
web-elgaucho-about-wish = Ein zusätzlicher Würfel mit beliebiger Augenzahl
web-elgaucho-about-sale = Eine Herde aus mindestens zwei Kärtchen verkaufen, mit Bonus
web-elgaucho-about-steal = Ein Kärtchen aus einer fremden Herde nehmen
web-elgaucho-about-overseer = Ein oder zwei eigene liegende Gauchos aufrichten oder einen fremden ersetzen
web-elgaucho-about-steppe = Die Steppe heimlich ansehen und ein oder zwei ihrer Kärtchen ausbringen


## Die Ranches

web-elgaucho-ranches = Die Ranches
web-elgaucho-ranch = Ranch von { $player }
web-elgaucho-start-player = Startspieler
web-elgaucho-has-chosen = hat gewählt
web-elgaucho-supply =
    { $count ->
        [one] { $count } Gaucho zu Hause
       *[other] { $count } Gauchos zu Hause
    }
web-elgaucho-herd-empty = { $herd }: keine
web-elgaucho-herd-none = { $herd }: { $row }, { $pesos } wert
web-elgaucho-herd-up = { $herd }, aufsteigend: { $row }, { $pesos } wert
web-elgaucho-herd-down = { $herd }, absteigend: { $row }, { $pesos } wert


## Woraus gewählt wird

web-elgaucho-dice-yours = Deine Würfel
web-elgaucho-dice-of = Würfel von { $player }
web-elgaucho-dice-untaken = Hierher kommen zwei Würfel aus dem Rodeo.
web-elgaucho-dice-sums = Je Würfel eine Aktion oder eine mit der Summe: { $sums }
web-elgaucho-dice-used = Alle Würfel sind verbraucht.
web-elgaucho-dice-without = Diese Runde wird ohne Würfel gespielt.
web-elgaucho-deeds = Was die anderen getan haben
web-elgaucho-looking = { $player } sieht sich die Steppe an.
web-elgaucho-keep-rule = Behalte ein beliebiges Kärtchen oder zwei bis je { $two } oder drei bis je { $three }. Mit ihnen beginnen deine Herden.
web-elgaucho-keep-waiting = Noch am Wählen: { $players }
web-elgaucho-look = Die Steppe: Nur du siehst diese Kärtchen
web-elgaucho-look-choose = Wähle ein Kärtchen, dann ein freies Weidefeld der Pampa.
web-elgaucho-look-chosen = Wähle jetzt ein freies Weidefeld für die { $tile }.
web-elgaucho-incoming-yours = Deine Kärtchen: Welches legst du als Nächstes an?
web-elgaucho-incoming-of = Kärtchen, die { $player } eingetrieben hat
web-elgaucho-sells-for = Verkauf für { $pesos }


## Was ein Zug mit sich bringt

web-elgaucho-gets = { $player } bekommt { $pesos }.
web-elgaucho-sells = Passt nicht, darum wird deine { $herd } { $row } verkauft: { $sum }.
web-elgaucho-row = Ergibt die Zeile { $row }, Wert { $worth }.


## Woher die Pesos kamen

web-elgaucho-source-misfit = Herden, die ein Kärtchen abschloss
web-elgaucho-source-sale = Herden, durch { elgaucho-area-sale } verkauft
web-elgaucho-source-bonus = Bonus von { elgaucho-area-sale }
web-elgaucho-source-end = Herden, am Ende verkauft
web-elgaucho-source-robbed = Ersatz für gestohlene Kärtchen
web-elgaucho-source-replaced = Ersatz für verdrängte Gauchos


## Hilfe in der ersten Partie

web-coach-elgaucho-aim = Wer am Ende die meisten Pesos hat, gewinnt. Pesos gibt es für verkaufte Herden: Zeilen einer Rasse, auf- oder absteigend, so viel wert wie die Zahl ihrer Kärtchen mal der höchste Wert.
web-coach-elgaucho-keep = Mit diesen Kärtchen beginnen deine Herden. Eine Herde ist eine Zeile einer Rasse, aufsteigend oder absteigend; verkauft bringt sie die Zahl ihrer Kärtchen mal den höchsten Wert. Ein einzelnes hohes Kärtchen ist sofort mehr wert, zwei oder drei niedrige lassen Raum zum Wachsen.
web-coach-elgaucho-enter = Dein erster Gaucho kommt in eines der sechs Häuser, jeder in ein anderes. In einem späteren Zug nimmst du ihn zurück und tust, was das Haus bietet. { elgaucho-area-wish } ist immer nützlich.
web-coach-elgaucho-take = Klicke zwei Würfel des Rodeos an. Jeder erlaubt eine Aktion, oder beide zusammen eine mit ihrer Summe. Die große Zahl eines Kärtchens stellt einen Gaucho darauf, die kleine im Ring legt einen hin.
web-coach-elgaucho-act = Alles, was leuchtet, lässt sich anklicken. Ein stehender Gaucho bringt sein Kärtchen heim, sobald jedes Kärtchen der Reihe besetzt ist; ein liegender hält es nur frei und muss noch aufgerichtet werden. Ein Gaucho in einem Haus wartet, bis du dessen Aktion nutzt.
web-coach-elgaucho-recall = Du hast keinen Gaucho zu Hause. Nimm für die nächste Aktion einen zurück, der in der Pampa liegt, oder einen aus einem Haus.
web-coach-elgaucho-recalled = Der zurückgenommene Gaucho muss jetzt eingesetzt werden: stehend, liegend oder in einem Haus.
web-coach-elgaucho-end = Deine Würfel sind verbraucht. Beende deinen Zug, wenn du so weit bist; bis dahin kannst du zurücknehmen.
web-coach-elgaucho-without = In dieser Runde gibt es keine Würfel. Nutze die Häuser, in denen du Gauchos hast, und beende dann deinen Zug: Danach bringen alle stehenden Gauchos ihre Kärtchen heim.
web-coach-elgaucho-wish = { elgaucho-area-wish } gibt dir einen weiteren Würfel mit der Augenzahl, die du nennst. Du kannst ihn auch zu den anderen addieren.
web-coach-elgaucho-sale = { elgaucho-area-sale } verkauft eine deiner Herden mit Bonus, bevor sie bestohlen oder von einem unpassenden Kärtchen abgeschlossen wird. Klicke die Herde an.
web-coach-elgaucho-steal = { elgaucho-area-steal } nimmt ein beliebiges Kärtchen aus einer fremden Herde; klicke es an. Wem es gehört, der bekommt seinen Wert. Passt es nicht in deine Zeile, wird diese zuerst verkauft.
web-coach-elgaucho-overseer = { elgaucho-area-overseer } richtet bis zu zwei deiner liegenden Gauchos ohne Würfel auf oder ersetzt einen fremden liegenden durch einen stehenden von dir; dafür gibt es für den anderen den Wert des Kärtchens.
web-coach-elgaucho-steppe = Nur du siehst die Kärtchen der Steppe. Wähle eines und ein freies Weidefeld der Pampa: Es kommt dorthin, mit einem stehenden Gaucho von dir. Nach einem kleinen darf ein zweites kleines folgen.
web-coach-elgaucho-tosteppe = Dein Gaucho auf { elgaucho-area-steppe } kann jetzt eingesetzt werden: Du siehst dir die verdeckten Kärtchen der Steppe an, und eines, oder zwei kleine, kommen mit deinen Gauchos in die Pampa. Klicke { elgaucho-area-steppe } an.
web-coach-elgaucho-tooverseer = Dein Gaucho auf { elgaucho-area-overseer } kann jetzt eingesetzt werden: Richte liegende Gauchos ohne Würfel auf oder vertreibe einen fremden. Klicke { elgaucho-area-overseer } an.
web-coach-elgaucho-collect = Ein neues Kärtchen kommt ans rechte Ende seiner Zeile. Setzt es die Zeile nicht fort, wird sie sofort verkauft, und eine neue beginnt. Die Reihenfolge bestimmst du: Unter jedem Kärtchen steht, was es bewirkt.
web-coach-elgaucho-sort = Dein Gaucho auf { elgaucho-area-sort } darf eines dieser Kärtchen dort einfügen, wo die Zeile in Ordnung bleibt, statt rechts. Neben jedem Kärtchen siehst du beides.
web-coach-elgaucho-final = Die letzten Kärtchen kommen heim. Wähle die Reihenfolge, die am meisten bringt: Danach werden alle Herden verkauft.
web-elgaucho-unused = Ungenutzte Würfel: { $dice }. Den Zug trotzdem beenden?


## Was der Trainer Fingern anders sagt.

web-touch-elgaucho-take = Tippe zwei Würfel des Rodeos an. Jeder erlaubt eine Aktion, oder beide zusammen eine mit ihrer Summe. Die große Zahl eines Kärtchens stellt einen Gaucho darauf, die kleine im Ring legt einen hin.
web-touch-elgaucho-act = Alles, was leuchtet, lässt sich antippen. Ein stehender Gaucho bringt sein Kärtchen heim, sobald jedes Kärtchen der Reihe besetzt ist; ein liegender hält es nur frei und muss noch aufgerichtet werden. Ein Gaucho in einem Haus wartet, bis du dessen Aktion nutzt.
web-touch-elgaucho-sale = { elgaucho-area-sale } verkauft eine deiner Herden mit Bonus, bevor sie bestohlen oder von einem unpassenden Kärtchen abgeschlossen wird. Tippe die Herde an.
web-touch-elgaucho-steal = { elgaucho-area-steal } nimmt ein beliebiges Kärtchen aus einer fremden Herde; tippe es an. Wem es gehört, der bekommt seinen Wert. Passt es nicht in deine Zeile, wird diese zuerst verkauft.
web-touch-elgaucho-tosteppe = Dein Gaucho auf { elgaucho-area-steppe } kann jetzt eingesetzt werden: Du siehst dir die verdeckten Kärtchen der Steppe an, und eines, oder zwei kleine, kommen mit deinen Gauchos in die Pampa. Tippe { elgaucho-area-steppe } an.
web-touch-elgaucho-tooverseer = Dein Gaucho auf { elgaucho-area-overseer } kann jetzt eingesetzt werden: Richte liegende Gauchos ohne Würfel auf oder vertreibe einen fremden. Tippe { elgaucho-area-overseer } an.


## Die Seite mit den Regeln: das Spiel in zwei Minuten und was die Bilder zeigen.

web-overview-elgaucho =
    Du willst Pesos. Du bekommst sie für verkaufte Herden: Zeilen von Rindern einer Rasse, entweder aufsteigend
    oder absteigend. Eine verkaufte Herde bringt die Zahl ihrer Kärtchen mal ihren höchsten Wert, 3-5-6-9 also 4
    × 9 = 36.

    In jeder Runde wirft der Startspieler alle Würfel, und reihum nimmt sich jeder zwei davon. Ein Würfel mit
    der großen Zahl eines Kärtchens in der Pampa stellt einen Gaucho darauf; einer mit der kleinen Zahl legt ihn
    nur hin, er muss später aufgerichtet werden. Zwei Würfel dürfen addiert werden. Oder ein Würfel schickt
    einen Gaucho in eines der sechs Häuser, dessen Sonderaktion du in einem späteren Zug nutzt: ein weiterer
    Würfel nach Wunsch, ein Verkauf mit Bonus, ein Diebstahl und so weiter.

    Ist jedes Kärtchen einer Reihe der Pampa besetzt, bringen die stehenden Gauchos dort ihre Kärtchen heim. Ein
    neues Kärtchen kommt ans rechte Ende seiner Herde. Setzt es die Zeile nicht fort, wird die Herde sofort
    verkauft, und das Kärtchen beginnt eine neue.

    Ist der Nachziehstapel leer, folgt noch eine Runde und dann eine ohne Würfel. Danach bringen alle stehenden
    Gauchos ihre Kärtchen heim, und alle Herden werden verkauft. Wer die meisten Pesos hat, gewinnt.
web-caption-elgaucho-setup = Von jeder Rasse ein Kärtchen mit seinem Wert und der kleinen Zahl, dazu eine Rückseite.
web-caption-elgaucho-preliminary = Zwei weiße Kärtchen bis 8 werden behalten; die übrigen verlassen ungesehen das Spiel.
web-caption-elgaucho-round = Geworfene Würfel, und die zwei, die jemand genommen hat.
web-caption-elgaucho-pampa = 3 + 4 stellt einen Gaucho auf eine 7; eine 3 legt einen auf eine 7; eine weitere 3 richtet ihn auf.
web-caption-elgaucho-areas = Jedes Haus mit den Summen, die einen Gaucho dorthin schicken.
web-caption-elgaucho-collecting = Eine 9 setzt eine aufsteigende Zeile fort; diese Herde ist 4 × 9 wert. Nach der 8 setzt eine 2 eine absteigende fort.
web-caption-elgaucho-refilling = Kärtchen kommen vom Stapel, bis die Werte einer Reihe zusammen 20 oder mehr ergeben.
web-caption-elgaucho-actions = Die Häuser, deren Aktion man im eigenen Zug nutzt: { elgaucho-area-wish }, { elgaucho-area-sale }, { elgaucho-area-steal }, { elgaucho-area-overseer }, { elgaucho-area-steppe }.
web-caption-elgaucho-end = Alle Herden werden verkauft; wer die meisten Pesos hat, gewinnt.


## Wonach beim Nachspielen gesucht wird.

web-moment-elgaucho-stole = Diebstahl
web-moment-elgaucho-sold = Verkauf
web-moment-elgaucho-replaced = Vertriebener Gaucho
web-moment-elgaucho-looked = Blick in die Steppe
