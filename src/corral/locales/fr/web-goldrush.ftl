# La Ruée vers l’or dans le navigateur : les mots du plateau, les conseils de la première partie, l’origine des points.

web-goldrush-landscape = Paysage. Les flèches le déplacent, plus et moins zooment, O maintenu montre tout, 0 suit l’action, R tourne votre tuile.
web-goldrush-zoom-in = Agrandir (+)
web-goldrush-zoom-out = Réduire (-)
web-goldrush-overview-key = Montrer tout le paysage (maintenir O)
web-goldrush-beyond-up =
    { $count ->
        [one] Encore { $count } endroit plus haut
       *[other] Encore { $count } endroits plus haut
    }
web-goldrush-beyond-right =
    { $count ->
        [one] Encore { $count } endroit plus à droite
       *[other] Encore { $count } endroits plus à droite
    }
web-goldrush-beyond-down =
    { $count ->
        [one] Encore { $count } endroit plus bas
       *[other] Encore { $count } endroits plus bas
    }
web-goldrush-beyond-left =
    { $count ->
        [one] Encore { $count } endroit plus à gauche
       *[other] Encore { $count } endroits plus à gauche
    }
web-goldrush-turn-right = Tourner la tuile dans le sens horaire (R)
web-goldrush-turn-left = Tourner la tuile dans le sens antihoraire (Maj+R)
web-goldrush-place-here = Placer ici
web-goldrush-choose-cell = Choisissez une case éclairée
web-goldrush-choose-piece = Choisissez un cowboy ou une tente, ou ne faites rien
web-goldrush-placed-by = Placée par { $player }
web-goldrush-try-cell = Tenir la tuile au-dessus de ({ $cell })
web-goldrush-hand = Tuile en main et piles
web-goldrush-hand-of = Tirée par { $player }
web-goldrush-tiles-left =
    { $count ->
        [one] Encore { $count } tuile
       *[other] Encore { $count } tuiles
    }

## Le tiroir

web-goldrush-drawer = Tuiles restantes
web-goldrush-drawer-close = Fermer le tiroir
web-goldrush-drawer-gone = N’allaient nulle part
web-goldrush-drawer-tokens = Jetons que vous n’avez pas vus

## Les joueurs

web-goldrush-players = Joueurs
web-goldrush-player-cowboys =
    { $count ->
        [one] { $count } cowboy en réserve
       *[other] { $count } cowboys en réserve
    }
web-goldrush-player-tent = tente en réserve
web-goldrush-player-camped = tente sur la table
web-goldrush-ledger = Points : d’où ils viennent
web-goldrush-ledger-scored = Marqués jusqu’ici
web-goldrush-ledger-now = Si la partie finissait maintenant
web-goldrush-ledger-close = Fermer

## Ce que l’on montre

web-goldrush-sort-railroad = Ligne
web-goldrush-sort-mountain = Montagne
web-goldrush-sort-city = Ville
web-goldrush-sort-prairie = Prairie
web-goldrush-card-now = Maintenant
web-goldrush-card-then = Terminée
web-goldrush-card-least = { $points }+
web-goldrush-card-locomotives =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
web-goldrush-card-open =
    { $count ->
        [one] { $count } extrémité ouverte
       *[other] { $count } extrémités ouvertes
    }
web-goldrush-card-finished = terminée
web-goldrush-card-prairie = comptée à la fin
web-goldrush-card-nobody = Aucun cowboy ici

## Le paysage en mots

web-goldrush-overview =
    { $tiles ->
        [one] { $tiles } tuile sur la table
       *[other] { $tiles } tuiles sur la table
    }
web-goldrush-overview-held =
    { $open ->
        [0] { $sort } ({ $part }), { $players }, aucune extrémité ouverte.
        [one] { $sort } ({ $part }), { $players }, { $open } extrémité ouverte.
       *[other] { $sort } ({ $part }), { $players }, { $open } extrémités ouvertes.
    }

## D’où viennent les points

web-goldrush-source-railroad = Lignes
web-goldrush-source-mountain = Montagnes
web-goldrush-source-city = Villes
web-goldrush-source-prairie = Prairies
web-goldrush-source-tokens = Jetons

## Les conseils

web-coach-goldrush-place = Pointez une case éclairée pour y voir votre tuile, tournez-la avec R, la molette ou les flèches, puis cliquez pour la placer. Du doigt ou avec Entrée, la première fois la tient au-dessus, la seconde la place. Chaque bord doit continuer ce qu’il touche : voie, montagne ou prairie.
web-coach-goldrush-act = Vous pouvez maintenant faire une chose. Cliquez sur un cowboy de votre nouvelle tuile : sur une voie, une montagne ou une ville, il rapporte des points dès qu’elle est terminée, puis revient ; couché sur une prairie, il y reste jusqu’à la fin. Ou cliquez sur une tente pour placer la vôtre sur une montagne et y chercher des jetons plus tard. Ou ne faites rien.
web-coach-goldrush-take = Votre tente est sur une montagne qui porte des jetons. Au lieu de toute autre chose, vous pouvez en prendre un : il vaut de 0 à 5 points, et vous seul le voyez avant la fin.
web-coach-goldrush-trader = Votre nouvelle tuile a une ville. Un marchand y gagne 3 points par ligne, mais seulement quand toutes sont terminées.
web-coach-goldrush-tent = Aucun cowboy ne peut aller sur cette tuile. Vous pouvez encore déplacer votre tente vers une montagne inachevée, ou ne rien faire ; les cowboys reviennent quand leur emplacement est compté.
