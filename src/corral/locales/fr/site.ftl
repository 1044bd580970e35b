# Les pages de la documentation qui enseignent un jeu.

site-table = Une table de { $game } dans le navigateur
site-coach = Ce que dit le moniteur
site-coach-intro = Dans votre première partie dans le navigateur, le moniteur explique chaque décision quand vous la rencontrez pour la première fois. Voici ce qu’il dit, dans l’ordre d’une partie :
site-rules = Les règles
site-rules-intro = Chaque règle a un numéro. Quand un coup est refusé, Corral donne le numéro et la raison, et le même numéro mène à la règle ici, dans le navigateur et dans le terminal.


## Ce que le serveur dit sous /docs quand il n’y a pas de telle page

site-title = La documentation de Corral
site-missing = La documentation n’est pas construite ici. Dans le dossier des sources, cette commande la construit, et le serveur la montre sur cette page à son prochain démarrage :
site-missing-rules = Les règles des jeux sont toujours ici :
site-lost = Cette page n’existe pas. La documentation commence ici.
