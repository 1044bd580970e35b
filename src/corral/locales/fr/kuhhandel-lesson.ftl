# Kuhhandel Master : la leçon. Chaque étape a un titre, une idée, ce qu’il faut faire coup par coup, ce qui est appris, et
# ce qui est dit d’un autre coup permis.

kuhhandel-lesson-aim-title = Comment on gagne
kuhhandel-lesson-aim =
    Il y a dix espèces d’animaux, quatre de chacune. Seuls les carrés comptent : les quatre animaux d’une espèce. À la fin, on
    additionne les valeurs de vos carrés, et l’on multiplie la somme par le nombre de vos carrés. Un carré de vaches (800) et un
    carré de chiens (160) font 960 × 2 = 1920. Qui a le plus de points gagne. L’argent ne vaut alors plus rien : il est là pour être
    dépensé, avec adresse.

kuhhandel-lesson-bid-title = Enchérir pour un animal
kuhhandel-lesson-bid =
    À son tour, chacun peut retourner une carte et la vendre aux enchères. Pedro a retourné une vache. Tous les autres enchérissent
    autant qu’ils veulent, de 10 en 10. Vous avez 100 en petites cartes ; les zéros ne valent rien, mais personne ne voit vos cartes.
kuhhandel-lesson-bid-1 = Rosa offre 50. Enchérissez à 60.
kuhhandel-lesson-bid-2 = Adjugé à vous ! Payez 60 avec un 50 et un 10 : on ne rend pas la monnaie.
kuhhandel-lesson-bid-3 = Et l’autre carte.
kuhhandel-lesson-bid-done =
    La première vache est à vous, et l’argent est allé à Pedro, qui tenait la vente. Vous pouvez même enchérir plus que vous n’avez,
    pour faire monter le prix. Mais si vous ne pouvez pas payer, vous montrez tout votre argent, et la vente recommence.
kuhhandel-lesson-bid-other = Les règles le permettent. Mais 60 suffit ici : moins laisserait la vache à Rosa, plus serait du gaspillage.
kuhhandel-lesson-bid-other-pass = Alors Rosa aurait la vache pour 50. Elle vaut bien plus pour vous : enchérissez à 60.

kuhhandel-lesson-auction-title = Vous tenez le marteau
kuhhandel-lesson-auction =
    À vous de tenir une vente. Vous n’enchérissez pas vous-même. Mais quand le marteau est tombé, vous avez le dernier mot : vendez et
    prenez l’argent, ou achetez vous-même l’animal exactement à ce prix.
kuhhandel-lesson-auction-1 = Tenez une vente aux enchères.
kuhhandel-lesson-auction-2 = Un âne : chaque fois qu’il en vient un, chacun reçoit de l’argent de la banque. Rosa a offert 50. Achetez l’âne vous-même.
kuhhandel-lesson-auction-3 = Payez 50 à Rosa.
kuhhandel-lesson-auction-done =
    L’âne est à vous, et Rosa a vos 50. Si vous aviez vendu, vous auriez 50 de plus et elle l’âne. Les ânes rapportent 50, puis 100,
    200 et 500 : c’est ainsi que l’argent entre en jeu.
kuhhandel-lesson-auction-other = Vous ferez du maquignonnage dans un instant. Tenez d’abord une vente.
kuhhandel-lesson-auction-other-sell = C’est souvent sage. Mais ce sont les animaux qui gagnent, pas l’argent : ici, achetez l’âne vous-même.

kuhhandel-lesson-trade-title = Le maquignonnage
kuhhandel-lesson-trade =
    Au lieu d’une vente, vous pouvez défier quelqu’un qui a un animal d’une espèce que vous avez aussi. Vous posez de l’argent face
    cachée ; l’autre le prend et cède l’animal, ou pose une contre-offre. Alors on échange les piles, et qui a posé le plus obtient
    l’animal.
kuhhandel-lesson-trade-1 = Vous et Rosa avez chacun une vache. Défiez Rosa : cliquez sur sa vache.
kuhhandel-lesson-trade-2 = Rosa voit combien de cartes vous posez, mais pas lesquelles. Mettez le 100 dans votre offre.
kuhhandel-lesson-trade-3 = Cela suffit. Posez l’offre.
kuhhandel-lesson-trade-done =
    Rosa a répondu par 70, vous aviez posé 100 : sa vache est à vous. Vous avez reçu ses 70, elle vos 100. Cela ne vous a donc coûté que
    30 ! Qui perd un maquignonnage perd l’animal, mais reçoit la plus grosse pile d’argent.
kuhhandel-lesson-trade-other = Les règles le permettent. Mais ici, il s’agit de la vache de Rosa, et du 100 comme offre.
kuhhandel-lesson-trade-other-add = Rosa pourrait facilement offrir plus. Posez le 100.

kuhhandel-lesson-bluff-title = Le bluff
kuhhandel-lesson-bluff =
    Personne ne voit ce que vaut votre offre avant de l’avoir prise. C’est à cela que servent les cartes de valeur 0 : de dos, elles
    ressemblent aux autres.
kuhhandel-lesson-bluff-1 = Pedro a un cochon, et vous aussi. Défiez-le pour le cochon.
kuhhandel-lesson-bluff-2 = Mettez un 0 dans votre offre.
kuhhandel-lesson-bluff-3 = Et l’autre 0.
kuhhandel-lesson-bluff-4 = Posez l’offre, sans sourciller.
kuhhandel-lesson-bluff-done =
    Pedro a pris deux cartes sans valeur, et son cochon est à vous, pour rien ! S’il avait répondu par un simple 10, il aurait gagné le
    vôtre. Pensez-y quand quelqu’un vous propose une grosse pile.
kuhhandel-lesson-bluff-other = Les règles le permettent. Mais cette fois, vous bluffez : deux cartes de valeur 0 pour le cochon de Pedro.

kuhhandel-lesson-rat-title = Le rat
kuhhandel-lesson-rat =
    Personne ne veut de rats : qui a les quatre à la fin leur sacrifie tout un carré. Quand un rat est retourné, il fait le tour de la
    table : ou bien vous posez une carte argent face cachée à côté, ou bien vous prenez le rat avec tout l’argent posé là.
kuhhandel-lesson-rat-1 = Faites-le passer au moindre prix : posez un 0 à côté du rat.
kuhhandel-lesson-rat-2 = Il est revenu. Encore un 0 !
kuhhandel-lesson-rat-done = Pedro l’a pris, avec quatre cartes qui ne valent presque rien. Un rat seul ne fait pas de mal, et l’argent posé à côté peut en valoir la peine.
kuhhandel-lesson-rat-other = Les règles le permettent. Mais votre 0 ne vaut rien et fait aussi bien l’affaire.
kuhhandel-lesson-rat-other-take = Il n’y a encore presque pas d’argent. Posez plutôt un 0 et laissez le rat aux autres.

kuhhandel-lesson-premium-title = Une prime
kuhhandel-lesson-premium =
    Une prime vaut 250 points, et avec son carré elle est même multipliée. On la vend en comptant à rebours à partir de 10 : qui tape le
    premier l’obtient pour autant de cartes argent, quelle que soit leur valeur.
kuhhandel-lesson-premium-1 = On annonce 4. Vous n’avez que deux zéros : attendez le nombre suivant.
kuhhandel-lesson-premium-2 = 3 ! Tapez maintenant, avant Pedro.
kuhhandel-lesson-premium-3 = Trois cartes face cachée : un 0 …
kuhhandel-lesson-premium-4 = … encore un 0 …
kuhhandel-lesson-premium-5 = … et un 10.
kuhhandel-lesson-premium-done = La prime des vaches pour trois cartes presque sans valeur. Le carré de vaches vaudrait maintenant encore plus pour vous.
kuhhandel-lesson-premium-other = Les règles le permettent. Mais seul le nombre de cartes compte : prenez celles qui valent le moins.
kuhhandel-lesson-premium-other-slap = Cela coûterait quatre cartes. Osez attendre le 3.
kuhhandel-lesson-premium-other-wait = Si vous attendez, Pedro tapera peut-être à 2. Tapez !

kuhhandel-lesson-win-title = Gagnez la partie
kuhhandel-lesson-win =
    La pioche est vide ; il ne reste que des maquignonnages, jusqu’à ce que chaque animal soit dans un carré. Vous avez les chèvres, les
    ânes et trois vaches, Rosa a cinq petits carrés et la dernière vache. Vos deux carrés et leurs primes ne suffiraient pas contre les
    5250 points de Rosa.
kuhhandel-lesson-win-1 = Défiez Rosa pour la vache.
kuhhandel-lesson-win-2 = À la fin, l’argent ne vaut rien. Offrez le 200.
kuhhandel-lesson-win-3 = Posez l’offre.
kuhhandel-lesson-win-done =
    Vous gagnez avec 7200 points : (350 + 500 + 800 + 3 × 250) × 3 carrés. Les quatre rats de Pedro ont couvert ses cochons. Vous savez
    maintenant ce qui compte : des carrés de valeur, et beaucoup, car ils sont multipliés.
kuhhandel-lesson-win-other = Pourquoi épargner ? L’argent ne vaut rien à la fin. Rosa ne peut pas battre le 200.
