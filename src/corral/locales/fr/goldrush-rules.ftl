# La Ruée vers l’or : les règles pour les joueurs, un message par règle numérotée.

goldrush-rules-title = La Ruée vers l’or : les règles du jeu


## Matériel et mise en place

goldrush-rules-setup = Matériel et mise en place

goldrush-rule-G-1 =
    La Ruée vers l’or est un jeu pour 2 à 5 joueurs. Il y a 72 tuiles de paysage, ou tuiles tout court, dont
    la tuile de départ, et 63 jetons de mine, ou jetons tout court, qui valent 0, 1, 2, 3 ou 5 points. Vous
    avez 4 cowboys pour jouer (un cinquième marque vos points) et 1 tente ; ils forment votre réserve.

goldrush-rule-G-2 =
    Chaque bord d’une tuile est chemin de fer, montagne ou prairie. Sur une tuile, il peut y avoir des
    voies, qui la traversent ou s’arrêtent à une bifurcation, à une ville ou à une montagne, des parties de
    montagne avec des symboles de pépite, des parties de prairie avec des camps de tipis ou des troupeaux de
    chevaux sauvages, une ville avec 3 ou 4 voies, et des locomotives sur des voies. La liste des tuiles est
    fixée par l’édition avec laquelle vous jouez.

goldrush-rule-G-3 =
    La tuile de départ est posée face visible au milieu, avec sur sa montagne autant de jetons face cachée
    qu’elle a de symboles de pépite, c’est-à-dire un. Les 71 autres tuiles sont mélangées. Le premier joueur
    est tiré au sort. On joue dans le sens des aiguilles d’une montre.


## Le tour, étape 1 : placer une tuile

goldrush-rules-place = Le tour, étape 1 : placer une tuile

goldrush-rule-G-4 =
    Un tour a trois étapes, dans cet ordre : placer une tuile (G-4 à G-6), faire une chose ou rien (G-7 à
    G-10), compter les points de ce qui est terminé (G-11 à G-19). D’abord, tirez une tuile, montrez-la et
    placez-la bord à bord avec au moins une tuile de la table, dans l’une des quatre orientations, au
    choix ; coin à coin ne suffit pas. Chaque bord qui en touche un autre doit le continuer : voie contre
    voie, montagne contre montagne, prairie contre prairie.

goldrush-rule-G-5 =
    Si une tuile ne peut aller nulle part, elle quitte la partie, et vous en tirez une autre.

goldrush-rule-G-6 =
    Pour chaque symbole de pépite sur les parties de montagne de votre tuile, un jeton face cachée va sur la
    pile de cette montagne ; toute la montagne d’un seul tenant a une seule pile. Quand des montagnes se
    rejoignent, leurs piles se rejoignent. Personne n’a vu les jetons, leur ordre n’a donc pas de sens, et
    le prochain qui sera pris est un jeton quelconque de la pile, au hasard. Tout le monde sait combien de
    jetons contient une pile. Si le stock de jetons est épuisé, aucun n’est ajouté.


## Le tour, étape 2 : une chose parmi trois, ou rien

goldrush-rules-act = Le tour, étape 2 : une chose parmi trois, ou rien

goldrush-rule-G-7 =
    À cette étape, vous pouvez faire une chose parmi trois (G-7, G-8 ou G-9), ou rien. Première
    possibilité : placez un cowboy de votre réserve sur la tuile que vous venez de placer, comme cheminot
    sur une voie, comme mineur sur une partie de montagne, comme marchand dans une ville ou comme fermier
    sur une partie de prairie. Sur toute la voie, toute la montagne ou toute la prairie d’un seul tenant, il
    ne doit encore y avoir aucun cowboy, pas même un des vôtres. Une tente n’empêche pas de placer un
    mineur.

goldrush-rule-G-8 =
    Deuxième possibilité : placez votre tente, depuis votre réserve ou depuis l’endroit où elle se trouve,
    sur une partie de montagne de n’importe quelle tuile de la table. La montagne doit être inachevée, la
    tuile que vous venez de placer comptant aussi, et la partie de montagne de cette tuile ne doit porter ni
    cowboy ni tente. Les cowboys et les tentes ailleurs dans la montagne n’ont pas d’importance. Une tente
    déjà sur la table passe sur une autre tuile, et non sur une autre partie de la même ; elle peut aussi
    quitter une montagne que la tuile de ce tour a terminée. Vous ne pouvez pas simplement la reprendre.

goldrush-rule-G-9 =
    Troisième possibilité : prenez un jeton de la montagne où se trouve votre tente, s’il y en a un, peu
    importe qui d’autre est là. Vous le pouvez aussi sur une montagne que la tuile de ce tour vient de
    terminer, car l’étape 3 vient plus tard.

goldrush-rule-G-10 =
    Les jetons que vous prenez restent face cachée devant vous. Vous pouvez les regarder à tout moment ;
    personne d’autre ne les voit avant la fin, mais tout le monde sait combien vous en avez.


## Le tour, étape 3 : compter les points de ce qui est terminé

goldrush-rules-score = Le tour, étape 3 : compter les points de ce qui est terminé

goldrush-rule-G-11 =
    Une ligne de chemin de fer, ou ligne tout court, est terminée quand ses deux bouts s’arrêtent à une
    bifurcation, à une ville ou à une montagne, ou quand elle forme une boucle fermée. Elle rapporte 1 point
    par tuile qu’elle parcourt, et le double si elle porte exactement une locomotive. Une tuile compte une
    fois, même pour une boucle qui revient à la même ville ou à la même bifurcation.

goldrush-rule-G-12 =
    Une montagne est terminée quand aucun de ses bords n’est ouvert. Les voies qui s’y arrêtent n’ont pas
    d’importance, pas plus qu’un emplacement vide à l’intérieur dont les bords ne sont pas de la montagne.
    Le joueur qui y a le plus de mineurs reçoit d’abord tous les jetons qui y restent, puis 1 point par
    symbole de pépite de la montagne.

goldrush-rule-G-13 =
    S’il y a plusieurs cowboys sur une même ligne ou une même montagne, le joueur qui a le plus de cowboys
    prend les points ; si plusieurs joueurs sont à égalité en tête, chacun d’eux prend les points en entier.

goldrush-rule-G-14 =
    En cas d’égalité sur une montagne, les joueurs à égalité reçoivent les jetons un par un, en commençant
    par celui d’entre eux dont c’est le tour ou qui vient ensuite dans le sens des aiguilles d’une montre,
    jusqu’à ce qu’il n’y en ait plus. Puis tous les joueurs à égalité marquent en entier les points des
    symboles de pépite.

goldrush-rule-G-15 =
    Si une montagne terminée n’a pas de mineur, ses jetons quittent la partie sans être vus ; personne ne
    sait donc quelles valeurs sont parties. Personne ne marque de points, et les tentes reviennent (G-16).

goldrush-rule-G-16 =
    Les tentes ne comptent jamais pour une majorité. Les tentes sur une montagne terminée reviennent à leurs
    propriétaires.

goldrush-rule-G-17 =
    Une ville est reliée quand, sur chacune de ses 3 ou 4 voies, la ligne est terminée. Son marchand
    rapporte 3 points par ligne terminée ; une ligne qui part de la ville et y revient compte une fois.

goldrush-rule-G-18 =
    Après le décompte d’une ligne, d’une montagne ou d’une ville, les cowboys qui s’y trouvent retournent
    dans la réserve de leurs propriétaires et peuvent servir à partir du tour suivant. Vous pouvez donc
    placer un cowboy et marquer ses points dans le même tour.

goldrush-rule-G-19 =
    Une tuile peut terminer plusieurs choses. Toutes rapportent leurs points, dans l’ordre où l’édition
    énumère les parties de la tuile ; cela n’a d’importance que pour la destination des jetons, que personne
    n’a vus. Les fermiers ne rapportent jamais de points pendant la partie et ne reviennent jamais.


## Fin de la partie

goldrush-rules-end = Fin de la partie

goldrush-rule-G-20 =
    La partie se termine avec le tour où la dernière tuile a été placée. Si la dernière tuile ne peut aller
    nulle part, il n’y a ni étape 2 ni étape 3, et la partie se termine. Vient alors le décompte final, dans
    l’ordre de G-21 à G-25.

goldrush-rule-G-21 =
    Montagnes inachevées : les jetons et les tentes qui s’y trouvent sont retirés, puis le joueur qui a la
    majorité sur une montagne marque 1 point par symbole de pépite (en cas d’égalité, voir G-13).

goldrush-rule-G-22 =
    Lignes inachevées : elles rapportent 1 point par tuile (s’il y a plusieurs cowboys, voir G-13) ; les
    locomotives ne comptent pas.

goldrush-rule-G-23 =
    Villes où il y a encore un marchand : il rapporte 3 points par ligne terminée qui part de la ville ; une
    boucle compte une fois (G-17).

goldrush-rule-G-24 =
    Prairies : une prairie est formée de parties de prairie d’un seul tenant ; les voies, les montagnes et
    le bord des tuiles posées la séparent des autres. Le joueur qui y a le plus de fermiers la possède ; si
    plusieurs joueurs sont à égalité en tête, ils la possèdent tous. Chacun de ceux qui la possèdent marque
    2 points par camp de tipis et 4 points par troupeau de chevaux sauvages qui s’y trouve.

goldrush-rule-G-25 =
    Jetons : chacun ajoute les points de ses jetons. Le total le plus élevé gagne ; si plusieurs joueurs
    l’ont atteint, ils partagent la victoire.


## Variante

goldrush-rules-variants = Variante

goldrush-rule-G-26 =
    Sans fermiers (recommandé pour une première partie, seulement si vous choisissez cette variante) : aucun
    fermier ne peut être placé, et les prairies ne rapportent rien.
