# Profile: was jemand gespielt hat, wie stark jemand ist und wie jemand spielt.

profile-since = Spielt hier seit dem { $day }
profile-nothing = Noch keine Partie ist zu Ende gespielt.
profile-nothing-own = Du hast noch keine Partie zu Ende gespielt. Die erste wird hier stehen.
profile-matches = Partien
profile-wins = Gewonnen
profile-rating = Wertung
profile-rated-matches = Gewertete Partien
profile-spread = In 19 von 20 Fällen liegt die wahre Stärke zwischen { $low } und { $high }. Mit jeder gewerteten Partie weiß man es genauer.
profile-unrated = Noch keine gewertete Partie in diesem Spiel: Ob gewertet wird, wählt man beim Öffnen eines Tisches.
profile-curve =
    { $matches ->
        [one] Wertung in { $game } nach einer Partie: { $rating }, plus oder minus { $spread }
       *[other] Wertung in { $game } über { $matches } Partien, jetzt { $rating }, plus oder minus { $spread }
    }


## Die Leiter

profile-ladder = Leiter gegen die Bots
profile-ladder-about = Für alle, die allein spielen: { $wins } Siege gegen Bots einer Stärke oder stärkere, und die Sprosse gehört dir.
profile-rung-reached =
    { $wins ->
        [one] ein Sieg
       *[other] { $wins } Siege
    }
profile-rung-open = { $wins } von { $of } Siegen


## Wie jemand spielt

profile-facts = Die Spielweise
profile-facts-about =
    { $matches ->
        [one] In einer Partie; rechts das Meiste davon.
       *[other] Im Durchschnitt über { $matches } Partien; rechts das Meiste in einer davon.
    }
profile-worth = Woher die Punkte kamen
profile-deeds = Was getan wurde
profile-fact = Was
profile-mean = Im Durchschnitt
profile-most = Das Meiste in einer Partie
profile-opponents = Am häufigsten getroffen
profile-opponent =
    { $matches ->
        [one] eine Partie, davon { $ahead } vorn
       *[other] { $matches } Partien, davon { $ahead } vorn
    }


## Partien

profile-history = Beendete Partien
profile-filters = Partien auswählen
profile-filter-game = Spiel
profile-filter-result = Ergebnis
profile-filter-against = Gegner
profile-all-games = Alle Spiele
profile-all-results = Gewonnen und verloren
profile-all-opponents = Gegen alle
profile-won = Gewonnen
profile-lost = Nicht gewonnen
profile-no-matches = Keine solche Partie.
profile-place = Platz { $place }
profile-left = ging vorher
profile-rated = gewertet
profile-more = Frühere zeigen


## Bestenliste

profile-leaders = Bestenliste: { $game }
profile-leaders-rated = Nach Wertung
profile-leaders-about = Wer mindestens { $enough } gewertete Partien gespielt hat, geordnet danach, was jemand höchstwahrscheinlich mindestens kann: die Wertung weniger ihre Ungewissheit.
profile-leaders-none = Noch hat niemand genug gewertete Partien gespielt.
profile-leaders-bots = Die Bots zum Vergleich
profile-rank = Rang
profile-ladder-none = Noch hat niemand eine Sprosse erklommen.
