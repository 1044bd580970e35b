# El Gaucho: the board in the browser.


## The board

web-elgaucho-board = The table
web-elgaucho-pampa = Pampa
web-elgaucho-rodeo = Dice rodeo
web-elgaucho-areas = Action areas
web-elgaucho-yard = Draw pile and steppe
web-elgaucho-pile =
    { $count ->
        [one] Draw pile: { $count } tile
       *[other] Draw pile: { $count } tiles
    }
web-elgaucho-steppe =
    { $count ->
        [one] Steppe: { $count } tile
       *[other] Steppe: { $count } tiles
    }
web-elgaucho-known = You have seen this tile
web-elgaucho-unseen = Tiles that you have not seen yet
web-elgaucho-breed-out = The { $breed } breed is not in play
web-elgaucho-round = Round { $round }
web-elgaucho-round-first = Preliminary round
web-elgaucho-rounds-left =
    { $left ->
        [0] without dice
        [1] the last one with dice
       *[other] { $left } more with dice
    }
web-elgaucho-complete = Every tile here is occupied: this pasture will be collected
web-elgaucho-die = Die { $value }
web-elgaucho-die-wished = Wished die { $value }
web-elgaucho-space-free = Space { $space }, free
web-elgaucho-space-tile = { $tile } on { $space }
web-elgaucho-space-standing = { $tile } on { $space }, a gaucho of { $player } stands there
web-elgaucho-space-lying = { $tile } on { $space }, a gaucho of { $player } lies there
web-elgaucho-area-empty = { $area }
web-elgaucho-area-with = { $area }, with a gaucho of { $players }
web-elgaucho-area-touched = It is hatched because it was touched in this turn: only in the next one it is open again
web-elgaucho-gaucho-of = Gaucho of { $player }

# What an action area is good for, in a few words.
web-elgaucho-about-sort = While collecting, insert one tile anywhere in its herd
web-elgaucho-about-wish = An extra die of any value
web-elgaucho-about-sale = Sell a herd of two or more tiles, with a bonus
web-elgaucho-about-steal = Take a tile from somebody’s herd
web-elgaucho-about-overseer = Raise one or two of your lying gauchos, or replace somebody’s
web-elgaucho-about-steppe = Look at the steppe in secret and put out one or two of its tiles


## The ranches

web-elgaucho-ranches = The ranches
web-elgaucho-ranch = Ranch of { $player }
web-elgaucho-start-player = Start player
web-elgaucho-has-chosen = has chosen
web-elgaucho-supply =
    { $count ->
        [one] { $count } gaucho at home
       *[other] { $count } gauchos at home
    }
web-elgaucho-herd-empty = { $herd }: none
web-elgaucho-herd-none = { $herd }: { $row }, worth { $pesos }
web-elgaucho-herd-up = { $herd }, ascending: { $row }, worth { $pesos }
web-elgaucho-herd-down = { $herd }, descending: { $row }, worth { $pesos }


## What is chosen from

web-elgaucho-dice-yours = Your dice
web-elgaucho-dice-of = Dice of { $player }
web-elgaucho-dice-untaken = Two dice of the rodeo come here.
web-elgaucho-dice-sums = One action for each die, or one for their sum: { $sums }
web-elgaucho-dice-used = All dice are used.
web-elgaucho-dice-without = This round is played without dice.
web-elgaucho-deeds = What the others did
web-elgaucho-looking = { $player } is looking at the steppe.
web-elgaucho-keep-rule = Keep any one tile, or two up to { $two } each, or three up to { $three } each. They begin your herds.
web-elgaucho-keep-waiting = Still choosing: { $players }
web-elgaucho-look = The steppe: only you see these tiles
web-elgaucho-look-choose = Choose a tile, then a free space of the pampa.
web-elgaucho-look-chosen = Now choose a free space for the { $tile }.
web-elgaucho-incoming-yours = Your tiles: which one joins your herds next?
web-elgaucho-incoming-of = Tiles that { $player } has collected
web-elgaucho-sells-for = Sells for { $pesos }


## What a move entails

web-elgaucho-gets = { $player } gets { $pesos }.
web-elgaucho-sells = It does not fit, so your { $herd } { $row } is sold: { $sum }.
web-elgaucho-row = Makes the row { $row }, worth { $worth }.


## Where pesos came from

web-elgaucho-source-misfit = Herds closed by a tile
web-elgaucho-source-sale = Herds sold by { elgaucho-area-sale }
web-elgaucho-source-bonus = Bonus of { elgaucho-area-sale }
web-elgaucho-source-end = Herds sold at the end
web-elgaucho-source-robbed = Paid for stolen tiles
web-elgaucho-source-replaced = Paid for replaced gauchos


## The first-match coach

web-coach-elgaucho-aim = Whoever has the most pesos at the end wins. Pesos come from selling herds: rows of one breed in ascending or descending order, worth the number of their tiles times the highest value.
web-coach-elgaucho-keep = These tiles begin your herds. A herd is a row of one breed, ascending or descending; sold, it brings the number of its tiles times the highest value. A single high tile is worth more at once, two or three low ones leave room to grow.
web-coach-elgaucho-enter = Your first gaucho goes to one of the six buildings, each to a different one. In a later turn you can take him back and do what the building offers. { elgaucho-area-wish } is always of use.
web-coach-elgaucho-take = Click two dice of the rodeo. Each allows one action, or both together one action with their sum. The big number of a tile stands a gaucho on it, the small number in the ring lays one down.
web-coach-elgaucho-act = Everything that glows can be clicked. A standing gaucho brings his tile home once every tile of the row is occupied; a lying one only reserves it and has to be raised. A gaucho in a building waits for you to use its action.
web-coach-elgaucho-recall = You have no gaucho at home. Take back one that lies in the pampa for the next action, or one from a building.
web-coach-elgaucho-recalled = The gaucho that you took back must be used now: for standing, lying or a building.
web-coach-elgaucho-end = Your dice are used up. End your turn when you are ready; up to then you may take moves back.
web-coach-elgaucho-without = No dice in this round. Use the buildings where you have gauchos, then end your turn: after it all standing gauchos bring their tiles home.
web-coach-elgaucho-wish = { elgaucho-area-wish } gives you one more die with the value that you name. It can be added to the others, too.
web-coach-elgaucho-sale = { elgaucho-area-sale } sells one of your herds with a bonus, before it is robbed or closed by a tile that does not fit. Click the herd.
web-coach-elgaucho-steal = { elgaucho-area-steal } takes any tile from somebody’s herd; click it. Its owner is paid its value. If it does not fit into your row, that row is sold first.
web-coach-elgaucho-overseer = { elgaucho-area-overseer } raises up to two of your lying gauchos without dice, or replaces somebody’s lying gaucho by yours, standing; its owner is paid the value of the tile.
web-coach-elgaucho-steppe = Only you see the tiles of the steppe. Choose one and a free space of the pampa: it comes there with a standing gaucho of yours. After a small tile a second small one may follow.
web-coach-elgaucho-tosteppe = Your gaucho on { elgaucho-area-steppe } may be used now: you look at the face-down tiles of the steppe, and one of them, or two small ones, come to the pampa with your gauchos. Click { elgaucho-area-steppe }.
web-coach-elgaucho-tooverseer = Your gaucho on { elgaucho-area-overseer } may be used now: raise your lying gauchos without dice, or drive somebody’s away. Click { elgaucho-area-overseer }.
web-coach-elgaucho-collect = A new tile goes to the right end of its row. If it does not continue the row, the row is sold at once and a new one begins. The order is yours: below each tile you see what it would do.
web-coach-elgaucho-sort = Your gaucho on { elgaucho-area-sort } may insert one of these tiles where it keeps the row in order, instead of adding it on the right. Beside each tile you see both.
web-coach-elgaucho-final = The last tiles come home. Choose the order that brings most: afterwards all herds are sold.
web-elgaucho-unused = Unused dice: { $dice }. End the turn all the same?


## What the coach says differently to fingers.

web-touch-elgaucho-take = Tap two dice of the rodeo. Each allows one action, or both together one action with their sum. The big number of a tile stands a gaucho on it, the small number in the ring lays one down.
web-touch-elgaucho-act = Everything that glows can be tapped. A standing gaucho brings his tile home once every tile of the row is occupied; a lying one only reserves it and has to be raised. A gaucho in a building waits for you to use its action.
web-touch-elgaucho-sale = { elgaucho-area-sale } sells one of your herds with a bonus, before it is robbed or closed by a tile that does not fit. Tap the herd.
web-touch-elgaucho-steal = { elgaucho-area-steal } takes any tile from somebody’s herd; tap it. Its owner is paid its value. If it does not fit into your row, that row is sold first.
web-touch-elgaucho-tosteppe = Your gaucho on { elgaucho-area-steppe } may be used now: you look at the face-down tiles of the steppe, and one of them, or two small ones, come to the pampa with your gauchos. Tap { elgaucho-area-steppe }.
web-touch-elgaucho-tooverseer = Your gaucho on { elgaucho-area-overseer } may be used now: raise your lying gauchos without dice, or drive somebody’s away. Tap { elgaucho-area-overseer }.


## The rules page: the game in two minutes, and what its pictures show.

web-overview-elgaucho =
    You want pesos. You get them by selling herds: rows of one breed of cattle, either ascending or descending.
    A sold herd brings the number of its tiles times its highest value, so 3-5-6-9 brings 4 × 9 = 36.

    In every round the start player rolls all dice, and in turn everybody takes two of them. A die that shows
    the big number of a tile in the pampa stands a gaucho on it; one that shows the small number only lays a
    gaucho down, to be raised later. Two dice may be added up. Or a die sends a gaucho into one of the six
    buildings, whose special action you use in a later turn: one more die of your wish, a sale with a bonus, a
    theft, and so on.

    When every tile of a row of the pampa is occupied, the standing gauchos there bring their tiles home. A new
    tile goes to the right end of its herd. If it does not continue the row, the herd is sold at once and the
    tile begins a new one.

    When the draw pile is empty there is one more round, then one without dice. Then all standing gauchos bring
    their tiles home, and all herds are sold. Whoever has the most pesos wins.
web-caption-elgaucho-setup = One tile of each breed with its value and its small number, and the back of a tile.
web-caption-elgaucho-preliminary = Two white tiles of at most 8 are kept; the others leave the game unseen.
web-caption-elgaucho-round = Rolled dice, and the two that somebody has taken.
web-caption-elgaucho-pampa = 3 + 4 stands a gaucho on a 7; a 3 lays one down on a 7; another 3 raises him.
web-caption-elgaucho-areas = Each building with the totals that send a gaucho there.
web-caption-elgaucho-collecting = A 9 continues an ascending row; this herd is worth 4 × 9. Below 8 a 2 continues a descending one.
web-caption-elgaucho-refilling = Tiles come from the pile until the values in a row total 20 or more.
web-caption-elgaucho-actions = The buildings whose action is used in one's turn: { elgaucho-area-wish }, { elgaucho-area-sale }, { elgaucho-area-steal }, { elgaucho-area-overseer }, { elgaucho-area-steppe }.
web-caption-elgaucho-end = All herds are sold; whoever has the most pesos wins.


## What replays look for.

web-moment-elgaucho-stole = Theft
web-moment-elgaucho-sold = Sale
web-moment-elgaucho-replaced = Gaucho driven away
web-moment-elgaucho-looked = Look at the steppe
