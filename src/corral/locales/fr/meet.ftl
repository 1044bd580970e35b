# Trouver les autres : la liste des tables publiques et la file de ceux qui veulent jouer bientôt.


## Tables ouvertes

meet-filters = Quelles tables sont montrées
meet-game = Jeu
meet-all-games = Tous les jeux
meet-pace = Rythme
meet-all-paces = Tous les rythmes
meet-pace-live = En direct, avec horloge
meet-pace-unhurried = Sans hâte
meet-free = Places libres
meet-all-seats = Libres ou non
meet-free-at-least =
    { $count ->
        [one] Une place libre
       *[other] { $count } places libres ou plus
    }
meet-level = Niveau
meet-all-levels = Tous les niveaux
meet-level-mine = À peu près le mien
meet-level-new = Débutants
meet-none = Aucune table publique de ce genre pour l’instant.
meet-row-live = { $seconds } secondes par décision
meet-row-unhurried = sans hâte
meet-row-free =
    { $free ->
        [one] une place libre
       *[other] { $free } places libres
    }
meet-row-full = toutes les places sont prises
meet-row-rated = cotée
meet-row-level = niveau { $level }
meet-row-new = niveau encore inconnu


## Jouer bientôt

meet-soon = Trouver des joueurs
meet-soon-waiting =
    { $waiting ->
        [one] une personne attend
       *[other] { $waiting } personnes attendent
    }
meet-title = Trouver des joueurs : { $game }
meet-about = Vous rencontrez des joueurs à peu près de votre force : d’abord les plus proches, avec le temps n’importe qui. La partie se joue en direct, avec { $seconds } secondes par décision, et elle est cotée.
meet-stay = Laissez cette page ouverte. Qui la ferme n’attend plus.
meet-players = Joueurs à la table
meet-players-any = Autant qu’il y en a
meet-players-number = { $count } joueurs
meet-waiting =
    { $waiting ->
        [one] Personne d’autre n’attend encore.
       *[other] { $waiting } personnes attendent, vous compris.
    }
meet-waited = Vous attendez depuis { $time }.
meet-connecting = Un instant…
meet-lost = La connexion est perdue ; votre place est gardée une minute.
meet-elsewhere = Vous attendez dans une autre fenêtre, ou l’attente est finie ici.
meet-again = Attendre ici
meet-stop = Ne plus attendre
meet-bots = Personne n’est venu jusqu’ici. Vous pouvez jouer contre des bots, ou attendre encore.
meet-bots-now = Jouer contre des bots
meet-bots-wait = Attendre encore
meet-found = Trouvé ! La partie commence.

web-problem-too_many_waiting = Beaucoup de personnes de votre réseau attendent déjà.
