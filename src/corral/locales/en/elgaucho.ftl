# El Gaucho: everything that is said while playing. The rules stand in elgaucho-rules.ftl.

elgaucho-title = El Gaucho
elgaucho-description = Take dice, send out your gauchos, line up herds and sell them; for 2 to 4 players.


## Things

elgaucho-breed-W = white
elgaucho-breed-K = black
elgaucho-breed-B = brown
elgaucho-breed-G = golden
elgaucho-breed-S = spotted

elgaucho-herd-W = white herd
elgaucho-herd-K = black herd
elgaucho-herd-B = brown herd
elgaucho-herd-G = golden herd
elgaucho-herd-S = spotted herd

elgaucho-tile-W = white { $value }
elgaucho-tile-K = black { $value }
elgaucho-tile-B = brown { $value }
elgaucho-tile-G = golden { $value }
elgaucho-tile-S = spotted { $value }

# In an enumeration of tiles.
elgaucho-the-tile = the { $tile }

# A space, in a move, where it is known which tile lies there.
elgaucho-space = the { $tile } ({ $space })

elgaucho-area-sort = SORT
elgaucho-area-wish = WISH
elgaucho-area-sale = SALE
elgaucho-area-steal = STEAL
elgaucho-area-overseer = OVERSEER
elgaucho-area-steppe = STEPPE

elgaucho-pesos =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }

# What a herd brings: number of tiles × highest value + bonus = pesos.
elgaucho-sum =
    { $bonus ->
        [0] { $count } × { $highest } = { elgaucho-pesos }
       *[other] { $count } × { $highest } + { $bonus } = { elgaucho-pesos }
    }

# One player's result, in an enumeration.
elgaucho-score = { $player } { $pesos }


## Prompts: what is to be decided

elgaucho-prompt-keep = Choose the tiles that you keep.
elgaucho-prompt-enter = Choose an action area for your first gaucho.
elgaucho-prompt-turn-untaken = Take two dice; special actions may come first.
elgaucho-prompt-turn-taken = Use your dice and special actions, or end your turn.
elgaucho-prompt-turn-without = There are no dice in this round: use special actions, or end your turn.
elgaucho-prompt-turn-recalled = Use the gaucho that you took back now: stand, lay or place it.
elgaucho-prompt-overseer = Raise a second gaucho, or leave it at that.
elgaucho-prompt-steppe = Choose a tile of the steppe and a free space for it.
elgaucho-prompt-steppe-paired = Put a second small tile on a free space, or leave it at that.
elgaucho-prompt-steppe-recalled = Put a second small tile on a free space for the gaucho that you took back.
elgaucho-prompt-collect = Choose which of the collected tiles joins your herds next.
elgaucho-prompt-final = Final collecting: choose which tile joins your herds next.
elgaucho-prompt-over = The game is over.


## Events

elgaucho-event-breed_out = The { $breed } breed leaves the game.
elgaucho-event-filled = Space { $space } gets the { $tile }.
elgaucho-event-start_player = { $player } gets the start player token.
elgaucho-event-dealt = { $player } draws { $count } tiles in secret.
elgaucho-event-dealt-seen = { $player } draws in secret: { $tiles }.
elgaucho-event-chosen = { $player } has chosen.
elgaucho-event-kept = { $player } keeps { $tiles }.
elgaucho-event-placed = { $player } puts a gaucho on { $area }.
elgaucho-event-placed-dice = { $player } puts a gaucho on { $area } with { $dice }.
elgaucho-event-round_began =
    { $left ->
        [0] Round { $round } begins, the one without dice. { $player } goes first.
        [1] Round { $round } begins, the last one with dice. { $player } goes first.
       *[other] Round { $round } begins. { $player } goes first.
    }
elgaucho-event-rolled = { $player } rolls { $dice }.
elgaucho-event-took = { $player } takes { $dice }.
elgaucho-event-stood = { $player } stands a gaucho on the { $tile } ({ $space }) with { $dice }.
elgaucho-event-laid = { $player } lays a gaucho on the { $tile } ({ $space }) with { $dice }.
elgaucho-event-raised = { $player } raises the gaucho on the { $tile } ({ $space }) with { $dice }.
elgaucho-event-recalled = { $player } takes the lying gaucho back from { $space }.
elgaucho-event-recalled_area = { $player } takes the gaucho back from { $area }.
elgaucho-event-wished = { $player } uses { elgaucho-area-wish } and gets a { $die }.
elgaucho-event-sold = { $player } sells the { $herd } { $row } ({ $reason }): { $sum }.
elgaucho-event-stole = { $player } steals the { $tile } from { $victim }, who gets { $pesos }.
elgaucho-event-roused = { $player } uses { elgaucho-area-overseer } to raise the gaucho on the { $tile } ({ $space }).
elgaucho-event-replaced = { $player } uses { elgaucho-area-overseer } to replace the gaucho on the { $tile } ({ $space }); { $victim } gets it back, and { $pesos }.
elgaucho-event-looked =
    { $count ->
        [one] { $player } uses { elgaucho-area-steppe } and looks at the only tile there.
       *[other] { $player } uses { elgaucho-area-steppe } and looks at the { $count } tiles there.
    }
elgaucho-event-looked-seen = { $player } uses { elgaucho-area-steppe } and sees { $tiles }.
elgaucho-event-put = { $player } puts the { $tile } on { $space }, with a standing gaucho.
elgaucho-event-steppe_refilled =
    { $count ->
        [one] The steppe gets { $count } new tile; tiles left in the draw pile: { $pile }.
       *[other] The steppe gets { $count } new tiles; tiles left in the draw pile: { $pile }.
    }
elgaucho-event-pile_empty = The draw pile is empty: after this round come one last complete round and one without dice.
elgaucho-event-pile_idle = No tile has been drawn for ten rounds, so the draw pile counts as empty: now come one last complete round and one without dice.
elgaucho-event-ended = { $player } ends the turn.
elgaucho-event-collected = { $player } collects { $tiles }.
elgaucho-event-added = { $player } adds the { $tile } to its row.
elgaucho-event-sorted = { $player } uses { elgaucho-area-sort } to insert the { $tile }: { $row }.
elgaucho-event-over =
    { $count ->
        [one] The game is over: { $scores }. { $winners } wins.
       *[other] The game is over: { $scores }. { $winners } share the win.
    }

# Why a herd was sold.
elgaucho-sold-sale = { elgaucho-area-sale }
elgaucho-sold-misfit = a tile does not fit
elgaucho-sold-end = end of the game


## Moves, as buttons and in lists

elgaucho-move-keep = Keep { $tiles }
elgaucho-move-keep-row = Keep { $tiles }, in this order
elgaucho-move-place = Put a gaucho on { $area }
elgaucho-move-place-dice = Put a gaucho on { $area } with { $dice }
elgaucho-move-take = Take { $dice }
elgaucho-move-stand = Stand a gaucho on { $space } with { $dice }
elgaucho-move-lay = Lay a gaucho on { $space } with { $dice }
elgaucho-move-raise = Raise the gaucho on { $space } with { $dice }
elgaucho-move-recall = Take the lying gaucho back from { $space } for the next action
elgaucho-move-recall-area = Take the gaucho back from { $area }
elgaucho-move-wish = Use { elgaucho-area-wish } for a { $die }
elgaucho-move-sale = Use { elgaucho-area-sale } on the { $herd }
elgaucho-move-steal = Use { elgaucho-area-steal } on the { $tile }
elgaucho-move-steal-from = Use { elgaucho-area-steal } to take the { $tile } from { $victim }
elgaucho-move-overseer-raise = Use { elgaucho-area-overseer } to raise the gaucho on { $space }
elgaucho-move-overseer-replace = Use { elgaucho-area-overseer } to replace the gaucho on { $space }
elgaucho-move-steppe = Use { elgaucho-area-steppe } and look at its tiles
elgaucho-move-put = Put the { $tile } on { $space }
elgaucho-move-done = Leave it at that
elgaucho-move-end = End the turn
elgaucho-move-add = Add the { $tile } on the right
elgaucho-move-sort = Use { elgaucho-area-sort } to insert the { $tile }
