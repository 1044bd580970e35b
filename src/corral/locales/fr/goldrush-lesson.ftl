# Gold Rush : la leçon. Chaque étape a un titre, une idée, ce qu’il faut faire coup par coup, ce qui est appris, et ce qui
# est dit d’un autre coup permis.

goldrush-lesson-aim-title = Comment on gagne
goldrush-lesson-aim =
    Tuile après tuile, un paysage de lignes, de montagnes et de prairies grandit. Vos cowboys en occupent des parties et rapportent des
    points : pour les lignes et les montagnes dès qu’elles sont terminées, pour les prairies à la fin. Avec votre tente, vous cherchez de
    l’or. Qui a le plus de points à la fin gagne. À chaque tour, vous placez une tuile, puis vous pouvez faire encore une chose.

goldrush-lesson-rail-title = Poser une voie
goldrush-lesson-rail =
    Chaque tuile doit continuer ce qu’elle touche : voie contre voie, montagne contre montagne, prairie contre prairie. Ensuite vous pouvez
    placer un cowboy sur la tuile que vous venez de placer.
goldrush-lesson-rail-1 = Vous avez pioché une voie droite avec une locomotive. Tournez-la pour qu’elle continue la voie, et placez-la à droite de la tuile de départ.
goldrush-lesson-rail-2 = Occupez maintenant la ligne : placez un cowboy comme cheminot sur la nouvelle voie.
goldrush-lesson-rail-done = La ligne est à vous. Tant que votre cowboy y est, personne d’autre ne peut y venir. Pedro a placé une bifurcation à l’autre bout : elle s’y arrête.
goldrush-lesson-rail-other = Les règles le permettent. Mais construisons une ligne : à droite de la tuile de départ, voie contre voie.
goldrush-lesson-rail-other-farmer = Les fermiers viendront plus tard. Occupez d’abord la voie : elle rapportera bientôt.
goldrush-lesson-rail-other-tent = La tente viendra plus tard. Occupez d’abord la voie : elle rapportera bientôt.
goldrush-lesson-rail-other-pass = Vous pouvez, mais un cowboy qui reste à la maison ne rapporte rien. Occupez la voie !

goldrush-lesson-finish-title = Terminer, et occuper une montagne
goldrush-lesson-finish =
    Une ligne est terminée quand ses deux bouts s’arrêtent : à une bifurcation, une ville ou une montagne. Elle rapporte un point par tuile,
    et le double avec exactement une locomotive. Votre tuile a une voie qui s’arrête à une montagne.
goldrush-lesson-finish-1 = Tournez la tuile pour que sa voie rencontre la vôtre, et terminez la ligne à droite.
goldrush-lesson-finish-2 = Avant le décompte, vous pouvez faire encore une chose. Il y a de l’or dans la montagne : placez-y un cowboy comme mineur.
goldrush-lesson-finish-done =
    4 tuiles, doublées par la locomotive : 8 points ! Le cheminot est rentré et peut resservir. Votre mineur reste jusqu’à ce que la montagne
    soit terminée. Pedro a placé un mineur sur l’autre montagne.
goldrush-lesson-finish-other = Les règles le permettent. Mais à droite, sa voie vers la vôtre, cette tuile termine votre ligne.
goldrush-lesson-finish-other-pass = La ligne compte de toute façon. Profitez-en pour occuper la montagne avec un mineur.
goldrush-lesson-finish-other-tent = Une tente ne compte pour aucune majorité. Occupez la montagne avec un mineur : il reçoit ce qui reste quand elle est terminée.
goldrush-lesson-finish-other-farmer = Ici, la montagne vaut mieux : deux jetons s’y trouvent déjà. Occupez-la avec un mineur.

goldrush-lesson-tent-title = Planter la tente
goldrush-lesson-tent =
    Pour chaque pépite dessinée sur une montagne, il y a un jeton caché, qui vaut de 0 à 5 points. Quand la montagne est terminée, ses mineurs
    les reçoivent. Mais qui y a une tente peut creuser avant, même sur la montagne d’un autre !
goldrush-lesson-tent-1 = Vous venez de placer une voie en bas. Trois jetons sont sur la montagne de Pedro : plantez-y votre tente, sur la tuile de départ.
goldrush-lesson-tent-done = Votre tente est sur la montagne de Pedro. Il a joué entre-temps, et dès votre prochain tour, vous pouvez y creuser.
goldrush-lesson-tent-other = Les règles le permettent. Mais la montagne de Pedro est riche : plantez-y votre tente, sur la tuile de départ.

goldrush-lesson-dig-title = Creuser
goldrush-lesson-dig =
    C’est de nouveau à vous, et votre tuile est déjà placée. Au lieu de placer un cowboy, vous pouvez prendre un jeton de la montagne où se
    trouve votre tente.
goldrush-lesson-dig-1 = Prenez un jeton de la montagne de Pedro.
goldrush-lesson-dig-done = Un 5, le meilleur ! Vous seul le voyez ; il compte à la fin. À chaque tour, vous pouvez en prendre un autre, tant qu’il en reste.
goldrush-lesson-dig-other = Les règles le permettent. Mais Pedro terminera bientôt sa montagne, et tout ce qui y reste sera à lui : creusez maintenant.

goldrush-lesson-mountain-title = Terminer la montagne
goldrush-lesson-mountain =
    Une montagne est terminée quand aucun de ses bords n’est plus ouvert. Qui y a le plus de mineurs reçoit tous les jetons qui restent, et un
    point par pépite. La vôtre n’est plus ouverte que d’un côté : en bas.
goldrush-lesson-mountain-1 = Votre tuile ferme une montagne. Placez-la sous votre mineur, la montagne vers le haut.
goldrush-lesson-mountain-2 = Votre montagne est terminée et sera comptée. Et que faire encore de ce tour ? Creusez chez Pedro !
goldrush-lesson-mountain-done = 5 jetons et 5 points pour les pépites, votre mineur est rentré, et un autre jeton de Pedro est à vous aussi. Les jetons comptent à la fin.
goldrush-lesson-mountain-other = Les règles le permettent. Mais sous votre mineur, cette tuile ferme votre montagne.
goldrush-lesson-mountain-other-pass = Votre montagne compte de toute façon. Mais un jeton de Pedro serait à vous en plus : prenez-le !
goldrush-lesson-mountain-other-farmer = Pas mal. Mais le jeton de Pedro est sûr, et il lui en restera moins. Prenez-le !

goldrush-lesson-win-title = Gagnez la partie
goldrush-lesson-win =
    La dernière tuile est placée, par vous. Après ce tour, la partie est finie : ce qui est inachevé rapporte un peu, les prairies avec un
    fermier rapportent 2 points par camp de tipis et 4 par troupeau de chevaux sauvages, et l’on montre les jetons. Pedro mène 38 à 24, et vous
    avez 12 points en jetons.
goldrush-lesson-win-1 = Vous pouvez faire encore une chose. Deux troupeaux paissent sur la grande prairie où se trouve votre dernière tuile : placez-y un fermier.
goldrush-lesson-win-done =
    44 à 41 : vous gagnez ! 24 points, 12 en jetons et 8 pour deux troupeaux. Vous savez maintenant ce qui compte : le plus de points, grâce
    aux lignes et aux montagnes que vous terminez, à l’or que vous creusez, aux fermiers à la fin. Les villes rapportent 3 points par ligne terminée.
goldrush-lesson-win-other = Cela rapporte trop peu : Pedro gagnerait. Sur la prairie, deux troupeaux de chevaux sauvages rapportent 8 points à un fermier.
