# El Gaucho : le plateau dans le navigateur.


## Le plateau

web-elgaucho-board = La table
web-elgaucho-pampa = Pampa
web-elgaucho-rodeo = Rodéo des dés
web-elgaucho-areas = Secteurs d’action
web-elgaucho-yard = Pioche et steppe
web-elgaucho-pile =
    { $count ->
        [one] Pioche : { $count } tuile
       *[other] Pioche : { $count } tuiles
    }
web-elgaucho-steppe =
    { $count ->
        [one] Steppe : { $count } tuile
       *[other] Steppe : { $count } tuiles
    }
web-elgaucho-known = Vous avez vu cette tuile
web-elgaucho-unseen = Tuiles que vous n’avez pas encore vues
web-elgaucho-breed-out = La race { $breed } n’est pas en jeu
web-elgaucho-round = Manche { $round }
web-elgaucho-round-first = Manche préliminaire
web-elgaucho-rounds-left =
    { $left ->
        [0] sans dés
        [1] la dernière avec dés
       *[other] encore { $left } avec dés
    }
web-elgaucho-complete = Chaque tuile est occupée ici : ce pâturage sera collecté
web-elgaucho-die = Dé { $value }
web-elgaucho-die-wished = Dé souhaité { $value }
web-elgaucho-space-free = Case { $space }, libre
web-elgaucho-space-tile = { $tile } sur { $space }
web-elgaucho-space-standing = { $tile } sur { $space }, un gaucho de { $player } s’y tient debout
web-elgaucho-space-lying = { $tile } sur { $space }, un gaucho de { $player } y est couché
web-elgaucho-area-empty = { $area }
web-elgaucho-area-with = { $area }, avec un gaucho de { $players }
web-elgaucho-area-touched = Hachuré parce que déjà utilisé pendant ce tour : de nouveau libre au suivant
web-elgaucho-gaucho-of = Gaucho de { $player }

# À quoi sert un secteur d’action, en quelques mots.
web-elgaucho-about-sort = Pendant la collecte, insérer une tuile n’importe où dans son troupeau
web-elgaucho-about-wish = Un dé de plus, de la valeur voulue
web-elgaucho-about-sale = Vendre un troupeau d’au moins deux tuiles, avec un bonus
web-elgaucho-about-steal = Prendre une tuile dans le troupeau d’un autre
web-elgaucho-about-overseer = Relever un ou deux de vos gauchos couchés, ou en remplacer un d’un autre
web-elgaucho-about-steppe = Regarder la steppe en secret et poser une ou deux de ses tuiles


## Les ranchs

web-elgaucho-ranches = Les ranchs
web-elgaucho-ranch = Ranch de { $player }
web-elgaucho-start-player = Premier joueur
web-elgaucho-has-chosen = a choisi
web-elgaucho-supply =
    { $count ->
        [one] { $count } gaucho en réserve
       *[other] { $count } gauchos en réserve
    }
web-elgaucho-herd-empty = { $herd } : aucun
web-elgaucho-herd-none = { $herd } : { $row }, vaut { $pesos }
web-elgaucho-herd-up = { $herd }, croissant : { $row }, vaut { $pesos }
web-elgaucho-herd-down = { $herd }, décroissant : { $row }, vaut { $pesos }


## Ce parmi quoi l’on choisit

web-elgaucho-dice-yours = Vos dés
web-elgaucho-dice-of = Dés de { $player }
web-elgaucho-dice-untaken = Deux dés du rodéo viendront ici.
web-elgaucho-dice-sums = Une action par dé, ou une seule avec leur somme : { $sums }
web-elgaucho-dice-used = Tous les dés sont utilisés.
web-elgaucho-dice-without = Cette manche se joue sans dés.
web-elgaucho-deeds = Ce que les autres ont fait
web-elgaucho-looking = { $player } regarde la steppe.
web-elgaucho-keep-rule = Gardez une tuile quelconque, ou deux d’au plus { $two } chacune, ou trois d’au plus { $three } chacune. Elles commencent vos troupeaux.
web-elgaucho-keep-waiting = Choisissent encore : { $players }
web-elgaucho-look = La steppe : vous seul voyez ces tuiles
web-elgaucho-look-choose = Choisissez une tuile, puis une case libre de la pampa.
web-elgaucho-look-chosen = Choisissez maintenant une case libre pour la { $tile }.
web-elgaucho-incoming-yours = Vos tuiles : laquelle rejoint vos troupeaux maintenant ?
web-elgaucho-incoming-of = Tuiles que { $player } a collectées
web-elgaucho-sells-for = Vente : { $pesos }


## Ce qu’un coup entraîne

web-elgaucho-gets = { $player } reçoit { $pesos }.
web-elgaucho-sells = Elle ne convient pas : votre { $herd } { $row } est vendu : { $sum }.
web-elgaucho-row = Donne la ligne { $row }, qui vaut { $worth }.


## D’où viennent les pesos

web-elgaucho-source-misfit = Troupeaux fermés par une tuile
web-elgaucho-source-sale = Troupeaux vendus par { elgaucho-area-sale }
web-elgaucho-source-bonus = Bonus de { elgaucho-area-sale }
web-elgaucho-source-end = Troupeaux vendus à la fin
web-elgaucho-source-robbed = Prix des tuiles volées
web-elgaucho-source-replaced = Prix des gauchos remplacés


## L’aide de la première partie

web-coach-elgaucho-aim = Qui a le plus de pesos à la fin gagne. Les pesos viennent des troupeaux vendus : des lignes d’une race, croissantes ou décroissantes, qui valent le nombre de leurs tuiles multiplié par la plus haute valeur.
web-coach-elgaucho-keep = Ces tuiles commencent vos troupeaux. Un troupeau est une ligne d’une race, croissante ou décroissante ; vendu, il rapporte le nombre de ses tuiles multiplié par la plus haute valeur. Une seule tuile élevée vaut plus tout de suite, deux ou trois petites laissent de la place pour grandir.
web-coach-elgaucho-enter = Votre premier gaucho va dans l’un des six bâtiments, chacun dans un autre. À un tour suivant, vous le reprenez et faites ce que le bâtiment permet. { elgaucho-area-wish } sert toujours.
web-coach-elgaucho-take = Cliquez sur deux dés du rodéo. Chacun permet une action, ou les deux ensemble une seule avec leur somme. Le grand nombre d’une tuile y met un gaucho debout, le petit nombre dans l’anneau en couche un.
web-coach-elgaucho-act = Tout ce qui brille peut être cliqué. Un gaucho debout rapporte sa tuile dès que chaque tuile de la rangée est occupée ; un gaucho couché ne fait que la réserver et doit encore être relevé. Un gaucho dans un bâtiment attend que vous utilisiez son action.
web-coach-elgaucho-recall = Vous n’avez plus de gaucho en réserve. Pour l’action suivante, reprenez-en un couché dans la pampa, ou un dans un bâtiment.
web-coach-elgaucho-recalled = Le gaucho repris doit servir tout de suite : debout, couché ou dans un bâtiment.
web-coach-elgaucho-end = Vos dés sont utilisés. Terminez votre tour quand vous êtes prêt ; jusque-là, vous pouvez revenir en arrière.
web-coach-elgaucho-without = Pas de dés dans cette manche. Utilisez les bâtiments où vous avez des gauchos, puis terminez votre tour : ensuite tous les gauchos debout rapportent leurs tuiles.
web-coach-elgaucho-wish = { elgaucho-area-wish } vous donne un dé de plus, de la valeur que vous annoncez. Il peut aussi s’ajouter aux autres.
web-coach-elgaucho-sale = { elgaucho-area-sale } vend l’un de vos troupeaux avec un bonus, avant qu’il soit volé ou fermé par une tuile qui ne convient pas. Cliquez sur le troupeau.
web-coach-elgaucho-steal = { elgaucho-area-steal } prend une tuile quelconque dans le troupeau d’un autre ; cliquez dessus. Son propriétaire en reçoit la valeur. Si elle ne convient pas à votre ligne, celle-ci est d’abord vendue.
web-coach-elgaucho-overseer = { elgaucho-area-overseer } relève jusqu’à deux de vos gauchos couchés sans dés, ou remplace le gaucho couché d’un autre par un des vôtres, debout ; l’autre reçoit la valeur de la tuile.
web-coach-elgaucho-steppe = Vous seul voyez les tuiles de la steppe. Choisissez-en une et une case libre de la pampa : elle y va avec un de vos gauchos, debout. Après une petite tuile, une seconde petite peut suivre.
web-coach-elgaucho-tosteppe = Votre gaucho sur { elgaucho-area-steppe } peut agir maintenant : vous regardez les tuiles cachées de la steppe, et l’une d’elles, ou deux petites, vont dans la pampa avec vos gauchos. Cliquez sur { elgaucho-area-steppe }.
web-coach-elgaucho-tooverseer = Votre gaucho sur { elgaucho-area-overseer } peut agir maintenant : relevez vos gauchos couchés sans dés, ou chassez celui d’un autre. Cliquez sur { elgaucho-area-overseer }.
web-coach-elgaucho-collect = Une nouvelle tuile va à l’extrémité droite de sa ligne. Si elle ne la continue pas, la ligne est vendue aussitôt et une nouvelle commence. L’ordre vous appartient : sous chaque tuile, vous voyez ce qu’elle ferait.
web-coach-elgaucho-sort = Votre gaucho sur { elgaucho-area-sort } peut insérer une de ces tuiles là où la ligne reste en ordre, au lieu de l’ajouter à droite. À côté de chaque tuile, vous voyez les deux.
web-coach-elgaucho-final = Les dernières tuiles rentrent. Choisissez l’ordre qui rapporte le plus : ensuite, tous les troupeaux sont vendus.
web-elgaucho-unused = Dés inutilisés : { $dice }. Terminer quand même le tour ?


## Ce que le moniteur dit autrement aux doigts.

web-touch-elgaucho-take = Touchez deux dés du rodéo. Chacun permet une action, ou les deux ensemble une seule avec leur somme. Le grand nombre d’une tuile y met un gaucho debout, le petit nombre dans l’anneau en couche un.
web-touch-elgaucho-act = Tout ce qui brille peut être touché. Un gaucho debout rapporte sa tuile dès que chaque tuile de la rangée est occupée ; un gaucho couché ne fait que la réserver et doit encore être relevé. Un gaucho dans un bâtiment attend que vous utilisiez son action.
web-touch-elgaucho-sale = { elgaucho-area-sale } vend l’un de vos troupeaux avec un bonus, avant qu’il soit volé ou fermé par une tuile qui ne convient pas. Touchez le troupeau.
web-touch-elgaucho-steal = { elgaucho-area-steal } prend une tuile quelconque dans le troupeau d’un autre ; touchez-la. Son propriétaire en reçoit la valeur. Si elle ne convient pas à votre ligne, celle-ci est d’abord vendue.
web-touch-elgaucho-tosteppe = Votre gaucho sur { elgaucho-area-steppe } peut agir maintenant : vous regardez les tuiles cachées de la steppe, et l’une d’elles, ou deux petites, vont dans la pampa avec vos gauchos. Touchez { elgaucho-area-steppe }.
web-touch-elgaucho-tooverseer = Votre gaucho sur { elgaucho-area-overseer } peut agir maintenant : relevez vos gauchos couchés sans dés, ou chassez celui d’un autre. Touchez { elgaucho-area-overseer }.


## La page des règles : le jeu en deux minutes, et ce que montrent les images.

web-overview-elgaucho =
    Vous voulez des pesos. Vous les obtenez en vendant des troupeaux : des lignes de bêtes d’une même race,
    croissantes ou décroissantes. Un troupeau vendu rapporte le nombre de ses tuiles multiplié par sa plus haute
    valeur ; 3-5-6-9 rapporte donc 4 × 9 = 36.

    À chaque manche, le premier joueur lance tous les dés, et chacun à son tour en prend deux. Un dé qui montre
    le grand nombre d’une tuile de la pampa y met un gaucho debout ; un dé qui montre le petit nombre ne fait
    que le coucher, il faudra le relever. On peut additionner deux dés. Ou bien un dé envoie un gaucho dans l’un
    des six bâtiments, dont vous utilisez l’action spéciale à un tour suivant : un dé de plus à votre choix, une
    vente avec bonus, un vol, et ainsi de suite.

    Quand chaque tuile d’une rangée de la pampa est occupée, les gauchos debout rapportent leurs tuiles. Une
    nouvelle tuile va à l’extrémité droite de son troupeau. Si elle ne continue pas la ligne, le troupeau est
    vendu aussitôt et la tuile en commence un nouveau.

    Quand la pioche est vide, on joue encore une manche, puis une manche sans dés. Ensuite tous les gauchos
    debout rapportent leurs tuiles, et tous les troupeaux sont vendus. Qui a le plus de pesos gagne.
web-caption-elgaucho-setup = Une tuile de chaque race avec sa valeur et son petit nombre, et le dos d’une tuile.
web-caption-elgaucho-preliminary = Deux tuiles blanches de 8 au plus sont gardées ; les autres quittent le jeu sans être vues.
web-caption-elgaucho-round = Les dés lancés, et les deux que quelqu’un a pris.
web-caption-elgaucho-pampa = 3 + 4 met un gaucho debout sur un 7 ; un 3 en couche un sur un 7 ; un autre 3 le relève.
web-caption-elgaucho-areas = Chaque bâtiment avec les totaux qui y envoient un gaucho.
web-caption-elgaucho-collecting = Un 9 continue une ligne croissante ; ce troupeau vaut 4 × 9. Après le 8, un 2 continue une ligne décroissante.
web-caption-elgaucho-refilling = Des tuiles viennent de la pioche jusqu’à ce que les valeurs d’une rangée fassent 20 ou plus.
web-caption-elgaucho-actions = Les bâtiments dont on utilise l’action à son tour : { elgaucho-area-wish }, { elgaucho-area-sale }, { elgaucho-area-steal }, { elgaucho-area-overseer }, { elgaucho-area-steppe }.
web-caption-elgaucho-end = Tous les troupeaux sont vendus ; qui a le plus de pesos gagne.


## Ce qu’on cherche en revoyant une partie.

web-moment-elgaucho-stole = Vol
web-moment-elgaucho-sold = Vente
web-moment-elgaucho-replaced = Gaucho chassé
web-moment-elgaucho-looked = Regard sur la steppe
