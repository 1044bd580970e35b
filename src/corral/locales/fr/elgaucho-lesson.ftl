# El Gaucho : la leçon. Chaque étape a un titre, une idée, ce qu’il faut faire coup par coup, ce qui est appris, et ce qui
# est dit d’un autre coup permis.

elgaucho-lesson-aim-title = Comment on gagne
elgaucho-lesson-aim =
    Vous avez un ranch. Dans la pampa paissent des bêtes de plusieurs races, chaque tuile avec un grand nombre. Vous les
    ramenez, vous les alignez en troupeaux, une ligne par race, et vous vendez les troupeaux. Un troupeau rapporte le nombre
    de ses tuiles fois son plus grand nombre : 2-5-9 rapporte 3 × 9 = 27 pesos. Qui a le plus de pesos à la fin gagne. Il
    vous faut donc de longs troupeaux qui contiennent un grand nombre.

elgaucho-lesson-stand-title = Prendre des dés, placer des gauchos
elgaucho-lesson-stand =
    À chaque manche, on lance les dés, et chacun en prend deux. Un dé place un de vos gauchos debout sur une tuile qui porte
    exactement ce grand nombre.
elgaucho-lesson-stand-1 = Prenez le 3 et l’un des 5 du rodéo : deux tuiles de la pampa portent ces nombres.
elgaucho-lesson-stand-2 = Avec votre 5, placez un gaucho sur le 5 blanc. (Le 3 tacheté viendra ensuite.)
elgaucho-lesson-stand-3 = L’autre dé aussi : un gaucho pour l’autre tuile.
elgaucho-lesson-stand-4 = Vos deux dés sont utilisés. Terminez votre tour.
elgaucho-lesson-stand-done =
    Deux tuiles vous sont promises : là où votre gaucho est debout, personne d’autre ne peut venir. Les deux dés ensemble
    auraient permis une seule action avec leur somme : 3 + 5 pour le 8 tacheté.
elgaucho-lesson-stand-other =
    Les règles le permettent. Mais ici, chaque dé doit trouver sa tuile : le 5 pour le 5 blanc, le 3 pour le 3 tacheté.
elgaucho-lesson-stand-other-take = Ces dés peuvent servir aussi. Mais seuls un 3 et un 5 placent deux gauchos d’un coup.

elgaucho-lesson-lay-title = Se coucher, se relever
elgaucho-lesson-lay =
    Les grands nombres valent le plus, mais ici aucune paire de dés ne fait 11. Or chaque tuile a aussi un petit nombre, dans
    l’anneau. Avec lui, un gaucho s’y couche d’abord, et avec le petit nombre encore une fois, il se relève.
elgaucho-lesson-lay-1 = Le 11 blanc a un petit 5. Prenez les deux 5.
elgaucho-lesson-lay-2 = Avec un 5, couchez un gaucho sur le 11 blanc.
elgaucho-lesson-lay-3 = Et relevez-le avec l’autre 5.
elgaucho-lesson-lay-4 = Il est debout. Terminez votre tour.
elgaucho-lesson-lay-done =
    Un 11 avec deux 5 ! Vous auriez pu le relever à un tour suivant. Mais un gaucho couché ne fait que garder la place : il ne
    ramène rien avant d’être debout.
elgaucho-lesson-lay-other = Les règles le permettent. Mais le 11 blanc vaut plus : un 5 y couche un gaucho, l’autre le relève.

elgaucho-lesson-collect-title = Un troupeau et son ordre
elgaucho-lesson-collect =
    À la fin de la manche, chaque rangée de la pampa dont toutes les tuiles sont occupées est ramassée. Qui y est debout ramène
    sa tuile, à l’extrémité droite de son troupeau. Un troupeau doit toujours monter, ou toujours descendre. Une tuile qui ne
    convient pas le ferme : il est vendu aussitôt, que vous le vouliez ou non.
elgaucho-lesson-collect-1 = Vous êtes debout sur le 5 blanc. Si le 9 blanc voisin est occupé aussi, la rangée rentre. Prenez le 4 et le 5.
elgaucho-lesson-collect-2 = Ensemble, ils font 9 : placez un gaucho sur le 9 blanc.
elgaucho-lesson-collect-3 = Vous jouez en dernier dans cette manche. Terminez votre tour, et la rangée est ramassée.
elgaucho-lesson-collect-4 = Votre troupeau blanc commence par un 2. Quelle tuile vient d’abord, pour qu’il monte jusqu’au bout ?
elgaucho-lesson-collect-done = 2-5-9 : trois tuiles, plus grand nombre 9, donc 27 pesos à la vente. De nouvelles tuiles sont arrivées dans la pampa, et la manche suivante commence.
elgaucho-lesson-collect-other = Les règles le permettent. Mais seul le 9 blanc complète la rangée, et il faut pour cela le 4 et le 5 ensemble.
elgaucho-lesson-collect-other-add = Le 9 d’abord ? Alors le 5 ne convient plus à droite : 2-9 serait vendu pour 18 pesos, et le 5 recommencerait à zéro. D’abord le 5 !

elgaucho-lesson-sale-title = Vendre avec un bonus
elgaucho-lesson-sale =
    À côté de la pampa se trouvent six bâtiments. Un gaucho qu’on y a placé à un tour précédent fait quelque chose de spécial quand
    vous le reprenez. Le vôtre est au bâtiment { elgaucho-area-sale } depuis le début : il vend un troupeau de votre choix et ajoute 5 pesos.
elgaucho-lesson-sale-1 = Vendez votre troupeau blanc : cliquez dessus.
elgaucho-lesson-sale-done = 3 × 9 + 5 = 32 pesos, et vous pouvez commencer un nouveau troupeau blanc. Les autres bâtiments donnent un dé au choix, volent une tuile aux autres, relèvent les gauchos couchés, amènent des tuiles cachées de la steppe, ou rangent une tuile là où elle convient.
elgaucho-lesson-sale-other = Les règles le permettent. Mais vendez d’abord le troupeau blanc : un bon troupeau qui attend peut être volé.

elgaucho-lesson-steal-title = Un vol
elgaucho-lesson-steal =
    Avec un gaucho au bâtiment { elgaucho-area-steal }, vous prenez une tuile quelconque dans le troupeau d’un autre. La victime reçoit son nombre en
    pesos, pour se consoler. La tuile va à l’extrémité droite de votre propre troupeau de cette race.
elgaucho-lesson-steal-1 = Vous avez le troupeau tacheté 6-8. Quelle tuile de Pedro lui donne beaucoup plus de valeur ? Volez-la.
elgaucho-lesson-steal-done =
    6-8-12 : de 2 × 8 = 16 à 3 × 12 = 36 pesos. Pedro en a reçu 12, mais sa tuile est partie. Les autres peuvent vous faire la même
    chose : ne laissez pas attendre trop longtemps un bon troupeau.
elgaucho-lesson-steal-other = Voler ne demande aucun dé : faites-le d’abord. Le 12 tacheté continue votre 6-8 et en fait trois tuiles avec un 12.
elgaucho-lesson-steal-other-steal = Cette tuile vous aide moins. Le 12 tacheté continue votre 6-8 : trois tuiles, plus grand nombre 12.

elgaucho-lesson-win-title = Gagnez la partie
elgaucho-lesson-win =
    Quand il n’y a plus de tuiles à piocher, la fin approche. Dans la toute dernière manche, il n’y a pas de dés, seulement les
    bâtiments. Puis tous les gauchos debout ramènent leurs tuiles, tous les troupeaux sont vendus, et l’on compte les pesos. Vous
    avez 61 pesos et le troupeau noir 3-7-9, qui vaut 27 : cela ferait 88. Pedro aussi arrivera à 88 !
elgaucho-lesson-win-1 = Il vous manque très peu. Votre gaucho est au bâtiment { elgaucho-area-sale } : utilisez-le.
elgaucho-lesson-win-2 = 32 au lieu de 27. Terminez votre tour et voyez la fin.
elgaucho-lesson-win-done =
    93 à 88 : vous gagnez ! Vous savez maintenant ce qui compte : le plus de pesos, grâce à des troupeaux longs qui contiennent un
    grand nombre, toujours croissants ou toujours décroissants. Le reste, le moniteur vous le dira le moment venu.
elgaucho-lesson-win-other = Alors votre troupeau serait vendu pour 27 à la fin, et vous partageriez la victoire à 88. Avec la { elgaucho-area-sale }, il rapporte 5 de plus.
