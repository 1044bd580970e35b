# El Gaucho : les règles pour les joueurs, un message par règle numérotée.

elgaucho-rules-title = El Gaucho : les règles du jeu


## Matériel et mise en place

elgaucho-rules-setup = Matériel et mise en place

elgaucho-rule-E-1 =
    El Gaucho est un jeu pour 2 à 4 joueurs. Il y a 60 tuiles de bétail, ou tuiles tout court : cinq races
    (blanche, noire, marron, dorée et tachetée), qui comptent chacune une fois chaque valeur de 1 à 12.
    Chaque tuile montre sa valeur, le grand nombre, et aussi un petit nombre. Le petit nombre est 1 pour les
    valeurs de 1 à 3, 2 pour 4 et 5, 3 pour 6 et 7, 4 pour 8 et 9, 5 pour 10 et 11, et 6 pour 12.

elgaucho-rule-E-2 =
    À quatre joueurs, vous jouez avec 9 dés, à trois avec 7 et à deux avec 5.

elgaucho-rule-E-3 =
    À quatre joueurs, vous recevez 7 gauchos ; à deux ou trois, vous en recevez 8. Ils forment votre
    réserve. Tout le monde commence avec 0 peso.

elgaucho-rule-E-4 =
    La pampa compte quatre pâturages de tailles différentes, chacun formé d’une rangée de cases ; à quatre
    joueurs, ils ont 3, 4, 5 et 6 cases, de la rangée du bas vers le haut. Chaque rangée a une case rivière,
    en jeu seulement à trois ou quatre joueurs, et les deux plus grandes ont en outre chacune une case
    forêt, en jeu seulement à quatre ; ces cases se trouvent à l’extrémité droite de la rangée, la case
    forêt en dernier. À trois joueurs, il y a donc 3, 4, 4 et 5 cases, et à deux 2, 3, 3 et 4. Les cases
    hors jeu ne peuvent jamais être utilisées.

elgaucho-rule-E-5 =
    À deux joueurs, une race est tirée au sort et ses 12 tuiles quittent toutes la partie. Tout le monde
    voit de quelle race il s’agit.

elgaucho-rule-E-6 =
    Les tuiles sont mélangées, puis les pâturages sont remplis à partir de la rangée du bas, la plus petite,
    vers le haut ; cet ordre vaut quelles que soient les cases en jeu. Dans chaque rangée, de gauche à
    droite, les cases reçoivent l’une après l’autre une tuile face visible. Un pâturage n’est plus rempli
    dès que ses valeurs totalisent 20 ou plus, ou quand il est plein.

elgaucho-rule-E-7 =
    Quatre tuiles sont posées face cachée sur la steppe. Toutes les autres forment la pioche, face cachée.

elgaucho-rule-E-8 =
    Le premier joueur est tiré au sort et reçoit le pion de premier joueur.


## Manche préliminaire

elgaucho-rules-preliminary = Manche préliminaire

elgaucho-rule-E-9 =
    Tirez en secret 3 tuiles de la pioche ; à trois joueurs, tirez-en 4, à deux 5. Vous gardez soit une
    seule d’entre elles, au choix, soit deux d’une valeur de 8 au plus chacune, soit trois d’une valeur de 4
    au plus chacune. Tous les joueurs révèlent en même temps les tuiles qu’ils gardent. Les autres tuiles
    quittent la partie sans être vues : vous connaissez les vôtres, tandis que les autres joueurs savent
    seulement combien il y en a.

elgaucho-rule-E-10 =
    Les tuiles que vous gardez commencent vos troupeaux, à raison d’une ligne par race. Si vous en gardez
    plusieurs d’une même race, vous les alignez en ordre croissant ou décroissant ; vous choisissez lequel
    des deux en même temps que les tuiles.

elgaucho-rule-E-11 =
    Chacun occupe alors avec un gaucho la case d’action de sa couleur dans l’un des six secteurs d’action
    (TRI, SOUHAIT, VENTE, VOL, SURVEILLANT, STEPPE) ; le voisin de droite du premier joueur commence, et les
    autres suivent dans le sens inverse des aiguilles d’une montre. Un secteur d’action n’accueille alors
    qu’un seul gaucho, et chacun doit donc en choisir un différent ; cela ne vaut que pour la manche
    préliminaire.


## La manche

elgaucho-rules-round = La manche

elgaucho-rule-E-12 =
    Au début de chaque manche, avant toute autre chose, le premier joueur lance tous les dés ; chacun joue
    ensuite son tour, dans le sens des aiguilles d’une montre. À votre tour, vous prenez 2 des dés restants,
    toujours 2, même si aucun ne vous sert, et vous effectuez des actions ; le dernier joueur choisit parmi
    3 dés. Vous prenez les deux dés ensemble, avant votre première action avec un vrai dé ; des actions
    spéciales et un dé souhaité (E-32) peuvent venir plus tôt. Vous ne pouvez pas terminer votre tour avant
    d’avoir pris vos dés, et les dés inutilisés ne sont pas rendus.

elgaucho-rule-E-13 =
    Après le tour du dernier joueur viennent la collecte (E-24) et le remplissage (E-31). Le pion de premier
    joueur passe ensuite au voisin de gauche du premier joueur.

elgaucho-rule-E-14 =
    Chacun de vos deux dés permet une action, ou bien les deux ensemble permettent une seule action avec
    leur somme. Le total des dés doit être exactement égal au nombre demandé. Vous pouvez laisser un dé
    inutilisé.


## Actions de dés dans la pampa

elgaucho-rules-pampa = Actions de dés dans la pampa

elgaucho-rule-E-15 =
    Debout : sur une tuile inoccupée, placez un gaucho de votre réserve en position debout. Le total des dés
    doit être égal à la valeur de la tuile, le grand nombre.

elgaucho-rule-E-16 =
    Couché : sur une tuile inoccupée, placez un gaucho de votre réserve en position couchée. Le total des
    dés doit être égal au petit nombre de la tuile.

elgaucho-rule-E-17 =
    Relever : l’un de vos gauchos couchés passe en position debout. Le total des dés doit être égal au petit
    nombre de sa tuile. Ce peut être un gaucho que vous avez couché pendant le même tour.


## Actions de dés dans les secteurs d’action

elgaucho-rules-areas = Actions de dés dans les secteurs d’action

elgaucho-rule-E-18 =
    Placez un gaucho de votre réserve sur la case d’action de votre couleur dans un secteur d’action, à
    condition qu’elle soit inoccupée. TRI, SOUHAIT et VENTE demandent que le total des dés soit 1, 2 ou 3 ;
    VOL demande exactement 4, SURVEILLANT exactement 5 et STEPPE exactement 6. La somme de deux dés compte
    aussi : 2 + 3 font 5.

elgaucho-rule-E-19 =
    Pendant un tour, vous ne touchez à chaque secteur d’action qu’une seule fois. Là où vous avez placé un
    gaucho, vous ne pouvez pas utiliser l’action avant la fin de votre tour ; là où vous avez utilisé
    l’action ou repris votre gaucho, vous ne pouvez pas placer de gaucho jusque-là. Les autres secteurs
    d’action vous restent ouverts.

elgaucho-rule-E-20 =
    S’il y a trop peu de gauchos dans votre réserve pour une action, vous pouvez reprendre vos gauchos
    couchés de la pampa et vos gauchos des cases d’action ; les gauchos debout restent. Vous ne reprenez un
    gaucho couché que pour une action qui demande plus de gauchos que n’en contient votre réserve (E-15,
    E-16, E-18 ou la seconde tuile d’une paire avec STEPPE), et vous l’y employez aussitôt, avant toute
    autre chose ; ce peut être un gaucho que vous avez couché pendant ce tour, et il peut revenir debout sur
    la même tuile. D’une case d’action, vous pouvez reprendre un gaucho à tout moment de votre tour, sans
    utiliser l’action, sauf si vous l’y avez placé pendant ce tour. Utiliser un secteur d’action rend
    d’abord son gaucho (E-21) : il ne vous en manque donc jamais pour SURVEILLANT ni pour une seule tuile
    avec STEPPE.


## Actions spéciales : quand et comment

elgaucho-rules-special = Actions spéciales : quand et comment

elgaucho-rule-E-21 =
    À votre tour, vous pouvez utiliser autant d’actions spéciales que vous voulez, quand vous voulez et dans
    l’ordre de votre choix ; seul TRI a son propre moment (E-29). Pour en utiliser une, reprenez votre
    gaucho de sa case d’action dans votre réserve, où il est de nouveau disponible aussitôt, et faites ce
    que dit l’action. Une action qui ne pourrait rien produire ne peut pas être utilisée : VENTE sans
    troupeau d’au moins deux tuiles, SURVEILLANT sans gaucho couché à relever ou à remplacer, VOL sans
    personne à voler ; pour STEPPE, voir E-38. SOUHAIT peut toujours être utilisé.

elgaucho-rule-E-22 =
    L’ordre est libre : les actions spéciales peuvent venir avant que vous preniez les dés, ainsi qu’avant,
    entre et après vos actions de dés.

elgaucho-rule-E-23 =
    Votre tour se termine quand vous le dites.


## Collecte à la fin de la manche

elgaucho-rules-collecting = Collecte à la fin de la manche

elgaucho-rule-E-24 =
    Un pâturage est collecté quand chacune de ses tuiles est occupée ; les cases vides n’ont pas
    d’importance. Chaque gaucho qui s’y tient debout retourne dans la réserve de son propriétaire et
    rapporte sa tuile. Là où un gaucho est couché sur une tuile, tous deux restent en place. S’il n’y a
    aucune tuile sur un pâturage, il ne s’y passe rien.

elgaucho-rule-E-25 =
    Toutes les tuiles que vous collectez en même temps, même sur des pâturages différents, s’ajoutent à vos
    troupeaux dans l’ordre de votre choix.

elgaucho-rule-E-26 =
    Vous avez une ligne par race. Une nouvelle tuile va à l’extrémité droite de sa ligne ; seul TRI (E-29)
    permet une autre place.

elgaucho-rule-E-27 =
    De gauche à droite, un troupeau est strictement croissant ou strictement décroissant ; une tuile seule
    est un troupeau qui n’a pas encore de direction, et c’est la deuxième tuile qui la fixe. Une tuile qui
    ne continue pas la ligne clôt le troupeau : celui-ci est vendu aussitôt (E-28), et la tuile en commence
    un nouveau. Un troupeau qui ne peut plus grandir à droite n’est pas vendu pour autant : il reste jusqu’à
    ce qu’une tuile ne convienne pas, que vous utilisiez VENTE ou que la partie se termine. D’ici là, il
    peut encore grandir grâce à TRI, et l’on peut y voler une tuile.

elgaucho-rule-E-28 =
    La vente d’un troupeau vous rapporte, en pesos, le nombre de ses tuiles × sa plus haute valeur ; 3-5-6-9
    rapporte donc 4 × 9 = 36. Les tuiles vendues quittent la partie.

elgaucho-rule-E-29 =
    TRI ne peut être utilisé qu’à la collecte de fin de manche et à la collecte finale (E-45) : reprenez
    votre gaucho de TRI pour insérer exactement une tuile que vous venez de collecter n’importe où dans son
    troupeau, même tout à gauche, là où la ligne reste croissante ou décroissante. Vous pouvez utiliser un
    TRI que vous avez occupé pendant cette même manche. Il vous faut un troupeau existant de cette race ;
    une ligne de deux tuiles ou plus garde sa direction, tandis qu’à côté d’une tuile seule, la nouvelle
    peut aussi aller à gauche (à droite, cela reviendrait à l’ajouter). Vous pouvez le faire à n’importe
    quel point de l’ordre que vous choisissez.

elgaucho-rule-E-30 =
    À la collecte, les joueurs décident l’un après l’autre dans l’ordre de jeu, en commençant par le premier
    joueur de la manche. Les décisions d’un joueur n’ont pas d’effet sur celles des autres.


## Remplissage des pâturages

elgaucho-rules-refilling = Remplissage des pâturages

elgaucho-rule-E-31 =
    Au remplissage, de la rangée du bas vers le haut et de gauche à droite, les cases vides en jeu reçoivent
    une à une des tuiles de la pioche, face visible, jusqu’à ce que les valeurs du pâturage totalisent 20 ou
    plus ou qu’il soit plein. Les tuiles qui s’y trouvent encore comptent. Si la pioche s’épuise, le
    remplissage s’arrête là.


## Les actions spéciales une à une

elgaucho-rules-actions = Les actions spéciales une à une

elgaucho-rule-E-32 =
    SOUHAIT : vous recevez pour ce tour un dé supplémentaire, le dé souhaité, d’une valeur quelconque de 1
    à 6 ; vous annoncez la valeur quand vous utilisez SOUHAIT. Vous pouvez l’utiliser seul ou l’ajouter à
    l’un de vos dés ou aux deux : 4 + 4 et un 4 souhaité font 12. Inutilisé, il est perdu à la fin de votre
    tour.

elgaucho-rule-E-33 =
    VENTE : vous vendez l’un de vos troupeaux de deux tuiles ou plus (E-28) et recevez un bonus de 5 pesos.

elgaucho-rule-E-34 =
    VOL : prenez une tuile de votre choix dans les troupeaux d’un adversaire, n’importe où dans une ligne,
    et ajoutez-la à l’extrémité droite de votre propre troupeau de cette race (E-26, E-27). Si elle ne
    convient pas, votre troupeau est vendu, sans le bonus de VENTE, et la tuile volée en commence un
    nouveau. Si vous n’avez pas de troupeau de cette race, la tuile en commence un.

elgaucho-rule-E-35 =
    Le vide laissé dans le troupeau de l’adversaire se referme ; s’il y reste une tuile seule, elle est de
    nouveau sans direction. Le joueur volé reçoit aussitôt la valeur de la tuile volée en pesos. TRI ne peut
    pas être utilisé pour une tuile volée.

elgaucho-rule-E-36 =
    SURVEILLANT : soit vous relevez un ou deux de vos gauchos couchés, soit vous remplacez un gaucho couché
    d’un adversaire par un gaucho de votre réserve, en position debout. Dans le second cas, l’adversaire
    récupère son gaucho et reçoit aussitôt la valeur de la tuile en pesos.

elgaucho-rule-E-37 =
    STEPPE : regardez en secret les tuiles de la steppe, puis posez-en une, ou deux d’une valeur de 4 au
    plus chacune, dans la pampa, chacune sur n’importe quelle case libre en jeu. La limite de 20 n’a pas
    d’importance ici. Sur chacune de ces tuiles, placez un gaucho de votre réserve en position debout.

elgaucho-rule-E-38 =
    S’il n’y a pas de case libre ou pas de tuile sur la steppe, vous ne pouvez pas utiliser STEPPE ; s’il
    n’y a qu’une case libre, vous ne posez qu’une tuile. Une fois que vous avez regardé les tuiles, vous
    devez en poser au moins une. Entre-temps, vous ne pouvez rien faire d’autre que reprendre des gauchos
    (E-20).

elgaucho-rule-E-39 =
    Pour une paire avec STEPPE, il vous faut deux gauchos et deux cases libres.

elgaucho-rule-E-40 =
    Après l’action STEPPE, la steppe est remplie jusqu’à 4 tuiles avec la pioche, autant que celle-ci le
    permet. Le joueur qui a regardé connaît les tuiles qui y sont restées ; les autres savent seulement
    combien il y en a. Les tuiles posées dans la pampa sont face visible.


## Fin de la partie

elgaucho-rules-end = Fin de la partie

elgaucho-rule-E-41 =
    Si la dernière tuile de la pioche est tirée au milieu d’une manche (E-40), cette manche est menée à son
    terme, puis vient encore une manche complète. Si elle est tirée pendant le remplissage à la fin d’une
    manche, celle-ci est encore suivie d’une manche complète. Après dix manches de suite pendant lesquelles
    aucune tuile n’a été tirée, la pioche est considérée comme vide.

elgaucho-rule-E-42 =
    Dès que la pioche est vide, plus rien n’est rempli, ni les pâturages ni la steppe.

elgaucho-rule-E-43 =
    Après la dernière manche complète vient une manche sans dés : l’ordre de jeu et le premier joueur sont
    déterminés comme d’habitude, mais il n’y a que des actions spéciales. Un SOUHAIT vous donne un dé même
    maintenant, et avec lui vous pouvez faire tout ce que décrivent E-15 à E-18, y compris occuper TRI pour
    la collecte à venir. Vous pouvez reprendre des gauchos comme d’habitude. Vient ensuite la collecte,
    comme d’habitude (E-24).

elgaucho-rule-E-44 =
    À la collecte finale, vous prenez toutes les tuiles de la pampa sur lesquelles vos gauchos sont debout,
    que toutes les tuiles du pâturage soient occupées ou non, et vous les ajoutez à vos troupeaux selon E-25
    à E-29. Les gauchos couchés et ceux des cases d’action, TRI excepté, n’ont plus d’effet.

elgaucho-rule-E-45 =
    La collecte finale est une seconde collecte, distincte, après celle de la manche sans dés. Un TRI que
    vous n’avez pas utilisé avant peut être utilisé ici, une fois.

elgaucho-rule-E-46 =
    À la fin, tous les troupeaux sont vendus ; une tuile seule rapporte 1 × sa valeur. Le joueur qui a le
    plus de pesos gagne ; si plusieurs sont à égalité, ils partagent la victoire.
