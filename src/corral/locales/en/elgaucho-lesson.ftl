# El Gaucho: the lesson. Each step has a title, an idea, what to do move by move, what was learnt, and what is said to
# another move that the rules allow.

elgaucho-lesson-aim-title = How you win
elgaucho-lesson-aim =
    You are a rancher. On the pampa graze cattle of several breeds, each tile with a big number. You bring them
    home, line them up in herds, one row for each breed, and sell the herds. A herd brings the number of its tiles
    times its highest number: 2-5-9 brings 3 × 9 = 27 pesos. Whoever has the most pesos in the end wins. So you want long
    herds with a high number in them.

elgaucho-lesson-stand-title = Take dice, put gauchos
elgaucho-lesson-stand =
    In every round the dice are rolled, and everybody takes two of them. A die puts one of your gauchos upright on a
    tile with exactly that big number.
elgaucho-lesson-stand-1 = Take the 3 and one of the 5s from the rodeo: two tiles on the pampa have these numbers.
elgaucho-lesson-stand-2 = Put a gaucho on the white 5, with your 5. (The spotted 3 is next.)
elgaucho-lesson-stand-3 = The other die as well: a gaucho for the other tile.
elgaucho-lesson-stand-4 = Both dice are used. End your turn.
elgaucho-lesson-stand-done =
    Two tiles are yours to be: where your gaucho stands, nobody else can. Both dice together would have done one thing with
    their sum: 3 + 5 for the spotted 8.
elgaucho-lesson-stand-other =
    The rules allow that. But here every die is to find a tile of its own: the 5 the white 5, the 3 the spotted 3.
elgaucho-lesson-stand-other-take = These dice can be used too. But only a 3 and a 5 put two gauchos upright at once.

elgaucho-lesson-lay-title = Lie down, get up
elgaucho-lesson-lay =
    High numbers are worth the most, and no two dice make an 11 here. But every tile also has a small number, in the ring. With it a
    gaucho first lies down on the tile, and with the small number once more he gets up.
elgaucho-lesson-lay-1 = The white 11 has a small 5. Take both 5s.
elgaucho-lesson-lay-2 = Lay a gaucho on the white 11 with a 5.
elgaucho-lesson-lay-3 = And raise him with the other 5.
elgaucho-lesson-lay-4 = He stands. End your turn.
elgaucho-lesson-lay-done =
    An 11 with two 5s! You could also have raised him in a later turn. But a gaucho who lies only keeps the place: he brings
    nothing home before he stands.
elgaucho-lesson-lay-other = The rules allow that. But the white 11 is worth more: a small 5 lays a gaucho down there, another 5 raises him.

elgaucho-lesson-collect-title = A herd and its order
elgaucho-lesson-collect =
    At the end of a round every row of the pampa is collected whose tiles are all occupied. Who stands there takes his tile
    home, to the right end of its herd. A herd must go up all the way, or down all the way. A tile that does not fit
    closes the herd: it is sold at once, whether you like it or not.
elgaucho-lesson-collect-1 = You stand on the white 5. If the white 9 beside it is occupied too, the row comes home. Take the 4 and the 5.
elgaucho-lesson-collect-2 = Both together make 9: put a gaucho on the white 9.
elgaucho-lesson-collect-3 = You are the last in this round. End your turn, and the row is collected.
elgaucho-lesson-collect-4 = Your white herd begins with a 2. Which of the two tiles comes first, so that it goes up all the way?
elgaucho-lesson-collect-done = 2-5-9: three tiles, highest number 9, so 27 pesos when it is sold. New tiles have come to the pampa, and the next round begins.
elgaucho-lesson-collect-other = The rules allow that. But only the white 9 fills the row, and for it you need the 4 and the 5 together.
elgaucho-lesson-collect-other-add = The 9 first? Then the 5 no longer fits on the right: 2-9 would be sold for 18 pesos, and the 5 begin anew. First the 5!

elgaucho-lesson-sale-title = Sell with a bonus
elgaucho-lesson-sale =
    Beside the pampa there are six houses. A gaucho who was put there in an earlier turn does something special when you take him
    back. Yours has been in the house { elgaucho-area-sale } since the beginning: it sells a herd of your choice and adds 5 pesos.
elgaucho-lesson-sale-1 = Sell your white herd: click it.
elgaucho-lesson-sale-done = 3 × 9 + 5 = 32 pesos, and you could begin a new white herd. The other houses: { elgaucho-area-wish } gives a die, { elgaucho-area-steal } takes a tile from others, { elgaucho-area-overseer } raises those who lie, { elgaucho-area-steppe } brings hidden tiles, { elgaucho-area-sort } puts a tile where it fits.
elgaucho-lesson-sale-other = The rules allow that. But first sell the white herd: a good herd that waits can be robbed.

elgaucho-lesson-steal-title = A theft
elgaucho-lesson-steal =
    With a gaucho in the house { elgaucho-area-steal } you take any tile out of somebody else’s herd. The victim gets its number in pesos as a comfort.
    It goes to the right end of your own herd of that breed.
elgaucho-lesson-steal-1 = You own the spotted herd 6-8. Which tile of Pedro’s makes it much more valuable? Steal it.
elgaucho-lesson-steal-done =
    6-8-12: from 2 × 8 = 16 to 3 × 12 = 36 pesos. Pedro got 12 for it, and his tile is gone. Others can do that to you too, so do
    not let a good herd stand too long.
elgaucho-lesson-steal-other = Stealing is not bound to dice: do it first. The spotted 12 continues your 6-8 and makes it three tiles with a 12.
elgaucho-lesson-steal-other-steal = That tile helps you less. The spotted 12 continues your 6-8: three tiles, highest number 12.

elgaucho-lesson-win-title = Win the match
elgaucho-lesson-win =
    When no tiles are left to draw, the end is near. In the very last round there are no dice, only the houses. Then all who stand
    take their tiles home, all herds are sold, and the pesos are counted. You have 61 pesos and the black herd 3-7-9, worth 27: that
    would make 88. Pedro will get to 88 as well!
elgaucho-lesson-win-1 = You need just a little more. Your gaucho is in the house { elgaucho-area-sale }: use it.
elgaucho-lesson-win-2 = 32 instead of 27. End your turn, and see how it ends.
elgaucho-lesson-win-done =
    93 to 88: you win! Now you know what counts: the most pesos, from herds that are long and have a high number, all the way up or all
    the way down. All else the coach will tell you when it comes up.
elgaucho-lesson-win-other = Then your herd is sold for 27 in the end, and you share the win at 88. With { elgaucho-area-sale } it brings 5 more.
