# Goldrausch: alles, was beim Spielen gesagt wird. Die Regeln stehen in goldrush-rules.ftl.

goldrush-title = Goldrausch
goldrush-description = Kärtchen anlegen, Cowboys aussenden, das Zelt aufschlagen und nach Gold graben; für 2 bis 5 Personen.

goldrush-option-farmers = Farmer (Prärien werden am Ende gewertet)


## Dinge

# Stets männlich: ein Eisenbahner, einen Eisenbahner.
goldrush-role-railwayman = Eisenbahner
goldrush-role-miner = Goldgräber
goldrush-role-trader = Händler
goldrush-role-farmer = Farmer

# Wohin ein Cowboy in dieser Rolle kommt.
goldrush-to-railwayman = auf das Gleis ({ $part })
goldrush-to-miner = ins Gebirge ({ $part })
goldrush-to-trader = in die Stadt ({ $part })
goldrush-to-farmer = auf die Prärie ({ $part })

# Die Kante eines Kärtchens, an die einer seiner Teile reicht, oder die Hälfte dieser Kante.
goldrush-place-N = Nord
goldrush-place-E = Ost
goldrush-place-S = Süd
goldrush-place-W = West
goldrush-place-NL = Nord, links
goldrush-place-NR = Nord, rechts
goldrush-place-ET = Ost, oben
goldrush-place-EB = Ost, unten
goldrush-place-SR = Süd, rechts
goldrush-place-SL = Süd, links
goldrush-place-WB = West, unten
goldrush-place-WT = West, oben

# Ein Teil eines Kärtchens auf dem Tisch: »1,0 Nord«.
goldrush-part = { $cell } { $place }

# Wie ein Kärtchen liegt.
goldrush-turned =
    { $degrees ->
        [0] ungedreht
       *[other] um { $degrees }° im Uhrzeigersinn gedreht
    }

goldrush-count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
goldrush-count-tokens = { $count } Plättchen
goldrush-count-tiles = { $count } Kärtchen
goldrush-count-nuggets =
    { $count ->
        [one] { $count } Nugget
       *[other] { $count } Nuggets
    }
goldrush-count-railroads =
    { $count ->
        [one] { $count } fertige Strecke
       *[other] { $count } fertige Strecken
    }
goldrush-count-camps = { $count } Tipilager
goldrush-count-herds =
    { $count ->
        [one] { $count } Wildpferdherde
       *[other] { $count } Wildpferdherden
    }


## Wertungen

# Dinge, die je mehrere Punkte bringen: »2 fertige Strecken × 3«.
goldrush-times = { $things } × { $each }

# Eine Strecke mit Lokomotiven: fertig mit genau einer, fertig mit mehreren, unfertig.
goldrush-railroad-doubled = { $tiles } × 2 (genau eine Lokomotive)
goldrush-railroad-several = { $tiles } (nicht verdoppelt, da es { $locomotives } Lokomotiven sind)
goldrush-railroad-unfinished = { $tiles } (Lokomotiven bleiben außer Betracht)

# Wer die Punkte bekommt; bei mehreren Beteiligten auch, wie viele Cowboys alle dort haben.
goldrush-gain =
    { $count ->
        [one] { $points } für { $players }
       *[other] je { $points } für { $players }
    }
goldrush-gain-rivals = { goldrush-gain } ({ $crowd })
goldrush-crowd-railwayman = Eisenbahner: { $crowds }
goldrush-crowd-miner = Goldgräber: { $crowds }
goldrush-crowd-farmer = Farmer: { $crowds }

# Jemandes Anzahl an Cowboys und jemandes Ergebnis, in einer Aufzählung.
goldrush-crowd = { $player } { $count }
goldrush-score = { $player } { $points }

# Was ein Gleis, ein Gebirge, eine Stadt oder eine Prärie im jetzigen Zustand bringt.
goldrush-worth =
    { $finished ->
        [yes] sofort { $points }
       *[no] bisher { $points }
    }


## Was zu entscheiden ist

goldrush-prompt-place = Lege das gezogene Kärtchen an.
goldrush-prompt-act = Setze einen Cowboy oder dein Zelt, nimm ein Plättchen oder tu nichts.
goldrush-prompt-over = Die Partie ist zu Ende.


## Ereignisse

goldrush-event-start_tile = Das Startkärtchen { $tile } liegt bei ({ $cell }), darauf { $tokens }.
goldrush-event-start_player = { $player } beginnt.
goldrush-event-drawn = { $player } zieht das Kärtchen { $tile }.
goldrush-event-unplaceable = Das Kärtchen { $tile }, das { $player } gezogen hat, passt nirgends und kommt aus dem Spiel.
goldrush-event-placed = { $player } legt das Kärtchen { $tile } bei ({ $cell }) an, { $turned }.
goldrush-event-tokens_laid =
    { $count ->
        [one] { $count } Plättchen kommt auf das Gebirge ({ $part }); dort liegen nun: { $pile }.
       *[other] { $count } Plättchen kommen auf das Gebirge ({ $part }); dort liegen nun: { $pile }.
    }
goldrush-event-cowboy_placed = { $player } setzt einen { $role } { $site }; Cowboys im Vorrat: { $supply }.
goldrush-event-tent_placed = { $player } setzt das Zelt ins Gebirge ({ $part }).
goldrush-event-tent_placed-moved = { $player } versetzt das Zelt von ({ $from }) ins Gebirge ({ $part }).
goldrush-event-took = { $player } nimmt ein Plättchen vom Gebirge ({ $mountain }); dort verbleiben: { $pile }.
goldrush-event-took-seen = { $player } nimmt ein Plättchen ({ $token }) vom Gebirge ({ $mountain }); dort verbleiben: { $pile }.
goldrush-event-passed = { $player } passt.
goldrush-event-claimed = { $player } bekommt ein Plättchen vom fertigen Gebirge ({ $mountain }); dort verbleiben: { $pile }.
goldrush-event-claimed-seen = { $player } bekommt ein Plättchen ({ $token }) vom fertigen Gebirge ({ $mountain }); dort verbleiben: { $pile }.
goldrush-event-tokens_removed =
    { $count ->
        [one] { $count } Plättchen vom Gebirge ({ $mountain }) kommt ungesehen aus dem Spiel.
       *[other] { $count } Plättchen vom Gebirge ({ $mountain }) kommen ungesehen aus dem Spiel.
    }
goldrush-event-tokens_removed-several = { $count } Plättchen von { $mountains } Gebirgen kommen ungesehen aus dem Spiel.
goldrush-event-railroad_scored =
    { $finished ->
        [yes] Die Strecke ({ $feature }) ist fertig: { $sum } = { $gain }.
       *[no] Die Strecke ({ $feature }) ist unfertig geblieben: { $sum } = { $gain }.
    }
goldrush-event-railroad_scored-nobody = Die Strecke ({ $feature }) ist fertig: { $sum }, aber dort ist kein Eisenbahner.
goldrush-event-mountain_scored =
    { $finished ->
        [yes] Das Gebirge ({ $feature }) ist fertig: { $sum } = { $gain }.
       *[no] Das Gebirge ({ $feature }) ist unfertig geblieben: { $sum } = { $gain }.
    }
goldrush-event-mountain_scored-nobody = Das Gebirge ({ $feature }) ist fertig: { $sum }, aber dort ist kein Goldgräber.
goldrush-event-city_scored =
    { $finished ->
        [yes] Die Stadt ({ $feature }) ist angeschlossen: { $sum } = { $gain }.
       *[no] Die Stadt ({ $feature }) ist nicht angeschlossen: { $sum } = { $gain }.
    }
goldrush-event-prairie_scored = Die Prärie ({ $feature }) wird gewertet: { $sum } = { $gain }.
goldrush-event-prairie_scored-bare = Auf der Prärie ({ $feature }) ist weder ein Tipilager noch eine Wildpferdherde: { $gain }.
goldrush-event-cowboy_returned = { $player } bekommt den Cowboy von ({ $part }) zurück.
goldrush-event-tent_returned = { $player } bekommt das Zelt von ({ $part }) zurück.
goldrush-event-tokens_shown =
    { $count ->
        [one] { $player } deckt ein Plättchen auf: { $points }.
       *[other] { $player } deckt { $count } Plättchen auf: { $sum } = { $points }.
    }
goldrush-event-tokens_shown-none = { $player } hat keine Plättchen.
goldrush-event-over =
    { $count ->
        [one] Die Partie ist zu Ende: { $scores }. { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $scores }. { $winners } teilen sich den Sieg.
    }


## Spielzüge, auf Knöpfen und in Listen

goldrush-move-place = Das Kärtchen bei ({ $cell }) anlegen, { $turned }
goldrush-move-place-tile = Das Kärtchen { $tile } bei ({ $cell }) anlegen, { $turned }
goldrush-move-railwayman = Einen { goldrush-role-railwayman } { $site } setzen
goldrush-move-railwayman-worth = Einen { goldrush-role-railwayman } { $site } setzen: { $worth }
goldrush-move-miner = Einen { goldrush-role-miner } { $site } setzen
goldrush-move-miner-worth = Einen { goldrush-role-miner } { $site } setzen: { $worth }
goldrush-move-trader = Einen { goldrush-role-trader } in die Stadt setzen
goldrush-move-trader-worth = Einen { goldrush-role-trader } in die Stadt setzen: { $worth }
goldrush-move-farmer = Einen { goldrush-role-farmer } { $site } setzen
goldrush-move-farmer-worth = Einen { goldrush-role-farmer } { $site } setzen: { $worth }
goldrush-move-tent = Das Zelt ins Gebirge ({ $part }) setzen
goldrush-move-tent-tokens = Das Zelt ins Gebirge ({ $part }) setzen: dort { $tokens }
goldrush-move-take = Ein Plättchen nehmen
goldrush-move-take-tokens = Ein Plättchen vom Gebirge ({ $part }) nehmen: dort { $tokens }
goldrush-move-pass = Nichts tun


## Warum ein Spielzug nicht erlaubt ist, für die Person, die ihn versucht hat

goldrush-refusal-over = Die Partie ist zu Ende.
goldrush-refusal-not_your_turn = { $player } ist am Zug, nicht du.
goldrush-refusal-place_first = Lege zuerst das gezogene Kärtchen an.
goldrush-refusal-placed_already = Du hast das Kärtchen dieses Zuges schon angelegt.
goldrush-refusal-cell_taken = Bei ({ $cell }) liegt schon ein Kärtchen.
goldrush-refusal-touches_nothing = Ein Kärtchen bei ({ $cell }) läge an keiner Kante eines anderen.
goldrush-refusal-edge_differs =
    { $edge ->
        [railroad] So gedreht setzt das Kärtchen { $tile } die Strecke nicht fort ({ $part }).
        [mountain] So gedreht setzt das Kärtchen { $tile } das Gebirge nicht fort ({ $part }).
       *[prairie] So gedreht setzt das Kärtchen { $tile } die Prärie nicht fort ({ $part }).
    }
goldrush-refusal-no_farmers = Diese Partie wird ohne Farmer gespielt.
goldrush-refusal-no_cowboy = In deinem Vorrat ist kein Cowboy mehr.
goldrush-refusal-no_city = Auf dem neuen Kärtchen ist keine Stadt für einen { goldrush-role-trader }.
goldrush-refusal-no_part = Auf dem neuen Kärtchen ist dort kein Platz für einen { $role } ({ $place }).
goldrush-refusal-cowboy_there =
    { $sort ->
        [railroad] Auf dieser Strecke ist schon ein Cowboy.
        [mountain] In diesem Gebirge ist schon ein Cowboy.
       *[prairie] Auf dieser Prärie ist schon ein Cowboy.
    }
goldrush-refusal-no_tile = Bei ({ $cell }) liegt kein Kärtchen.
goldrush-refusal-no_mountain = Dort ist kein Gebirge ({ $part }).
goldrush-refusal-tent_stays = Dein Zelt steht auf diesem Kärtchen; es kommt auf ein anderes.
goldrush-refusal-mountain_finished = Dieses Gebirge ist fertig.
goldrush-refusal-part_has_tent = Auf diesem Teil des Gebirges steht ein Zelt.
goldrush-refusal-part_has_cowboy = Auf diesem Teil des Gebirges ist ein Cowboy.
goldrush-refusal-no_tent = Dein Zelt steht in keinem Gebirge.
goldrush-refusal-no_token = Im Gebirge deines Zeltes liegt kein Plättchen.


## Was Profile zählen

goldrush-fact-mountains = Gebirge
goldrush-fact-railroads = Eisenbahnen
goldrush-fact-cities = Städte
goldrush-fact-prairies = Prärien
goldrush-fact-gold-tokens = Goldplättchen
goldrush-fact-miners = Eingesetzte Goldgräber
goldrush-fact-railwaymen = Eingesetzte Eisenbahner
goldrush-fact-traders = Eingesetzte Händler
goldrush-fact-farmers = Eingesetzte Farmer
goldrush-fact-tents-placed = Aufgeschlagene Zelte
goldrush-fact-tokens-taken = Geschürfte Goldplättchen
