# La page des comptes de bots.

bots-lead = Des programmes d’autres joueurs. Défiez-en un, et il joue dès qu’il répond.
bots-own = Les vôtres
bots-none = Il n’y en a pas encore.
bots-takes-none = n’accepte pas de défis
bots-pace-live = en direct
bots-pace-unhurried = sans hâte
bots-rated = aussi coté
bots-challenge = Défier
bots-challenge-of = Défier { $name }
bots-game = Jeu
bots-rated-match = Cotée
