# El Gaucho in the terminal.


## The board

terminal-elgaucho-round = Round { $round }
terminal-elgaucho-start = Start
terminal-elgaucho-pile = Draw pile { $count }
terminal-elgaucho-rounds-left =
    { $left ->
        [0] Round without dice
        [1] Last round with dice
       *[other] Draw pile empty, { $left } rounds with dice
    }
terminal-elgaucho-steppe = Steppe
terminal-elgaucho-out = Out
terminal-elgaucho-rodeo = Rodeo
terminal-elgaucho-in-hand = In hand
terminal-elgaucho-wished = Wished
terminal-elgaucho-hand = Your hand
terminal-elgaucho-collected = Collected
terminal-elgaucho-you = { $name } (you)
terminal-elgaucho-pesos = Pesos
terminal-elgaucho-gauchos = Gauchos
terminal-elgaucho-herds = Herds, and what they would bring now
terminal-elgaucho-supply =
    { $count ->
        [one] { $count } gaucho
       *[other] { $count } gauchos
    }
terminal-elgaucho-legend =
    { $tile }      a tile: breed W, value 7, small number 3
    WKBGS    the breeds: white, black, brown, golden, spotted
    { $standing } { $lying }    a standing gaucho, a lying gaucho
    { $plain } { $river } { $forest }    a free space: plain, river, forest
    W3<5<9   a herd, ascending; W8>5 descends; =27 is what it would bring now
    Rodeo    the dice that were rolled and can still be taken
    1-3      beside an action area: the dice totals that it takes


## Kinds of moves

terminal-elgaucho-kind-keep = Keep tiles
terminal-elgaucho-kind-place = Action area
terminal-elgaucho-kind-take = Take dice
terminal-elgaucho-kind-stand = Stand a gaucho
terminal-elgaucho-kind-lay = Lay a gaucho
terminal-elgaucho-kind-raise = Raise a gaucho
terminal-elgaucho-kind-recall = Take back
terminal-elgaucho-kind-wish = { elgaucho-area-wish }
terminal-elgaucho-kind-sale = { elgaucho-area-sale }
terminal-elgaucho-kind-steal = { elgaucho-area-steal }
terminal-elgaucho-kind-overseer = { elgaucho-area-overseer }
terminal-elgaucho-kind-steppe = { elgaucho-area-steppe }
terminal-elgaucho-kind-put = Put a tile
terminal-elgaucho-kind-done = Leave it
terminal-elgaucho-kind-end = End of turn
terminal-elgaucho-kind-add = Add a tile
terminal-elgaucho-kind-sort = { elgaucho-area-sort }
