# Kuhhandel Master dans le terminal.


## La table

terminal-kuhhandel-you = { $name } (vous)
terminal-kuhhandel-turn = Tour
terminal-kuhhandel-deck = Pioche
terminal-kuhhandel-deck-size = Pioche { $count }
terminal-kuhhandel-deck-empty = Pioche vide
terminal-kuhhandel-next-donkey = Le prochain âne verse { $value }
terminal-kuhhandel-farms = Fermes
terminal-kuhhandel-value = Val.
terminal-kuhhandel-points = Points
terminal-kuhhandel-with-points = { kuhhandel-points }
terminal-kuhhandel-nobody = personne

terminal-kuhhandel-name-cock = Coq
terminal-kuhhandel-name-goose = Oie
terminal-kuhhandel-name-cat = Chat
terminal-kuhhandel-name-dog = Chien
terminal-kuhhandel-name-sheep = Mouton
terminal-kuhhandel-name-goat = Chèvre
terminal-kuhhandel-name-donkey = Âne
terminal-kuhhandel-name-pig = Cochon
terminal-kuhhandel-name-cow = Vache
terminal-kuhhandel-name-horse = Cheval
terminal-kuhhandel-name-rat = Rat
terminal-kuhhandel-name-money = Argent

# Ce qui se passe dans la cour de la vente.
terminal-kuhhandel-yard-deck = Un nouveau tour
terminal-kuhhandel-yard-empty = Maquignonnages seulement
terminal-kuhhandel-yard-auction = Vente aux enchères
terminal-kuhhandel-yard-premium = Vente d’une prime
terminal-kuhhandel-yard-rat = Un rat
terminal-kuhhandel-yard-trade = Maquignonnage
terminal-kuhhandel-yard-share = Distribution
terminal-kuhhandel-yard-over = La partie est terminée

# Des étiquettes, chacune devant un joueur, un nombre ou des cartes.
terminal-kuhhandel-highest = Enchère
terminal-kuhhandel-no-bid = aucune encore
terminal-kuhhandel-deciding = Réfléchit encore
terminal-kuhhandel-decides = Décide
terminal-kuhhandel-passed = A passé
terminal-kuhhandel-limit = Au plus
terminal-kuhhandel-price = Prix
terminal-kuhhandel-pays = Paie
terminal-kuhhandel-payee = À
terminal-kuhhandel-chosen = Choisi
terminal-kuhhandel-missing = il manque { $amount }
terminal-kuhhandel-cards-missing =
    { $count ->
        [one] il manque { $count } carte
       *[other] il manque { $count } cartes
    }
terminal-kuhhandel-called = Annoncé
terminal-kuhhandel-waits = Attend
terminal-kuhhandel-slapped = A tapé
terminal-kuhhandel-put-down = Posé
terminal-kuhhandel-beside = À côté
terminal-kuhhandel-asked = Interrogé
terminal-kuhhandel-challenge = Défi
terminal-kuhhandel-offer = Offre
terminal-kuhhandel-counter = Contre-offre
terminal-kuhhandel-nothing-yet = rien encore
terminal-kuhhandel-trade-again = Deuxième essai ; à égalité, le challenger gagne.
terminal-kuhhandel-trade-rats = Celui qui offre le plus donne des rats.
terminal-kuhhandel-trade-again-rats = Qui offre le plus donne ; à égalité, le challenger.
terminal-kuhhandel-looks = La regarde
terminal-kuhhandel-trades-left = Maquignonnages restants
terminal-kuhhandel-in-deck = Dans la pioche
terminal-kuhhandel-animals-left =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }
terminal-kuhhandel-premiums-left =
    { $count ->
        [one] { $count } prime
       *[other] { $count } primes
    }
terminal-kuhhandel-rats-left =
    { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }
terminal-kuhhandel-money-left =
    { $count ->
        [one] { $count } carte argent
       *[other] { $count } cartes argent
    }
terminal-kuhhandel-winner = Gagne

# L’argent.
terminal-kuhhandel-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-kuhhandel-money = Argent
terminal-kuhhandel-no-money = aucun
terminal-kuhhandel-own-cards =
    { $count ->
        [one] Votre { $count } carte
       *[other] Vos { $count } cartes
    }
terminal-kuhhandel-aside = { $amount } posés

terminal-kuhhandel-hint-bid = Ou tapez un montant de { $lowest } à { $highest }.
terminal-kuhhandel-hint-cards = Ou tapez les cartes par leurs valeurs, 50+20
terminal-kuhhandel-legend =
    Les nombres absents de la liste sont des montants : 120 enchérit à 120, 50+20
    choisit deux cartes l’une après l’autre ; u reprend une carte. Les coups
    peuvent être abrégés : w pour wait, tr p2 cow pour trade p2 cow.

    { $stall }       une étable avec deux animaux sur quatre
    { $quartet }       un carré complet
    { $kind }  une espèce et la valeur de son carré
    { $premium }          la prime de cette espèce
    { $pointer }          celui dont c’est le tour ; celui qui décide est en gras
    2×10       deux cartes argent de 10 ; 3×? sont trois que vous ignorez
    p2         le troisième joueur ; p0 est le premier de la table
    60–270     ce que vaut une main au moins et au plus, d’après ce que vous savez


## Les sortes de coups

terminal-kuhhandel-kind-auction = Enchères
terminal-kuhhandel-kind-distribute = Distribution
terminal-kuhhandel-kind-trade = Maquignonnage
terminal-kuhhandel-kind-end = Fin du tour
terminal-kuhhandel-kind-pass = Passer
terminal-kuhhandel-kind-bid = Enchérir
terminal-kuhhandel-kind-sell = Vendre
terminal-kuhhandel-kind-buy = Acheter
terminal-kuhhandel-kind-pay = Choisir une carte
terminal-kuhhandel-kind-slap = Taper
terminal-kuhhandel-kind-wait = Attendre
terminal-kuhhandel-kind-take = Prendre le rat
terminal-kuhhandel-kind-put = Poser une carte
terminal-kuhhandel-kind-add = Ajouter une carte
terminal-kuhhandel-kind-done = Poser l’offre
terminal-kuhhandel-kind-accept = Accepter
terminal-kuhhandel-kind-counter = Contre-offre
terminal-kuhhandel-kind-keep = Garder
terminal-kuhhandel-kind-give = Donner
