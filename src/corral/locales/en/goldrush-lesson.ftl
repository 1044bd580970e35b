# Gold Rush: the lesson. Each step has a title, an idea, what to do move by move, what was learnt, and what is said to
# another move that the rules allow.

goldrush-lesson-aim-title = How you win
goldrush-lesson-aim =
    Tile by tile a landscape of railroads, mountains and prairies grows. Your cowboys claim parts of it and bring points: for railroads
    and mountains as soon as they are finished, for prairies at the end. With your tent you dig for gold. Whoever has the most points
    in the end wins. In every turn you place a tile, then you may do one thing more.

goldrush-lesson-rail-title = Lay a rail
goldrush-lesson-rail =
    Every tile must continue what it touches: rail to rail, mountain to mountain, prairie to prairie. Then you may put a cowboy on the
    tile that you have just placed.
goldrush-lesson-rail-1 = You have drawn a straight rail with a locomotive. Turn it so that it continues the rail, and lay it to the right of the start tile.
goldrush-lesson-rail-2 = Now claim the railroad: put a cowboy on the new rail as a railwayman.
goldrush-lesson-rail-done = The railroad is yours. As long as your cowboy is there, nobody else may put one on it. Pedro has laid a junction at its other end: there it stops.
goldrush-lesson-rail-other = The rules allow that. But let us build a railroad: to the right of the start tile, rail to rail.
goldrush-lesson-rail-other-farmer = Farmers come later. For now claim the rail: it will bring points soon.
goldrush-lesson-rail-other-tent = The tent comes later. For now claim the rail: it will bring points soon.
goldrush-lesson-rail-other-pass = You may, but a cowboy who stays at home brings nothing. Claim the rail!

goldrush-lesson-finish-title = Finish it, and claim a mountain
goldrush-lesson-finish =
    A railroad is finished when both its ends stop: at a junction, a city or a mountain. It brings a point for each of its tiles, and twice
    as much with exactly one locomotive. Your tile has a rail that ends at a mountain.
goldrush-lesson-finish-1 = Turn the tile so that its rail meets yours, and finish the railroad on the right.
goldrush-lesson-finish-2 = Before the points are counted you may do one thing more. The mountain has gold on it: put a cowboy there as a miner.
goldrush-lesson-finish-done =
    4 tiles, doubled by the locomotive: 8 points! The railwayman has come home and can be used again. Your miner stays until the mountain is
    finished. Pedro has put a miner on the other mountain.
goldrush-lesson-finish-other = The rules allow that. But on the right, with its rail towards yours, this tile finishes your railroad.
goldrush-lesson-finish-other-pass = The railroad is counted anyway. Use the chance, and claim the mountain with a miner.
goldrush-lesson-finish-other-tent = A tent counts for no majority. Claim the mountain with a miner: he gets what is left there when it is finished.
goldrush-lesson-finish-other-farmer = Here the mountain is better: two nuggets lie on it already. Claim it with a miner.

goldrush-lesson-tent-title = Pitch your tent
goldrush-lesson-tent =
    For every nugget printed on a mountain a face-down token lies on it, worth 0 to 5 points. When a mountain is finished, its miners get
    them. But whoever has a tent there may dig before that, even on the mountain of somebody else!
goldrush-lesson-tent-1 = You have just placed a rail below. Three tokens lie on Pedro’s mountain: put your tent there, on the start tile.
goldrush-lesson-tent-done = Your tent stands on Pedro’s mountain. He has had his turn, and from your next turn on you may dig there.
goldrush-lesson-tent-other = The rules allow that. But Pedro’s mountain is rich: pitch your tent there, on the start tile.

goldrush-lesson-dig-title = Dig
goldrush-lesson-dig =
    It is your turn again, and your tile is placed already. Instead of putting a cowboy somewhere you may take a token from the mountain on
    which your tent stands.
goldrush-lesson-dig-1 = Take a token from Pedro’s mountain.
goldrush-lesson-dig-done = A 5, the best there is! You alone see it; it is counted at the end. In every turn you may take another one, as long as some are there.
goldrush-lesson-dig-other = The rules allow that. But Pedro will finish his mountain soon, and then all that is left there is his: dig now.

goldrush-lesson-mountain-title = Finish the mountain
goldrush-lesson-mountain =
    A mountain is finished when no edge of it is open any more. Whoever has the most miners on it gets all tokens that are left there, and a
    point for each nugget. Yours is open on one side only: below.
goldrush-lesson-mountain-1 = Your tile ends a mountain. Place it below your miner, with its mountain upwards.
goldrush-lesson-mountain-2 = Your mountain is finished and will be counted. And what else can you do with this turn? Dig on Pedro’s!
goldrush-lesson-mountain-done = 5 tokens and 5 points for the nuggets, your miner is home again, and one more token of Pedro’s is yours too. The tokens are counted at the end.
goldrush-lesson-mountain-other = The rules allow that. But below your miner this tile closes your mountain.
goldrush-lesson-mountain-other-pass = Your mountain is counted either way. But a token of Pedro’s would be yours as well: take it!
goldrush-lesson-mountain-other-farmer = Not bad. But the token of Pedro’s is sure, and he is left with less. Take it!

goldrush-lesson-win-title = Win the match
goldrush-lesson-win =
    The last tile has been placed, by you. After this turn the match is over: unfinished things bring a little, prairies with a farmer bring
    2 points for each tipi camp and 4 for each herd of wild horses, and the tokens are shown. Pedro is ahead, 38 to 24, and you have 12 points
    in tokens.
goldrush-lesson-win-1 = One thing more you may do. Two herds graze on the large prairie on which your last tile lies: put a farmer there.
goldrush-lesson-win-done =
    44 to 41: you win! 24 points, 12 in tokens and 8 for two herds. Now you know what counts: the most points, from railroads and
    mountains that you finish, from the gold you dig, from farmers at the end. Cities bring 3 points for each finished railroad.
goldrush-lesson-win-other = That brings too little: Pedro would win. On the prairie two herds of wild horses bring a farmer 8 points.
