# Les profils : ce que quelqu’un a joué, sa force, sa manière de jouer.

profile-since = Joue ici depuis le { $day }
profile-nothing = Aucune partie n’est encore terminée.
profile-nothing-own = Vous n’avez pas encore terminé de partie. La première sera ici.
profile-matches = Parties
profile-wins = Gagnées
profile-rating = Cote
profile-rated-matches = Parties cotées
profile-spread = Dans 19 cas sur 20, la vraie force est entre { $low } et { $high }. Chaque partie cotée la fait mieux connaître.
profile-unrated = Pas encore de partie cotée à ce jeu : on le choisit en ouvrant une table.
profile-curve =
    { $matches ->
        [one] Cote à { $game } après une partie : { $rating }, à { $spread } près
       *[other] Cote à { $game } sur { $matches } parties, maintenant { $rating }, à { $spread } près
    }


## L’échelle

profile-ladder = Échelle contre les bots
profile-ladder-about = Pour qui joue seul : { $wins } victoires contre des bots d’un niveau, ou plus forts, et l’échelon est à vous.
profile-rung-reached =
    { $wins ->
        [one] une victoire
       *[other] { $wins } victoires
    }
profile-rung-open = { $wins } victoires sur { $of }


## La manière de jouer

profile-facts = La manière de jouer
profile-facts-about =
    { $matches ->
        [one] Dans une partie ; à droite, le maximum.
       *[other] En moyenne sur { $matches } parties ; à droite, le maximum dans l’une d’elles.
    }
profile-worth = D’où sont venus les points
profile-deeds = Ce qui a été fait
profile-fact = Quoi
profile-mean = En moyenne
profile-most = Le maximum dans une partie
profile-opponents = Rencontrés le plus souvent
profile-opponent =
    { $matches ->
        [one] une partie, devant dans { $ahead }
       *[other] { $matches } parties, devant dans { $ahead }
    }


## Parties

profile-history = Parties terminées
profile-filters = Choisir des parties
profile-filter-game = Jeu
profile-filter-result = Résultat
profile-filter-against = Adversaire
profile-all-games = Tous les jeux
profile-all-results = Gagnées et perdues
profile-all-opponents = Contre tous
profile-won = Gagnées
profile-lost = Non gagnées
profile-no-matches = Aucune partie de ce genre.
profile-place = Place { $place }
profile-left = parti avant la fin
profile-rated = cotée
profile-more = Montrer les précédentes


## Classement

profile-leaders = Classement : { $game }
profile-leaders-rated = Par cote
profile-leaders-about = Qui a joué au moins { $enough } parties cotées, dans l’ordre de ce que chacun vaut très probablement au moins : la cote moins son incertitude.
profile-leaders-none = Personne n’a encore joué assez de parties cotées.
profile-leaders-bots = Les bots, pour comparer
profile-rank = Rang
profile-ladder-none = Personne n’a encore gravi d’échelon.
