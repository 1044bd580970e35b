# L’analyse d’une partie : dans le terminal et sur la page.
# Les parts sont des centièmes entiers.

review-title =
    { $moves ->
        [one] Analyse : { $game }, un coup
       *[other] Analyse : { $game }, { $moves } coups
    }
review-how = Chaque décision est jugée avec ce que son joueur savait alors, jamais avec ce qui était caché. La courbe montre ce que toute la table pouvait savoir.
review-chances = Chances de gagner
review-points = Points attendus
review-share = { $value } %
review-turning-points = Tournants
review-no-turning-point = Aucun événement n’a décidé à lui seul de cette partie.
review-chance-did = Hasard
# $sign vaut + ou −.
review-revealed = ce qui était caché est apparu
review-swing = { $name } { $sign }{ $value } %
review-ledger = Chance et adresse
review-ledger-how = En chances de gagner et en points attendus : ce qu’ont donné les dés, les tuiles et les cartes (face cachée : au moment où on les a vues), ce qu’ont donné les décisions du joueur par rapport à un jeu rapide et sensé, et celles des autres. Ensemble, ils font le chemin du début au résultat. Faux pas : imprécisions / erreurs / gaffes.
review-column-player = Joueur
review-column-accuracy = Précision
review-column-slips = Faux pas
review-column-luck = Chance
review-column-own = Ses décisions
review-column-others = Les autres
review-gain = { $sign }{ $chance } % ({ $points })
review-costliest = Ce qui a coûté le plus
review-nothing-costly = Aucune décision n’a beaucoup coûté.
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-cost = { $chance } % de chances de gagner, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-played = Joué : { $move }
review-better = Mieux valait : { $move }
review-move = Coup { $move }

## Sur la page

review-open = Analyse
review-waiting = D’autres parties passent avant celle-ci.
review-running = Les bots examinent chaque décision : { $done } %
review-failed = L’analyse n’a pas abouti.
review-again = Essayer encore
review-graph = Le cours de la partie, coup { $move }
review-standing = { $name } { $value } %
review-expected = { $name } { NUMBER($value, maximumFractionDigits: 0) }
review-here = { $name } décide
review-fine = Rien de mieux n’a été trouvé.
review-forced = Il n’y a rien à choisir ici.
review-light = Caché jusqu’ici
review-try = Réessayer à partir d’ici
