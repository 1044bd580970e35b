# Point d’eau en français. Corral trouve chaque message par son nom.

waterhole-title = Point d’eau
waterhole-description = Un été sec : envoyez vos troupeaux à l’eau, mais chacun ne boit qu’une fois ; pour 2 à 5 joueurs.


## Options

waterhole-option-mud = Qui trouve la boue
waterhole-option-mud-nobody = Personne
waterhole-option-mud-second = Le deuxième troupeau
waterhole-option-mud-smallest = Le plus petit troupeau
waterhole-option-fog = Brouillard : le point d’eau n’est trouvé qu’une fois les troupeaux en route
waterhole-option-herds = Troupeaux et manches


## Ce qui se passe

waterhole-event-dealt = { $player } reçoit { $count } troupeaux.
waterhole-event-found = Manche { $round } : un point d’eau de { $water } est trouvé.
waterhole-event-sent = { $player } a envoyé un troupeau.
waterhole-event-showed = { $player } a envoyé { $herd } têtes.
waterhole-event-drank = Les { $herd } de { $player } boivent : { $points } points.
waterhole-event-mud = { $player } trouve la boue : { $points } points.


## Ce qui peut être fait

waterhole-move-send = Envoyer { $first }
waterhole-prompt-send = Quel troupeau envoyez-vous à l’eau ?


## Ce que l’on voit

waterhole-view-round = Manche
waterhole-view-rounds = Manches
waterhole-view-water = Eau
waterhole-view-to_come = Points d’eau à venir
waterhole-view-scores = Points
waterhole-view-herds = Troupeaux
waterhole-view-sent = En route
waterhole-view-drunk = Ont bu


## Règles

waterhole-rules-title = Point d’eau : les règles

waterhole-rules-begin = Avant la partie
waterhole-rule-W-1 = Il y a 36 troupeaux, de 1 à 36 têtes. Chacun en reçoit cinq en secret.

waterhole-rules-round = Une manche
waterhole-rule-W-2 = Il y a huit points d’eau, de 2 à 9 d’eau. Le hasard en trouve un, jamais deux fois le même.
waterhole-rule-W-3 = Tous choisissent un de leurs troupeaux, en secret et en même temps, et l’envoient à l’eau. Un troupeau en route ne peut pas être rappelé.
waterhole-rule-W-4 = Quand tous ont choisi, les troupeaux sont montrés. Le plus grand boit et rapporte autant de points qu’il y a d’eau.
waterhole-rule-W-5 = Le troupeau qui a bu quitte la partie. Tous les autres rentrent, au vu de tous, et peuvent être envoyés de nouveau.

waterhole-rules-end = La fin
waterhole-rule-W-6 = Il y a autant de manches que chacun a reçu de troupeaux. Qui a alors le plus de points gagne ; plusieurs à égalité se partagent la victoire.

waterhole-rules-variants = Variantes
waterhole-rule-W-7 = Boue : le deuxième troupeau d’une manche, ou le plus petit, trouve la boue et rapporte 2 points. Il rentre comme tous ceux qui n’ont pas bu.
waterhole-rule-W-8 = Brouillard : le point d’eau n’est trouvé qu’une fois tous les troupeaux envoyés. Dans le brouillard, personne ne trouve la boue : jamais avec W-7.
waterhole-rule-W-9 = Chacun reçoit trois, quatre ou six troupeaux au lieu de cinq.
