# Kuhhandel Master im Browser: Beschriftungen, Hilfe in der ersten Partie, Herkunft der Punkte.

## Der Hof

web-kuhhandel-yard = Versteigerungshof
web-kuhhandel-deck =
    { $count ->
        [0] Der Stapel ist leer
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }
web-kuhhandel-deck-open = Was ist noch drin?
web-kuhhandel-deck-money =
    { $count ->
        [one] Dazu { $count } Geldkarte
       *[other] Dazu { $count } Geldkarten
    }
web-kuhhandel-trades-left =
    { $count ->
        [one] Höchstens noch { $count } Kuhhandel bis zum Ende
       *[other] Höchstens noch { $count } Kuhhändel bis zum Ende
    }
web-kuhhandel-donkeys =
    { $next ->
        [0] Alle { $came } Esel sind da. Jeder Esel bringt allen Geld: der erste 50, dann 100, 200 und 500.
       *[other] { $came } von 4 Eseln sind da; der nächste zahlt allen { $next }. Jeder Esel bringt allen Geld: der erste 50, dann 100, 200 und 500.
    }
web-kuhhandel-card-hidden = Eine verdeckte Karte
web-kuhhandel-chooses = { $player } entscheidet.
web-kuhhandel-trade-how = Für einen Kuhhandel wähle eines der leuchtenden Tiere.

## Eine Versteigerung

web-kuhhandel-no-bid = Noch kein Gebot
web-kuhhandel-bidders = Bieten noch:
web-kuhhandel-you-auction = Du bist der Auktionator. Bieten noch:
web-kuhhandel-passed = passt
web-kuhhandel-limit = Hat die Hand gezeigt und kann bei dieser Karte bis { $limit } gehen.
web-kuhhandel-free-amount = Beliebiger Betrag
web-kuhhandel-bluff = Mehr als deine { $total }: ein Bluff.
web-kuhhandel-call-1 = Zum Ersten …
web-kuhhandel-call-2 = Zum Ersten, zum Zweiten …
web-kuhhandel-call-3 = Zum Ersten, zum Zweiten, zum Dritten!
web-kuhhandel-auctioneer-decides = { $player } entscheidet: verkaufen oder kaufen.
web-kuhhandel-counting = Du zählst herunter; die anderen dürfen zuschlagen.
web-kuhhandel-watching = Wer zuerst zuschlägt, bekommt die Prämie.
web-kuhhandel-space = oder mit der Leertaste zuschlagen
web-kuhhandel-too-few =
    { $count ->
        [0] Du hast keine Karten: ein Bluff.
        [one] Du hast nur { $count } Karte: ein Bluff.
       *[other] Du hast nur { $count } Karten: ein Bluff.
    }
web-kuhhandel-answered-wait = Bei dieser Zahl wartest du.
web-kuhhandel-answered-slap = Bei dieser Zahl schlägst du zu, wenn niemand, der vor dir gefragt wird, zuschlägt.
web-kuhhandel-order-bid = Für mich bieten bis
web-kuhhandel-order-bid-set = Für dich wird bis { $limit } geboten.
web-kuhhandel-order-slap = Für mich zuschlagen bei
web-kuhhandel-order-slap-set =
    { $limit ->
        [0] Du verzichtest auf diese Prämie.
       *[other] Für dich wird bei { $limit } zugeschlagen.
    }
web-kuhhandel-order-never = nie
web-kuhhandel-order-set = Festlegen
web-kuhhandel-order-withdraw = Zurückziehen

## Bezahlen

web-kuhhandel-amount = { $amount }
web-kuhhandel-price-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-kuhhandel-missing = noch { $missing }
web-kuhhandel-missing-cards =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
web-kuhhandel-pays = { $player } wählt Geldkarten.
web-kuhhandel-choose-money = Wähle aus deinem Geld.
web-kuhhandel-take-back = { $card } zurücknehmen
web-kuhhandel-take-back-how = Wähle eine Karte im Kasten, um sie zurückzunehmen.

## Die Ratte, der Kuhhandel, die Verteilung

web-kuhhandel-rat-pile =
    { $count ->
        [0] Keine Karte daneben
        [one] { $count } Karte daneben
       *[other] { $count } Karten daneben
    }
web-kuhhandel-rat-own = davon von dir: { $money }
web-kuhhandel-rat-put = oder lege eine deiner Geldkarten dazu
web-kuhhandel-rat-asked = { $player } nimmt die Ratte oder legt eine Karte.
web-kuhhandel-trade-offer = { $player } stellt ein Angebot zusammen.
web-kuhhandel-trade-answer = { $player } nimmt an oder macht ein Gegenangebot.
web-kuhhandel-trade-counter = { $player } stellt ein Gegenangebot zusammen.
web-kuhhandel-trade-accepted = angenommen
web-kuhhandel-trade-again = Die Summen waren gleich: noch einmal um denselben Einsatz.
web-kuhhandel-trade-rats = Wer mehr bietet, gibt die Ratten ab.
web-kuhhandel-looks = { $player } sieht sich eine Karte an.

## Spieler

web-kuhhandel-peek = Punkte: woher sie kommen und was vom Geld bekannt ist
web-kuhhandel-lot-worth = Vier sind { $worth } wert.
web-kuhhandel-lot-held = Es haben: { $players }.
web-kuhhandel-lot-free = Niemand hat eines davon.
web-kuhhandel-stall = { $player }: { $animals }
web-kuhhandel-stall-empty = { $player }: keine { $kinds }
web-kuhhandel-quartet =
    { $rats ->
        [0] Quartett, { $worth } wert
       *[other] Alle vier Ratten
    }
web-kuhhandel-covered = Von den Ratten überdeckt
web-kuhhandel-premium-owned = Mit der Prämie
web-kuhhandel-broke = kein Geld
web-kuhhandel-worth = Wert { $total }
web-kuhhandel-worth-between = Wert { $least }–{ $most }
web-kuhhandel-hand =
    { $count ->
        [0] Du hast keine Geldkarten
        [one] Dein Geld: { $total }
       *[other] Dein Geld: { $total } in { $count } Karten
    }
web-kuhhandel-notes =
    { $count ->
        [one] { $count } Karte zu { $value }
       *[other] { $count } Karten zu { $value }
    }
web-kuhhandel-knows-all =
    { $count ->
        [one] Das Geld ist bekannt: { $count } Karte, zusammen { $total }.
       *[other] Das Geld ist bekannt: { $count } Karten, zusammen { $total }.
    }
web-kuhhandel-knows =
    { $count ->
        [one] Was du vom Geld weißt: { $count } Karte, { $least } bis { $most }.
       *[other] Was du vom Geld weißt: { $count } Karten, zusammen { $least } bis { $most }.
    }
web-kuhhandel-exactly = genau { $count }
web-kuhhandel-surely =
    { $surely ->
        [0] höchstens { $most }
       *[other] { $surely } bis { $most }
    }
web-kuhhandel-close = Schließen
web-kuhhandel-winner = hat gewonnen
web-kuhhandel-formula = (Quartette + ihre Prämien) × Zahl der Quartette + andere Prämien
web-kuhhandel-formula-cash = (Quartette + ihre Prämien) × Zahl der Quartette + andere Prämien + Geld
web-kuhhandel-others = Andere Prämien

## Woher die Punkte kamen

web-kuhhandel-source-quartets = Quartette
web-kuhhandel-source-rats = An die Ratten verloren
web-kuhhandel-source-premiums = Prämien
web-kuhhandel-source-several = Für mehrere Quartette
web-kuhhandel-source-cash = Geld

## Die Hilfe in der ersten Partie

web-coach-kuhhandel-aim = Wer am Ende die meisten Punkte hat, gewinnt. Es zählen nur vollständige Quartette, vier Tiere einer Art: ihre Werte zusammen, mal die Zahl deiner Quartette. Geld zählt am Ende nichts, also gib es aus.
web-coach-kuhhandel-turn = Du sammelst Quartette: vier Tiere derselben Art. Decke entweder die nächste Karte auf und versteigere sie, oder fordere jemanden heraus, der ein Tier einer Art hat, die du auch hast. Die leuchtenden Tiere sind die, um die du kämpfen kannst.
web-coach-kuhhandel-auction = Du deckst die oberste Karte auf und versteigerst sie. Die anderen bieten; dann verkaufst du an den Höchstbietenden, oder du zahlst selbst diesen Preis und behältst das Tier.
web-coach-kuhhandel-turn-two = Verteile entweder zwei Karten vom Stapel, oder fordere deinen Mitspieler zu einem Kuhhandel um eine Art heraus, die ihr beide habt.
web-coach-kuhhandel-distribute = Du siehst dir heimlich die oberste Karte an. Behalte sie, dann bekommt dein Mitspieler ungesehen die nächste; oder gib sie weg und nimm selbst die nächste.
web-coach-kuhhandel-trade = Der Stapel ist leer, es bleiben nur noch Kuhhändel. Wähle ein leuchtendes Tier: Du kämpfst mit seinem Besitzer in verdeckten Angeboten darum, bis alle Quartette vollständig sind.
web-coach-kuhhandel-extra = Dein Kuhhandel ist gemacht. Beim Super-Kuhhandel darfst du jetzt auch noch eine Versteigerung abhalten oder deinen Zug beenden.
web-coach-kuhhandel-extra-two = Dein Kuhhandel ist gemacht. Beim Super-Kuhhandel darfst du jetzt auch noch Karten verteilen oder deinen Zug beenden.
web-coach-kuhhandel-bid = Alle außer dem Auktionator bieten, wann sie wollen. Die Zahl am Dach eines Stalls ist der Wert des vollen Quartetts. Du darfst mehr bieten, als du hast; kannst du aber nicht zahlen, zeigst du deine ganze Hand, und die Versteigerung wird wiederholt.
web-coach-kuhhandel-hammer = Der Hammer ist gefallen. Verkaufe, dann zahlt dir der Höchstbietende; oder kaufe, dann zahlst du ihm denselben Preis und behältst das Tier.
web-coach-kuhhandel-pay = Du hast das Tier gekauft. Wähle Karte für Karte; gewechselt wird nicht, also zahle möglichst genau.
web-coach-kuhhandel-pay-buying = Du behältst das Tier und zahlst an den Höchstbietenden. Wähle Karte für Karte; gewechselt wird nicht, also zahle möglichst genau.
web-coach-kuhhandel-call = Eine Prämie ist 250 Punkte wert, mit ihrem Quartett noch mehr. Die Zahlen gehen von 10 bis 1: Schlägst du zu, zahlst du so viele Geldkarten, wie gerade genannt wurden. Ihr Wert spielt keine Rolle. Wartest du zu lange, schlägt jemand anderes zu.
web-coach-kuhhandel-call-last = Das ist die letzte Zahl. Schlägt jetzt niemand zu, bekommt der Auktionator die Prämie umsonst.
web-coach-kuhhandel-pledge = Du hast zuerst zugeschlagen. Lege so viele Karten verdeckt hin, wie genannt wurden; auch 0er-Karten tun es. Der Auktionator entscheidet, ohne sie zu sehen.
web-coach-kuhhandel-premium = Nimm die verdeckten Karten und gib die Prämie her, oder behalte die Prämie und gib ebenso viele eigene Karten.
web-coach-kuhhandel-give = Du behältst die Prämie. Gib so viele Karten, wie genannt wurden, nach deiner Wahl: Die niedrigsten genügen.
web-coach-kuhhandel-rat = Wer am Ende alle vier Ratten hat, verliert an sie ein Quartett. Lege eine Geldkarte neben die Ratte, um sie weiterzureichen, oder nimm sie mit allem Geld, das dort liegt.
web-coach-kuhhandel-rat-broke = Ohne Geldkarte musst du die Ratte nehmen, mit allem Geld, das daneben liegt.
web-coach-kuhhandel-offer = Stelle ein verdecktes Angebot zusammen: Die andere Seite sieht, wie viele Karten es sind, aber nicht, was sie wert sind. 0er-Karten taugen zum Bluffen. Dann nimmt sie an oder antwortet mit einem eigenen Angebot; das höhere gewinnt die Tiere, und das Geld wechselt den Besitzer.
web-coach-kuhhandel-answer = Nimmst du an, bekommst du das verdeckte Geld und verlierst die Tiere. Oder mach ein Gegenangebot: Dann werden beide Stapel getauscht, und wer mehr geboten hat, gewinnt die Tiere.
web-coach-kuhhandel-counter = Stelle dein Gegenangebot zusammen. Getauscht wird auf jeden Fall; wer mehr geboten hat, gewinnt die Tiere.
web-coach-kuhhandel-share = Behalte diese Karte, dann bekommt dein Mitspieler die nächste; oder gib sie weg, dann gehört die nächste dir.


## Die Seite mit den Regeln: das Spiel in zwei Minuten und was die Bilder zeigen.

web-overview-kuhhandel =
    Du sammelst Quartette: alle vier Tiere einer Art. Am Ende werden die Werte deiner Quartette addiert, und die
    Summe wird mit ihrer Anzahl malgenommen. So können mehrere billige Quartette ein teures schlagen. Geld zählt
    nichts: Es ist nur zum Ausgeben da.

    In deinem Zug tust du eines von zweien. Entweder deckst du die nächste Karte auf und versteigerst sie: Die
    anderen bieten, und am Ende verkaufst du an den Höchstbietenden, oder du zahlst selbst genau diesen Preis
    und behältst das Tier. Man darf mehr bieten, als man hat; wer aber erwischt wird, dessen Geld sehen alle.

    Oder du machst einen Kuhhandel: Du forderst jemanden heraus, der ein Tier einer Art hat, die du auch hast,
    und legst verdeckt Geldkarten hin. Der andere nimmt sie und gibt dir das Tier, oder er antwortet, ebenfalls
    verdeckt, mit eigenen Karten. Dann wechseln beide Stapel den Besitzer, und wer mehr geboten hat, bekommt das
    Tier. Mit 0er-Karten sieht ein kleines Angebot groß aus.

    Zwischen den Tieren gibt es Prämien, 250 Punkte wert und mit ihrem Quartett noch mehr; man bezahlt sie mit
    einer Anzahl von Karten, ihr Wert ist gleich. Und es gibt Ratten: Wer alle vier hat, verliert an sie ein
    Quartett. Jeder Esel, der auftaucht, bringt allen Geld. Das Spiel endet, wenn der Stapel leer und jedes
    Quartett vollständig ist.
web-caption-kuhhandel-material = Tiere mit dem Wert ihres Quartetts, eine Ratte, eine Prämie und eine Geldkarte.
web-caption-kuhhandel-setup = Das Startgeld: zwei 0er, drei 10er, ein 20er und ein 50er.
web-caption-kuhhandel-turn = Eine Karte aufdecken und versteigern, oder um ein Tier handeln, das ihr beide habt.
web-caption-kuhhandel-auction = Ein Schwein unter dem Hammer, und das Geld, das dafür geboten wird.
web-caption-kuhhandel-premium = Prämien für Hund, Schaf und Pferd.
web-caption-kuhhandel-rat = Eine Ratte und die Geldkarten, die danebengelegt wurden, um sie weiterzureichen.
web-caption-kuhhandel-trade = Ein verdecktes Angebot aus zwei Karten, eine verdeckte Antwort aus dreien, und das Schaf, das beide wollen.
web-caption-kuhhandel-scoring = Ein Quartett Kühe mit seiner Prämie: 800 und 250, mal die Zahl der Quartette.


## Wonach beim Nachspielen gesucht wird.

web-moment-kuhhandel-quartet = Quartett
web-moment-kuhhandel-knocked_down = Versteigerung
web-moment-kuhhandel-traded = Kuhhandel
web-moment-kuhhandel-slapped = Schlag
web-moment-kuhhandel-took_rat = Ratte
web-moment-kuhhandel-shown = Gezeigte Hand
