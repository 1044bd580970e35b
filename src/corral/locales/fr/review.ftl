# L’analyse d’une partie : dans le terminal et sur la page.

review-title =
    { $moves ->
        [one] Analyse : { $game }, un coup
       *[other] Analyse : { $game }, { $moves } coups
    }
review-how = Chaque décision est jugée avec ce que son joueur savait alors, jamais avec ce qui était caché. La courbe montre ce que toute la table pouvait savoir.
review-chances = Chances de gagner
review-points = Points attendus
review-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-turning-points = Tournants
review-no-turning-point = Aucun événement n’a décidé à lui seul de cette partie.
review-chance-did = Hasard
# $sign vaut + ou −.
review-swing = { $name } { $sign }{ NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-ledger = Chance et adresse
review-ledger-how = En chances de gagner et en points attendus : ce qu’ont donné les dés, les tuiles et les cartes, ce qu’ont donné les décisions du joueur par rapport à un jeu rapide et sensé, et celles des autres. Ensemble, ils font le chemin du début au résultat. Faux pas : imprécisions / erreurs / gaffes.
review-column-accuracy = Précision
review-column-slips = Faux pas
review-column-luck = Chance
review-column-own = Ses décisions
review-column-others = Les autres
review-gain = { $sign }{ NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ({ $points })
review-costliest = Ce qui a coûté le plus
review-nothing-costly = Aucune décision n’a beaucoup coûté.
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-cost = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-played = Joué : { $move }
review-better = Mieux valait : { $move }
review-move = Coup { $move }
