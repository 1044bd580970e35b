# Jouer, regarder et simuler dans le terminal.


## Avant la partie

terminal-seats-help = Les places sont human (une personne) ou random (un robot qui joue au hasard), séparées par des virgules ; random:2 veut dire deux robots.
terminal-seats = Qui joue ? (Entrée : { $default })
terminal-name = Votre nom ? (Entrée : { $default })
terminal-name-taken = Quelqu’un s’appelle déjà { $name }.
terminal-person = Joueur { $number }
terminal-option = { $option } ? oui ou non (Entrée : non)
terminal-option-words = oui=y o=y yes=y y=y non=n no=n n=n


## Pendant la partie

terminal-pass = Passez l’écran à { $name }.
terminal-pass-ready = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-to = { $name } : { $sentence }
terminal-words = quit=q exit=q undo=u help=? log=l board=b save=s rule=r quitter=q annuler=u aide=? journal=l table=b enregistrer=s règle=r
terminal-not-allowed = Ce n’est pas permis ({ $rule }).
terminal-not-understood = Je ne comprends pas { $typed } ; tapez un numéro, un coup comme { $move }, ou « ? » pour l’aide.
terminal-no-rule = Il n’y a pas de règle { $number } ; les règles vont de { $first } à { $last }.
terminal-no-number = Il n’y a pas de coup { $number } dans la liste ; ses numéros vont de 1 à { $last }.
terminal-undone = Le coup est repris.
terminal-cannot-undo = Il n’y a rien à reprendre : seulement vos propres coups, jusqu’à la dernière chose révélée, lancée aux dés ou faite par un autre joueur.
terminal-save-where = Indiquez le fichier où enregistrer : s FICHIER
terminal-saved = La partie est désormais conservée dans { $file }.
terminal-keys = ? : aide · u : reprendre · l : journal · q : quitter
terminal-help =
    Tapez le numéro d’un coup, ou le coup en notation, par exemple stand c3 5+6.
    Un coup interdit reçoit pour réponse la règle qui l’interdit.

    u          reprendre votre dernier coup
    l          le journal : tout ce qui s’est passé
    b          montrer de nouveau la table (comme Entrée)
    r E-19     le texte d’une règle
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


## Beaucoup de parties

terminal-batch-title =
    { $number ->
        [one] { $game } : { $number } partie
       *[other] { $game } : { $number } parties
    }
terminal-batch-length = { $decisions } décisions par partie ; graines (seeds) { $first } à { $last }
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
    { $track }    des voies ; { $junction } est une bifurcation, { $city } une ville
    { $mountain }     une montagne et le nombre de ses pépites
    { $locomotive } { $camp } { $herd }  une locomotive, un camp de tipis, un troupeau de chevaux sauvages
    { $cowboy }      un cowboy : sur une voie, une montagne, une ville, une prairie
    { $tent }     une tente ; près du nom, le nombre de jetons à prendre à cet endroit
    { $opening }    une case où va la tuile en main, avec son numéro dans la liste
    -1 0 1  les coordonnées, x en haut, y à gauche ; la tuile de départ est en 0,0
    carte   tout le paysage, en petit ; une case comme 3,-2 y déplace l’image


## La Ruée vers l’or : les sortes de coups

terminal-goldrush-kind-place = Placer la tuile
terminal-goldrush-kind-railwayman = { goldrush-role-railwayman }
terminal-goldrush-kind-miner = { goldrush-role-miner }
terminal-goldrush-kind-trader = { goldrush-role-trader }
terminal-goldrush-kind-farmer = { goldrush-role-farmer }
terminal-goldrush-kind-take = Creuser
terminal-goldrush-kind-tent = Tente
terminal-goldrush-kind-pass = Passer
