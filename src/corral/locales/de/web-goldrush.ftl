# Goldrausch im Browser: Beschriftungen des Spielfelds, Hinweise für die erste Partie, Herkunft der Punkte.

web-goldrush-landscape = Landschaft. Pfeiltasten verschieben sie, Plus und Minus zoomen, O gehalten zeigt alles, 0 folgt dem Geschehen, R dreht dein Kärtchen.
web-goldrush-zoom-in = Vergrößern (+)
web-goldrush-zoom-out = Verkleinern (-)
web-goldrush-overview-key = Ganze Landschaft zeigen (O halten)
web-goldrush-beyond-up =
    { $count ->
        [one] Noch { $count } Stelle oberhalb
       *[other] Noch { $count } Stellen oberhalb
    }
web-goldrush-beyond-right =
    { $count ->
        [one] Noch { $count } Stelle rechts davon
       *[other] Noch { $count } Stellen rechts davon
    }
web-goldrush-beyond-down =
    { $count ->
        [one] Noch { $count } Stelle unterhalb
       *[other] Noch { $count } Stellen unterhalb
    }
web-goldrush-beyond-left =
    { $count ->
        [one] Noch { $count } Stelle links davon
       *[other] Noch { $count } Stellen links davon
    }
web-goldrush-turn-right = Kärtchen im Uhrzeigersinn drehen (R)
web-goldrush-turn-left = Kärtchen gegen den Uhrzeigersinn drehen (Umschalt+R)
web-goldrush-place-here = Hier anlegen
web-goldrush-choose-cell = Wähle ein leuchtendes Feld
web-goldrush-choose-piece = Wähle einen Cowboy oder ein Zelt, oder tu nichts
web-goldrush-placed-by = Angelegt von { $player }
web-goldrush-try-cell = Kärtchen über ({ $cell }) halten
web-goldrush-fits = Hier passt das Kärtchen, so wie es gedreht ist
web-goldrush-fits-turned = Hier passt das Kärtchen, wenn man es dreht
web-goldrush-hand = Kärtchen in der Hand und Stapel
web-goldrush-hand-of = Gezogen von { $player }
web-goldrush-tiles-left =
    { $count ->
        [one] Noch { $count } Kärtchen
       *[other] Noch { $count } Kärtchen
    }

## Die Schublade

web-goldrush-drawer = Übrige Kärtchen
web-goldrush-drawer-close = Schublade schließen
web-goldrush-drawer-gone = Passten nirgends
web-goldrush-drawer-tokens = Plättchen, die du nicht gesehen hast

## Mitspielende

web-goldrush-players = Mitspielende
web-goldrush-player-cowboys =
    { $count ->
        [one] { $count } Cowboy im Vorrat
       *[other] { $count } Cowboys im Vorrat
    }
web-goldrush-player-tent = Zelt im Vorrat
web-goldrush-player-camped = Zelt auf dem Tisch
web-goldrush-ledger = Punkte: woher sie kommen
web-goldrush-ledger-scored = Bisher gewertet
web-goldrush-ledger-now = Wenn jetzt Schluss wäre
web-goldrush-ledger-close = Schließen

## Worauf gezeigt wird

web-goldrush-sort-railroad = Strecke
web-goldrush-sort-mountain = Gebirge
web-goldrush-sort-city = Stadt
web-goldrush-sort-prairie = Prärie
web-goldrush-card-now = Jetzt
web-goldrush-card-then = Fertig
web-goldrush-card-least = { $points }+
web-goldrush-card-locomotives =
    { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }
web-goldrush-card-open =
    { $count ->
        [one] { $count } offenes Ende
       *[other] { $count } offene Enden
    }
web-goldrush-card-finished = fertig
web-goldrush-card-prairie = Wird am Ende gewertet, für die meisten Farmer hier: 2 Punkte je Tipi-Lager, 4 je Pferdeherde.
web-goldrush-card-nobody = Kein Cowboy hier

## Die Landschaft in Worten

web-goldrush-overview = { $tiles } Kärtchen auf dem Tisch
web-goldrush-overview-held =
    { $open ->
        [0] { $sort } ({ $part }), { $players }, kein offenes Ende.
        [one] { $sort } ({ $part }), { $players }, { $open } offenes Ende.
       *[other] { $sort } ({ $part }), { $players }, { $open } offene Enden.
    }

## Woher die Punkte kamen

web-goldrush-source-railroad = Strecken
web-goldrush-source-mountain = Gebirge
web-goldrush-source-city = Städte
web-goldrush-source-prairie = Prärien
web-goldrush-source-tokens = Plättchen

## Hinweise für die erste Partie

web-coach-goldrush-aim = Wer am Ende die meisten Punkte hat, gewinnt. Deine Cowboys bringen sie: auf Strecken und Gebirgen, sobald sie fertig sind, in Städten, auf Prärien am Ende, und dein Zelt gräbt nach Plättchen.
web-coach-goldrush-place = Zeige auf ein leuchtendes Feld, um dein Kärtchen dort zu sehen, drehe es mit R, dem Mausrad oder den Pfeilen und klicke, um es anzulegen. Mit dem Finger oder der Eingabetaste hältst du es beim ersten Mal darüber und legst es beim zweiten an. Jede Kante muss fortsetzen, was sie berührt: Gleis, Gebirge oder Prärie.
web-coach-goldrush-act = Jetzt darfst du eines tun. Klicke einen Cowboy auf deinem neuen Kärtchen an: Auf Gleis, Gebirge oder Stadt bringt er Punkte, sobald sie fertig sind, und kommt dann zurück; wer auf der Prärie liegt, bleibt bis zum Ende. Oder klicke ein Zelt an, um deines in ein Gebirge zu setzen und dort später nach Plättchen zu graben. Oder tu nichts.
web-coach-goldrush-take = Dein Zelt steht auf einem Gebirge mit Plättchen. Statt alles anderen darfst du eines nehmen: Es ist 0 bis 5 Punkte wert, und nur du siehst es vor dem Ende.
web-coach-goldrush-trader = Dein neues Kärtchen hat eine Stadt. Ein Händler bekommt dort 3 Punkte für jede ihrer Strecken, aber erst, wenn alle fertig sind.
web-coach-goldrush-tent = Auf dieses Kärtchen kann kein Cowboy. Du darfst noch dein Zelt in ein unfertiges Gebirge versetzen oder nichts tun; Cowboys kommen zurück, wenn gewertet wird, wo sie stehen.


## Was der Trainer Fingern anders sagt.

web-touch-goldrush-place = Tippe ein leuchtendes Feld an, um dein Kärtchen dort zu sehen, drehe es mit den Pfeilen und tippe es noch einmal an, um es anzulegen. Zwei Finger machen die Landschaft größer. Jede Kante muss fortsetzen, was sie berührt: Gleis, Gebirge oder Prärie.
web-touch-goldrush-act = Jetzt darfst du eines tun. Tippe einen Cowboy auf deinem neuen Kärtchen an: Auf Gleis, Gebirge oder Stadt bringt er Punkte, sobald sie fertig sind, und kommt dann zurück; wer auf der Prärie liegt, bleibt bis zum Ende. Oder tippe ein Zelt an, um deines in ein Gebirge zu setzen und dort später nach Plättchen zu graben. Oder tu nichts.


## Die Seite mit den Regeln: das Spiel in zwei Minuten und was die Bilder zeigen.

web-overview-goldrush =
    Kärtchen für Kärtchen legt ihr eine Landschaft aus Eisenbahnen, Gebirgen und Prärien, und mit den Cowboys,
    die du darauf stellst, machst du Punkte.

    In deinem Zug legst du ein Kärtchen so an, dass jede Kante fortsetzt, was sie berührt: Gleis an Gleis,
    Gebirge an Gebirge, Prärie an Prärie. Dann darfst du eines tun: einen Cowboy auf das neue Kärtchen stellen,
    dein Zelt auf ein Gebirge setzen, oder ein Plättchen von dem Gebirge nehmen, auf dem dein Zelt schon steht.
    Ein Cowboy darf nicht zu einer Strecke, einem Gebirge oder einer Prärie kommen, wo schon einer ist.

    Was dein Kärtchen fertigstellt, wird sofort gewertet, und die Cowboys kommen heim. Eine Strecke mit beiden
    Enden bringt 1 Punkt je Kärtchen, doppelt so viel mit genau einer Lokomotive. Ein geschlossenes Gebirge
    bringt 1 Punkt je Nugget und alle Plättchen, die dort noch liegen. Ein Händler in einer Stadt bringt 3
    Punkte für jede ihrer Strecken, wenn alle fertig sind. Farmer liegen bis zum Ende auf der Prärie: Wo du die
    meisten hast, bringt sie dann 2 Punkte je Tipi-Lager und 4 je Herde Wildpferde.

    Ist das letzte Kärtchen gelegt, bringt Unfertiges noch ein wenig, die Prärien werden gewertet, und alle
    decken ihre Plättchen auf, jedes 0 bis 5 Punkte wert. Wer die meisten Punkte hat, gewinnt.
web-caption-goldrush-setup = Kärtchen mit Gebirge, Eisenbahn, Stadt und Prärie; deine vier Cowboys und dein Zelt; verdeckte Plättchen.
web-caption-goldrush-place = Vier Kärtchen Kante an Kante: Jede Kante setzt fort, was sie berührt.
web-caption-goldrush-act = Ein Goldgräber im Gebirge, ein { goldrush-role-railwayman } am Gleis, ein Händler in der Stadt, ein Farmer auf der Prärie; und ein Zelt.
web-caption-goldrush-score = Eine fertige Strecke zwischen zwei Enden, und ein geschlossenes Gebirge mit seinen Plättchen.
web-caption-goldrush-end = Eine Prärie mit ihrem Farmer, verdeckte Plättchen, die aufgedeckt werden, und ein Lorbeer für die meisten Punkte.


## Wonach beim Nachspielen gesucht wird.

web-moment-goldrush-railroad_scored = Fertige Strecke
web-moment-goldrush-mountain_scored = Fertiges Gebirge
web-moment-goldrush-city_scored = Angeschlossene Stadt
web-moment-goldrush-took = Gegrabenes Plättchen
