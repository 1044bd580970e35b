# El Gaucho dans le terminal.


## La table

terminal-elgaucho-round = Manche { $round }
terminal-elgaucho-start = Premier
terminal-elgaucho-pile = Pioche { $count }
terminal-elgaucho-rounds-left =
    { $left ->
        [0] Manche sans dés
        [1] Dernière manche avec dés
       *[other] Pioche vide, { $left } manches avec dés
    }
terminal-elgaucho-steppe = Steppe
terminal-elgaucho-out = Absente
terminal-elgaucho-rodeo = Rodéo
terminal-elgaucho-in-hand = En main
terminal-elgaucho-wished = Souhaité
terminal-elgaucho-hand = Vos tuiles
terminal-elgaucho-collected = Collecte
terminal-elgaucho-you = { $name } (vous)
terminal-elgaucho-pesos = Pesos
terminal-elgaucho-gauchos = Gauchos
terminal-elgaucho-herds = Troupeaux, et ce qu’ils rapporteraient
terminal-elgaucho-supply =
    { $count ->
        [one] { $count } gaucho
       *[other] { $count } gauchos
    }
terminal-elgaucho-legend =
    { $tile }        une tuile : race W, valeur 7, petit nombre 3
    WKBGS      les races : blanche, noire, marron, dorée, tachetée
    { $standing } { $lying }      un gaucho debout, un gaucho couché
    { $plain } { $river } { $forest }      une case libre : plaine, rivière, forêt
    W3<5<9     un troupeau croissant ; W8>5 décroît ; =27 est ce qu’il rapporterait
    Rodéo      les dés lancés que l’on peut encore prendre
    1-3        à côté d’un secteur d’action : les totaux de dés qu’il demande


## Les sortes de coups

terminal-elgaucho-kind-keep = Garder
terminal-elgaucho-kind-place = Secteur d’action
terminal-elgaucho-kind-take = Prendre des dés
terminal-elgaucho-kind-stand = Debout
terminal-elgaucho-kind-lay = Couché
terminal-elgaucho-kind-raise = Relever
terminal-elgaucho-kind-recall = Reprendre
terminal-elgaucho-kind-wish = { elgaucho-area-wish }
terminal-elgaucho-kind-sale = { elgaucho-area-sale }
terminal-elgaucho-kind-steal = { elgaucho-area-steal }
terminal-elgaucho-kind-overseer = { elgaucho-area-overseer }
terminal-elgaucho-kind-steppe = { elgaucho-area-steppe }
terminal-elgaucho-kind-put = Poser une tuile
terminal-elgaucho-kind-done = En rester là
terminal-elgaucho-kind-end = Fin du tour
terminal-elgaucho-kind-add = Ajouter
terminal-elgaucho-kind-sort = { elgaucho-area-sort }
