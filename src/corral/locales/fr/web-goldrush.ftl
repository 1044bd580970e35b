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
web-goldrush-fits = Ici la tuile convient telle qu’elle est tournée
web-goldrush-fits-turned = Ici la tuile convient si on la tourne
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
web-goldrush-card-prairie = Comptée à la fin pour qui a le plus de fermiers ici : 2 points par camp de tipis, 4 par troupeau de chevaux.
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

web-coach-goldrush-aim = Qui a le plus de points à la fin gagne. Vos cowboys les rapportent : sur les lignes et les montagnes dès qu’elles sont terminées, dans les villes, sur les prairies à la fin, et votre tente cherche des jetons.
web-coach-goldrush-place = Pointez une case éclairée pour y voir votre tuile, tournez-la avec R, la molette ou les flèches, puis cliquez pour la placer. Du doigt ou avec Entrée, la première fois la tient au-dessus, la seconde la place. Chaque bord doit continuer ce qu’il touche : voie, montagne ou prairie.
web-coach-goldrush-act = Vous pouvez maintenant faire une chose. Cliquez sur un cowboy de votre nouvelle tuile : sur une voie, une montagne ou une ville, il rapporte des points dès qu’elle est terminée, puis revient ; couché sur une prairie, il y reste jusqu’à la fin. Ou cliquez sur une tente pour placer la vôtre sur une montagne et y chercher des jetons plus tard. Ou ne faites rien.
web-coach-goldrush-take = Votre tente est sur une montagne qui porte des jetons. Au lieu de toute autre chose, vous pouvez en prendre un : il vaut de 0 à 5 points, et vous seul le voyez avant la fin.
web-coach-goldrush-trader = Votre nouvelle tuile a une ville. Un marchand y gagne 3 points par ligne, mais seulement quand toutes sont terminées.
web-coach-goldrush-tent = Aucun cowboy ne peut aller sur cette tuile. Vous pouvez encore déplacer votre tente vers une montagne inachevée, ou ne rien faire ; les cowboys reviennent quand leur emplacement est compté.


## Ce que le moniteur dit autrement aux doigts.

web-touch-goldrush-place = Touchez une case éclairée pour y voir votre tuile, tournez-la avec les flèches, et touchez-la encore pour la placer. Deux doigts agrandissent le paysage. Chaque bord doit continuer ce qu’il touche : voie, montagne ou prairie.
web-touch-goldrush-act = Vous pouvez maintenant faire une chose. Touchez un cowboy de votre nouvelle tuile : sur une voie, une montagne ou une ville, il rapporte des points dès qu’elle est terminée, puis revient ; couché sur une prairie, il y reste jusqu’à la fin. Ou touchez une tente pour placer la vôtre sur une montagne et y chercher des jetons plus tard. Ou ne faites rien.


## La page des règles : le jeu en deux minutes, et ce que montrent les images.

web-overview-goldrush =
    Tuile après tuile, vous posez un paysage de chemins de fer, de montagnes et de prairies, et vous marquez des
    points avec les cowboys que vous y placez.

    À votre tour, vous placez une tuile de sorte que chaque bord continue ce qu’il touche : voie contre voie,
    montagne contre montagne, prairie contre prairie. Ensuite vous pouvez faire une chose : mettre un cowboy sur
    la nouvelle tuile, planter votre tente sur une montagne, ou prendre un jeton de la montagne où votre tente
    se trouve déjà. Un cowboy ne peut pas rejoindre une ligne, une montagne ou une prairie où il y en a déjà un.

    Ce que votre tuile termine est compté aussitôt, et les cowboys rentrent. Une ligne avec ses deux bouts
    rapporte 1 point par tuile, le double avec exactement une locomotive. Une montagne fermée rapporte 1 point
    par pépite, et tous les jetons qui s’y trouvent encore. Un marchand dans une ville rapporte 3 points par
    ligne quand toutes sont terminées. Les fermiers restent couchés sur les prairies jusqu’à la fin : là où vous
    en avez le plus, la prairie rapporte alors 2 points par camp de tipis et 4 par troupeau de chevaux sauvages.

    Quand la dernière tuile est placée, ce qui est inachevé rapporte encore un peu, on compte les prairies, et
    chacun retourne ses jetons, qui valent de 0 à 5 points. Qui a le plus de points gagne.
web-caption-goldrush-setup = Des tuiles avec montagne, chemin de fer, ville et prairie ; vos quatre cowboys et votre tente ; des jetons cachés.
web-caption-goldrush-place = Quatre tuiles bord à bord : chaque bord continue ce qu’il touche.
web-caption-goldrush-act = Un mineur sur une montagne, un cheminot sur une voie, un marchand dans une ville, un fermier sur une prairie ; et une tente.
web-caption-goldrush-score = Une ligne terminée entre deux bouts, et une montagne fermée avec ses jetons.
web-caption-goldrush-end = Une prairie avec son fermier, des jetons cachés que l’on retourne, et un laurier pour qui a le plus de points.


## Ce qu’on cherche en revoyant une partie.

web-moment-goldrush-railroad_scored = Ligne terminée
web-moment-goldrush-mountain_scored = Montagne terminée
web-moment-goldrush-city_scored = Ville reliée
web-moment-goldrush-took = Jeton trouvé
