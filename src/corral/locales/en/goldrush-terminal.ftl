# Gold Rush in the terminal.


## The board

terminal-goldrush-tiles-left = Tiles left { $count }
terminal-goldrush-supply = Token supply { $count }
terminal-goldrush-gone = Unplaceable { $count }
terminal-goldrush-clipped = (more: map, or a cell)
terminal-goldrush-map = map
terminal-goldrush-column-points = Pts
terminal-goldrush-column-cowboys = Cowb
terminal-goldrush-column-tent = Tent
terminal-goldrush-column-tokens = Tok
terminal-goldrush-tokens = Tokens
terminal-goldrush-in-hand = In hand: { $tile }
terminal-goldrush-placed = New: { $tile } at { $cell }
terminal-goldrush-piles = Mining tokens on mountains
terminal-goldrush-bundle-place =
    { $count ->
       *[other] Place the tile at ({ $place }), turned in one of { $count } ways
    }
terminal-goldrush-bundle-tent =
    { $count ->
       *[other] Put your tent on one of { $count } mountain parts
    }
terminal-goldrush-legend =
    map     the whole landscape, small; a cell such as 3,-2 moves the picture there

    { $track }    tracks; { $junction } is a junction, { $city } a city
    { $mountain }     a mountain with the number of its nuggets
    { $locomotive } { $camp } { $herd }  a locomotive, a tipi camp, a wild-horse herd
    { $cowboy }      a cowboy: on a track, mountain, city or prairie
    { $tent }     a tent; beside its owner's name the number of tokens at hand there
    { $opening }    { $numbered ->
        [no] a cell where the tile in hand fits, with its coordinates
       *[yes] a cell where the tile in hand fits, with its number in the list
    }
    -1 0 1  the coordinates, x along the top, y at the side; the start tile is 0,0


## Kinds of moves

terminal-goldrush-kind-place = Place the tile
terminal-goldrush-kind-railwayman = Railwayman
terminal-goldrush-kind-miner = Miner
terminal-goldrush-kind-trader = Trader
terminal-goldrush-kind-farmer = Farmer
terminal-goldrush-kind-take = Dig
terminal-goldrush-kind-tent = Tent
terminal-goldrush-kind-pass = Pass
