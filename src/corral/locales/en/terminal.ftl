# Playing, watching and simulating in the terminal.


## Before the match

terminal-seats-help = Seats are human or a bot, separated by commas; cowhand:2 means two of them. Bots, from weak to strong: random (any move), greenhorn (often wrong), cowhand (sensible, at once), foreman (thinks a moment), baron (thinks longest).
terminal-seats = Who plays? (Enter: { $default })
terminal-options-help = The rules have variants, which you may choose:
terminal-options = Which of them otherwise? Numbers or NAME=VALUE, separated by commas (Enter: none)
terminal-name = Your name? (Enter: { $default })
terminal-name-taken = Somebody is called { $name } already.
terminal-person = Player { $number }


## While playing

terminal-pass = Please pass the screen to { $name }.
terminal-pass-ready = { $name }: press Enter when nobody else is looking.
terminal-to = { $name }: { $sentence }
terminal-words = quit=q exit=q undo=u help=? log=l board=b save=s rule=r hand=h
terminal-not-understood = I do not understand { $typed }; type a number, a move such as { $move }, or ? for help.
terminal-no-move = { $move } is no move: from column { $column } on it does not fit.
terminal-no-rule = There is no rule { $number }; the rules are { $first } to { $last }.
terminal-no-number = There is no move { $number } in the list; its numbers go from 1 to { $last }.
terminal-no-amount = { $number } is neither in the list nor an amount that is possible here.
terminal-undone = The move is taken back.
terminal-cannot-undo = There is nothing to take back: only your own moves, up to the last thing that was revealed, rolled or done by somebody else.
terminal-save-where = Name the file to save to: s FILE
terminal-saved = The match is kept in { $file } from now on.
terminal-keys = ?: help · u: undo · l: log · q: quit
# Where everybody at one screen looks on.
terminal-keys-open = h: your own cards · ?: help · l: log · q: quit
terminal-help =
    Type the number of a move, or the move in notation, such as { $move }.
    A move that is not allowed is answered with the rule that forbids it.

    u        take your last move back
    l        the log: everything that has happened
    b        show the table again (Enter does the same)
    r { $rule }   the text of a rule
    h        look at your own cards, where everybody looks on
    s FILE   save the match, and keep it in that file from now on
    q        quit; the match can be saved before
    ?        this help
terminal-step-back = Enter: back to all moves
terminal-page-only = Enter: back
terminal-page = Page { $page } of { $pages }. Enter: next, p: previous, q: back
terminal-page-last = Page { $page } of { $pages }. Enter: back, p: previous


## After the match

terminal-ranking = Result
terminal-column-place = Place
terminal-column-player = Player
terminal-column-points = Points
terminal-keep = Save the match? Type a file name (Enter: no):
terminal-kept =
    The match is kept in { $file }. To come back to it:
    { $command }
terminal-not-kept = The match was not saved; with --record FILE it is saved all the time.


## Replaying

terminal-step = Move { $step } of { $last }
terminal-replay-keys = Enter: next · b: back · 17: to move 17 · e: end · q: quit
terminal-replay-words = next=n back=b end=e jump=j quit=q exit=q
terminal-no-step = There is no move { $number } in this match; its moves go from 0 to { $last }.
terminal-illegal-line = line { $line }, column { $column }: illegal move ({ $rule }). { $sentence }


## Many matches

terminal-batch-title =
    { $number ->
        [one] { $game }: { $number } match
       *[other] { $game }: { $number } matches
    }
terminal-batch-length =
    { $number ->
        [one] { $decisions } decisions; seed { $first }
       *[other] { $decisions } decisions a match; seeds { $first } to { $last }
    }
terminal-column-wins = Wins
terminal-column-mean = Mean points
terminal-column-lowest = Lowest
terminal-column-highest = Highest


## El Gaucho: the board

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


## El Gaucho: kinds of moves

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


## Kuhhandel Master: the table

terminal-kuhhandel-you = { $name } (you)
terminal-kuhhandel-turn = Turn
terminal-kuhhandel-deck = Deck
terminal-kuhhandel-deck-size = Deck { $count }
terminal-kuhhandel-deck-empty = Deck empty
terminal-kuhhandel-next-donkey = Next donkey pays { $value }
terminal-kuhhandel-farms = Farms
terminal-kuhhandel-value = Worth
terminal-kuhhandel-points = Points
terminal-kuhhandel-with-points = { kuhhandel-points }
terminal-kuhhandel-nobody = nobody

terminal-kuhhandel-name-cock = Rooster
terminal-kuhhandel-name-goose = Goose
terminal-kuhhandel-name-cat = Cat
terminal-kuhhandel-name-dog = Dog
terminal-kuhhandel-name-sheep = Sheep
terminal-kuhhandel-name-goat = Goat
terminal-kuhhandel-name-donkey = Donkey
terminal-kuhhandel-name-pig = Pig
terminal-kuhhandel-name-cow = Cow
terminal-kuhhandel-name-horse = Horse
terminal-kuhhandel-name-rat = Rat
terminal-kuhhandel-name-money = Money

# What is going on in the auction yard.
terminal-kuhhandel-yard-deck = A new turn
terminal-kuhhandel-yard-empty = Cow trades only
terminal-kuhhandel-yard-auction = Auction
terminal-kuhhandel-yard-premium = Auction of a premium
terminal-kuhhandel-yard-rat = A rat
terminal-kuhhandel-yard-trade = Cow trade
terminal-kuhhandel-yard-share = Distribution
terminal-kuhhandel-yard-over = The game is over

# Labels, each before a player, a number or cards.
terminal-kuhhandel-highest = Highest bid
terminal-kuhhandel-no-bid = none yet
terminal-kuhhandel-deciding = Still deciding
terminal-kuhhandel-decides = To decide
terminal-kuhhandel-passed = Passed
terminal-kuhhandel-limit = Shown, at most
terminal-kuhhandel-price = Price
terminal-kuhhandel-pays = Pays
terminal-kuhhandel-payee = To
terminal-kuhhandel-chosen = Chosen
terminal-kuhhandel-missing = { $amount } to go
terminal-kuhhandel-cards-missing =
    { $count ->
        [one] { $count } card to go
       *[other] { $count } cards to go
    }
terminal-kuhhandel-called = Called
terminal-kuhhandel-waits = Waits
terminal-kuhhandel-slapped = Slapped
terminal-kuhhandel-put-down = Put down
terminal-kuhhandel-beside = Beside it
terminal-kuhhandel-asked = Asked
terminal-kuhhandel-challenge = Challenge
terminal-kuhhandel-offer = Offer
terminal-kuhhandel-counter = Counter-offer
terminal-kuhhandel-nothing-yet = nothing yet
terminal-kuhhandel-trade-again = Tied once; if tied again, the challenger wins.
terminal-kuhhandel-trade-rats = Whoever offers more gives rats away.
terminal-kuhhandel-trade-again-rats = More gives the rats; tied again, the challenger does.
terminal-kuhhandel-looks = Looks at it
terminal-kuhhandel-trades-left = Trades left
terminal-kuhhandel-in-deck = In the deck
terminal-kuhhandel-animals-left =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
terminal-kuhhandel-premiums-left =
    { $count ->
        [one] { $count } premium
       *[other] { $count } premiums
    }
terminal-kuhhandel-rats-left =
    { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }
terminal-kuhhandel-money-left =
    { $count ->
        [one] { $count } money card
       *[other] { $count } money cards
    }
terminal-kuhhandel-winner = Winner

# Money.
terminal-kuhhandel-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-kuhhandel-money = Money
terminal-kuhhandel-no-money = none
terminal-kuhhandel-own-cards =
    { $count ->
        [one] Your { $count } card
       *[other] Your { $count } cards
    }
terminal-kuhhandel-aside = { $amount } put down

terminal-kuhhandel-hint-bid = Or type an amount from { $lowest } to { $highest }.
terminal-kuhhandel-hint-cards = Or type the cards by their values: 50+20
terminal-kuhhandel-legend =
    Numbers that are not in the list mean amounts: 120 bids 120, 50+20 chooses
    two cards one after the other; u takes a card back. Moves may be
    abbreviated: w for wait, tr p2 cow for trade p2 cow.

    { $stall }     a stall with two of four animals
    { $quartet }     a complete quartet
    { $kind }  a kind, and what its quartet is worth
    { $premium }        the premium for this kind
    { $pointer }        whose turn it is; who decides is written bold
    2×10     two money cards of 10; 3×? are three that you do not know
    p2       the third player; p0 is the first one of the table
    60–270   what a hand is worth at least and at most, as far as you know


## Kuhhandel Master: kinds of moves

terminal-kuhhandel-kind-auction = Auction
terminal-kuhhandel-kind-distribute = Distribution
terminal-kuhhandel-kind-trade = Cow trade
terminal-kuhhandel-kind-end = End of turn
terminal-kuhhandel-kind-pass = Pass
terminal-kuhhandel-kind-bid = Bid
terminal-kuhhandel-kind-sell = Sell
terminal-kuhhandel-kind-buy = Buy
terminal-kuhhandel-kind-pay = Choose a card
terminal-kuhhandel-kind-slap = Slap
terminal-kuhhandel-kind-wait = Wait
terminal-kuhhandel-kind-take = Take the rat
terminal-kuhhandel-kind-put = Put a card
terminal-kuhhandel-kind-add = Add a card
terminal-kuhhandel-kind-done = Put down
terminal-kuhhandel-kind-accept = Accept
terminal-kuhhandel-kind-counter = Counter-offer
terminal-kuhhandel-kind-keep = Keep
terminal-kuhhandel-kind-give = Give away


## Gold Rush: the board

terminal-goldrush-tiles-left = Tiles left { $count }
terminal-goldrush-supply = Token supply { $count }
terminal-goldrush-gone = Unplaceable { $count }
terminal-goldrush-clipped = (more: map, or a cell)
terminal-goldrush-map = map
terminal-goldrush-column-points = Pts
terminal-goldrush-column-cowboys = Cowb
terminal-goldrush-column-tent = Tent
terminal-goldrush-column-tokens = Tok
terminal-goldrush-tokens = Tokens
terminal-goldrush-in-hand = In hand: { $tile }
terminal-goldrush-placed = New: { $tile } at { $cell }
terminal-goldrush-piles = Mining tokens on mountains
terminal-goldrush-bundle-place =
    { $count ->
       *[other] Place the tile at ({ $place }), turned in one of { $count } ways
    }
terminal-goldrush-bundle-tent =
    { $count ->
       *[other] Put your tent on one of { $count } mountain parts
    }
terminal-goldrush-legend =
    map     the whole landscape, small; a cell such as 3,-2 moves the picture there

    { $track }    tracks; { $junction } is a junction, { $city } a city
    { $mountain }     a mountain with the number of its nuggets
    { $locomotive } { $camp } { $herd }  a locomotive, a tipi camp, a wild-horse herd
    { $cowboy }      a cowboy: on a track, mountain, city or prairie
    { $tent }     a tent; beside its owner's name the number of tokens at hand there
    { $opening }    { $numbered ->
        [no] a cell where the tile in hand fits, with its coordinates
       *[yes] a cell where the tile in hand fits, with its number in the list
    }
    -1 0 1  the coordinates, x along the top, y at the side; the start tile is 0,0


## Gold Rush: kinds of moves

terminal-goldrush-kind-place = Place the tile
terminal-goldrush-kind-railwayman = Railwayman
terminal-goldrush-kind-miner = Miner
terminal-goldrush-kind-trader = Trader
terminal-goldrush-kind-farmer = Farmer
terminal-goldrush-kind-take = Dig
terminal-goldrush-kind-tent = Tent
terminal-goldrush-kind-pass = Pass

## Programs that misbehave

terminal-fault-late = { $name } answered late (decision { $number }): { $problem }. A stand-in moved.
terminal-fault-refused = { $name } wanted the illegal move { $move } (decision { $number }): { $problem } A stand-in moved.
terminal-fault-illegal = { $name } wanted { $move } (decision { $number }), which is no move. A stand-in moved.
terminal-fault-garbage = { $name } sent something that is no message (decision { $number }): { $problem }. A stand-in moved.
terminal-fault-dead = { $name } has ended (decision { $number }): { $problem }. A stand-in played on.
terminal-fault-again =
    { $number ->
        [one] { $fault } And once more.
       *[other] { $fault } And { $number } times more.
    }

# Why exactly, in place of $problem.
terminal-problem-no_move = no move within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
terminal-problem-unknown_type = { terminal-problem-no_move }, but a message of the unknown type { $type }
terminal-problem-not_json = not JSON: { $line }
terminal-problem-not_object = not a JSON object: { $line }
terminal-problem-wrong_id = a move with the id { $id }, wanted is { $wanted }
terminal-problem-exited = exit status { $status }
terminal-problem-exited_saying = exit status { $status }: { $words }
terminal-problem-closed = it closed its output
terminal-problem-closed_saying = it closed its output: { $words }
terminal-problem-not_ready = no `ready` within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
terminal-problem-not_ready_but_not_json = no `ready`, but a line that is not JSON: { $line }
terminal-problem-not_ready_but_not_object = no `ready`, but a line that is not a JSON object: { $line }
terminal-problem-other_protocol = it speaks protocol { $spoken }, wanted is { $wanted }
terminal-problem-other_wants = it wants { $wants }, there are { $known }
