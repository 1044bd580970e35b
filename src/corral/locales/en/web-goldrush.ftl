# Gold Rush in the browser: labels of the board, the coach's notes, where points came from.

web-goldrush-landscape = Landscape. Arrow keys move it, plus and minus zoom, O held shows all of it, 0 follows what happens, R turns your tile.
web-goldrush-zoom-in = Zoom in (+)
web-goldrush-zoom-out = Zoom out (-)
web-goldrush-overview-key = Show the whole landscape (hold O)
web-goldrush-beyond-up =
    { $count ->
        [one] { $count } more place above
       *[other] { $count } more places above
    }
web-goldrush-beyond-right =
    { $count ->
        [one] { $count } more place to the right
       *[other] { $count } more places to the right
    }
web-goldrush-beyond-down =
    { $count ->
        [one] { $count } more place below
       *[other] { $count } more places below
    }
web-goldrush-beyond-left =
    { $count ->
        [one] { $count } more place to the left
       *[other] { $count } more places to the left
    }
web-goldrush-turn-right = Turn the tile clockwise (R)
web-goldrush-turn-left = Turn the tile anticlockwise (Shift+R)
web-goldrush-place-here = Place here
web-goldrush-choose-cell = Choose a lit cell
web-goldrush-choose-piece = Choose a cowboy or a tent, or do nothing
web-goldrush-placed-by = Placed by { $player }
web-goldrush-try-cell = Hold the tile over ({ $cell })
web-goldrush-fits = Here the tile fits as it is turned now
web-goldrush-fits-turned = Here the tile fits if it is turned
web-goldrush-hand = Tile in hand and stacks
web-goldrush-hand-of = Drawn by { $player }
web-goldrush-tiles-left =
    { $count ->
        [one] { $count } tile to come
       *[other] { $count } tiles to come
    }

## The drawer

web-goldrush-drawer = Remaining tiles
web-goldrush-drawer-close = Close the drawer
web-goldrush-drawer-gone = Fitted nowhere
web-goldrush-drawer-tokens = Tokens you have not seen

## Players

web-goldrush-players = Players
web-goldrush-player-cowboys =
    { $count ->
        [one] { $count } cowboy in the supply
       *[other] { $count } cowboys in the supply
    }
web-goldrush-player-tent = tent in the supply
web-goldrush-player-camped = tent on the table
web-goldrush-ledger = Points: where they come from
web-goldrush-ledger-scored = Scored so far
web-goldrush-ledger-now = If it ended now
web-goldrush-ledger-close = Close

## What is pointed at

web-goldrush-sort-railroad = Railroad
web-goldrush-sort-mountain = Mountain
web-goldrush-sort-city = City
web-goldrush-sort-prairie = Prairie
web-goldrush-card-now = Now
web-goldrush-card-then = Finished
web-goldrush-card-least = { $points }+
web-goldrush-card-locomotives =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
web-goldrush-card-open =
    { $count ->
        [one] { $count } open end
       *[other] { $count } open ends
    }
web-goldrush-card-finished = finished
web-goldrush-card-prairie = Scored at the end for whoever has the most farmers here: 2 points a tipi camp, 4 a herd of horses.
web-goldrush-card-nobody = No cowboy here

## The landscape in words

web-goldrush-overview =
    { $tiles ->
        [one] { $tiles } tile on the table
       *[other] { $tiles } tiles on the table
    }
web-goldrush-overview-held =
    { $open ->
        [0] { $sort } ({ $part }), { $players }, no open end.
        [one] { $sort } ({ $part }), { $players }, { $open } open end.
       *[other] { $sort } ({ $part }), { $players }, { $open } open ends.
    }

## Where points came from

web-goldrush-source-railroad = Railroads
web-goldrush-source-mountain = Mountains
web-goldrush-source-city = Cities
web-goldrush-source-prairie = Prairies
web-goldrush-source-tokens = Tokens

## The coach

web-coach-goldrush-aim = Whoever has the most points at the end wins. Your cowboys bring them: on railroads and mountains as soon as these are finished, in cities, on prairies at the end, and your tent digs for tokens.
web-coach-goldrush-place = Point at a lit cell to see your tile there, turn it with R, the wheel or the arrows, and click to lay it. With a finger or Enter, the first time holds it there and the second lays it. Every edge must continue what it touches: track, mountain or prairie.
web-coach-goldrush-act = Now you may do one thing. Click a cowboy on your new tile: on a track, mountain or city he brings points as soon as it is finished and then comes back; one lying on a prairie stays until the end. Or click a tent to put yours on a mountain and dig for tokens there later. Or do nothing.
web-coach-goldrush-take = Your tent stands on a mountain with tokens. Instead of anything else you may take one: it is worth 0 to 5 points, and only you see it before the end.
web-coach-goldrush-trader = Your new tile has a city. A trader there earns 3 points for each of its railroads, but only when all of them are finished.
web-coach-goldrush-tent = No cowboy can be put on this tile. You may still move your tent to an unfinished mountain, or do nothing; cowboys come back when their feature is scored.


## What the coach says differently to fingers.

web-touch-goldrush-place = Tap a lit cell to see your tile there, turn it with the arrows, and tap it again to lay it. Two fingers make the landscape larger. Every edge must continue what it touches: track, mountain or prairie.
web-touch-goldrush-act = Now you may do one thing. Tap a cowboy on your new tile: on a track, mountain or city he brings points as soon as it is finished and then comes back; one lying on a prairie stays until the end. Or tap a tent to put yours on a mountain and dig for tokens there later. Or do nothing.


## The rules page: the game in two minutes, and what its pictures show.

web-overview-goldrush =
    Tile by tile you lay a landscape of railroads, mountains and prairies, and you score with the cowboys you
    put on it.

    On your turn you place one tile so that every edge continues what it touches: track to track, mountain to
    mountain, prairie to prairie. Then you may do one thing: put a cowboy on the new tile, put your tent on a
    mountain, or take a token from the mountain where your tent already stands. A cowboy may not join a
    railroad, mountain or prairie on which there is one already.

    What your tile finishes is scored at once, and its cowboys come home. A railroad with both ends brings 1
    point a tile, twice as much with exactly one locomotive. A closed mountain brings 1 point for each nugget,
    and all tokens that still lie there. A trader in a city brings 3 points for each of its railroads once all
    of them are finished. Farmers lie on prairies until the end: then a prairie on which you have the most brings
    2 points a tipi camp and 4 a herd of horses.

    When the last tile is placed, what is unfinished brings a little, prairies are counted, and everybody turns
    over their tokens, worth 0 to 5 points each. Whoever has the most points wins.
web-caption-goldrush-setup = Tiles with mountain, railroad, city and prairie; your four cowboys and your tent; face-down tokens.
web-caption-goldrush-place = Four tiles laid edge to edge: every edge continues what it touches.
web-caption-goldrush-act = A miner on a mountain, a railwayman on a track, a trader in a city, a farmer on a prairie; and a tent.
web-caption-goldrush-score = A finished railroad between two ends, and a closed mountain with its tokens.
web-caption-goldrush-end = A prairie with its farmer, face-down tokens that are turned over, and a laurel for whoever has the most.


## What replays look for.

web-moment-goldrush-railroad_scored = Railroad finished
web-moment-goldrush-mountain_scored = Mountain finished
web-moment-goldrush-city_scored = City connected
web-moment-goldrush-took = Token dug
