# Kuhhandel Master dans le navigateur : libellés, aide de la première partie, origine des points.

## La cour

web-kuhhandel-yard = Cour des enchères
web-kuhhandel-deck =
    { $count ->
        [0] La pioche est vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
web-kuhhandel-deck-open = Que reste-t-il ?
web-kuhhandel-deck-money =
    { $count ->
        [one] Et { $count } carte argent
       *[other] Et { $count } cartes argent
    }
web-kuhhandel-trades-left =
    { $count ->
        [one] Encore { $count } maquignonnage au plus
       *[other] Encore { $count } maquignonnages au plus
    }
web-kuhhandel-donkeys =
    { $next ->
        [0] Les { $came } ânes sont tous venus. Chaque âne apporte de l’argent à tous : le premier 50, puis 100, 200 et 500.
       *[other] Ânes venus : { $came } sur 4 ; le prochain verse { $next } à chacun. Chaque âne apporte de l’argent à tous : le premier 50, puis 100, 200 et 500.
    }
web-kuhhandel-card-hidden = Une carte cachée
web-kuhhandel-chooses = { $player } choisit.
web-kuhhandel-trade-how = Pour un maquignonnage, choisissez un des animaux éclairés.

## Une vente aux enchères

web-kuhhandel-no-bid = Aucune enchère
web-kuhhandel-bidders = Enchérissent encore :
web-kuhhandel-you-auction = Vous êtes le commissaire-priseur. Enchérissent encore :
web-kuhhandel-passed = passe
web-kuhhandel-limit = A montré sa main et peut aller jusqu’à { $limit } pour cette carte.
web-kuhhandel-free-amount = Montant libre
web-kuhhandel-bluff = Plus que vos { $total } : un bluff.
web-kuhhandel-call-1 = Une fois …
web-kuhhandel-call-2 = Une fois, deux fois …
web-kuhhandel-call-3 = Une fois, deux fois, adjugé !
web-kuhhandel-auctioneer-decides = { $player } décide : vendre ou acheter.
web-kuhhandel-counting = Vous comptez à rebours ; les autres peuvent taper.
web-kuhhandel-watching = Le premier qui tape gagne la prime.
web-kuhhandel-space = ou tapez avec la barre d’espace
web-kuhhandel-too-few =
    { $count ->
        [0] Vous n’avez aucune carte : un bluff.
        [one] Vous n’avez que { $count } carte : un bluff.
       *[other] Vous n’avez que { $count } cartes : un bluff.
    }
web-kuhhandel-answered-wait = À ce nombre, vous attendez.
web-kuhhandel-answered-slap = À ce nombre, vous tapez, sauf si quelqu’un interrogé avant vous tape.
web-kuhhandel-order-bid = Enchérir pour moi jusqu’à
web-kuhhandel-order-bid-set = On enchérit pour vous jusqu’à { $limit }.
web-kuhhandel-order-slap = Taper pour moi à
web-kuhhandel-order-slap-set =
    { $limit ->
        [0] Vous renoncez à cette prime.
       *[other] On tape pour vous à { $limit }.
    }
web-kuhhandel-order-never = jamais
web-kuhhandel-order-set = Valider
web-kuhhandel-order-withdraw = Retirer

## Payer

web-kuhhandel-amount = { $amount }
web-kuhhandel-price-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-kuhhandel-missing = encore { $missing }
web-kuhhandel-missing-cards =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
web-kuhhandel-pays = { $player } choisit des cartes argent.
web-kuhhandel-choose-money = Choisissez dans votre argent.
web-kuhhandel-take-back = Reprendre { $card }
web-kuhhandel-take-back-how = Choisissez une carte du plateau pour la reprendre.

## Le rat, le maquignonnage, la distribution

web-kuhhandel-rat-pile =
    { $count ->
        [0] Aucune carte à côté
        [one] { $count } carte à côté
       *[other] { $count } cartes à côté
    }
web-kuhhandel-rat-own = dont de vous : { $money }
web-kuhhandel-rat-put = ou posez-y une de vos cartes argent
web-kuhhandel-rat-asked = { $player } prend le rat ou pose une carte.
web-kuhhandel-trade-offer = { $player } compose une offre.
web-kuhhandel-trade-answer = { $player } accepte ou fait une contre-offre.
web-kuhhandel-trade-counter = { $player } compose une contre-offre.
web-kuhhandel-trade-accepted = acceptée
web-kuhhandel-trade-again = Les totaux étaient égaux : encore une fois pour la même mise.
web-kuhhandel-trade-rats = Qui offre le plus cède les rats.
web-kuhhandel-looks = { $player } regarde une carte.

## Les joueurs

web-kuhhandel-peek = points : d’où ils viennent, et ce qu’on sait de l’argent
web-kuhhandel-lot-worth = Les quatre valent { $worth }.
web-kuhhandel-lot-held = En possèdent : { $players }.
web-kuhhandel-lot-free = Personne n’en a.
web-kuhhandel-stall = { $player } : { $animals }
web-kuhhandel-stall-empty = { $player } : pas de { $kinds }
web-kuhhandel-quartet =
    { $rats ->
        [0] Carré, valeur { $worth }
       *[other] Les quatre rats
    }
web-kuhhandel-covered = Couvert par les rats
web-kuhhandel-premium-owned = Avec la prime
web-kuhhandel-broke = pas d’argent
web-kuhhandel-worth = valeur { $total }
web-kuhhandel-worth-between = valeur { $least }–{ $most }
web-kuhhandel-hand =
    { $count ->
        [0] Vous n’avez aucune carte argent
        [one] Votre argent : { $total }
       *[other] Votre argent : { $total } en { $count } cartes
    }
web-kuhhandel-notes =
    { $count ->
        [one] { $count } carte de { $value }
       *[other] { $count } cartes de { $value }
    }
web-kuhhandel-knows-all =
    { $count ->
        [one] L’argent est connu : { $count } carte, { $total } en tout.
       *[other] L’argent est connu : { $count } cartes, { $total } en tout.
    }
web-kuhhandel-knows =
    { $count ->
        [one] Ce que vous savez de l’argent : { $count } carte, de { $least } à { $most }.
       *[other] Ce que vous savez de l’argent : { $count } cartes, de { $least } à { $most } en tout.
    }
web-kuhhandel-exactly = exactement { $count }
web-kuhhandel-surely =
    { $surely ->
        [0] au plus { $most }
       *[other] de { $surely } à { $most }
    }
web-kuhhandel-close = Fermer
web-kuhhandel-winner = a gagné
web-kuhhandel-formula = (carrés + leurs primes) × nombre de carrés + autres primes
web-kuhhandel-formula-cash = (carrés + leurs primes) × nombre de carrés + autres primes + argent
web-kuhhandel-others = Autres primes

## D’où viennent les points

web-kuhhandel-source-quartets = Carrés
web-kuhhandel-source-rats = Perdus aux rats
web-kuhhandel-source-premiums = Primes
web-kuhhandel-source-several = Pour plusieurs carrés
web-kuhhandel-source-cash = Argent

## L’aide de la première partie

web-coach-kuhhandel-aim = Qui a le plus de points à la fin gagne. Seuls comptent les carrés complets, quatre animaux d’une espèce : leurs valeurs additionnées, multipliées par le nombre de vos carrés. L’argent ne compte pas à la fin, alors dépensez-le.
web-coach-kuhhandel-turn = Vous réunissez des carrés : quatre animaux de la même espèce. Retournez la carte suivante et vendez-la aux enchères, ou défiez quelqu’un qui possède un animal d’une espèce que vous avez aussi. Les animaux éclairés sont ceux que vous pouvez disputer.
web-coach-kuhhandel-auction = Vous retournez la carte du dessus et la vendez aux enchères. Les autres enchérissent ; ensuite vous vendez au plus offrant, ou vous payez vous-même ce prix et gardez l’animal.
web-coach-kuhhandel-turn-two = Distribuez deux cartes de la pioche, ou défiez votre adversaire à un maquignonnage pour une espèce que vous avez tous les deux.
web-coach-kuhhandel-distribute = Vous regardez en secret la carte du dessus. Gardez-la, et votre adversaire reçoit la suivante sans que vous la voyiez ; ou donnez-la et prenez vous-même la suivante.
web-coach-kuhhandel-trade = La pioche est vide, il ne reste que des maquignonnages. Choisissez un animal éclairé : vous le disputez à son propriétaire par des offres cachées, jusqu’à ce que tous les carrés soient complets.
web-coach-kuhhandel-extra = Votre maquignonnage est fait. Avec le super maquignonnage, vous pouvez encore tenir une vente aux enchères, ou terminer votre tour.
web-coach-kuhhandel-extra-two = Votre maquignonnage est fait. Avec le super maquignonnage, vous pouvez encore faire une distribution, ou terminer votre tour.
web-coach-kuhhandel-bid = Tous sauf le commissaire-priseur enchérissent quand ils veulent. Le nombre sur le toit d’une étable est la valeur du carré complet. Vous pouvez enchérir plus que vous n’avez ; mais si vous ne pouvez pas payer, vous montrez toute votre main et la vente recommence.
web-coach-kuhhandel-hammer = Le marteau est tombé. Vendez, et le plus offrant vous paie ; ou achetez : vous lui payez le même prix et gardez l’animal.
web-coach-kuhhandel-pay = Vous avez acheté l’animal. Choisissez les cartes une à une ; on ne rend pas la monnaie, payez donc juste si vous le pouvez.
web-coach-kuhhandel-pay-buying = Vous gardez l’animal et payez le plus offrant. Choisissez les cartes une à une ; on ne rend pas la monnaie, payez donc juste si vous le pouvez.
web-coach-kuhhandel-call = Une prime vaut 250 points, et davantage avec son carré. Les nombres descendent de 10 à 1 : tapez, et vous payez autant de cartes argent que le nombre annoncé. Leur valeur ne compte pas. Si vous attendez trop, un autre tape.
web-coach-kuhhandel-call-last = C’est le dernier nombre. Si personne ne tape maintenant, le commissaire-priseur reçoit la prime gratuitement.
web-coach-kuhhandel-pledge = Vous avez tapé le premier. Posez face cachée autant de cartes que le nombre annoncé ; des cartes de valeur 0 conviennent aussi. Le commissaire-priseur décide sans les voir.
web-coach-kuhhandel-premium = Prenez les cartes cachées et cédez la prime, ou gardez la prime et donnez autant de vos propres cartes.
web-coach-kuhhandel-give = Vous gardez la prime. Donnez autant de cartes que le nombre annoncé, à votre choix : les plus basses suffisent.
web-coach-kuhhandel-rat = Qui possède les quatre rats à la fin leur sacrifie un carré. Posez une carte argent à côté du rat pour le faire passer, ou prenez-le avec tout l’argent posé là.
web-coach-kuhhandel-rat-broke = Sans aucune carte argent, vous devez prendre le rat, avec tout l’argent posé à côté.
web-coach-kuhhandel-offer = Composez une offre cachée : l’autre voit combien de cartes, mais pas ce qu’elles valent. Les cartes de valeur 0 servent à bluffer. Ensuite l’autre accepte ou répond par sa propre offre ; la plus haute gagne les animaux, et l’argent change de mains.
web-coach-kuhhandel-answer = Acceptez, et vous recevez l’argent caché et perdez les animaux. Ou faites une contre-offre : les deux piles sont échangées, et qui a offert le plus gagne les animaux.
web-coach-kuhhandel-counter = Composez votre contre-offre. Les piles sont échangées dans tous les cas ; qui a offert le plus gagne les animaux.
web-coach-kuhhandel-share = Gardez cette carte, et votre adversaire reçoit la suivante ; ou donnez-la, et la suivante est à vous.


## La page des règles : le jeu en deux minutes, et ce que montrent les images.

web-overview-kuhhandel =
    Vous réunissez des carrés : les quatre animaux d’une espèce. À la fin, on additionne les valeurs de vos
    carrés et on multiplie la somme par leur nombre. Plusieurs carrés modestes peuvent donc battre un carré
    précieux. L’argent ne compte pas : il n’est là que pour être dépensé.

    À votre tour, vous faites l’une de deux choses. Ou bien vous retournez la carte suivante et la vendez aux
    enchères : les autres enchérissent, et à la fin vous vendez au plus offrant, ou vous payez vous-même
    exactement ce prix et gardez l’animal. On peut enchérir plus qu’on n’a ; mais qui se fait prendre montre son
    argent à tous.

    Ou bien vous faites un maquignonnage : vous défiez quelqu’un qui possède un animal d’une espèce que vous
    avez aussi, et posez des cartes argent face cachée. L’autre les prend et vous donne l’animal, ou répond par
    des cartes, cachées elles aussi. Alors les deux piles changent de mains, et qui a offert le plus reçoit
    l’animal. Des cartes de valeur 0 font paraître grande une petite offre.

    Parmi les animaux il y a des primes, qui valent 250 points et davantage avec leur carré ; on les paie en
    nombre de cartes, non en valeur. Et il y a des rats : qui possède les quatre leur sacrifie un carré. Chaque
    âne qui paraît apporte de l’argent à tous. La partie finit quand la pioche est vide et que chaque carré est
    complet.
web-caption-kuhhandel-material = Des animaux avec la valeur de leur carré, un rat, une prime et une carte argent.
web-caption-kuhhandel-setup = L’argent de départ : deux cartes de 0, trois de 10, une de 20 et une de 50.
web-caption-kuhhandel-turn = Retourner une carte et la vendre aux enchères, ou disputer un animal que vous avez tous les deux.
web-caption-kuhhandel-auction = Un cochon sous le marteau, et l’argent qu’on en offre.
web-caption-kuhhandel-premium = Les primes du chien, du mouton et du cheval.
web-caption-kuhhandel-rat = Un rat, et les cartes argent posées à côté pour le faire passer.
web-caption-kuhhandel-trade = Une offre cachée de deux cartes, une réponse cachée de trois, et le mouton que tous deux veulent.
web-caption-kuhhandel-scoring = Un carré de vaches avec sa prime : 800 et 250, multipliés par le nombre de carrés.


## Ce qu’on cherche en revoyant une partie.

web-moment-kuhhandel-quartet = Quatuor
web-moment-kuhhandel-knocked_down = Vente aux enchères
web-moment-kuhhandel-traded = Maquignonnage
web-moment-kuhhandel-slapped = Tape
web-moment-kuhhandel-took_rat = Rat
web-moment-kuhhandel-shown = Main montrée
