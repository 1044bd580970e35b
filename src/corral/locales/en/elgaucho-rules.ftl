# El Gaucho: the rules for players, one message per numbered rule of the ledger.

elgaucho-rules-title = El Gaucho: the rules


## Material and setup

elgaucho-rules-setup = Material and setup

elgaucho-rule-E-1 =
    El Gaucho is a game for 2 to 4 players. There are 60 cattle tiles, called tiles for short: five breeds
    (white, black, brown, golden and spotted), each with the values 1 to 12 once. Every tile shows its
    value, the big number, and also a small number. The small number is 1 for the values 1 to 3, 2 for 4 and
    5, 3 for 6 and 7, 4 for 8 and 9, 5 for 10 and 11, and 6 for 12.

elgaucho-rule-E-2 =
    Four players use 9 dice, three players 7 and two players 5.

elgaucho-rule-E-3 =
    With four players you get 7 gauchos, with two or three players 8; they form your supply. Everyone starts
    with 0 pesos.

elgaucho-rule-E-4 =
    The pampa has four pastures of different size, each a row of spaces; with four players they have 3, 4, 5
    and 6 spaces, from the bottom row upward. Every row has one river space, in play only with three or four
    players, and the two largest rows also have one forest space each, in play only with four; these are at
    the right end of the row, forest last. So three players use 3, 4, 4 and 5 spaces, and two players 2, 3,
    3 and 4. Spaces that are not in play can never be used.

elgaucho-rule-E-5 =
    With two players, one breed is drawn at random and all its 12 tiles leave the game. Everyone sees which
    breed it is.

elgaucho-rule-E-6 =
    The tiles are shuffled, and the pastures are filled from the bottom row, the smallest, upward; this
    order holds whatever spaces are in play. In each row the spaces get one face-up tile each, space by
    space from left to right. A pasture stops being filled as soon as the values on it total 20 or more or
    no space is left.

elgaucho-rule-E-7 =
    Four tiles lie face down on the steppe. All the others form the face-down draw pile.

elgaucho-rule-E-8 =
    The start player is drawn at random and gets the start player token.


## Preliminary round

elgaucho-rules-preliminary = Preliminary round

elgaucho-rule-E-9 =
    Draw 3 tiles from the draw pile in secret; with three players draw 4, with two players 5. You keep
    either any one of them, or two with a value of at most 8 each, or three with a value of at most 4 each.
    Everyone reveals the tiles they keep at the same time. The other tiles leave the game unseen: you know
    your own, while everybody else knows only how many there are.

elgaucho-rule-E-10 =
    The tiles you keep start your herds, one row per breed. If you keep several of one breed, you lay them
    out in ascending or descending order; you choose which of the two together with the tiles.

elgaucho-rule-E-11 =
    Now each player puts one gaucho on the action space of their colour in one of the six action areas
    (SORT, WISH, SALE, STEAL, OVERSEER, STEPPE); the start player’s right-hand neighbour begins, and the
    others follow counter-clockwise. Only in this preliminary round does an action area take no more than
    one gaucho, so everybody has to pick a different one.


## A round

elgaucho-rules-round = A round

elgaucho-rule-E-12 =
    Before anything else happens in a round, the start player rolls all of the dice; then everyone takes a
    turn, in clockwise order. On your turn you take 2 of the remaining dice, always 2 even if none is of use
    to you, and carry out actions; the last player chooses from 3 dice. You take both dice together, before
    your first action with a real die; special actions and a wished die (E-32) may come earlier. You cannot
    end your turn before you have taken your dice, and unused dice do not go back.

elgaucho-rule-E-13 =
    After the last player’s turn come collecting (E-24) and refilling (E-31). Then the start player token
    goes to the start player’s left-hand neighbour.

elgaucho-rule-E-14 =
    Each of your two dice allows one action, or both together allow one single action with their sum. The
    dice total must match the required number exactly. You may leave a die unused.


## Dice actions in the pampa

elgaucho-rules-pampa = Dice actions in the pampa

elgaucho-rule-E-15 =
    Stand: a gaucho from your supply goes upright onto an unoccupied tile. The dice total must equal the
    tile’s value, the big number.

elgaucho-rule-E-16 =
    Lay: a gaucho from your supply goes flat onto an unoccupied tile. The dice total must equal the tile’s
    small number.

elgaucho-rule-E-17 =
    Raise: turn one of your lying gauchos upright. The dice total must equal the small number of its tile.
    The gaucho may be one that you laid in the same turn.


## Dice actions in the action areas

elgaucho-rules-areas = Dice actions in the action areas

elgaucho-rule-E-18 =
    Put a gaucho from your supply on the action space of your colour in an action area, provided that the
    space is unoccupied. SORT, WISH and SALE take a dice total of 1, 2 or 3; STEAL takes exactly 4, OVERSEER
    exactly 5 and STEPPE exactly 6. The sum of two dice counts as well: 2 + 3 makes 5.

elgaucho-rule-E-19 =
    In one turn you touch each action area only once. Where you have placed a gaucho, you may not use the
    action until your turn is over; where you have used the action or taken your gaucho back, you may not
    place a gaucho until then. The other action areas are open to you.

elgaucho-rule-E-20 =
    If your supply holds too few gauchos for an action, you may take back your lying gauchos from the pampa
    and your gauchos from action spaces; standing gauchos stay. You take back a lying gaucho only for an
    action that needs more gauchos than your supply holds (E-15, E-16, E-18, or the second tile of a STEPPE
    pair), and you use it in that action at once, as the very next thing; it may be one you laid in this
    turn, and it may come back standing on the same tile. From an action space you may take a gaucho back at
    any time of your turn, without using the action, except one that you placed there in this turn. Using an
    action area returns its gaucho first (E-21), so you never lack one for OVERSEER or for a single STEPPE
    tile.


## Special actions: when and how

elgaucho-rules-special = Special actions: when and how

elgaucho-rule-E-21 =
    On your turn you may use as many special actions as you like, whenever you like and in whatever order;
    only SORT has a time of its own (E-29). To use one, take your gaucho from its action space back into
    your supply, where it is available again at once, and do what the action says. An action that could do
    nothing cannot be used: SALE without a herd of at least two tiles, OVERSEER without a lying gaucho to
    raise or replace, STEAL with nobody to rob; for STEPPE see E-38. WISH can always be used.

elgaucho-rule-E-22 =
    The order is up to you: special actions may come before you take the dice, and before, between and after
    your dice actions.

elgaucho-rule-E-23 =
    Your turn ends when you say so.


## Collecting at the end of the round

elgaucho-rules-collecting = Collecting at the end of the round

elgaucho-rule-E-24 =
    A pasture is collected when every tile on it is occupied; empty spaces do not matter. Each standing
    gaucho there returns to its owner’s supply and brings its tile along. Where a gaucho is lying on a tile,
    both stay in place. If there is no tile on a pasture, nothing happens there.

elgaucho-rule-E-25 =
    All the tiles you collect at the same time, also from different pastures, are added to your herds in the
    order you choose.

elgaucho-rule-E-26 =
    You have one row per breed. A new tile goes to the right end of its row; only SORT (E-29) allows another
    place.

elgaucho-rule-E-27 =
    From left to right, a herd is strictly ascending or strictly descending; one tile alone is a herd with
    no direction yet, and the second tile fixes the direction. A tile that does not continue the row closes
    the herd: the herd is sold at once (E-28), and the tile starts a new one. A herd that can no longer grow
    on the right is not sold for that reason: it stays until a tile does not fit, you use SALE or the game
    ends. Until then it can still grow by SORT, and it can be robbed.

elgaucho-rule-E-28 =
    The sale of a herd brings you, in pesos, the number of its tiles × the highest value in it; so 3-5-6-9
    brings 4 × 9 = 36. Sold tiles leave the game.

elgaucho-rule-E-29 =
    SORT can be used only at the collecting that ends a round and at the final collecting (E-45): take your
    gaucho back from SORT to insert exactly one tile you have just collected anywhere in its herd, even at
    the far left, where the row stays ascending or descending. You may use a SORT that you occupied in this
    very round. You need an existing herd of that breed; a row of two or more tiles keeps its direction,
    while next to a single tile the new one may also go on the left (on the right it would be no different
    from adding it). You may do so at any point of the order you choose.

elgaucho-rule-E-30 =
    At collecting, players decide one after the other in turn order, beginning with the round’s start
    player. The decisions of one player do not affect those of the others.


## Refilling the pastures

elgaucho-rules-refilling = Refilling the pastures

elgaucho-rule-E-31 =
    When refilling, from the bottom row upward and from left to right, the empty spaces in play get face-up
    tiles from the draw pile, one by one, until the values on the pasture total 20 or more or it is full.
    Tiles still lying there count. If the draw pile runs empty, refilling stops there.


## The special actions one by one

elgaucho-rules-actions = The special actions one by one

elgaucho-rule-E-32 =
    WISH: you get an extra die for this turn, the wished die, with any value from 1 to 6; you name the value
    when you use WISH. You may use it alone or add it to one or both of your dice: 4 + 4 and a wished 4
    make 12. If you do not use it, it lapses at the end of your turn.

elgaucho-rule-E-33 =
    SALE: you sell one of your herds of two or more tiles (E-28) and get a bonus of 5 pesos.

elgaucho-rule-E-34 =
    STEAL: take any one tile from an opponent’s herds, from anywhere in a row, and add it at the right end
    of your own herd of that breed (E-26, E-27). If it does not fit, your herd is sold, without the bonus of
    SALE, and the stolen tile starts a new one. If you have no herd of that breed, the tile starts one.

elgaucho-rule-E-35 =
    The gap in the robbed herd closes; if a single tile is left, it has no direction again. The robbed
    player at once gets the value of the stolen tile in pesos. SORT cannot be used on a stolen tile.

elgaucho-rule-E-36 =
    OVERSEER: either you raise one or two of your lying gauchos, or you replace one lying gaucho of an
    opponent with a gaucho from your supply, upright. In the second case the opponent gets the gaucho back
    and at once receives the value of the tile in pesos.

elgaucho-rule-E-37 =
    STEPPE: look at the steppe’s tiles in secret, then put one of them, or two with a value of at most 4
    each, into the pampa, each on any free space in play. The limit of 20 does not matter here. On each of
    these tiles you put a gaucho from your supply, upright.

elgaucho-rule-E-38 =
    You cannot use STEPPE if there is no free space or no tile on the steppe; if there is one free space,
    you put only one tile into the pampa. Once you have looked at the tiles, you must put at least one into
    the pampa. In between you may do nothing else but take gauchos back (E-20).

elgaucho-rule-E-39 =
    For a STEPPE pair you need two gauchos and two free spaces.

elgaucho-rule-E-40 =
    After the STEPPE action the steppe is refilled to 4 tiles from the draw pile, as far as it reaches. The
    player who looked knows the tiles that were left there; the others know only how many there are. Tiles
    put into the pampa lie face up.


## End of the game

elgaucho-rules-end = End of the game

elgaucho-rule-E-41 =
    If the last tile of the draw pile is drawn in the middle of a round (E-40), that round is finished, and
    one more complete round follows it. If it is drawn while refilling at the end of a round, one more
    complete round follows. After ten rounds in a row in which no tile was drawn, the draw pile counts as
    empty.

elgaucho-rule-E-42 =
    Once the draw pile is empty, nothing is refilled any more, neither the pastures nor the steppe.

elgaucho-rule-E-43 =
    After the last complete round comes one round without dice: turn order and start player are as always,
    but there are only special actions. A WISH gives you a die even now, and with it you may do anything
    described in E-15 to E-18, including occupying SORT for the coming collecting. You may take gauchos back
    as always. Then comes collecting as always (E-24).

elgaucho-rule-E-44 =
    At the final collecting you take all the tiles of the pampa on which your gauchos stand, whether every
    tile of the pasture is occupied or not, and add them to your herds as in E-25 to E-29. Lying gauchos and
    gauchos on action spaces, except SORT, are void.

elgaucho-rule-E-45 =
    The final collecting is a second, separate collecting after that of the round without dice. A SORT that
    you have not used before may be used here, once.

elgaucho-rule-E-46 =
    In the end all herds are sold; a single tile brings 1 × its value. Whoever has the most pesos wins; if
    several players have the most, they share the win.
