# Kuhhandel Master: alles, was beim Spielen gesagt wird. Die Regeln stehen in kuhhandel-rules.ftl.

kuhhandel-title = Kuhhandel Master
kuhhandel-description = Tiere ersteigern, beim Kuhhandel bluffen und die Ratten loswerden; für 2 bis 6 Personen.
kuhhandel-option-super_trade = nach einem Kuhhandel darf man auch noch versteigern
kuhhandel-option-cash_count = Geld, das am Ende übrig ist, zählt als Punkte


## Dinge

# Mehrere einer Art; auch im Genitiv: das Quartett der Kühe.
kuhhandel-kinds-cock = Hähne
kuhhandel-kinds-goose = Gänse
kuhhandel-kinds-cat = Katzen
kuhhandel-kinds-dog = Hunde
kuhhandel-kinds-sheep = Schafe
kuhhandel-kinds-goat = Ziegen
kuhhandel-kinds-donkey = Esel
kuhhandel-kinds-pig = Schweine
kuhhandel-kinds-cow = Kühe
kuhhandel-kinds-horse = Pferde
kuhhandel-kinds-rat = Ratten

# Eines oder mehrere einer Art, stets im Akkusativ.
kuhhandel-some-cock =
    { $count ->
        [one] einen Hahn
       *[other] { $count } Hähne
    }
kuhhandel-some-goose =
    { $count ->
        [one] eine Gans
       *[other] { $count } Gänse
    }
kuhhandel-some-cat =
    { $count ->
        [one] eine Katze
       *[other] { $count } Katzen
    }
kuhhandel-some-dog =
    { $count ->
        [one] einen Hund
       *[other] { $count } Hunde
    }
kuhhandel-some-sheep =
    { $count ->
        [one] ein Schaf
       *[other] { $count } Schafe
    }
kuhhandel-some-goat =
    { $count ->
        [one] eine Ziege
       *[other] { $count } Ziegen
    }
kuhhandel-some-donkey =
    { $count ->
        [one] einen Esel
       *[other] { $count } Esel
    }
kuhhandel-some-pig =
    { $count ->
        [one] ein Schwein
       *[other] { $count } Schweine
    }
kuhhandel-some-cow =
    { $count ->
        [one] eine Kuh
       *[other] { $count } Kühe
    }
kuhhandel-some-horse =
    { $count ->
        [one] ein Pferd
       *[other] { $count } Pferde
    }
kuhhandel-some-rat =
    { $count ->
        [one] eine Ratte
       *[other] { $count } Ratten
    }

# Ein bestimmtes Tier, stets im Akkusativ.
kuhhandel-the-cock = den Hahn
kuhhandel-the-goose = die Gans
kuhhandel-the-cat = die Katze
kuhhandel-the-dog = den Hund
kuhhandel-the-sheep = das Schaf
kuhhandel-the-goat = die Ziege
kuhhandel-the-donkey = den Esel
kuhhandel-the-pig = das Schwein
kuhhandel-the-cow = die Kuh
kuhhandel-the-horse = das Pferd
kuhhandel-the-rat = die Ratte

# Eine Karte des Stapels.
kuhhandel-premium = die Prämie für { $kinds }

# Eine Geldkarte, stets im Akkusativ.
kuhhandel-a-money-card = eine { $value }er-Karte
kuhhandel-the-money-card = die { $value }er-Karte

# Geldkarten, von denen nur die Anzahl bekannt ist.
kuhhandel-cards =
    { $count ->
        [0] keine Karte
        [one] { $count } Karte
       *[other] { $count } Karten
    }

# Geldkarten, die bekannt sind, und was sie zusammen wert sind.
kuhhandel-money =
    { $count ->
        [0] nichts
        [one] { $cards }
       *[other] { $cards } = { $total }
    }

kuhhandel-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# Wer bei einem Kuhhandel mehr angeboten hat; ein Satz für sich.
kuhhandel-more = { $player } hat mehr angeboten.
kuhhandel-not-less = { $player } hat mindestens ebenso viel angeboten und setzt sich durch.
kuhhandel-equal = Die Summen sind gleich.

# Ein Ergebnis, in einer Aufzählung.
kuhhandel-score = { $player } { $points }


## Was zu entscheiden ist

kuhhandel-prompt-turn = Entscheide dich für eine Versteigerung oder einen Kuhhandel.
kuhhandel-prompt-turn-alone = Halte eine Versteigerung ab; handeln kannst du mit niemandem.
kuhhandel-prompt-turn-trade = Der Stapel ist leer: Wähle einen Kuhhandel.
kuhhandel-prompt-turn-two = Entscheide dich für eine Verteilung oder einen Kuhhandel.
kuhhandel-prompt-turn-alone-two = Verteile Karten; zu handeln gibt es nichts.
kuhhandel-prompt-extra = Halte noch eine Versteigerung ab oder beende deinen Zug.
kuhhandel-prompt-extra-two = Verteile noch Karten oder beende deinen Zug.
kuhhandel-prompt-bid = Mach das erste Gebot oder passe.
kuhhandel-prompt-bid-higher = Biete mehr oder passe.
kuhhandel-prompt-hammer = Verkaufe an den Höchstbietenden oder kaufe selbst zum gleichen Preis, wenn du ihn bezahlen kannst.
kuhhandel-prompt-pay = Wähle eine Geldkarte, mit der du bezahlst.
kuhhandel-prompt-call = Schlag bei der genannten Zahl zu oder warte.
kuhhandel-prompt-pledge = Wähle eine Geldkarte, die du verdeckt hinlegst.
kuhhandel-prompt-premium = Verkaufe für die verdeckten Karten oder kaufe selbst für ebenso viele eigene.
kuhhandel-prompt-give = Wähle eine Geldkarte, die du für die Prämie gibst.
kuhhandel-prompt-rat = Lege eine Geldkarte neben die Ratte oder nimm die Ratte mit allen Karten, die neben ihr liegen.
kuhhandel-prompt-rat-broke = Du hast keine Geldkarte und musst die Ratte nehmen.
kuhhandel-prompt-offer = Lege Geldkarten in dein verdecktes Angebot oder gib es so ab, wie es ist.
kuhhandel-prompt-offer-again = Die Summen waren gleich: Lege Geldkarten in ein neues verdecktes Angebot oder gib es so ab, wie es ist.
kuhhandel-prompt-answer = Nimm das Angebot an oder mach ein Gegenangebot.
kuhhandel-prompt-counter = Lege Geldkarten in dein verdecktes Gegenangebot oder gib es so ab, wie es ist.
kuhhandel-prompt-share = Behalte die Karte, die du dir angesehen hast, oder gib sie deinem Mitspieler.
kuhhandel-prompt-over = Die Partie ist zu Ende.


## Ereignisse

kuhhandel-event-start_player = { $player } beginnt.
kuhhandel-event-turn = { $player } ist am Zug.
kuhhandel-event-turned_up = { $player } deckt { $card } auf.
kuhhandel-event-donkey_paid =
    { $number ->
        [1] Der erste Esel zahlt allen { $card }.
        [2] Der zweite Esel zahlt allen { $card }.
        [3] Der dritte Esel zahlt allen { $card }.
       *[other] Der vierte Esel zahlt allen { $card }.
    }
kuhhandel-event-bid = { $player } bietet { $amount }.
kuhhandel-event-passed = { $player } passt.
kuhhandel-event-knocked_down = Zum Ersten, zum Zweiten, zum Dritten: Der Zuschlag geht für { $amount } an { $player }.
kuhhandel-event-unsold = Niemand bietet: { $player } bekommt { $the_card } umsonst.
kuhhandel-event-unsold-premium = Niemand schlägt zu: { $player } nimmt { $the_card } umsonst.
kuhhandel-event-sold = { $player } verkauft an { $other }.
kuhhandel-event-bought = { $player } kauft selbst: { $other } behält das eigene Geld und bekommt den Preis.
kuhhandel-event-shown =
    { $count ->
        [0] Kassensturz: { $player } hat keine Geldkarte mehr.
       *[other] Kassensturz: { $player } zeigt { $money }.
    }
kuhhandel-event-shown-bid =
    { $count ->
        [0] { $player } kann das Gebot nicht bezahlen und zeigt eine leere Hand. Die Versteigerung der Karte wird wiederholt.
       *[other] { $player } kann das Gebot nicht bezahlen und zeigt die ganze Hand: { $money }. Die Versteigerung der Karte wird wiederholt.
    }
kuhhandel-event-shown-slap =
    { $count ->
        [0] { $player } hat gar keine Geldkarte und zeigt eine leere Hand. Das Herunterzählen beginnt von vorn.
       *[other] { $player } hat zu wenige Karten und zeigt die ganze Hand: { $money }. Das Herunterzählen beginnt von vorn.
    }
kuhhandel-event-paid =
    { $count ->
        [one] { $player } zahlt { $other } den Preis von { $price } mit { $count } Karte.
       *[other] { $player } zahlt { $other } den Preis von { $price } mit { $count } Karten.
    }
kuhhandel-event-paid-seen = { $player } zahlt { $other } den Preis von { $price } mit { $money }.
kuhhandel-event-got = { $player } bekommt { $card }.
kuhhandel-event-called = Der Auktionator nennt die { $number }.
kuhhandel-event-slapped = { $player } schlägt bei { $number } zu.
kuhhandel-event-pledged =
    { $count ->
        [one] { $player } legt { $count } Geldkarte verdeckt hin.
       *[other] { $player } legt { $count } Geldkarten verdeckt hin.
    }
kuhhandel-event-pledged-seen = { $player } legt verdeckt { $money } hin.
kuhhandel-event-gave =
    { $count ->
        [0] { $player } gibt { $other } keine Geldkarte.
        [one] { $player } gibt { $other } { $count } Geldkarte.
       *[other] { $player } gibt { $other } { $count } Geldkarten.
    }
kuhhandel-event-gave-seen = { $player } gibt { $other } { $money }.
kuhhandel-event-put =
    { $count ->
        [one] { $player } legt eine Geldkarte neben die Ratte; dort liegt jetzt { $count } Karte.
       *[other] { $player } legt eine Geldkarte neben die Ratte; dort liegen jetzt { $count } Karten.
    }
kuhhandel-event-put-seen =
    { $count ->
        [one] { $player } legt { $card } neben die Ratte; dort liegt jetzt { $count } Karte.
       *[other] { $player } legt { $card } neben die Ratte; dort liegen jetzt { $count } Karten.
    }
kuhhandel-event-took_rat =
    { $count ->
        [0] { $player } nimmt die Ratte, ganz ohne Geld.
        [one] { $player } nimmt die Ratte und die Geldkarte neben ihr.
       *[other] { $player } nimmt die Ratte und die { $count } Geldkarten neben ihr.
    }
kuhhandel-event-took_rat-seen = { $player } nimmt die Ratte und das Geld neben ihr: { $money }.
kuhhandel-event-challenged = { $player } fordert { $other } zu einem Kuhhandel um { $animals } heraus.
kuhhandel-event-offered =
    { $count ->
        [0] { $player } bietet { $other } keine einzige Geldkarte an.
        [one] { $player } bietet { $other } verdeckt { $count } Geldkarte an.
       *[other] { $player } bietet { $other } verdeckt { $count } Geldkarten an.
    }
kuhhandel-event-offered-seen = { $player } bietet { $other } verdeckt { $money } an.
kuhhandel-event-accepted = { $player } nimmt das Angebot an.
kuhhandel-event-countered = { $player } antwortet mit einem Gegenangebot.
kuhhandel-event-swapped = { $player } und { $other } tauschen Angebot und Gegenangebot aus: { $pile } gegen { $back_pile }. { $verdict }
kuhhandel-event-swapped-seen = { $player } und { $other } tauschen Angebot und Gegenangebot aus: { $money } gegen { $back_money }. { $verdict }
kuhhandel-event-tied = { $player } und { $other } wiederholen den Handel um denselben Einsatz.
kuhhandel-event-traded = { $player } gibt { $other } { $animals }.
kuhhandel-event-looked = { $player } sieht sich heimlich die oberste Karte an.
kuhhandel-event-looked-seen = { $player } sieht sich heimlich die oberste Karte an: { $card }.
kuhhandel-event-kept = { $player } behält die Karte; { $other } bekommt die nächste.
kuhhandel-event-gave_away = { $player } gibt { $other } die Karte und bekommt die nächste.
kuhhandel-event-got_money = { $player } bekommt eine Geldkarte.
kuhhandel-event-got_money-seen = { $player } bekommt { $card }.
kuhhandel-event-rats_covered = { $player } überdeckt mit den Ratten das Quartett der { $kinds }.
kuhhandel-event-over =
    { $count ->
        [one] Die Partie ist zu Ende: { $scores }. { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $scores }. { $winners } teilen sich den Sieg.
    }


## Spielzüge, auf Knöpfen und in Listen

kuhhandel-move-auction = Eine Versteigerung abhalten
kuhhandel-move-distribute = Karten verteilen: die oberste heimlich ansehen
kuhhandel-move-end = Den Zug beenden
kuhhandel-move-pass = Passen
kuhhandel-move-sell = Verkaufen
kuhhandel-move-sell-animal = Für { $price } an { $other } verkaufen
kuhhandel-move-sell-premium =
    { $count ->
        [one] Für { $count } Karte an { $other } verkaufen
       *[other] Für { $count } Karten an { $other } verkaufen
    }
kuhhandel-move-buy = Selbst kaufen
kuhhandel-move-buy-animal = Selbst kaufen und { $other } { $price } zahlen
kuhhandel-move-buy-premium =
    { $count ->
        [one] Selbst kaufen und { $other } { $count } Karte geben
       *[other] Selbst kaufen und { $other } { $count } Karten geben
    }
kuhhandel-move-slap = Zuschlagen
kuhhandel-move-slap-number =
    { $count ->
        [one] Für { $count } Karte zuschlagen
       *[other] Für { $count } Karten zuschlagen
    }
kuhhandel-move-wait = Warten
kuhhandel-move-take = Die Ratte nehmen
kuhhandel-move-take-cards =
    { $count ->
        [one] Die Ratte und die Karte neben ihr nehmen
       *[other] Die Ratte und die { $count } Karten neben ihr nehmen
    }
kuhhandel-move-accept = Das Angebot annehmen
kuhhandel-move-accept-stake = Das Angebot annehmen und { $animals } hergeben
kuhhandel-move-accept-rats = Das Angebot annehmen und { $animals } dazubekommen
kuhhandel-move-counter = Ein Gegenangebot machen
kuhhandel-move-done = Die Karten abgeben
kuhhandel-move-done-offer =
    { $count ->
        [0] Nichts anbieten
       *[other] { $money } anbieten
    }
kuhhandel-move-done-counter =
    { $count ->
        [0] Nichts dagegenhalten
       *[other] { $money } dagegenhalten
    }
kuhhandel-move-keep = Die Karte behalten
kuhhandel-move-keep-card = Behalten: { $card }
kuhhandel-move-give = Die Karte weggeben
kuhhandel-move-give-card = { $other } geben: { $card }
kuhhandel-move-pay = Bezahlen: { $card }
kuhhandel-move-pay-pledge = Verdeckt hinlegen: { $card }
kuhhandel-move-pay-give = { $other } geben: { $card }
kuhhandel-move-put = Neben die Ratte legen: { $card }
kuhhandel-move-add = Ins Angebot legen: { $card }
kuhhandel-move-add-counter = Ins Gegenangebot legen: { $card }
kuhhandel-move-trade = Kuhhandel mit { $opponent } um { $kinds }
kuhhandel-move-trade-stake = Kuhhandel mit { $opponent } um { $animals }
kuhhandel-move-bid = { $amount } bieten


## Warum ein Spielzug nicht erlaubt ist, für die Person, die ihn versucht hat

kuhhandel-refusal-over = Die Partie ist zu Ende.
kuhhandel-refusal-due_turn = Jetzt nicht: Wer am Zug ist, wählt eine Versteigerung oder einen Kuhhandel.
kuhhandel-refusal-due_turn-two = Jetzt nicht: Wer am Zug ist, wählt eine Verteilung oder einen Kuhhandel.
kuhhandel-refusal-due_extra = Jetzt nicht: Wer am Zug ist, hält noch eine Versteigerung ab oder beendet den Zug.
kuhhandel-refusal-due_extra-two = Jetzt nicht: Wer am Zug ist, verteilt noch Karten oder beendet den Zug.
kuhhandel-refusal-due_bid = Jetzt nicht: Es wird geboten; die Bieter bieten oder passen.
kuhhandel-refusal-due_hammer = Jetzt nicht: Der Auktionator verkauft oder kauft selbst.
kuhhandel-refusal-due_pay = Jetzt nicht: Der Preis wird bezahlt.
kuhhandel-refusal-due_call = Jetzt nicht: Der Auktionator zählt herunter; die Bieter schlagen zu oder warten.
kuhhandel-refusal-due_pledge = Jetzt nicht: Wer zugeschlagen hat, legt die Karten hin.
kuhhandel-refusal-due_premium = Jetzt nicht: Der Auktionator verkauft die Prämie oder kauft sie selbst.
kuhhandel-refusal-due_give = Jetzt nicht: Der Auktionator gibt ebenso viele Karten für die Prämie.
kuhhandel-refusal-due_rat = Jetzt nicht: Jemand nimmt die Ratte oder legt eine Karte neben sie.
kuhhandel-refusal-due_offer = Jetzt nicht: Der Herausforderer macht ein Angebot.
kuhhandel-refusal-due_answer = Jetzt nicht: Der Gegner nimmt das Angebot an oder macht ein Gegenangebot.
kuhhandel-refusal-due_counter = Jetzt nicht: Der Gegner macht ein Gegenangebot.
kuhhandel-refusal-due_share = Jetzt nicht: Die angesehene Karte wird behalten oder weggegeben.
kuhhandel-refusal-other_decides = Jetzt entscheidet { $player }, nicht du.
kuhhandel-refusal-cannot_pay = Du kannst { $price } nicht bezahlen.
kuhhandel-refusal-too_few_cards =
    { $count ->
        [one] Du hast keine Geldkarte.
       *[other] Du hast keine { $count } Geldkarten.
    }
kuhhandel-refusal-auctioneer_slaps = Der Auktionator schlägt nicht zu.
kuhhandel-refusal-auctioneer_bids = Der Auktionator bietet nicht mit.
kuhhandel-refusal-waits_already = Du hast schon gesagt, dass du bei { $number } wartest.
kuhhandel-refusal-highest_bid = Du hast das höchste Gebot; nach dem Gebot eines anderen kannst du wieder bieten.
kuhhandel-refusal-has_passed = Du hast gepasst; nach dem Gebot eines anderen kannst du wieder bieten.
kuhhandel-refusal-cards_shown =
    { $count ->
        [0] Du hast gezeigt, dass du gar keine Geldkarte hast.
        [one] Du hast gezeigt, dass du nur { $count } Geldkarte hast.
       *[other] Du hast gezeigt, dass du nur { $count } Geldkarten hast.
    }
kuhhandel-refusal-bid_uneven = Ein Gebot ist ein Vielfaches von { $step }.
kuhhandel-refusal-bid_too_low = Ein Gebot muss mindestens { $amount } sein.
kuhhandel-refusal-money_shown = Du hast nur { $amount } gezeigt und kannst nicht mehr bieten.
kuhhandel-refusal-bid_too_high = Auf allen Händen zusammen sind nur { $amount }.
kuhhandel-refusal-no_such_card = Du hast keine { $worth }er-Karte mehr.
kuhhandel-refusal-price_missed =
    { $worth ->
        [0] Die 0er-Karte ist für den Preis von { $price } eine zu viel.
       *[other] Mit der { $worth }er-Karte lässt sich der Preis von { $price } nicht genau bezahlen oder nicht ohne eine Karte zu viel.
    }
kuhhandel-refusal-no_opponent = { $opponent } ist kein Gegner von dir.
kuhhandel-refusal-owns_none = Du hast keine { $kinds }.
kuhhandel-refusal-opponent_owns_none = { $player } hat keine { $kinds }.
kuhhandel-refusal-trades_in_a_row = Nach { $count } Kuhhändeln in Folge wird zuerst eine Karte aufgedeckt.
kuhhandel-refusal-deck_empty = Der Stapel ist leer.
kuhhandel-refusal-two_distribute = Zu zweit werden statt einer Versteigerung Karten verteilt.
kuhhandel-refusal-others_auction = Nur zu zweit werden Karten verteilt.


## Was Profile zählen

kuhhandel-fact-cock = Quartett { kuhhandel-kinds-cock }
kuhhandel-fact-goose = Quartett { kuhhandel-kinds-goose }
kuhhandel-fact-cat = Quartett { kuhhandel-kinds-cat }
kuhhandel-fact-dog = Quartett { kuhhandel-kinds-dog }
kuhhandel-fact-sheep = Quartett { kuhhandel-kinds-sheep }
kuhhandel-fact-goat = Quartett { kuhhandel-kinds-goat }
kuhhandel-fact-donkey = Quartett { kuhhandel-kinds-donkey }
kuhhandel-fact-pig = Quartett { kuhhandel-kinds-pig }
kuhhandel-fact-cow = Quartett { kuhhandel-kinds-cow }
kuhhandel-fact-horse = Quartett { kuhhandel-kinds-horse }
kuhhandel-fact-animals-got = Ersteigerte Tiere
kuhhandel-fact-premiums-got = Erhaltene Prämien
kuhhandel-fact-own-right-to-buy = Als Auktionator selbst gekauft
kuhhandel-fact-trades-begun = Begonnene Kuhhändel
kuhhandel-fact-trades-won = Gewonnene Kuhhändel
