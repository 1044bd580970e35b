# Tournois : en ouvrir un, y jouer, classement.

tournament-title = Tournois
tournament-open-one = Ouvrir un tournoi
tournament-none = Il n’y a pas de tournoi en ce moment.
tournament-all = Tous les tournois
tournament-format = Formule
tournament-format-arena = Arène
tournament-format-swiss = Système suisse
tournament-format-round_robin = Toutes rondes
tournament-about-arena = Venez quand vous voulez : on vous trouve une table après l’autre jusqu’à la fin du temps. Qui est libre rencontre qui est libre, d’abord ceux qui ont à peu près autant de points.
tournament-about-swiss = Un nombre fixe de rondes. À chacune, vous rencontrez quelqu’un qui a à peu près autant de points, et personne deux fois tant qu’on peut l’éviter. On peut arriver en retard.
tournament-about-round_robin = Chacun rencontre chacun aussi souvent. Une fois commencé, personne ne peut plus s’y joindre.
tournament-seats = { $size } par table
tournament-size = Joueurs par table
tournament-fewer = Quand le compte n’est pas rond, certaines tables ont une place de moins.
tournament-entrants =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
tournament-status-open = Ouvert
tournament-status-running = En cours
tournament-status-over = Terminé
tournament-status-cancelled = Annulé
tournament-host = Ouvert par { $host }
tournament-of-club = Tournoi d’un club, pour ses membres
tournament-begins = Début : { $when }
tournament-begins-host = Commence quand l’hôte le décide
tournament-until = Fin des appariements : { $when }
tournament-pairs-no-more = Le temps est écoulé, les dernières parties se jouent.
tournament-round-until = Ronde { $round } sur { $rounds }, fin au plus tard : { $when }
tournament-ended = Terminé : { $when }
tournament-rated = Coté
tournament-unrated = Non coté
tournament-join = Participer
tournament-come-back = Revenir
tournament-leave = Se retirer
tournament-left = Vous vous êtes retiré du tournoi et n’aurez plus de table.
tournament-removed = L’hôte vous a retiré du tournoi.
tournament-in-open = Vous participez. Restez sur la page : on vous dira quand votre table sera prête.
tournament-in-running = Vous participez et aurez bientôt une table.
tournament-in-round = Vous participez. La prochaine ronde commence quand toutes les tables ont fini, ou à son heure.
tournament-ready = Votre table est prête
tournament-ready-where = { $name } : votre table est prête
tournament-go = À la table
tournament-start = Commencer maintenant
tournament-cancel = Annuler le tournoi
tournament-cancel-really = L’annuler pour tout le monde ?
tournament-take-out = Retirer { $name }
tournament-take-out-really = { $name } abandonne sa partie et ne pourra pas revenir. Retirer ?
tournament-yes = Oui
tournament-no = Non
tournament-back = Retour au tournoi
tournament-keep-first = Pour ouvrir un tournoi, gardez d’abord votre identité : par une clé d’accès, un mot de passe ou un lien de secours.
tournament-keep = Garder mon identité

## Classement

tournament-standings = Classement
tournament-nobody = Personne ne participe encore.
tournament-place = Place
tournament-points = Points
tournament-played = Parties
tournament-won = Victoires
tournament-plays = joue
tournament-out = retiré
tournament-gone = retiré par l’hôte
tournament-tables = Tables
tournament-round = Ronde { $round }
tournament-forfeit = forfait
tournament-bye = est exempt : un point
tournament-watch = Regarder
tournament-replay = Revoir
tournament-counts = Comment on compte
tournament-counts-share = Une table donne un point au plus : qui gagne a 1, le dernier 0, entre les deux on partage selon le nombre de ceux qu’on devance. À une table de trois, le deuxième a un demi-point, à une table de quatre deux tiers et un tiers. À égalité, chacun a la moitié de l’autre.
tournament-counts-bye = Si le nombre est impair, quelqu’un est exempt, ce qui vaut un point : parmi ceux qui l’ont été le moins, le dernier.
tournament-counts-duels = Un point pour chaque personne que vous devancez à une table, un demi-point à égalité. Tous se sont rencontrés aussi souvent, donc les tables de deux, trois et quatre comptent de la même façon.
tournament-counts-forfeit = Qui ne vient pas dans la minute et demie, qui part et laisse un bot jouer jusqu’à la fin, qui abandonne, ou qui fait attendre une table quand la ronde finit, est forfait : cela ne donne rien, et tous ceux qui sont restés le devancent. Une partie que tous décident d’arrêter ne compte pour personne.
tournament-counts-ties = À égalité de points, on départage dans cet ordre :
tournament-counts-shared = Qui est à égalité en tout partage la place.
tournament-break-average = Points par partie
tournament-break-average-about = qui a eu besoin de moins de parties pour autant de points
tournament-break-direct = Rencontre directe
tournament-break-direct-about = combien de fois vous avez devancé ceux qui sont à égalité avec vous, là où vous vous êtes rencontrés
tournament-break-opposition = Opposition
tournament-break-opposition-about = les points de ceux que vous avez rencontrés, la moyenne de chaque table, additionnés (Buchholz) : le chemin le plus dur compte
tournament-break-places = Somme des places
tournament-break-places-about = vos places à toutes les tables additionnées, moins vaut mieux
tournament-break-wins = Victoires
tournament-break-wins-about = tables où personne ne vous devançait

## En ouvrir un

tournament-name = Nom
tournament-name-example = Vendredi soir
tournament-game = Jeu
tournament-when = Début
tournament-when-host = Quand je le décide
tournament-when-at = À une heure fixe
tournament-day = Jour et heure
tournament-duration = Durée
tournament-minutes =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
tournament-hours =
    { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }
tournament-days =
    { $days ->
        [one] un jour
       *[other] { $days } jours
    }
tournament-rounds = Rondes
tournament-times = Chacun rencontre chacun
tournament-times-count =
    { $times ->
        [one] un tour complet
       *[other] { $times } tours complets
    }
tournament-round-lasts = Une ronde dure au plus
tournament-round-lasts-about = La suivante commence dès que toutes les tables ont fini. Quand le temps est écoulé, ceux qu’une table attend sont forfaits, les autres sont classés selon leurs points.
tournament-rated-wish = Les parties changent les classements
tournament-public-wish = Dans la liste pour tous
tournament-open-it = L’ouvrir

## Refus

web-problem-tournament_kept = Pour ouvrir un tournoi, gardez d’abord votre identité : par une clé d’accès, un mot de passe ou un lien de secours.
web-problem-tournament_many = Vous pouvez avoir { $most } tournois ouverts à la fois.
web-problem-tournament_pace = Une arène a besoin d’une horloge : tant de secondes par décision.
web-problem-tournament_when = Un tournoi commence dans les 90 prochains jours.
web-problem-tournament_size = Ce jeu ne peut pas se jouer à de telles tables.
web-problem-tournament_alone = Il faut être deux au moins.
web-problem-tournament_removed = L’hôte vous a retiré de ce tournoi.
web-problem-tournament_late = Un tournoi toutes rondes commencé n’accepte plus personne.
web-problem-tournament_full = { $most } participent déjà : le tournoi est complet.
web-problem-tournament_club = Ce tournoi est réservé aux membres de son club.
web-problem-tournament_nearby = { $most } tournois ouverts depuis votre réseau sont déjà en cours.
web-problem-tournament_crowd = { $most } personnes de votre réseau participent déjà.
web-problem-tournament_entered = Vous participez déjà à { $most } tournois : retirez-vous d’abord de l’un d’eux.
