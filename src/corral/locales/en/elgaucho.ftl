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


## Refusals: why a move is not allowed, told to who tried it

elgaucho-refusal-over = The game is over.
elgaucho-refusal-keep_first = First everybody chooses the tiles to keep.
elgaucho-refusal-kept_already = You have chosen already.
elgaucho-refusal-keep_over = Tiles are kept in the preliminary round only.
elgaucho-refusal-not_your_turn = It is { $player }’s turn, not yours.
elgaucho-refusal-enter_first = First put a gaucho on an action area.
elgaucho-refusal-collect_first = First add the tiles that you have collected to your herds.
elgaucho-refusal-collect_later = Tiles are added when they are collected, after the last turn of a round.
elgaucho-refusal-sort_later = { elgaucho-area-sort } is used only while you collect.
elgaucho-refusal-overseer_first = First raise a second gaucho, or leave it at that.
elgaucho-refusal-recalled_first = The gaucho that you took back must be used at once.
elgaucho-refusal-steppe_first = You have looked at the steppe: put a tile of it on a free space before all else.
elgaucho-refusal-steppe_unseen = Look at the steppe first: use { elgaucho-area-steppe }.
elgaucho-refusal-nothing_begun = There is nothing that you could leave at that now; ending your turn is another move.
elgaucho-refusal-not_in_hand = The { $tile } is not in your hand; you have { $tiles }.
elgaucho-refusal-keep_limit = { $count } tiles can be kept only if none is worth more than { $limit }.
elgaucho-refusal-no_dice = This round is played without dice.
elgaucho-refusal-dice_taken = You have taken the two dice of this turn.
elgaucho-refusal-not_rolled = { $pair } are not both among the dice; there are { $rodeo }.
elgaucho-refusal-not_these_dice = You cannot use { $dice }: your dice are { $hand }.
elgaucho-refusal-not_these_dice-none = You cannot use { $dice }: you have no dice.
elgaucho-refusal-no_tile = There is no tile on { $space }.
elgaucho-refusal-space_not_in_play = The space { $space } is not in play.
elgaucho-refusal-no_gaucho = You have no gaucho left in your supply; take one back first.
elgaucho-refusal-occupied = The tile on { $space } is occupied.
elgaucho-refusal-dice_total = The dice must total { $total }, not { $dice }.
elgaucho-refusal-none_lies = No gaucho of yours lies on { $space }.
elgaucho-refusal-enter_without_dice = In the preliminary round no dice are used.
elgaucho-refusal-area_chosen = Somebody has chosen { $area } already.
elgaucho-refusal-dice_unnamed = Say with which dice a gaucho goes on { $area }.
elgaucho-refusal-area_occupied = Your space on { $area } is occupied.
elgaucho-refusal-just_left = In this turn you have used { $area } already, or taken your gaucho back from there.
elgaucho-refusal-area_total = { $area } takes a total of { $totals }, not { $dice }.
elgaucho-refusal-supply_left = A lying gaucho is taken back only when your supply is empty.
elgaucho-refusal-nothing_to_use = A lying gaucho is taken back only for an action that follows at once, and none is possible.
elgaucho-refusal-just_placed = Your gaucho was put on { $area } in this very turn.
elgaucho-refusal-not_on_area = You have no gaucho on { $area }.
elgaucho-refusal-herd_too_small = Your { $herd } has fewer than two tiles.
elgaucho-refusal-own_tile = The { $tile } is your own.
elgaucho-refusal-in_no_herd = The { $tile } is in nobody’s herd.
elgaucho-refusal-raise_or_replace = { elgaucho-area-overseer } either raises or replaces, not both.
elgaucho-refusal-no_rival_lies = No gaucho of an opponent lies on { $space }.
elgaucho-refusal-steppe_empty = There is no tile on the steppe.
elgaucho-refusal-pampa_full = There is no free space in the pampa for a tile of the steppe.
elgaucho-refusal-not_on_steppe = The { $tile } is not on the steppe; there are { $tiles }.
elgaucho-refusal-space_taken = The space { $space } is not free.
elgaucho-refusal-pair_limit = Two tiles of the steppe are put out together only if neither is worth more than { $limit }.
elgaucho-refusal-second_needs_gaucho = The second tile needs a gaucho; take one back first.
elgaucho-refusal-tile_due = You have looked at the steppe, so you put at least one tile of it out.
elgaucho-refusal-dice_due = Your turn cannot end before you have taken two dice.
elgaucho-refusal-no_herd = You have no { $herd } to insert it in.
elgaucho-refusal-fits_right = The { $tile } belongs at the right end: simply add it.
elgaucho-refusal-not_collected = The { $tile } is not among the tiles that you have collected: { $tiles }.


## What profiles count

elgaucho-fact-herds-by-sale = Herds sold by { elgaucho-area-sale }
elgaucho-fact-herds-closed = Herds that were closed
elgaucho-fact-herds-at-the-end = Herds at the end
elgaucho-fact-compensation = Compensation
elgaucho-fact-sort = { elgaucho-area-sort }
elgaucho-fact-wish = { elgaucho-area-wish }
elgaucho-fact-sale = { elgaucho-area-sale }
elgaucho-fact-steal = { elgaucho-area-steal }
elgaucho-fact-overseer = { elgaucho-area-overseer }
elgaucho-fact-steppe = { elgaucho-area-steppe }
