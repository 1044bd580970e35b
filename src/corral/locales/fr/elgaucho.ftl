# El Gaucho : tout ce qui se dit pendant la partie. Les règles sont dans elgaucho-rules.ftl.

elgaucho-title = El Gaucho
elgaucho-description = Prendre des dés, envoyer ses gauchos, aligner des troupeaux et les vendre ; pour 2 à 4 joueurs.


## Les choses

# Au féminin, comme la race.
elgaucho-breed-W = blanche
elgaucho-breed-K = noire
elgaucho-breed-B = marron
elgaucho-breed-G = dorée
elgaucho-breed-S = tachetée

elgaucho-herd-W = troupeau blanc
elgaucho-herd-K = troupeau noir
elgaucho-herd-B = troupeau marron
elgaucho-herd-G = troupeau doré
elgaucho-herd-S = troupeau tacheté

# Au féminin, comme la tuile.
elgaucho-tile-W = { $value } blanche
elgaucho-tile-K = { $value } noire
elgaucho-tile-B = { $value } marron
elgaucho-tile-G = { $value } dorée
elgaucho-tile-S = { $value } tachetée

# Dans une énumération de tuiles.
elgaucho-the-tile = la { $tile }

# Une case, dans un coup, quand on sait quelle tuile s’y trouve.
elgaucho-space = la { $tile } ({ $space })

elgaucho-area-sort = TRI
elgaucho-area-wish = SOUHAIT
elgaucho-area-sale = VENTE
elgaucho-area-steal = VOL
elgaucho-area-overseer = SURVEILLANT
elgaucho-area-steppe = STEPPE

elgaucho-pesos =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }

# Ce que rapporte un troupeau : nombre de tuiles × plus haute valeur + bonus = pesos.
elgaucho-sum =
    { $bonus ->
        [0] { $count } × { $highest } = { elgaucho-pesos }
       *[other] { $count } × { $highest } + { $bonus } = { elgaucho-pesos }
    }

# Un résultat, dans une énumération.
elgaucho-score = { $player } { $pesos }


## Ce qu’il y a à décider

elgaucho-prompt-keep = Choisissez les tuiles que vous gardez.
elgaucho-prompt-enter = Choisissez un secteur d’action pour votre premier gaucho.
elgaucho-prompt-turn-untaken = Prenez deux dés ; des actions spéciales peuvent venir avant.
elgaucho-prompt-turn-taken = Utilisez vos dés et des actions spéciales, ou terminez votre tour.
elgaucho-prompt-turn-without = Cette manche se joue sans dés : utilisez des actions spéciales, ou terminez votre tour.
elgaucho-prompt-turn-recalled = Utilisez tout de suite le gaucho repris : debout, couché ou dans un secteur d’action.
elgaucho-prompt-overseer = Relevez un second gaucho, ou restez-en là.
elgaucho-prompt-steppe = Choisissez une tuile de la steppe et une case libre pour elle.
elgaucho-prompt-steppe-paired = Posez une seconde petite tuile sur une case libre, ou restez-en là.
elgaucho-prompt-steppe-recalled = Posez une seconde petite tuile sur une case libre pour le gaucho repris.
elgaucho-prompt-collect = Choisissez la prochaine tuile collectée à ajouter à vos troupeaux.
elgaucho-prompt-final = Collecte finale : choisissez la prochaine tuile à ajouter à vos troupeaux.
elgaucho-prompt-over = La partie est terminée.


## Les événements

elgaucho-event-breed_out = La race { $breed } quitte la partie.
elgaucho-event-filled = La case { $space } reçoit la { $tile }.
elgaucho-event-start_player = { $player } reçoit le pion de premier joueur.
elgaucho-event-dealt = { $player } tire { $count } tuiles en secret.
elgaucho-event-dealt-seen = { $player } tire en secret : { $tiles }.
elgaucho-event-chosen = { $player } a choisi.
elgaucho-event-kept = { $player } garde { $tiles }.
elgaucho-event-placed = { $player } place un gaucho sur { $area }.
elgaucho-event-placed-dice = { $player } place un gaucho sur { $area } avec { $dice }.
elgaucho-event-round_began =
    { $left ->
        [0] La manche { $round }, sans dés, commence. { $player } joue en premier.
        [1] La manche { $round }, la dernière avec des dés, commence. { $player } joue en premier.
       *[other] La manche { $round } commence. { $player } joue en premier.
    }
elgaucho-event-rolled = { $player } lance les dés : { $dice }.
elgaucho-event-took = { $player } prend { $dice }.
elgaucho-event-stood = { $player } place un gaucho debout sur la { $tile } ({ $space }) avec { $dice }.
elgaucho-event-laid = { $player } couche un gaucho sur la { $tile } ({ $space }) avec { $dice }.
elgaucho-event-raised = { $player } relève son gaucho sur la { $tile } ({ $space }) avec { $dice }.
elgaucho-event-recalled = { $player } reprend son gaucho couché sur { $space }.
elgaucho-event-recalled_area = { $player } reprend son gaucho de { $area }.
elgaucho-event-wished = { $player } utilise { elgaucho-area-wish } et reçoit un { $die }.
elgaucho-event-sold = { $player } vend le { $herd } { $row } ({ $reason }) : { $sum }.
elgaucho-event-stole = { $player } vole la { $tile } à { $victim }, qui reçoit { $pesos }.
elgaucho-event-roused = { $player } utilise { elgaucho-area-overseer } pour relever son gaucho sur la { $tile } ({ $space }).
elgaucho-event-replaced = { $player } utilise { elgaucho-area-overseer } pour remplacer le gaucho couché sur la { $tile } ({ $space }) ; { $victim } le récupère et reçoit { $pesos }.
elgaucho-event-looked =
    { $count ->
        [one] { $player } utilise { elgaucho-area-steppe } et regarde la seule tuile qui s’y trouve.
       *[other] { $player } utilise { elgaucho-area-steppe } et regarde les { $count } tuiles qui s’y trouvent.
    }
elgaucho-event-looked-seen = { $player } utilise { elgaucho-area-steppe } et voit { $tiles }.
elgaucho-event-put = { $player } pose la { $tile } sur { $space }, avec un gaucho debout.
elgaucho-event-steppe_refilled =
    { $count ->
        [one] La steppe reçoit { $count } nouvelle tuile ; tuiles restant dans la pioche : { $pile }.
       *[other] La steppe reçoit { $count } nouvelles tuiles ; tuiles restant dans la pioche : { $pile }.
    }
elgaucho-event-pile_empty = La pioche est vide : après cette manche viennent encore une manche complète et une manche sans dés.
elgaucho-event-pile_idle = Aucune tuile n’a été tirée depuis dix manches, la pioche est considérée comme vide : viennent encore une manche complète et une manche sans dés.
elgaucho-event-ended = { $player } termine son tour.
elgaucho-event-collected = { $player } collecte { $tiles }.
elgaucho-event-added = { $player } ajoute la { $tile } à sa ligne.
elgaucho-event-sorted = { $player } utilise { elgaucho-area-sort } pour insérer la { $tile } : { $row }.
elgaucho-event-over =
    { $count ->
        [one] La partie est terminée : { $scores }. { $winners } gagne.
       *[other] La partie est terminée : { $scores }. { $winners } partagent la victoire.
    }

# Pourquoi un troupeau a été vendu.
elgaucho-sold-sale = { elgaucho-area-sale }
elgaucho-sold-misfit = une tuile ne convient pas
elgaucho-sold-end = fin de la partie


## Les coups, sur des boutons et dans des listes

elgaucho-move-keep = Garder { $tiles }
elgaucho-move-keep-row = Garder { $tiles }, dans cet ordre
elgaucho-move-place = Placer un gaucho sur { $area }
elgaucho-move-place-dice = Placer un gaucho sur { $area } avec { $dice }
elgaucho-move-take = Prendre { $dice }
elgaucho-move-stand = Placer un gaucho debout sur { $space } avec { $dice }
elgaucho-move-lay = Coucher un gaucho sur { $space } avec { $dice }
elgaucho-move-raise = Relever le gaucho sur { $space } avec { $dice }
elgaucho-move-recall = Reprendre le gaucho couché sur { $space } pour l’action suivante
elgaucho-move-recall-area = Reprendre le gaucho de { $area }
elgaucho-move-wish = Utiliser { elgaucho-area-wish } pour un { $die }
elgaucho-move-sale = Utiliser { elgaucho-area-sale } pour le { $herd }
elgaucho-move-steal = Utiliser { elgaucho-area-steal } pour prendre la { $tile }
elgaucho-move-steal-from = Utiliser { elgaucho-area-steal } pour prendre la { $tile } à { $victim }
elgaucho-move-overseer-raise = Utiliser { elgaucho-area-overseer } pour relever le gaucho sur { $space }
elgaucho-move-overseer-replace = Utiliser { elgaucho-area-overseer } pour remplacer le gaucho sur { $space }
elgaucho-move-steppe = Utiliser { elgaucho-area-steppe } et regarder ses tuiles
elgaucho-move-put = Poser la { $tile } sur { $space }
elgaucho-move-done = En rester là
elgaucho-move-end = Terminer le tour
elgaucho-move-add = Ajouter la { $tile } à droite
elgaucho-move-sort = Utiliser { elgaucho-area-sort } pour insérer la { $tile }


## Pourquoi un coup n’est pas permis, dit à qui l’a tenté

elgaucho-refusal-over = La partie est terminée.
elgaucho-refusal-keep_first = Chacun choisit d’abord les tuiles qu’il garde.
elgaucho-refusal-kept_already = Vous avez déjà choisi.
elgaucho-refusal-keep_over = On ne garde des tuiles que pendant la manche préliminaire.
elgaucho-refusal-not_your_turn = C’est le tour de { $player }, pas le vôtre.
elgaucho-refusal-enter_first = Placez d’abord un gaucho sur un secteur d’action.
elgaucho-refusal-collect_first = Ajoutez d’abord à vos troupeaux les tuiles collectées.
elgaucho-refusal-collect_later = Les tuiles s’ajoutent quand elles sont collectées, après le dernier tour de la manche.
elgaucho-refusal-sort_later = { elgaucho-area-sort } ne s’utilise que pendant la collecte.
elgaucho-refusal-overseer_first = Relevez d’abord un second gaucho, ou restez-en là.
elgaucho-refusal-recalled_first = Le gaucho repris doit être utilisé tout de suite.
elgaucho-refusal-steppe_first = Vous avez regardé la steppe : posez avant tout une de ses tuiles sur une case libre.
elgaucho-refusal-steppe_unseen = Regardez d’abord la steppe : utilisez { elgaucho-area-steppe }.
elgaucho-refusal-nothing_begun = Il n’y a rien dont vous pourriez vous contenter maintenant ; terminer le tour est un autre coup.
elgaucho-refusal-not_in_hand = La { $tile } n’est pas dans votre main ; vous avez { $tiles }.
elgaucho-refusal-keep_limit = On ne peut garder { $count } tuiles que si aucune ne vaut plus de { $limit }.
elgaucho-refusal-no_dice = Cette manche se joue sans dés.
elgaucho-refusal-dice_taken = Vous avez déjà pris les deux dés de ce tour.
elgaucho-refusal-not_rolled = { $pair } ne sont pas tous deux parmi les dés ; il y a { $rodeo }.
elgaucho-refusal-not_these_dice = Vous ne pouvez pas utiliser { $dice } : vos dés sont { $hand }.
elgaucho-refusal-not_these_dice-none = Vous ne pouvez pas utiliser { $dice } : vous n’avez pas de dés.
elgaucho-refusal-no_tile = Il n’y a pas de tuile sur { $space }.
elgaucho-refusal-space_not_in_play = La case { $space } n’est pas en jeu.
elgaucho-refusal-no_gaucho = Il n’y a plus de gaucho dans votre réserve ; reprenez-en d’abord un.
elgaucho-refusal-occupied = La tuile sur { $space } est occupée.
elgaucho-refusal-dice_total = Les dés doivent totaliser { $total }, pas { $dice }.
elgaucho-refusal-none_lies = Aucun de vos gauchos n’est couché sur { $space }.
elgaucho-refusal-enter_without_dice = On n’utilise pas de dés pendant la manche préliminaire.
elgaucho-refusal-area_chosen = { $area } est déjà choisi.
elgaucho-refusal-dice_unnamed = Dites avec quels dés un gaucho va sur { $area }.
elgaucho-refusal-area_occupied = Votre place sur { $area } est occupée.
elgaucho-refusal-just_left = Pendant ce tour, vous avez déjà utilisé { $area } ou repris votre gaucho de là.
elgaucho-refusal-area_total = { $area } demande un total de { $totals }, pas { $dice }.
elgaucho-refusal-supply_left = On ne reprend un gaucho couché que si la réserve est vide.
elgaucho-refusal-nothing_to_use = On ne reprend un gaucho couché que pour une action qui suit aussitôt, et aucune n’est possible.
elgaucho-refusal-just_placed = Votre gaucho n’est arrivé sur { $area } que pendant ce tour.
elgaucho-refusal-not_on_area = Vous n’avez pas de gaucho sur { $area }.
elgaucho-refusal-herd_too_small = Votre { $herd } a moins de deux tuiles.
elgaucho-refusal-own_tile = La { $tile } est à vous.
elgaucho-refusal-in_no_herd = La { $tile } n’est dans le troupeau de personne.
elgaucho-refusal-raise_or_replace = { elgaucho-area-overseer } sert à relever ou à remplacer, pas aux deux.
elgaucho-refusal-no_rival_lies = Aucun gaucho d’un adversaire n’est couché sur { $space }.
elgaucho-refusal-steppe_empty = Il n’y a pas de tuile dans la steppe.
elgaucho-refusal-pampa_full = Il n’y a pas de case libre dans la pampa pour une tuile de la steppe.
elgaucho-refusal-not_on_steppe = La { $tile } n’est pas dans la steppe ; il y a { $tiles }.
elgaucho-refusal-space_taken = La case { $space } n’est pas libre.
elgaucho-refusal-pair_limit = On ne pose deux tuiles de la steppe ensemble que si aucune ne vaut plus de { $limit }.
elgaucho-refusal-second_needs_gaucho = La seconde tuile a besoin d’un gaucho ; reprenez-en d’abord un.
elgaucho-refusal-tile_due = Vous avez regardé la steppe : il faut en poser au moins une tuile.
elgaucho-refusal-dice_due = Votre tour ne peut pas finir avant que vous ayez pris deux dés.
elgaucho-refusal-no_herd = Vous n’avez pas de { $herd } où l’insérer.
elgaucho-refusal-fits_right = La { $tile } va à droite : ajoutez-la simplement.
elgaucho-refusal-not_collected = La { $tile } n’est pas parmi les tuiles collectées : { $tiles }.


## Ce que comptent les profils

elgaucho-fact-herds-by-sale = Troupeaux vendus par { elgaucho-area-sale }
elgaucho-fact-herds-closed = Troupeaux clos
elgaucho-fact-herds-at-the-end = Troupeaux à la fin
elgaucho-fact-compensation = Dédommagements
elgaucho-fact-sort = { elgaucho-area-sort }
elgaucho-fact-wish = { elgaucho-area-wish }
elgaucho-fact-sale = { elgaucho-area-sale }
elgaucho-fact-steal = { elgaucho-area-steal }
elgaucho-fact-overseer = { elgaucho-area-overseer }
elgaucho-fact-steppe = { elgaucho-area-steppe }
