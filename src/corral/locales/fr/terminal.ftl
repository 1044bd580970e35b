# Jouer, regarder et simuler dans le terminal.


## Avant la partie

terminal-seats-help = Les places sont human (une personne) ou un robot, séparées par des virgules ; cowhand:2 veut dire deux. Robots, du plus faible au plus fort : random (au hasard), greenhorn (souvent à côté), cowhand (raisonnable, aussitôt), foreman (réfléchit un peu), baron (réfléchit le plus).
terminal-seats = Qui joue ? (Entrée : { $default })
terminal-options-help = Les règles ont des variantes, au choix :
terminal-options = Lesquelles autrement ? Numéros ou NOM=VALEUR, séparés par des virgules (Entrée : aucune)
terminal-name = Votre nom ? (Entrée : { $default })
terminal-name-taken = Quelqu’un s’appelle déjà { $name }.
terminal-person = Joueur { $number }


## Pendant la partie

terminal-pass = Passez l’écran à { $name }.
terminal-pass-ready = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-to = { $name } : { $sentence }
terminal-words = quit=q exit=q undo=u help=? log=l board=b save=s rule=r quitter=q annuler=u aide=? journal=l table=b enregistrer=s règle=r hand=h main=h
terminal-not-understood = Je ne comprends pas { $typed } ; tapez un numéro, un coup comme { $move }, ou « ? » pour l’aide.
terminal-no-move = { $move } n’est pas un coup : cela ne va plus à partir de la colonne { $column }.
terminal-no-rule = Il n’y a pas de règle { $number } ; les règles vont de { $first } à { $last }.
terminal-no-number = Il n’y a pas de coup { $number } dans la liste ; ses numéros vont de 1 à { $last }.
terminal-no-amount = { $number } n’est ni dans la liste, ni un montant possible ici.
terminal-undone = Le coup est repris.
terminal-cannot-undo = Il n’y a rien à reprendre : seulement vos propres coups, jusqu’à la dernière chose révélée, lancée aux dés ou faite par un autre joueur.
terminal-save-where = Indiquez le fichier où enregistrer : s FICHIER
terminal-saved = La partie est désormais conservée dans { $file }.
terminal-keys = ? : aide · u : reprendre · l : journal · q : quitter
# Quand tout le monde regarde le même écran.
terminal-keys-open = h : vos cartes · ? : aide · l : journal · q : quitter
terminal-help =
    Tapez le numéro d’un coup, ou le coup en notation, par exemple { $move }.
    Un coup interdit reçoit pour réponse la règle qui l’interdit.

    u          reprendre votre dernier coup
    l          le journal : tout ce qui s’est passé
    b          montrer de nouveau la table (comme Entrée)
    r { $rule }     le texte d’une règle
    h          regarder vos propres cartes, quand tout le monde regarde
    s FICHIER  enregistrer la partie et la conserver désormais dans ce fichier
    q          quitter ; la partie peut être enregistrée avant
    ?          cette aide
terminal-step-back = Entrée : retour à tous les coups
terminal-page-only = Entrée : retour
terminal-page = Page { $page } sur { $pages }. Entrée : suivante, p : précédente, q : retour
terminal-page-last = Page { $page } sur { $pages }. Entrée : retour, p : précédente


## Après la partie

terminal-ranking = Résultat
terminal-column-place = Place
terminal-column-player = Joueur
terminal-column-points = Points
terminal-keep = Enregistrer la partie ? Nom du fichier (Entrée : non) :
terminal-kept =
    La partie est conservée dans { $file }. Pour y revenir :
    { $command }
terminal-not-kept = La partie n’a pas été enregistrée ; avec --record FICHIER, elle l’est en permanence.


## Revoir une partie

terminal-step = Coup { $step } sur { $last }
terminal-replay-keys = Entrée : suivant · b : retour · 17 : au coup 17 · e : fin · q : quitter
terminal-replay-words = next=n back=b end=e jump=j quit=q exit=q suivant=n retour=b fin=e coup=j quitter=q
terminal-no-step = Il n’y a pas de coup { $number } dans cette partie ; ses coups vont de 0 à { $last }.
terminal-illegal-line = ligne { $line }, colonne { $column } : coup interdit ({ $rule }). { $sentence }


## Beaucoup de parties

terminal-batch-title =
    { $number ->
        [one] { $game } : { $number } partie
       *[other] { $game } : { $number } parties
    }
terminal-batch-length =
    { $number ->
        [one] { $decisions } décisions ; graine (seed) { $first }
       *[other] { $decisions } décisions par partie ; graines (seeds) { $first } à { $last }
    }
terminal-column-wins = Victoires
terminal-column-mean = Points en moyenne
terminal-column-lowest = Le moins
terminal-column-highest = Le plus


## El Gaucho : la table

terminal-elgaucho-round = Manche { $round }
terminal-elgaucho-start = Premier
terminal-elgaucho-pile = Pioche { $count }
terminal-elgaucho-rounds-left =
    { $left ->
        [0] Manche sans dés
        [1] Dernière manche avec dés
       *[other] Pioche vide, { $left } manches avec dés
    }
terminal-elgaucho-steppe = Steppe
terminal-elgaucho-out = Absente
terminal-elgaucho-rodeo = Rodéo
terminal-elgaucho-in-hand = En main
terminal-elgaucho-wished = Souhaité
terminal-elgaucho-hand = Vos tuiles
terminal-elgaucho-collected = Collecte
terminal-elgaucho-you = { $name } (vous)
terminal-elgaucho-pesos = Pesos
terminal-elgaucho-gauchos = Gauchos
terminal-elgaucho-herds = Troupeaux, et ce qu’ils rapporteraient
terminal-elgaucho-supply =
    { $count ->
        [one] { $count } gaucho
       *[other] { $count } gauchos
    }
terminal-elgaucho-legend =
    { $tile }        une tuile : race W, valeur 7, petit nombre 3
    WKBGS      les races : blanche, noire, marron, dorée, tachetée
    { $standing } { $lying }      un gaucho debout, un gaucho couché
    { $plain } { $river } { $forest }      une case libre : plaine, rivière, forêt
    W3<5<9     un troupeau croissant ; W8>5 décroît ; =27 est ce qu’il rapporterait
    Rodéo      les dés lancés que l’on peut encore prendre
    1-3        à côté d’un secteur d’action : les totaux de dés qu’il demande


## El Gaucho : les sortes de coups

terminal-elgaucho-kind-keep = Garder
terminal-elgaucho-kind-place = Secteur d’action
terminal-elgaucho-kind-take = Prendre des dés
terminal-elgaucho-kind-stand = Debout
terminal-elgaucho-kind-lay = Couché
terminal-elgaucho-kind-raise = Relever
terminal-elgaucho-kind-recall = Reprendre
terminal-elgaucho-kind-wish = { elgaucho-area-wish }
terminal-elgaucho-kind-sale = { elgaucho-area-sale }
terminal-elgaucho-kind-steal = { elgaucho-area-steal }
terminal-elgaucho-kind-overseer = { elgaucho-area-overseer }
terminal-elgaucho-kind-steppe = { elgaucho-area-steppe }
terminal-elgaucho-kind-put = Poser une tuile
terminal-elgaucho-kind-done = En rester là
terminal-elgaucho-kind-end = Fin du tour
terminal-elgaucho-kind-add = Ajouter
terminal-elgaucho-kind-sort = { elgaucho-area-sort }


## Kuhhandel Master : la table

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


## Kuhhandel Master : les sortes de coups

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


## La Ruée vers l’or : la table

terminal-goldrush-tiles-left = Tuiles restantes : { $count }
terminal-goldrush-supply = Réserve de jetons : { $count }
terminal-goldrush-gone = Impossibles : { $count }
terminal-goldrush-clipped = (plus : carte, ou une case)
terminal-goldrush-map = carte
terminal-goldrush-column-points = Pts
terminal-goldrush-column-cowboys = Cowb
terminal-goldrush-column-tent = Tent
terminal-goldrush-column-tokens = Jet
terminal-goldrush-tokens = Jetons
terminal-goldrush-in-hand = En main : { $tile }
terminal-goldrush-placed = Nouvelle : { $tile } en { $cell }
terminal-goldrush-piles = Jetons sur les montagnes
terminal-goldrush-bundle-place =
    { $count ->
       *[other] Placer la tuile en ({ $place }), tournée d’une de { $count } façons
    }
terminal-goldrush-bundle-tent =
    { $count ->
       *[other] Planter votre tente sur une de { $count } parties de montagne
    }
terminal-goldrush-legend =
    carte   tout le paysage, en petit ; une case comme 3,-2 y déplace l’image

    { $track }    des voies ; { $junction } est une bifurcation, { $city } une ville
    { $mountain }     une montagne et le nombre de ses pépites
    { $locomotive } { $camp } { $herd }  une locomotive, un camp de tipis, un troupeau de chevaux sauvages
    { $cowboy }      un cowboy : sur une voie, une montagne, une ville, une prairie
    { $tent }     une tente ; près du nom, le nombre de jetons à prendre à cet endroit
    { $opening }    { $numbered ->
        [no] une case où va la tuile en main, avec ses coordonnées
       *[yes] une case où va la tuile en main, avec son numéro dans la liste
    }
    -1 0 1  les coordonnées, x en haut, y à gauche ; la tuile de départ est en 0,0


## La Ruée vers l’or : les sortes de coups

terminal-goldrush-kind-place = Placer la tuile
terminal-goldrush-kind-railwayman = { goldrush-role-railwayman }
terminal-goldrush-kind-miner = { goldrush-role-miner }
terminal-goldrush-kind-trader = { goldrush-role-trader }
terminal-goldrush-kind-farmer = { goldrush-role-farmer }
terminal-goldrush-kind-take = Creuser
terminal-goldrush-kind-tent = Tente
terminal-goldrush-kind-pass = Passer

## Programs that misbehave

terminal-fault-late = { $name } a répondu trop tard (décision { $number }) : { $problem }. Un remplaçant a joué.
terminal-fault-refused = { $name } voulait le coup interdit { $move } (décision { $number }) : { $problem } Un remplaçant a joué.
terminal-fault-illegal = { $name } voulait { $move } (décision { $number }), ce qui n’est pas un coup. Un remplaçant a joué.
terminal-fault-garbage = { $name } a envoyé ce qui n’est pas un message (décision { $number }) : { $problem }. Un remplaçant a joué.
terminal-fault-dead = { $name } s’est arrêté (décision { $number }) : { $problem }. Un remplaçant a continué.
terminal-fault-again =
    { $number ->
        [one] { $fault } Et encore une fois.
       *[other] { $fault } Et encore { $number } fois.
    }

# Why exactly, in place of $problem.
terminal-problem-no_move = aucun coup en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
terminal-problem-unknown_type = { terminal-problem-no_move }, mais un message du type inconnu { $type }
terminal-problem-not_json = pas du JSON : { $line }
terminal-problem-not_object = pas un objet JSON : { $line }
terminal-problem-wrong_id = un coup avec l’id { $id } au lieu de { $wanted }
terminal-problem-exited = code de sortie { $status }
terminal-problem-exited_saying = code de sortie { $status } : { $words }
terminal-problem-closed = le programme a fermé sa sortie
terminal-problem-closed_saying = le programme a fermé sa sortie : { $words }
terminal-problem-not_ready = aucun `ready` en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
terminal-problem-not_ready_but_not_json = pas de `ready`, mais une ligne qui n’est pas du JSON : { $line }
terminal-problem-not_ready_but_not_object = pas de `ready`, mais une ligne qui n’est pas un objet JSON : { $line }
terminal-problem-other_protocol = le programme parle le protocole { $spoken } au lieu de { $wanted }
terminal-problem-other_wants = il demande { $wants } ; au choix : { $known }
