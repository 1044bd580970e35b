# Kuhhandel Master in the terminal.


## The table

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


## Kinds of moves

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
