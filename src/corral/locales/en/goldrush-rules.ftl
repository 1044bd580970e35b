# Gold Rush: the rules for players, one message per numbered rule of the ledger.

goldrush-rules-title = Gold Rush: the rules


## Material and setup

goldrush-rules-setup = Material and setup

goldrush-rule-G-1 =
    Gold Rush is a game for 2 to 5 players. There are 72 land tiles, called tiles for short, one of them the
    start tile, and 63 mining tokens, called tokens for short, worth 0, 1, 2, 3 or 5 points. You have
    4 cowboys to play with (a fifth marks your score) and 1 tent; they form your supply.

goldrush-rule-G-2 =
    Each edge of a tile is railroad, mountain or prairie. On a tile there can be tracks, which run through
    or end at a junction, a city or a mountain; mountain parts with nugget symbols; prairie parts with tipi
    camps or wild-horse herds; a city with 3 or 4 tracks; and locomotives on tracks. Which tiles there are
    is laid down by the edition you play with.

goldrush-rule-G-3 =
    The start tile lies face up in the middle, with as many face-down tokens on its mountain as it has
    nugget symbols, namely one. The other 71 tiles are shuffled. The start player is drawn at random. Play
    goes clockwise.


## A turn, step 1: place a tile

goldrush-rules-place = A turn, step 1: place a tile

goldrush-rule-G-4 =
    A turn has three steps, in this order: place a tile (G-4 to G-6), do one thing or nothing (G-7 to G-10),
    score what is finished (G-11 to G-19). First draw a tile, show it and place it edge to edge with at
    least one tile on the table, in any of the four rotations; corner to corner is not enough. Every edge
    that touches another must continue it: track to track, mountain to mountain, prairie to prairie.

goldrush-rule-G-5 =
    If a tile fits nowhere, it leaves the game, and you draw another.

goldrush-rule-G-6 =
    For each nugget symbol on your tile’s mountain parts, one face-down token goes on the pile of that
    mountain; the whole connected mountain has one pile. When mountains join, their piles join. Tokens are
    unseen, so their order has no meaning, and the next one taken is a random one of the pile. Everyone
    knows how many tokens are in a pile. If the stock of tokens is used up, none is added.


## A turn, step 2: one of three things, or nothing

goldrush-rules-act = A turn, step 2: one of three things, or nothing

goldrush-rule-G-7 =
    In this step you may do one of three things (G-7, G-8 or G-9), or nothing. First possibility: put one
    cowboy from your supply on the tile you have just placed, as a railwayman on a track, a miner on a
    mountain part, a trader in a city or a farmer on a prairie part. On the whole connected track, mountain
    or prairie there must be no cowboy yet, not even one of your own. A tent does not keep a miner out.

goldrush-rule-G-8 =
    Second possibility: put your tent, from your supply or from where it stands, on a mountain part of any
    tile on the table. The mountain must be unfinished, counting the tile just placed, and the mountain part
    on that tile must bear no cowboy and no tent. Cowboys and tents elsewhere on the mountain do not matter.
    A tent that is on the table moves to another tile, not to another part of the same one; it may also move
    away from a mountain that this turn’s tile has finished. You cannot merely take it back.

goldrush-rule-G-9 =
    Third possibility: take a token from the mountain on which your tent stands, if there is one, no matter
    who else is there. You may also do so on a mountain that this turn’s tile has just finished, because
    step 3 comes later.

goldrush-rule-G-10 =
    Tokens that you take lie face down in front of you. You may look at them at any time; nobody else sees
    them before the end, but everyone knows how many you have.


## A turn, step 3: score what is finished

goldrush-rules-score = A turn, step 3: score what is finished

goldrush-rule-G-11 =
    A railroad is finished when both its ends stop at a junction, a city or a mountain, or when it is a
    closed loop. It scores 1 point per tile it runs over, and twice that if it carries exactly one
    locomotive. A tile counts once, also for a loop back to one city or junction.

goldrush-rule-G-12 =
    A mountain is finished when no edge of it is open. Tracks ending at it do not matter, nor does an empty
    space inside it whose edges are not mountain. Whoever has the most miners on it first gets all the
    tokens left there, then 1 point per nugget symbol of the mountain.

goldrush-rule-G-13 =
    If there are several cowboys on one railroad or mountain, whoever has the most cowboys takes the points;
    if several players have the most, each of them takes the full points.

goldrush-rule-G-14 =
    If there is a tie on a mountain, the tied players get the tokens one by one, beginning with the one
    whose turn it is or who comes next clockwise, until the tokens are gone. Then all tied players score the
    nugget symbols in full.

goldrush-rule-G-15 =
    If a finished mountain has no miner, its tokens leave the game unseen, so nobody knows which values are
    gone. Nobody scores, and the tents return (G-16).

goldrush-rule-G-16 =
    Tents never count for a majority. Tents on a finished mountain return to their owners.

goldrush-rule-G-17 =
    A city is connected when the railroad on each of its 3 or 4 tracks is finished. Its trader scores
    3 points per finished railroad; a railroad that leaves the city and comes back to it counts once.

goldrush-rule-G-18 =
    After something has been scored, the cowboys there return to their owners’ supply and can be used from
    the next turn on. So you may place a cowboy and score it in the same turn.

goldrush-rule-G-19 =
    One tile may finish several things. All of them are scored, in the order in which the edition lists the
    tile’s parts; this matters only for which unseen tokens go where. Farmers are never scored during the
    game and never return.


## End of the game

goldrush-rules-end = End of the game

goldrush-rule-G-20 =
    The game ends with the turn in which the last tile was placed. If the last tile fits nowhere, there is
    no step 2 and no step 3, and the game ends. Then comes the final scoring, in the order of G-21 to G-25.

goldrush-rule-G-21 =
    Unfinished mountains: the tokens and tents on them are removed, then whoever has the majority on a
    mountain scores 1 point per nugget symbol (for ties see G-13).

goldrush-rule-G-22 =
    Unfinished railroads: they score 1 point per tile (for several cowboys see G-13); locomotives are
    ignored.

goldrush-rule-G-23 =
    Cities that still hold a trader: the trader scores 3 points per finished railroad leaving the city; a
    loop counts once (G-17).

goldrush-rule-G-24 =
    Prairies: a prairie is made up of connected prairie parts, and is separated from others by tracks,
    mountains and the edge of the laid tiles. Whoever has the most farmers on it owns it; if several players
    have the most, they all own it. Each owner scores 2 points per tipi camp and 4 points per wild-horse
    herd in it.

goldrush-rule-G-25 =
    Tokens: everyone adds the points of their tokens. The highest total wins; if several players have it,
    they share the win.


## Variant

goldrush-rules-variants = Variant

goldrush-rule-G-26 =
    No farmers (recommended for a first game, only if you choose to play this way): no farmer may be placed,
    and prairies are not scored.
