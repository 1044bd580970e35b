# La Ruée vers l’or : tout ce qui se dit pendant la partie. Les règles sont dans goldrush-rules.ftl.

goldrush-title = La Ruée vers l’or
goldrush-description = Placer des tuiles, envoyer ses cowboys, planter sa tente et creuser pour trouver de l’or ; pour 2 à 5 joueurs.

goldrush-option-farmers = Fermiers (les prairies rapportent à la fin)


## Les choses

# Toujours au masculin : un cheminot.
goldrush-role-railwayman = cheminot
goldrush-role-miner = mineur
goldrush-role-trader = marchand
goldrush-role-farmer = fermier

# Où va un cowboy dans ce rôle.
goldrush-to-railwayman = sur la voie ({ $part })
goldrush-to-miner = sur la montagne ({ $part })
goldrush-to-trader = dans la ville ({ $part })
goldrush-to-farmer = sur la prairie ({ $part })

# Le bord d’une tuile qu’atteint une de ses parties, ou la moitié de ce bord.
goldrush-place-N = nord
goldrush-place-E = est
goldrush-place-S = sud
goldrush-place-W = ouest
goldrush-place-NL = nord, à gauche
goldrush-place-NR = nord, à droite
goldrush-place-ET = est, en haut
goldrush-place-EB = est, en bas
goldrush-place-SR = sud, à droite
goldrush-place-SL = sud, à gauche
goldrush-place-WB = ouest, en bas
goldrush-place-WT = ouest, en haut

# Une partie d’une tuile de la table : « 1,0 nord ».
goldrush-part = { $cell } { $place }

# Comment une tuile est orientée.
goldrush-turned =
    { $degrees ->
        [0] sans la tourner
       *[other] tournée de { $degrees }° dans le sens horaire
    }

goldrush-count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
goldrush-count-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
goldrush-count-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
goldrush-count-nuggets =
    { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    }
goldrush-count-railroads =
    { $count ->
        [one] { $count } ligne terminée
       *[other] { $count } lignes terminées
    }
goldrush-count-camps =
    { $count ->
        [one] { $count } camp de tipis
       *[other] { $count } camps de tipis
    }
goldrush-count-herds =
    { $count ->
        [one] { $count } troupeau de chevaux sauvages
       *[other] { $count } troupeaux de chevaux sauvages
    }


## Les décomptes

# Des choses qui rapportent plusieurs points chacune : « 2 lignes terminées × 3 ».
goldrush-times = { $things } × { $each }

# Une ligne avec des locomotives : terminée avec une seule, terminée avec plusieurs, inachevée.
goldrush-railroad-doubled = { $tiles } × 2 (exactement une locomotive)
goldrush-railroad-several = { $tiles } (sans doubler, car il y a { $locomotives } locomotives)
goldrush-railroad-unfinished = { $tiles } (les locomotives ne comptent pas)

# Qui reçoit les points ; s’ils sont plusieurs sur place, combien de cowboys chacun y a.
goldrush-gain =
    { $count ->
        [one] { $points } pour { $players }
       *[other] { $points } chacun pour { $players }
    }
goldrush-gain-rivals = { goldrush-gain } ({ $crowd })
goldrush-crowd-railwayman = cheminots : { $crowds }
goldrush-crowd-miner = mineurs : { $crowds }
goldrush-crowd-farmer = fermiers : { $crowds }

# Le nombre de cowboys d’un joueur et le résultat d’un joueur, dans une énumération.
goldrush-crowd = { $player } { $count }
goldrush-score = { $player } { $points }

# Ce que rapporte une voie, une montagne, une ville ou une prairie dans son état actuel.
goldrush-worth =
    { $finished ->
        [yes] { $points } tout de suite
       *[no] { $points } pour l’instant
    }


## Ce qu’il y a à décider

goldrush-prompt-place = Placez la tuile que vous avez tirée.
goldrush-prompt-act = Placez un cowboy ou votre tente, prenez un jeton, ou ne faites rien.
goldrush-prompt-over = La partie est terminée.


## Les événements

goldrush-event-start_tile = La tuile de départ { $tile } est en ({ $cell }), avec { $tokens } dessus.
goldrush-event-start_player = { $player } joue en premier.
goldrush-event-drawn = { $player } tire la tuile { $tile }.
goldrush-event-unplaceable = La tuile { $tile } tirée par { $player } ne peut aller nulle part et quitte la partie.
goldrush-event-placed = { $player } place la tuile { $tile } en ({ $cell }), { $turned }.
goldrush-event-tokens_laid =
    { $count ->
        [one] { $count } jeton va sur la montagne ({ $part }) ; jetons qui s’y trouvent maintenant : { $pile }.
       *[other] { $count } jetons vont sur la montagne ({ $part }) ; jetons qui s’y trouvent maintenant : { $pile }.
    }
goldrush-event-cowboy_placed = { $player } place un { $role } { $site } ; cowboys restant en réserve : { $supply }.
goldrush-event-tent_placed = { $player } place sa tente sur la montagne ({ $part }).
goldrush-event-tent_placed-moved = { $player } déplace sa tente de ({ $from }) vers la montagne ({ $part }).
goldrush-event-took = { $player } prend un jeton de la montagne ({ $mountain }) ; jetons qui y restent : { $pile }.
goldrush-event-took-seen = { $player } prend un jeton ({ $token }) de la montagne ({ $mountain }) ; jetons qui y restent : { $pile }.
goldrush-event-passed = { $player } passe.
goldrush-event-claimed = { $player } reçoit un jeton de la montagne terminée ({ $mountain }) ; jetons qui y restent : { $pile }.
goldrush-event-claimed-seen = { $player } reçoit un jeton ({ $token }) de la montagne terminée ({ $mountain }) ; jetons qui y restent : { $pile }.
goldrush-event-tokens_removed =
    { $count ->
        [one] { $count } jeton de la montagne ({ $mountain }) quitte la partie sans être vu.
       *[other] { $count } jetons de la montagne ({ $mountain }) quittent la partie sans être vus.
    }
goldrush-event-tokens_removed-several = { $count } jetons de { $mountains } montagnes quittent la partie sans être vus.
goldrush-event-railroad_scored =
    { $finished ->
        [yes] La ligne ({ $feature }) est terminée : { $sum } = { $gain }.
       *[no] La ligne ({ $feature }) est restée inachevée : { $sum } = { $gain }.
    }
goldrush-event-railroad_scored-nobody = La ligne ({ $feature }) est terminée : { $sum }, mais il n’y a aucun cheminot.
goldrush-event-mountain_scored =
    { $finished ->
        [yes] La montagne ({ $feature }) est terminée : { $sum } = { $gain }.
       *[no] La montagne ({ $feature }) est restée inachevée : { $sum } = { $gain }.
    }
goldrush-event-mountain_scored-nobody = La montagne ({ $feature }) est terminée : { $sum }, mais il n’y a aucun mineur.
goldrush-event-city_scored =
    { $finished ->
        [yes] La ville ({ $feature }) est reliée : { $sum } = { $gain }.
       *[no] La ville ({ $feature }) n’est pas reliée : { $sum } = { $gain }.
    }
goldrush-event-prairie_scored = La prairie ({ $feature }) rapporte ses points : { $sum } = { $gain }.
goldrush-event-prairie_scored-bare = La prairie ({ $feature }) n’a ni camp de tipis ni troupeau de chevaux sauvages : { $gain }.
goldrush-event-cowboy_returned = { $player } récupère son cowboy de ({ $part }).
goldrush-event-tent_returned = { $player } récupère sa tente de ({ $part }).
goldrush-event-tokens_shown =
    { $count ->
        [one] { $player } dévoile un jeton : { $points }.
       *[other] { $player } dévoile { $count } jetons : { $sum } = { $points }.
    }
goldrush-event-tokens_shown-none = { $player } n’a pas de jetons.
goldrush-event-over =
    { $count ->
        [one] La partie est terminée : { $scores }. { $winners } gagne.
       *[other] La partie est terminée : { $scores }. { $winners } partagent la victoire.
    }


## Les coups, sur des boutons et dans des listes

goldrush-move-place = Placer la tuile en ({ $cell }), { $turned }
goldrush-move-place-tile = Placer la tuile { $tile } en ({ $cell }), { $turned }
goldrush-move-railwayman = Placer un { goldrush-role-railwayman } { $site }
goldrush-move-railwayman-worth = Placer un { goldrush-role-railwayman } { $site } : { $worth }
goldrush-move-miner = Placer un { goldrush-role-miner } { $site }
goldrush-move-miner-worth = Placer un { goldrush-role-miner } { $site } : { $worth }
goldrush-move-trader = Placer un { goldrush-role-trader } dans la ville
goldrush-move-trader-worth = Placer un { goldrush-role-trader } dans la ville : { $worth }
goldrush-move-farmer = Placer un { goldrush-role-farmer } { $site }
goldrush-move-farmer-worth = Placer un { goldrush-role-farmer } { $site } : { $worth }
goldrush-move-tent = Placer la tente sur la montagne ({ $part })
goldrush-move-tent-tokens = Placer la tente sur la montagne ({ $part }) : { $tokens } sur place
goldrush-move-take = Prendre un jeton
goldrush-move-take-tokens = Prendre un jeton de la montagne ({ $part }) : { $tokens } sur place
goldrush-move-pass = Ne rien faire


## Pourquoi un coup n’est pas permis, dit à qui l’a tenté

goldrush-refusal-over = La partie est terminée.
goldrush-refusal-not_your_turn = C’est le tour de { $player }, pas le vôtre.
goldrush-refusal-place_first = Placez d’abord la tuile que vous avez tirée.
goldrush-refusal-placed_already = Vous avez déjà placé la tuile de ce tour.
goldrush-refusal-cell_taken = Il y a déjà une tuile en ({ $cell }).
goldrush-refusal-touches_nothing = Une tuile en ({ $cell }) ne toucherait le bord d’aucune autre.
goldrush-refusal-edge_differs =
    { $edge ->
        [railroad] Ainsi orientée, la tuile { $tile } ne continue pas la voie ({ $part }).
        [mountain] Ainsi orientée, la tuile { $tile } ne continue pas la montagne ({ $part }).
       *[prairie] Ainsi orientée, la tuile { $tile } ne continue pas la prairie ({ $part }).
    }
goldrush-refusal-no_farmers = Cette partie se joue sans fermiers.
goldrush-refusal-no_cowboy = Il n’y a plus de cowboy dans votre réserve.
goldrush-refusal-no_city = La nouvelle tuile n’a pas de ville pour un { goldrush-role-trader }.
goldrush-refusal-no_part = La nouvelle tuile n’a pas de place pour un { $role } ({ $place }).
goldrush-refusal-cowboy_there =
    { $sort ->
        [railroad] Il y a déjà un cowboy sur cette ligne.
        [mountain] Il y a déjà un cowboy sur cette montagne.
       *[prairie] Il y a déjà un cowboy sur cette prairie.
    }
goldrush-refusal-no_tile = Il n’y a pas de tuile en ({ $cell }).
goldrush-refusal-no_mountain = Il n’y a pas de montagne à cet endroit ({ $part }).
goldrush-refusal-tent_stays = Votre tente est sur cette tuile ; elle va sur une autre.
goldrush-refusal-mountain_finished = Cette montagne est terminée.
goldrush-refusal-part_has_tent = Il y a une tente sur cette partie de la montagne.
goldrush-refusal-part_has_cowboy = Il y a un cowboy sur cette partie de la montagne.
goldrush-refusal-no_tent = Votre tente n’est sur aucune montagne.
goldrush-refusal-no_token = Il n’y a pas de jeton sur la montagne de votre tente.


## Ce que comptent les profils

goldrush-fact-mountains = Montagnes
goldrush-fact-railroads = Chemins de fer
goldrush-fact-cities = Villes
goldrush-fact-prairies = Prairies
goldrush-fact-gold-tokens = Jetons d’or
goldrush-fact-miners = Mineurs placés
goldrush-fact-railwaymen = Cheminots placés
goldrush-fact-traders = Marchands placés
goldrush-fact-farmers = Fermiers placés
goldrush-fact-tents-placed = Tentes plantées
goldrush-fact-tokens-taken = Jetons d’or extraits
