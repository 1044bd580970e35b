# Kuhhandel Master : tout ce qui se dit pendant la partie. Les règles sont dans kuhhandel-rules.ftl.

kuhhandel-title = Kuhhandel Master
kuhhandel-description = Enchérir sur des animaux, bluffer au maquignonnage et se débarrasser des rats ; pour 2 à 6 joueurs.
kuhhandel-option-super_trade = après un maquignonnage, on peut aussi faire une vente aux enchères
kuhhandel-option-cash_count = l’argent qui reste à la fin compte comme des points


## Les choses

# Plusieurs d’une espèce.
kuhhandel-kinds-cock = coqs
kuhhandel-kinds-goose = oies
kuhhandel-kinds-cat = chats
kuhhandel-kinds-dog = chiens
kuhhandel-kinds-sheep = moutons
kuhhandel-kinds-goat = chèvres
kuhhandel-kinds-donkey = ânes
kuhhandel-kinds-pig = cochons
kuhhandel-kinds-cow = vaches
kuhhandel-kinds-horse = chevaux
kuhhandel-kinds-rat = rats

# Un ou plusieurs d’une espèce.
kuhhandel-some-cock =
    { $count ->
        [one] un coq
       *[other] { $count } coqs
    }
kuhhandel-some-goose =
    { $count ->
        [one] une oie
       *[other] { $count } oies
    }
kuhhandel-some-cat =
    { $count ->
        [one] un chat
       *[other] { $count } chats
    }
kuhhandel-some-dog =
    { $count ->
        [one] un chien
       *[other] { $count } chiens
    }
kuhhandel-some-sheep =
    { $count ->
        [one] un mouton
       *[other] { $count } moutons
    }
kuhhandel-some-goat =
    { $count ->
        [one] une chèvre
       *[other] { $count } chèvres
    }
kuhhandel-some-donkey =
    { $count ->
        [one] un âne
       *[other] { $count } ânes
    }
kuhhandel-some-pig =
    { $count ->
        [one] un cochon
       *[other] { $count } cochons
    }
kuhhandel-some-cow =
    { $count ->
        [one] une vache
       *[other] { $count } vaches
    }
kuhhandel-some-horse =
    { $count ->
        [one] un cheval
       *[other] { $count } chevaux
    }
kuhhandel-some-rat =
    { $count ->
        [one] un rat
       *[other] { $count } rats
    }

# Un animal précis.
kuhhandel-the-cock = le coq
kuhhandel-the-goose = l’oie
kuhhandel-the-cat = le chat
kuhhandel-the-dog = le chien
kuhhandel-the-sheep = le mouton
kuhhandel-the-goat = la chèvre
kuhhandel-the-donkey = l’âne
kuhhandel-the-pig = le cochon
kuhhandel-the-cow = la vache
kuhhandel-the-horse = le cheval
kuhhandel-the-rat = le rat

# Une carte de la pioche.
kuhhandel-premium = la prime des { $kinds }

# Une carte argent.
kuhhandel-a-money-card =
    { $value ->
        [0] une carte de valeur 0
       *[other] une carte de { $value }
    }
kuhhandel-the-money-card =
    { $value ->
        [0] la carte de valeur 0
       *[other] la carte de { $value }
    }

# Des cartes argent dont on ne connaît que le nombre.
kuhhandel-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }

# Des cartes argent connues, et ce qu’elles valent ensemble.
kuhhandel-money =
    { $count ->
        [0] rien
        [one] { $cards }
       *[other] { $cards } = { $total }
    }

kuhhandel-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Qui a offert davantage dans un maquignonnage ; une phrase à part.
kuhhandel-more = { $player } a offert davantage.
kuhhandel-not-less = { $player } a offert au moins autant et l’emporte.
kuhhandel-equal = Les totaux sont égaux.

# Un résultat, dans une énumération.
kuhhandel-score = { $player } { $points }


## Ce qu’il y a à décider

kuhhandel-prompt-turn = Choisissez une vente aux enchères ou un maquignonnage.
kuhhandel-prompt-turn-alone = Tenez une vente aux enchères ; il n’y a personne avec qui faire un maquignonnage.
kuhhandel-prompt-turn-trade = La pioche est vide : choisissez un maquignonnage.
kuhhandel-prompt-turn-two = Choisissez une distribution ou un maquignonnage.
kuhhandel-prompt-turn-alone-two = Faites une distribution ; aucun maquignonnage n’est possible.
kuhhandel-prompt-extra = Tenez encore une vente aux enchères, ou terminez votre tour.
kuhhandel-prompt-extra-two = Faites encore une distribution, ou terminez votre tour.
kuhhandel-prompt-bid = Faites la première enchère, ou passez.
kuhhandel-prompt-bid-higher = Enchérissez plus haut, ou passez.
kuhhandel-prompt-hammer = Vendez au plus offrant, ou achetez au même prix si vous pouvez le payer.
kuhhandel-prompt-pay = Choisissez une carte argent pour payer.
kuhhandel-prompt-call = Tapez au nombre annoncé, ou attendez.
kuhhandel-prompt-pledge = Choisissez une carte argent à poser face cachée.
kuhhandel-prompt-premium = Vendez contre les cartes posées face cachée, ou achetez contre autant de vos propres cartes.
kuhhandel-prompt-give = Choisissez une carte argent à donner pour la prime.
kuhhandel-prompt-rat = Posez une carte argent à côté du rat, ou prenez le rat avec toutes les cartes posées à côté.
kuhhandel-prompt-rat-broke = Vous n’avez aucune carte argent : vous devez prendre le rat.
kuhhandel-prompt-offer = Ajoutez des cartes argent à votre offre cachée, ou posez-la telle quelle.
kuhhandel-prompt-offer-again = Les totaux étaient égaux : ajoutez des cartes argent à une nouvelle offre cachée, ou posez-la telle quelle.
kuhhandel-prompt-answer = Acceptez l’offre, ou faites une contre-offre.
kuhhandel-prompt-counter = Ajoutez des cartes argent à votre contre-offre cachée, ou posez-la telle quelle.
kuhhandel-prompt-share = Gardez la carte que vous avez regardée, ou donnez-la à votre adversaire.
kuhhandel-prompt-over = La partie est terminée.


## Les événements

kuhhandel-event-start_player = { $player } commence.
kuhhandel-event-turn = C’est à { $player } de jouer.
kuhhandel-event-turned_up = { $player } retourne { $card }.
kuhhandel-event-donkey_paid =
    { $number ->
        [1] Le premier âne verse à chacun { $card }.
        [2] Le deuxième âne verse à chacun { $card }.
        [3] Le troisième âne verse à chacun { $card }.
       *[other] Le quatrième âne verse à chacun { $card }.
    }
kuhhandel-event-bid = { $player } enchérit à { $amount }.
kuhhandel-event-passed = { $player } passe.
kuhhandel-event-knocked_down = Une fois, deux fois, adjugé à { $player } pour { $amount }.
kuhhandel-event-unsold = Personne n’enchérit : { $player } reçoit { $the_card } gratuitement.
kuhhandel-event-unsold-premium = Personne ne tape : { $player } prend { $the_card } gratuitement.
kuhhandel-event-sold = { $player } vend à { $other }.
kuhhandel-event-bought = { $player } achète : { $other } garde son propre argent et reçoit le prix.
kuhhandel-event-shown =
    { $count ->
        [0] Compte de caisse : { $player } n’a plus de carte argent.
       *[other] Compte de caisse : { $player } montre { $money }.
    }
kuhhandel-event-shown-bid =
    { $count ->
        [0] { $player } ne peut pas payer son enchère et montre une main vide. La vente de la carte est reprise depuis le début.
       *[other] { $player } ne peut pas payer son enchère et montre toute sa main : { $money }. La vente de la carte est reprise depuis le début.
    }
kuhhandel-event-shown-slap =
    { $count ->
        [0] { $player } n’a aucune carte argent et montre une main vide. Le compte à rebours recommence.
       *[other] { $player } n’a pas assez de cartes et montre toute sa main : { $money }. Le compte à rebours recommence.
    }
kuhhandel-event-paid =
    { $count ->
        [one] { $player } paie à { $other } le prix de { $price } avec { $count } carte.
       *[other] { $player } paie à { $other } le prix de { $price } avec { $count } cartes.
    }
kuhhandel-event-paid-seen = { $player } paie à { $other } le prix de { $price } avec { $money }.
kuhhandel-event-got = { $player } reçoit { $card }.
kuhhandel-event-called = Le commissaire-priseur annonce { $number }.
kuhhandel-event-slapped = { $player } tape à { $number }.
kuhhandel-event-pledged =
    { $count ->
        [one] { $player } pose { $count } carte argent face cachée.
       *[other] { $player } pose { $count } cartes argent face cachée.
    }
kuhhandel-event-pledged-seen = { $player } pose { $money } face cachée.
kuhhandel-event-gave =
    { $count ->
        [0] { $player } ne donne aucune carte argent à { $other }.
        [one] { $player } donne { $count } carte argent à { $other }.
       *[other] { $player } donne { $count } cartes argent à { $other }.
    }
kuhhandel-event-gave-seen = { $player } donne à { $other } { $money }.
kuhhandel-event-put =
    { $count ->
        [one] { $player } pose une carte argent à côté du rat, où il y a maintenant { $count } carte.
       *[other] { $player } pose une carte argent à côté du rat, où il y a maintenant { $count } cartes.
    }
kuhhandel-event-put-seen =
    { $count ->
        [one] { $player } pose { $card } à côté du rat, où il y a maintenant { $count } carte.
       *[other] { $player } pose { $card } à côté du rat, où il y a maintenant { $count } cartes.
    }
kuhhandel-event-took_rat =
    { $count ->
        [0] { $player } prend le rat, sans le moindre argent.
        [one] { $player } prend le rat et la carte argent posée à côté.
       *[other] { $player } prend le rat et les { $count } cartes argent posées à côté.
    }
kuhhandel-event-took_rat-seen = { $player } prend le rat et l’argent posé à côté : { $money }.
kuhhandel-event-challenged = { $player } défie { $other } : maquignonnage pour { $animals }.
kuhhandel-event-offered =
    { $count ->
        [0] { $player } n’offre aucune carte argent à { $other }.
        [one] { $player } offre à { $other } { $count } carte argent face cachée.
       *[other] { $player } offre à { $other } { $count } cartes argent face cachée.
    }
kuhhandel-event-offered-seen = { $player } offre à { $other } { $money } face cachée.
kuhhandel-event-accepted = { $player } accepte l’offre.
kuhhandel-event-countered = { $player } répond par une contre-offre.
kuhhandel-event-swapped = { $player } et { $other } échangent offre et contre-offre : { $pile } contre { $back_pile }. { $verdict }
kuhhandel-event-swapped-seen = { $player } et { $other } échangent offre et contre-offre : { $money } contre { $back_money }. { $verdict }
kuhhandel-event-tied = { $player } et { $other } reprennent le maquignonnage pour le même enjeu.
kuhhandel-event-traded = { $player } remet { $animals } à { $other }.
kuhhandel-event-looked = { $player } regarde en secret la carte du dessus.
kuhhandel-event-looked-seen = { $player } regarde en secret la carte du dessus : { $card }.
kuhhandel-event-kept = { $player } garde la carte ; { $other } reçoit la suivante.
kuhhandel-event-gave_away = { $player } donne la carte à { $other } et reçoit la suivante.
kuhhandel-event-got_money = { $player } reçoit une carte argent.
kuhhandel-event-got_money-seen = { $player } reçoit { $card }.
kuhhandel-event-rats_covered = { $player } couvre le carré des { $kinds } avec les rats.
kuhhandel-event-over =
    { $count ->
        [one] La partie est terminée : { $scores }. { $winners } gagne.
       *[other] La partie est terminée : { $scores }. { $winners } partagent la victoire.
    }


## Les coups, sur des boutons et dans des listes

kuhhandel-move-auction = Tenir une vente aux enchères
kuhhandel-move-distribute = Faire une distribution : regarder en secret la carte du dessus
kuhhandel-move-end = Terminer le tour
kuhhandel-move-pass = Passer
kuhhandel-move-sell = Vendre
kuhhandel-move-sell-animal = Vendre à { $other } pour { $price }
kuhhandel-move-sell-premium =
    { $count ->
        [one] Vendre à { $other } pour { $count } carte
       *[other] Vendre à { $other } pour { $count } cartes
    }
kuhhandel-move-buy = Acheter
kuhhandel-move-buy-animal = Acheter et payer { $price } à { $other }
kuhhandel-move-buy-premium =
    { $count ->
        [one] Acheter et donner { $count } carte à { $other }
       *[other] Acheter et donner { $count } cartes à { $other }
    }
kuhhandel-move-slap = Taper
kuhhandel-move-slap-number =
    { $count ->
        [one] Taper pour { $count } carte
       *[other] Taper pour { $count } cartes
    }
kuhhandel-move-wait = Attendre
kuhhandel-move-take = Prendre le rat
kuhhandel-move-take-cards =
    { $count ->
        [one] Prendre le rat et la carte posée à côté
       *[other] Prendre le rat et les { $count } cartes posées à côté
    }
kuhhandel-move-accept = Accepter l’offre
kuhhandel-move-accept-stake = Accepter l’offre et remettre { $animals }
kuhhandel-move-accept-rats = Accepter l’offre et recevoir aussi { $animals }
kuhhandel-move-counter = Faire une contre-offre
kuhhandel-move-done = Poser les cartes
kuhhandel-move-done-offer =
    { $count ->
        [0] Ne rien offrir
       *[other] Offrir { $money }
    }
kuhhandel-move-done-counter =
    { $count ->
        [0] Ne rien offrir en retour
       *[other] Offrir en retour { $money }
    }
kuhhandel-move-keep = Garder la carte
kuhhandel-move-keep-card = Garder { $card }
kuhhandel-move-give = Donner la carte
kuhhandel-move-give-card = Donner { $card } à { $other }
kuhhandel-move-pay = Payer avec { $card }
kuhhandel-move-pay-pledge = Poser { $card } face cachée
kuhhandel-move-pay-give = Donner { $card } à { $other }
kuhhandel-move-put = Poser { $card } à côté du rat
kuhhandel-move-add = Ajouter { $card } à l’offre
kuhhandel-move-add-counter = Ajouter { $card } à la contre-offre
kuhhandel-move-trade = Maquignonnage avec { $opponent } pour des { $kinds }
kuhhandel-move-trade-stake = Maquignonnage avec { $opponent } pour { $animals }
kuhhandel-move-bid = Enchérir à { $amount }


## Pourquoi un coup n’est pas permis, dit à qui l’a tenté

kuhhandel-refusal-over = La partie est terminée.
kuhhandel-refusal-due_turn = Pas maintenant : celui dont c’est le tour choisit une vente aux enchères ou un maquignonnage.
kuhhandel-refusal-due_turn-two = Pas maintenant : celui dont c’est le tour choisit une distribution ou un maquignonnage.
kuhhandel-refusal-due_extra = Pas maintenant : celui dont c’est le tour tient encore une vente aux enchères, ou termine son tour.
kuhhandel-refusal-due_extra-two = Pas maintenant : celui dont c’est le tour fait encore une distribution, ou termine son tour.
kuhhandel-refusal-due_bid = Pas maintenant : les enchères sont ouvertes, on enchérit ou on passe.
kuhhandel-refusal-due_hammer = Pas maintenant : le commissaire-priseur vend ou achète.
kuhhandel-refusal-due_pay = Pas maintenant : on paie le prix.
kuhhandel-refusal-due_call = Pas maintenant : le commissaire-priseur compte à rebours, on tape ou on attend.
kuhhandel-refusal-due_pledge = Pas maintenant : celui qui a tapé pose les cartes.
kuhhandel-refusal-due_premium = Pas maintenant : le commissaire-priseur vend ou achète la prime.
kuhhandel-refusal-due_give = Pas maintenant : le commissaire-priseur donne autant de cartes pour la prime.
kuhhandel-refusal-due_rat = Pas maintenant : quelqu’un prend le rat ou pose une carte à côté.
kuhhandel-refusal-due_offer = Pas maintenant : le joueur qui défie fait une offre.
kuhhandel-refusal-due_answer = Pas maintenant : l’adversaire accepte l’offre ou fait une contre-offre.
kuhhandel-refusal-due_counter = Pas maintenant : l’adversaire fait une contre-offre.
kuhhandel-refusal-due_share = Pas maintenant : la carte regardée est gardée ou donnée.
kuhhandel-refusal-other_decides = C’est à { $player } de décider, pas à vous.
kuhhandel-refusal-cannot_pay = Vous ne pouvez pas payer { $price }.
kuhhandel-refusal-too_few_cards =
    { $count ->
        [one] Vous n’avez pas { $count } carte argent.
       *[other] Vous n’avez pas { $count } cartes argent.
    }
kuhhandel-refusal-auctioneer_slaps = Le commissaire-priseur ne tape pas.
kuhhandel-refusal-auctioneer_bids = Le commissaire-priseur n’enchérit pas.
kuhhandel-refusal-waits_already = Vous avez déjà dit que vous attendez à { $number }.
kuhhandel-refusal-highest_bid = Vous avez la plus haute enchère ; vous pourrez enchérir de nouveau après celle d’un autre.
kuhhandel-refusal-has_passed = Vous avez passé ; vous pourrez enchérir de nouveau après l’enchère d’un autre.
kuhhandel-refusal-cards_shown =
    { $count ->
        [0] Vous avez montré que vous n’avez aucune carte argent.
        [one] Vous avez montré que vous n’avez que { $count } carte argent.
       *[other] Vous avez montré que vous n’avez que { $count } cartes argent.
    }
kuhhandel-refusal-bid_uneven = Une enchère est un multiple de { $step }.
kuhhandel-refusal-bid_too_low = Une enchère doit être d’au moins { $amount }.
kuhhandel-refusal-money_shown = Vous n’avez montré que { $amount } et ne pouvez pas enchérir davantage.
kuhhandel-refusal-bid_too_high = Il n’y a que { $amount } dans toutes les mains réunies.
kuhhandel-refusal-no_such_card = Vous n’avez plus de carte de { $worth }.
kuhhandel-refusal-price_missed =
    { $worth ->
        [0] La carte de valeur 0 est de trop pour le prix de { $price }.
       *[other] Avec la carte de { $worth }, le prix de { $price } ne peut pas être payé exactement, ou pas sans une carte de trop.
    }
kuhhandel-refusal-no_opponent = { $opponent } n’est pas un de vos adversaires.
kuhhandel-refusal-owns_none = Des { $kinds }, vous n’en avez pas.
kuhhandel-refusal-opponent_owns_none = Des { $kinds }, { $player } n’en a pas.
kuhhandel-refusal-trades_in_a_row = Après { $count } maquignonnages de suite, on retourne d’abord une carte.
kuhhandel-refusal-deck_empty = La pioche est vide.
kuhhandel-refusal-two_distribute = À deux, on fait une distribution à la place d’une vente aux enchères.
kuhhandel-refusal-others_auction = On ne fait de distribution qu’à deux.


## Ce que comptent les profils

kuhhandel-fact-cock = Carré de { kuhhandel-kinds-cock }
kuhhandel-fact-goose = Carré de { kuhhandel-kinds-goose }
kuhhandel-fact-cat = Carré de { kuhhandel-kinds-cat }
kuhhandel-fact-dog = Carré de { kuhhandel-kinds-dog }
kuhhandel-fact-sheep = Carré de { kuhhandel-kinds-sheep }
kuhhandel-fact-goat = Carré de { kuhhandel-kinds-goat }
kuhhandel-fact-donkey = Carré de { kuhhandel-kinds-donkey }
kuhhandel-fact-pig = Carré de { kuhhandel-kinds-pig }
kuhhandel-fact-cow = Carré de { kuhhandel-kinds-cow }
kuhhandel-fact-horse = Carré de { kuhhandel-kinds-horse }
kuhhandel-fact-animals-got = Animaux acquis aux enchères
kuhhandel-fact-premiums-got = Primes obtenues
kuhhandel-fact-own-right-to-buy = Achats comme commissaire-priseur
kuhhandel-fact-trades-begun = Maquignonnages engagés
kuhhandel-fact-trades-won = Maquignonnages gagnés
