# La Ruée vers l’or dans le terminal.


## La table

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


## Les sortes de coups

terminal-goldrush-kind-place = Placer la tuile
terminal-goldrush-kind-railwayman = { goldrush-role-railwayman }
terminal-goldrush-kind-miner = { goldrush-role-miner }
terminal-goldrush-kind-trader = { goldrush-role-trader }
terminal-goldrush-kind-farmer = { goldrush-role-farmer }
terminal-goldrush-kind-take = Creuser
terminal-goldrush-kind-tent = Tente
terminal-goldrush-kind-pass = Passer
