# Gold Rush: everything that is said while playing. The rules stand in goldrush-rules.ftl.

goldrush-title = Gold Rush
goldrush-description = Place tiles, send out your cowboys, pitch your tent and dig for gold; for 2 to 5 players.

goldrush-option-farmers = Farmers (prairies are scored at the end)


## Things

goldrush-role-railwayman = railwayman
goldrush-role-miner = miner
goldrush-role-trader = trader
goldrush-role-farmer = farmer

# Where a cowboy in this role goes.
goldrush-to-railwayman = on the track ({ $part })
goldrush-to-miner = on the mountain ({ $part })
goldrush-to-trader = in the city ({ $part })
goldrush-to-farmer = on the prairie ({ $part })

# The edge of a tile that a part of it reaches, or half of that edge.
goldrush-place-N = north
goldrush-place-E = east
goldrush-place-S = south
goldrush-place-W = west
goldrush-place-NL = north, left
goldrush-place-NR = north, right
goldrush-place-ET = east, top
goldrush-place-EB = east, bottom
goldrush-place-SR = south, right
goldrush-place-SL = south, left
goldrush-place-WB = west, bottom
goldrush-place-WT = west, top

# A part of a tile on the table: "1,0 north".
goldrush-part = { $cell } { $place }

# How a tile lies.
goldrush-turned =
    { $degrees ->
        [0] unturned
       *[other] turned { $degrees }° clockwise
    }

goldrush-count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
goldrush-count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
goldrush-count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
goldrush-count-nuggets =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
goldrush-count-railroads =
    { $count ->
        [one] { $count } finished railroad
       *[other] { $count } finished railroads
    }
goldrush-count-camps =
    { $count ->
        [one] { $count } tipi camp
       *[other] { $count } tipi camps
    }
goldrush-count-herds =
    { $count ->
        [one] { $count } wild-horse herd
       *[other] { $count } wild-horse herds
    }


## Scorings

# Things that bring several points each: "2 finished railroads × 3".
goldrush-times = { $things } × { $each }

# A railroad with locomotives: finished with exactly one, finished with several, unfinished.
goldrush-railroad-doubled = { $tiles } × 2 (exactly one locomotive)
goldrush-railroad-several = { $tiles } (not doubled, as there are { $locomotives } locomotives)
goldrush-railroad-unfinished = { $tiles } (locomotives are ignored)

# Who gets the points; with rivals, how many cowboys everybody has there.
goldrush-gain =
    { $count ->
        [one] { $points } for { $players }
       *[other] { $points } each for { $players }
    }
goldrush-gain-rivals = { goldrush-gain } ({ $crowd })
goldrush-crowd-railwayman = railwaymen: { $crowds }
goldrush-crowd-miner = miners: { $crowds }
goldrush-crowd-farmer = farmers: { $crowds }

# One player’s number of cowboys, and one player’s result, in an enumeration.
goldrush-crowd = { $player } { $count }
goldrush-score = { $player } { $points }

# What a track, mountain, city or prairie brings as it stands.
goldrush-worth =
    { $finished ->
        [yes] { $points } at once
       *[no] { $points } so far
    }


## Prompts: what is to be decided

goldrush-prompt-place = Place the tile that you have drawn.
goldrush-prompt-act = Put a cowboy on the new tile or your tent on a mountain, take a token, or do nothing.
goldrush-prompt-over = The game is over.


## Events

goldrush-event-start_tile = The start tile { $tile } lies at ({ $cell }), with { $tokens } on it.
goldrush-event-start_player = { $player } is the start player.
goldrush-event-drawn = { $player } draws the tile { $tile }.
goldrush-event-unplaceable = The tile { $tile } that { $player } has drawn fits nowhere and leaves the game.
goldrush-event-placed = { $player } places the tile { $tile } at ({ $cell }), { $turned }.
goldrush-event-tokens_laid =
    { $count ->
        [one] { $count } token goes on the mountain ({ $part }); tokens there now: { $pile }.
       *[other] { $count } tokens go on the mountain ({ $part }); tokens there now: { $pile }.
    }
goldrush-event-cowboy_placed = { $player } puts a { $role } { $site }; cowboys left in the supply: { $supply }.
goldrush-event-tent_placed = { $player } puts the tent on the mountain ({ $part }).
goldrush-event-tent_placed-moved = { $player } moves the tent from ({ $from }) to the mountain ({ $part }).
goldrush-event-took = { $player } takes a token from the mountain ({ $mountain }); tokens left there: { $pile }.
goldrush-event-took-seen = { $player } takes a token worth { $token } from the mountain ({ $mountain }); tokens left there: { $pile }.
goldrush-event-passed = { $player } passes.
goldrush-event-claimed = { $player } gets a token from the finished mountain ({ $mountain }); tokens left there: { $pile }.
goldrush-event-claimed-seen = { $player } gets a token worth { $token } from the finished mountain ({ $mountain }); tokens left there: { $pile }.
goldrush-event-tokens_removed =
    { $count ->
        [one] { $count } token on the mountain ({ $mountain }) leaves the game unseen.
       *[other] { $count } tokens on the mountain ({ $mountain }) leave the game unseen.
    }
goldrush-event-tokens_removed-several = { $count } tokens on { $mountains } mountains leave the game unseen.
goldrush-event-railroad_scored =
    { $finished ->
        [yes] The railroad ({ $feature }) is finished: { $sum } = { $gain }.
       *[no] The railroad ({ $feature }) has remained unfinished: { $sum } = { $gain }.
    }
goldrush-event-railroad_scored-nobody = The railroad ({ $feature }) is finished: { $sum }, but there is no railwayman.
goldrush-event-mountain_scored =
    { $finished ->
        [yes] The mountain ({ $feature }) is finished: { $sum } = { $gain }.
       *[no] The mountain ({ $feature }) has remained unfinished: { $sum } = { $gain }.
    }
goldrush-event-mountain_scored-nobody = The mountain ({ $feature }) is finished: { $sum }, but there is no miner.
goldrush-event-city_scored =
    { $finished ->
        [yes] The city ({ $feature }) is connected: { $sum } = { $gain }.
       *[no] The city ({ $feature }) is not connected: { $sum } = { $gain }.
    }
goldrush-event-prairie_scored = The prairie ({ $feature }) is scored: { $sum } = { $gain }.
goldrush-event-prairie_scored-bare = The prairie ({ $feature }) has no tipi camp and no wild-horse herd: { $gain }.
goldrush-event-cowboy_returned = { $player } gets the cowboy back from ({ $part }).
goldrush-event-tent_returned = { $player } gets the tent back from ({ $part }).
goldrush-event-tokens_shown =
    { $count ->
        [one] { $player } shows a token: { $points }.
       *[other] { $player } shows { $count } tokens: { $sum } = { $points }.
    }
goldrush-event-tokens_shown-none = { $player } has no tokens.
goldrush-event-over =
    { $count ->
        [one] The game is over: { $scores }. { $winners } wins.
       *[other] The game is over: { $scores }. { $winners } share the win.
    }


## Moves, as buttons and in lists

goldrush-move-place = Place the tile at ({ $cell }), { $turned }
goldrush-move-place-tile = Place the tile { $tile } at ({ $cell }), { $turned }
goldrush-move-railwayman = Put a { goldrush-role-railwayman } { $site }
goldrush-move-railwayman-worth = Put a { goldrush-role-railwayman } { $site }: { $worth }
goldrush-move-miner = Put a { goldrush-role-miner } { $site }
goldrush-move-miner-worth = Put a { goldrush-role-miner } { $site }: { $worth }
goldrush-move-trader = Put a { goldrush-role-trader } in the city
goldrush-move-trader-worth = Put a { goldrush-role-trader } in the city: { $worth }
goldrush-move-farmer = Put a { goldrush-role-farmer } { $site }
goldrush-move-farmer-worth = Put a { goldrush-role-farmer } { $site }: { $worth }
goldrush-move-tent = Put the tent on the mountain ({ $part })
goldrush-move-tent-tokens = Put the tent on the mountain ({ $part }): { $tokens } there
goldrush-move-take = Take a token
goldrush-move-take-tokens = Take a token from the mountain ({ $part }): { $tokens } there
goldrush-move-pass = Do nothing


## Refusals: why a move is not allowed, told to who tried it

goldrush-refusal-over = The game is over.
goldrush-refusal-not_your_turn = It is { $player }’s turn, not yours.
goldrush-refusal-place_first = First place the tile that you have drawn.
goldrush-refusal-placed_already = You have placed the tile of this turn.
goldrush-refusal-cell_taken = There is a tile at ({ $cell }) already.
goldrush-refusal-touches_nothing = A tile at ({ $cell }) would touch no edge of another one.
goldrush-refusal-edge_differs =
    { $edge ->
        [railroad] Turned like this, the tile { $tile } does not continue the railroad ({ $part }).
        [mountain] Turned like this, the tile { $tile } does not continue the mountain ({ $part }).
       *[prairie] Turned like this, the tile { $tile } does not continue the prairie ({ $part }).
    }
goldrush-refusal-no_farmers = This game is played without farmers.
goldrush-refusal-no_cowboy = You have no cowboy left in your supply.
goldrush-refusal-no_city = The new tile has no city for a { goldrush-role-trader }.
goldrush-refusal-no_part = The new tile has no place for a { $role } ({ $place }).
goldrush-refusal-cowboy_there =
    { $sort ->
        [railroad] There is a cowboy on this railroad already.
        [mountain] There is a cowboy on this mountain already.
       *[prairie] There is a cowboy on this prairie already.
    }
goldrush-refusal-no_tile = There is no tile at ({ $cell }).
goldrush-refusal-no_mountain = There is no mountain there ({ $part }).
goldrush-refusal-tent_stays = Your tent stands on this tile; it moves to another one.
goldrush-refusal-mountain_finished = This mountain is finished.
goldrush-refusal-part_has_tent = There is a tent on this part of the mountain.
goldrush-refusal-part_has_cowboy = There is a cowboy on this part of the mountain.
goldrush-refusal-no_tent = Your tent stands on no mountain.
goldrush-refusal-no_token = There is no token on the mountain of your tent.


## What profiles count

goldrush-fact-mountains = Mountains
goldrush-fact-railroads = Railroads
goldrush-fact-cities = Cities
goldrush-fact-prairies = Prairies
goldrush-fact-gold-tokens = Gold tokens
goldrush-fact-miners = Miners placed
goldrush-fact-railwaymen = Railwaymen placed
goldrush-fact-traders = Traders placed
goldrush-fact-farmers = Farmers placed
goldrush-fact-tents-placed = Tents pitched
goldrush-fact-tokens-taken = Gold tokens dug
