# Kuhhandel Master : les règles pour les joueurs, un message par règle numérotée.

kuhhandel-rules-title = Kuhhandel Master : les règles du jeu


## Matériel

kuhhandel-rules-material = Matériel

kuhhandel-rule-K-1 =
    Kuhhandel Master est un jeu pour 2 à 6 joueurs. À deux joueurs s’appliquent les changements de K-40 à
    K-44.

kuhhandel-rule-K-2 =
    Il y a 40 cartes animal : dix espèces, de quatre cartes chacune. Le nombre d’une espèce est la valeur de
    son carré complet, c’est-à-dire de ses quatre cartes ensemble : coq 10, oie 40, chat 90, chien 160,
    mouton 250, chèvre 350, âne 500, cochon 650, vache 800 et cheval 1000.

kuhhandel-rule-K-3 =
    Il y a aussi 10 cartes prime, ou primes tout court, une pour chaque espèce d’animal et aucune pour les
    rats, ainsi que 4 cartes rat.

kuhhandel-rule-K-4 =
    Il y a 66 cartes argent : douze de valeur 0, dix-huit de valeur 10, six de valeur 20, douze de valeur
    50, six de valeur 100, six de valeur 200 et six de valeur 500. C’est exactement ce que six joueurs
    reçoivent comme argent de départ (K-6) et grâce aux ânes (K-20). On ne fait jamais de monnaie.


## Mise en place pour 3 à 6 joueurs

kuhhandel-rules-setup = Mise en place pour 3 à 6 joueurs

kuhhandel-rule-K-5 =
    Les 54 cartes animal, prime et rat sont toutes mélangées ensemble en une seule pioche, face cachée.

kuhhandel-rule-K-6 =
    Chacun prend en main, sans les montrer, des cartes argent : deux de valeur 0, trois de valeur 10, une de
    valeur 20 et une de valeur 50. Le reste de l’argent est la banque, triée et visible : tout le monde sait
    ce qu’elle contient.

kuhhandel-rule-K-7 =
    Le joueur qui commence est tiré au sort. On joue dans le sens des aiguilles d’une montre.


## Le tour

kuhhandel-rules-turn = Le tour

kuhhandel-rule-K-8 =
    À votre tour, vous choisissez l’une de ces deux actions : une vente aux enchères, possible seulement
    tant qu’il y a des cartes dans la pioche, ou un maquignonnage, possible seulement si un adversaire
    possède un animal, ou un rat, d’une espèce que vous possédez aussi.

kuhhandel-rule-K-9 =
    Vient ensuite le tour du joueur suivant, dans le sens des aiguilles d’une montre. Une fois la pioche
    vide, le maquignonnage est obligatoire, et l’on saute le joueur qui ne peut en faire avec personne,
    parce qu’il n’a devant lui que des carrés complets ou rien du tout.

kuhhandel-rule-K-10 =
    La partie se termine quand la pioche est vide et que chaque carré, celui des rats compris, est complet :
    ses quatre cartes appartiennent toutes au même joueur. Pour que toute partie ait une fin, elle se
    termine aussi après 200 maquignonnages faits alors que la pioche est vide ; ce qui n’est pas complet à
    ce moment ne rapporte rien. Pour la même raison, il faut retourner une carte après 200 maquignonnages de
    suite tant que la pioche a encore des cartes.

kuhhandel-rule-K-11 =
    Tous les animaux, toutes les primes et tous les rats sont visibles pour tout le monde. Les valeurs d’une
    main sont secrètes, mais le nombre de ses cartes est connu de tous.


## Vente aux enchères d’un animal

kuhhandel-rules-auction = Vente aux enchères d’un animal

kuhhandel-rule-K-12 =
    Si vous êtes le commissaire-priseur, vous retournez la carte du dessus de la pioche. Tous les autres,
    mais pas vous, peuvent enchérir, aussi souvent qu’ils le veulent et dans n’importe quel ordre.

kuhhandel-rule-K-13 =
    Une enchère doit dépasser d’au moins 10 la plus haute enchère faite jusque-là. Les enchères sont des
    multiples de 10, et la première est d’au moins 10.

kuhhandel-rule-K-14 =
    Vous pouvez enchérir plus que vous ne possédez ; c’est du bluff (voir K-19). Mais aucune enchère ne peut
    dépasser tout l’argent de toutes les mains réunies, une somme que tout le monde connaît : le nombre de
    joueurs × (100 plus ce que les ânes ont versé jusque-là à chaque joueur).

kuhhandel-rule-K-15 =
    Quand il ne vient pas d’enchère plus haute, le commissaire-priseur annonce la dernière trois fois et
    adjuge l’animal. La vente est close dès que tous les enchérisseurs, sauf le plus offrant, ont passé
    depuis la dernière enchère ou, s’il n’y en a encore aucune, dès que tous les enchérisseurs ont passé.
    Passer reste valable jusqu’à ce que quelqu’un d’autre enchérisse : une fois que vous avez passé, vous ne
    pouvez enchérir de nouveau qu’après l’enchère d’un autre joueur. Le plus offrant ne surenchérit pas sur
    lui-même. À une table en direct, l’horloge passe pour tous les enchérisseurs silencieux à la fois, au
    mot « adjugé » de « une fois, deux fois, adjugé ».

kuhhandel-rule-K-16 =
    Une fois l’animal adjugé, soit le commissaire-priseur le donne au plus offrant et reçoit de lui le prix,
    soit il l’achète : il paie le prix au plus offrant et garde l’animal. Si vous êtes le
    commissaire-priseur, vous ne pouvez acheter que ce que vous pouvez payer.

kuhhandel-rule-K-17 =
    Si personne n’enchérit, le commissaire-priseur reçoit l’animal gratuitement, et il doit le prendre.

kuhhandel-rule-K-18 =
    On ne fait jamais de monnaie. Si vous pouvez payer le prix exact, vous le faites, avec n’importe quelles
    cartes qui donnent exactement la somme, mais sans cartes de valeur 0. Si vous ne le pouvez pas, vous
    payez plus, et rien ne vous est rendu : prenez n’importe quelles cartes qui couvrent le prix, à
    condition qu’aucune ne soit superflue, c’est-à-dire que vous ne puissiez en reprendre aucune en laissant
    le prix couvert. C’est celui qui paie qui choisit ; tout cela vaut aussi pour un commissaire-priseur qui
    achète. Les autres voient combien de cartes sont payées ; seuls celui qui paie et celui qui est payé
    voient lesquelles.

kuhhandel-rule-K-19 =
    Si le commissaire-priseur a décidé de vendre et que vous ne pouvez pas payer votre enchère, vous montrez
    toute votre main à tout le monde ; à partir de ce moment, elle est connue de tous. Puis la vente de la
    même carte est reprise depuis le début. Tout le monde y participe de nouveau, mais dans les reprises
    pour cette carte, vous ne pouvez pas enchérir au-delà du total que vous avez montré. Un âne ne verse pas
    d’argent une nouvelle fois.

kuhhandel-rule-K-20 =
    Quand un âne est retourné, tout le monde, y compris le commissaire-priseur, reçoit une carte de la
    banque avant les enchères : 50 pour le premier âne, 100 pour le deuxième, 200 pour le troisième et 500
    pour le quatrième.


## Vente aux enchères d’une prime

kuhhandel-rules-premium = Vente aux enchères d’une prime

kuhhandel-rule-K-21 =
    Pour une prime, l’enchère est un nombre de cartes argent, et non une valeur. Le commissaire-priseur
    compte à rebours de 10 à 1, et le premier des autres joueurs qui tape gagne la prime pour le nombre qui
    vient d’être annoncé. À chaque nombre, chaque enchérisseur, c’est-à-dire tout le monde sauf le
    commissaire-priseur, déclare qu’il tape ou qu’il attend. La première tape qui arrive l’emporte. Si vous
    avez déclaré que vous attendez, cela vaut pour le nombre en cours ; quand tous attendent, le nombre
    suivant est annoncé. On ne montre pas qui attend : pour tous les autres, tous les enchérisseurs semblent
    encore réfléchir, jusqu’à ce que le nombre change. Là où personne n’a la main plus rapide que les
    autres, avec des robots ou quand on joue sans hâte, les joueurs sont interrogés dans le sens des
    aiguilles d’une montre à partir du commissaire-priseur. À une table en direct, c’est l’horloge qui
    déclare l’attente.

kuhhandel-rule-K-22 =
    Si vous avez gagné, vous posez face cachée ce nombre de cartes argent, de votre choix. Puis, sans les
    voir, le commissaire-priseur décide soit de vendre, et il prend ces cartes tandis que vous prenez la
    prime, soit d’acheter (K-23).

kuhhandel-rule-K-23 =
    Si le commissaire-priseur achète, vous reprenez vos cartes ; il vous donne le même nombre de cartes,
    qu’il choisit lui-même, et garde la prime. Cela n’est possible que s’il a assez de cartes.

kuhhandel-rule-K-24 =
    Si personne ne tape, même à 1, le commissaire-priseur prend la prime gratuitement.

kuhhandel-rule-K-25 =
    Il n’est pas interdit de taper pour plus de cartes que vous n’en avez. Mais dans ce cas, vous montrez
    aussitôt votre main, avant la décision du commissaire-priseur. La vente de la carte est reprise à partir
    de 10 avec la participation de tous, et dans les reprises pour cette carte, vous ne pouvez pas taper à
    un nombre supérieur à celui de vos cartes.

kuhhandel-rule-K-26 =
    Les primes ne font jamais l’objet d’un maquignonnage ; elles restent à leur propriétaire.


## Un rat est retourné

kuhhandel-rules-rat = Un rat est retourné

kuhhandel-rule-K-27 =
    En commençant à gauche du commissaire-priseur et en faisant le tour de la table, commissaire-priseur
    compris, chaque joueur soit prend le rat et toutes les cartes argent posées à côté, soit pose à côté,
    face cachée, une carte argent de son choix ; on continue ainsi autour de la table jusqu’à ce que
    quelqu’un prenne le rat. Seul celui qui le prend voit les cartes ; tous les autres ne connaissent que
    celles qu’ils y ont eux-mêmes posées.

kuhhandel-rule-K-28 =
    Si vous n’avez aucune carte argent, vous devez prendre le rat.

kuhhandel-rule-K-29 =
    Après un rat, le même commissaire-priseur retourne aussitôt la carte suivante et la met aux enchères, et
    ainsi de suite jusqu’à ce que la carte ne soit pas un rat. Si la pioche est vide, le tour se termine.


## Maquignonnage

kuhhandel-rules-trade = Maquignonnage

kuhhandel-rule-K-30 =
    Si vous êtes le challenger, vous désignez un adversaire, et une espèce d’animal ou les rats, à condition
    que vous en possédiez tous les deux.

kuhhandel-rule-K-31 =
    Si vous possédez tous les deux exactement deux cartes de cette espèce, le maquignonnage porte sur deux
    cartes. Dans tous les autres cas, il porte sur une carte.

kuhhandel-rule-K-32 =
    Si vous êtes le challenger, vous posez une offre cachée : autant de cartes argent que vous voulez, y
    compris de valeur 0, ou aucune. Tout le monde voit combien de cartes elle contient.

kuhhandel-rule-K-33 =
    Soit l’adversaire accepte, c’est-à-dire qu’il prend l’offre et remet la ou les cartes, et vous êtes tous
    deux les seuls à voir le montant ; soit il pose une contre-offre cachée, aussi libre que l’offre.

kuhhandel-rule-K-34 =
    S’il y a une contre-offre, les deux paquets sont échangés et comptés en secret. Celui qui a offert le
    total le plus élevé gagne la ou les cartes de l’autre. Chacun garde l’argent reçu. Vous êtes tous deux
    les seuls à voir les montants ; tout le monde voit combien de cartes ont changé de mains.

kuhhandel-rule-K-35 =
    Si les totaux sont égaux (ne rien offrir revient à offrir des cartes de valeur 0), l’argent échangé
    reste là où il est désormais, et le maquignonnage est repris pour le même enjeu : le challenger fait une
    nouvelle offre, et l’adversaire y répond de nouveau. Si les totaux sont encore égaux, le challenger
    gagne. Une première égalité se voit, puisque le maquignonnage est repris ; de la seconde, les autres apprennent
    seulement que le challenger a gagné.

kuhhandel-rule-K-36 =
    Les rats se négocient de la même façon, à un changement près : celui qui a offert le plus, ou dont
    l’offre est acceptée, donne son ou ses rats à l’autre. Si les totaux sont égaux deux fois, c’est le
    challenger qui donne.


## Décompte

kuhhandel-rules-scoring = Décompte

kuhhandel-rule-K-37 =
    Si vous possédez le carré de rats, vous l’employez à couvrir l’un de vos propres carrés d’animaux, au
    choix, et tous deux sont exclus du décompte. Le choix qui vous laisse le plus de points est fait pour
    vous automatiquement ; si vous n’avez pas de carré d’animaux, vous ne couvrez rien.

kuhhandel-rule-K-38 =
    Additionnez les valeurs de vos carrés et ajoutez 250 pour chacune de vos primes qui correspond à l’un
    d’eux. Multipliez cette somme par le nombre de carrés d’animaux qui vous restent ; ni le carré de rats
    ni un carré couvert ne comptent. Ajoutez ensuite 250 pour chacune de vos primes qui ne correspond à
    aucun d’eux ; une prime dont le carré a été couvert par les rats ne correspond à aucun.

kuhhandel-rule-K-39 =
    L’argent ne vaut rien. Le joueur qui a le plus de points gagne ; si plusieurs sont à égalité, ils
    partagent la victoire.


## À deux joueurs

kuhhandel-rules-two = À deux joueurs

kuhhandel-rule-K-40 =
    Vous recevez tous les deux l’argent de départ selon K-6. Deux cartes de chacune des valeurs 50, 100, 200
    et 500 sont mises de côté pour les ânes. Les huit cartes de valeur 0 restantes quittent la partie. Parmi
    les 36 autres cartes argent, 10 sont retirées au hasard sans être vues ; personne ne sait lesquelles.
    Les 26 restantes sont mélangées avec les 54 cartes animal, prime et rat en une seule pioche de 80
    cartes.

kuhhandel-rule-K-41 =
    La vente aux enchères est remplacée par la distribution : regardez en secret la carte du dessus, puis
    soit vous la gardez, et votre adversaire reçoit la carte suivante sans que vous la voyiez, soit vous la
    donnez à votre adversaire, et vous recevez la carte suivante sans qu’il la voie. Chaque distribution
    prend deux des 80 cartes, il ne reste donc jamais de carte isolée.

kuhhandel-rule-K-42 =
    Les animaux, les primes et les rats sont aussitôt posés face visible ; pour un rat, il n’y a ni tour de
    table comme dans K-27, ni carte de plus comme dans K-29. L’argent va en main. L’argent reçu de cette
    façon est vu par celui qui le reçoit, et par celui qui distribue s’il l’a regardé avant de le donner.

kuhhandel-rule-K-43 =
    Un âne verse de l’argent aux deux joueurs selon K-20, au moment où il est posé. S’il y a deux ânes dans
    une même distribution, les deux versements sont faits.

kuhhandel-rule-K-44 =
    Une fois la pioche vide, il ne reste que des maquignonnages. Le décompte se fait selon K-37 à K-39.


## Variantes

kuhhandel-rules-variants = Variantes

kuhhandel-rule-K-45 =
    Super maquignonnage (pour tout nombre de joueurs, seulement si vous choisissez cette variante) : après
    avoir fait un maquignonnage, un seul, vous pouvez ensuite, dans le même tour, tenir aussi une vente aux
    enchères, ou à deux joueurs une distribution, tant qu’il y a des cartes dans la pioche.

kuhhandel-rule-K-46 =
    Compte de caisse (pour tout nombre de joueurs, seulement si vous choisissez cette variante, librement
    combinable avec l’autre) : à la fin, l’argent qui reste à chaque joueur est ajouté à ses points.
