# Kuhhandel Master: everything that is said while playing. The rules stand in kuhhandel-rules.ftl.

kuhhandel-title = Kuhhandel Master
kuhhandel-description = Bid for animals, bluff in cow trades and get rid of the rats; for 2 to 6 players.
kuhhandel-option-super_trade = after a cow trade you may also hold an auction
kuhhandel-option-cash_count = money left at the end counts as points


## Things

# Several of a kind.
kuhhandel-kinds-cock = roosters
kuhhandel-kinds-goose = geese
kuhhandel-kinds-cat = cats
kuhhandel-kinds-dog = dogs
kuhhandel-kinds-sheep = sheep
kuhhandel-kinds-goat = goats
kuhhandel-kinds-donkey = donkeys
kuhhandel-kinds-pig = pigs
kuhhandel-kinds-cow = cows
kuhhandel-kinds-horse = horses
kuhhandel-kinds-rat = rats

# One or more of a kind.
kuhhandel-some-cock =
    { $count ->
        [one] a rooster
       *[other] { $count } roosters
    }
kuhhandel-some-goose =
    { $count ->
        [one] a goose
       *[other] { $count } geese
    }
kuhhandel-some-cat =
    { $count ->
        [one] a cat
       *[other] { $count } cats
    }
kuhhandel-some-dog =
    { $count ->
        [one] a dog
       *[other] { $count } dogs
    }
kuhhandel-some-sheep =
    { $count ->
        [one] a sheep
       *[other] { $count } sheep
    }
kuhhandel-some-goat =
    { $count ->
        [one] a goat
       *[other] { $count } goats
    }
kuhhandel-some-donkey =
    { $count ->
        [one] a donkey
       *[other] { $count } donkeys
    }
kuhhandel-some-pig =
    { $count ->
        [one] a pig
       *[other] { $count } pigs
    }
kuhhandel-some-cow =
    { $count ->
        [one] a cow
       *[other] { $count } cows
    }
kuhhandel-some-horse =
    { $count ->
        [one] a horse
       *[other] { $count } horses
    }
kuhhandel-some-rat =
    { $count ->
        [one] a rat
       *[other] { $count } rats
    }

# A certain one.
kuhhandel-the-cock = the rooster
kuhhandel-the-goose = the goose
kuhhandel-the-cat = the cat
kuhhandel-the-dog = the dog
kuhhandel-the-sheep = the sheep
kuhhandel-the-goat = the goat
kuhhandel-the-donkey = the donkey
kuhhandel-the-pig = the pig
kuhhandel-the-cow = the cow
kuhhandel-the-horse = the horse
kuhhandel-the-rat = the rat

# A card of the deck.
kuhhandel-premium = the premium for { $kinds }

# A money card.
kuhhandel-a-money-card =
    { $value ->
        [0] a card worth 0
       *[other] a { $value }
    }
kuhhandel-the-money-card =
    { $value ->
        [0] the card worth 0
       *[other] the { $value }
    }

# Money cards of which only the number is known.
kuhhandel-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }

# Money cards that are known, and what they are worth together.
kuhhandel-money =
    { $count ->
        [0] nothing
        [one] { $cards }
       *[other] { $cards } = { $total }
    }

kuhhandel-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Who offered more in a cow trade; a sentence of its own.
kuhhandel-more = { $player } offered more.
kuhhandel-not-less = { $player } offered at least as much and wins.
kuhhandel-equal = The totals are equal.

# One player's result, in an enumeration.
kuhhandel-score = { $player } { $points }


## Prompts: what is to be decided

kuhhandel-prompt-turn = Choose an auction or a cow trade.
kuhhandel-prompt-turn-alone = Hold an auction; there is nobody to trade with.
kuhhandel-prompt-turn-trade = The deck is empty: choose a cow trade.
kuhhandel-prompt-turn-two = Choose a distribution or a cow trade.
kuhhandel-prompt-turn-alone-two = Distribute cards; there is nothing to trade.
kuhhandel-prompt-extra = Hold an auction as well, or end your turn.
kuhhandel-prompt-extra-two = Distribute cards as well, or end your turn.
kuhhandel-prompt-bid = Make the first bid, or pass.
kuhhandel-prompt-bid-higher = Bid more, or pass.
kuhhandel-prompt-hammer = Sell to the highest bidder, or buy for the same price if you can pay it.
kuhhandel-prompt-pay = Choose a money card to pay with.
kuhhandel-prompt-call = Slap for the number just called, or wait.
kuhhandel-prompt-pledge = Choose a money card to put face down.
kuhhandel-prompt-premium = Sell for the cards lying face down, or buy for as many of your own.
kuhhandel-prompt-give = Choose a money card to give for the premium.
kuhhandel-prompt-rat = Put a money card beside the rat, or take the rat with all the cards beside it.
kuhhandel-prompt-rat-broke = You have no money card, so you must take the rat.
kuhhandel-prompt-offer = Add money cards to your hidden offer, or put it down as it is.
kuhhandel-prompt-offer-again = The totals were equal: add money cards to a new hidden offer, or put it down as it is.
kuhhandel-prompt-answer = Accept the offer, or make a counter-offer.
kuhhandel-prompt-counter = Add money cards to your hidden counter-offer, or put it down as it is.
kuhhandel-prompt-share = Keep the card that you have looked at, or give it to your opponent.
kuhhandel-prompt-over = The game is over.


## Events

kuhhandel-event-start_player = { $player } starts.
kuhhandel-event-turn = It is { $player }’s turn.
kuhhandel-event-turned_up = { $player } turns up { $card }.
kuhhandel-event-donkey_paid =
    { $number ->
        [1] The first donkey pays everybody { $card }.
        [2] The second donkey pays everybody { $card }.
        [3] The third donkey pays everybody { $card }.
       *[other] The fourth donkey pays everybody { $card }.
    }
kuhhandel-event-bid = { $player } bids { $amount }.
kuhhandel-event-passed = { $player } passes.
kuhhandel-event-knocked_down = Going once, going twice, gone: knocked down to { $player } for { $amount }.
kuhhandel-event-unsold = Nobody bids: { $player } gets { $the_card } for nothing.
kuhhandel-event-unsold-premium = Nobody slaps: { $player } takes { $the_card } for nothing.
kuhhandel-event-sold = { $player } sells to { $other }.
kuhhandel-event-bought = { $player } buys: { $other } keeps their own money and gets the price.
kuhhandel-event-shown =
    { $count ->
        [0] Cash count: { $player } has no money card left.
       *[other] Cash count: { $player } shows { $money }.
    }
kuhhandel-event-shown-bid =
    { $count ->
        [0] { $player } cannot pay the bid and shows an empty hand. The auction of the card is repeated.
       *[other] { $player } cannot pay the bid and shows the whole hand: { $money }. The auction of the card is repeated.
    }
kuhhandel-event-shown-slap =
    { $count ->
        [0] { $player } has no money card at all and shows an empty hand. The count-down begins again.
       *[other] { $player } has too few cards and shows the whole hand: { $money }. The count-down begins again.
    }
kuhhandel-event-paid =
    { $count ->
        [one] { $player } pays { $other } the price of { $price } with { $count } card.
       *[other] { $player } pays { $other } the price of { $price } with { $count } cards.
    }
kuhhandel-event-paid-seen = { $player } pays { $other } the price of { $price } with { $money }.
kuhhandel-event-got = { $player } gets { $card }.
kuhhandel-event-called = The auctioneer calls { $number }.
kuhhandel-event-slapped = { $player } slaps at { $number }.
kuhhandel-event-pledged =
    { $count ->
        [one] { $player } puts { $count } money card face down.
       *[other] { $player } puts { $count } money cards face down.
    }
kuhhandel-event-pledged-seen = { $player } puts { $money } face down.
kuhhandel-event-gave =
    { $count ->
        [0] { $player } gives { $other } no money card.
        [one] { $player } gives { $other } { $count } money card.
       *[other] { $player } gives { $other } { $count } money cards.
    }
kuhhandel-event-gave-seen = { $player } gives { $other } { $money }.
kuhhandel-event-put =
    { $count ->
        [one] { $player } puts a money card beside the rat; { $count } card lies there now.
       *[other] { $player } puts a money card beside the rat; { $count } cards lie there now.
    }
kuhhandel-event-put-seen =
    { $count ->
        [one] { $player } puts { $card } beside the rat; { $count } card lies there now.
       *[other] { $player } puts { $card } beside the rat; { $count } cards lie there now.
    }
kuhhandel-event-took_rat =
    { $count ->
        [0] { $player } takes the rat, without any money.
        [one] { $player } takes the rat and the money card beside it.
       *[other] { $player } takes the rat and the { $count } money cards beside it.
    }
kuhhandel-event-took_rat-seen = { $player } takes the rat and the money beside it: { $money }.
kuhhandel-event-challenged = { $player } challenges { $other } to a cow trade for { $animals }.
kuhhandel-event-offered =
    { $count ->
        [0] { $player } offers { $other } no money card at all.
        [one] { $player } offers { $other } { $count } money card face down.
       *[other] { $player } offers { $other } { $count } money cards face down.
    }
kuhhandel-event-offered-seen = { $player } offers { $other } { $money } face down.
kuhhandel-event-accepted = { $player } accepts the offer.
kuhhandel-event-countered = { $player } answers with a counter-offer.
kuhhandel-event-swapped = { $player } and { $other } exchange offer and counter-offer: { $pile } against { $back_pile }. { $verdict }
kuhhandel-event-swapped-seen = { $player } and { $other } exchange offer and counter-offer: { $money } against { $back_money }. { $verdict }
kuhhandel-event-tied = { $player } and { $other } repeat the trade for the same stake.
kuhhandel-event-traded = { $player } hands { $animals } over to { $other }.
kuhhandel-event-looked = { $player } looks at the top card in secret.
kuhhandel-event-looked-seen = { $player } looks at the top card in secret: { $card }.
kuhhandel-event-kept = { $player } keeps the card; { $other } gets the next one.
kuhhandel-event-gave_away = { $player } gives { $other } the card and gets the next one.
kuhhandel-event-got_money = { $player } gets a money card.
kuhhandel-event-got_money-seen = { $player } gets { $card }.
kuhhandel-event-rats_covered = { $player } covers the quartet of { $kinds } with the rats.
kuhhandel-event-over =
    { $count ->
        [one] The game is over: { $scores }. { $winners } wins.
       *[other] The game is over: { $scores }. { $winners } share the win.
    }


## Moves, as buttons and in lists

kuhhandel-move-auction = Hold an auction
kuhhandel-move-distribute = Distribute cards: look at the top card in secret
kuhhandel-move-end = End the turn
kuhhandel-move-pass = Pass
kuhhandel-move-sell = Sell
kuhhandel-move-sell-animal = Sell to { $other } for { $price }
kuhhandel-move-sell-premium =
    { $count ->
        [one] Sell to { $other } for { $count } card
       *[other] Sell to { $other } for { $count } cards
    }
kuhhandel-move-buy = Buy
kuhhandel-move-buy-animal = Buy and pay { $other } { $price }
kuhhandel-move-buy-premium =
    { $count ->
        [one] Buy and give { $other } { $count } card
       *[other] Buy and give { $other } { $count } cards
    }
kuhhandel-move-slap = Slap
kuhhandel-move-slap-number =
    { $count ->
        [one] Slap for { $count } card
       *[other] Slap for { $count } cards
    }
kuhhandel-move-wait = Wait
kuhhandel-move-take = Take the rat
kuhhandel-move-take-cards =
    { $count ->
        [one] Take the rat and the card beside it
       *[other] Take the rat and the { $count } cards beside it
    }
kuhhandel-move-accept = Accept the offer
kuhhandel-move-accept-stake = Accept the offer and hand over { $animals }
kuhhandel-move-accept-rats = Accept the offer and get { $animals } with it
kuhhandel-move-counter = Make a counter-offer
kuhhandel-move-done = Put the cards down
kuhhandel-move-done-offer =
    { $count ->
        [0] Offer nothing
       *[other] Offer { $money }
    }
kuhhandel-move-done-counter =
    { $count ->
        [0] Counter with nothing
       *[other] Counter with { $money }
    }
kuhhandel-move-keep = Keep the card
kuhhandel-move-keep-card = Keep { $card }
kuhhandel-move-give = Give the card away
kuhhandel-move-give-card = Give { $other } { $card }
kuhhandel-move-pay = Pay with { $card }
kuhhandel-move-pay-pledge = Put { $card } face down
kuhhandel-move-pay-give = Give { $other } { $card }
kuhhandel-move-put = Put { $card } beside the rat
kuhhandel-move-add = Add { $card } to the offer
kuhhandel-move-add-counter = Add { $card } to the counter-offer
kuhhandel-move-trade = Cow trade with { $opponent } for { $kinds }
kuhhandel-move-trade-stake = Cow trade with { $opponent } for { $animals }
kuhhandel-move-bid = Bid { $amount }


## Refusals: why a move is not allowed, told to who tried it

kuhhandel-refusal-over = The game is over.
kuhhandel-refusal-due_turn = Not now: whoever is in turn chooses an auction or a cow trade.
kuhhandel-refusal-due_turn-two = Not now: whoever is in turn chooses a distribution or a cow trade.
kuhhandel-refusal-due_extra = Not now: whoever is in turn holds an auction as well, or ends the turn.
kuhhandel-refusal-due_extra-two = Not now: whoever is in turn distributes cards as well, or ends the turn.
kuhhandel-refusal-due_bid = Not now: the bidding is open, so the bidders bid or pass.
kuhhandel-refusal-due_hammer = Not now: the auctioneer sells or buys.
kuhhandel-refusal-due_pay = Not now: the price is being paid.
kuhhandel-refusal-due_call = Not now: the auctioneer counts down, so the bidders slap or wait.
kuhhandel-refusal-due_pledge = Not now: whoever slapped puts the cards down.
kuhhandel-refusal-due_premium = Not now: the auctioneer sells or buys the premium.
kuhhandel-refusal-due_give = Not now: the auctioneer gives as many cards for the premium.
kuhhandel-refusal-due_rat = Not now: somebody takes the rat or puts a card beside it.
kuhhandel-refusal-due_offer = Not now: the challenger makes an offer.
kuhhandel-refusal-due_answer = Not now: the opponent accepts the offer or makes a counter-offer.
kuhhandel-refusal-due_counter = Not now: the opponent makes a counter-offer.
kuhhandel-refusal-due_share = Not now: the card looked at is kept or given away.
kuhhandel-refusal-other_decides = { $player } decides now, not you.
kuhhandel-refusal-cannot_pay = You cannot pay { $price }.
kuhhandel-refusal-too_few_cards =
    { $count ->
        [one] You do not have { $count } money card.
       *[other] You do not have { $count } money cards.
    }
kuhhandel-refusal-auctioneer_slaps = The auctioneer does not slap.
kuhhandel-refusal-auctioneer_bids = The auctioneer does not bid.
kuhhandel-refusal-waits_already = You have said already that you wait at { $number }.
kuhhandel-refusal-highest_bid = You have the highest bid; you can bid again after somebody else’s.
kuhhandel-refusal-has_passed = You have passed; you can bid again after somebody else’s bid.
kuhhandel-refusal-cards_shown =
    { $count ->
        [0] You have shown that you have no money card at all.
        [one] You have shown that you have only { $count } money card.
       *[other] You have shown that you have only { $count } money cards.
    }
kuhhandel-refusal-bid_uneven = A bid is a multiple of { $step }.
kuhhandel-refusal-bid_too_low = A bid must be at least { $amount }.
kuhhandel-refusal-money_shown = You have shown only { $amount } and cannot bid more.
kuhhandel-refusal-bid_too_high = There is only { $amount } in all hands together.
kuhhandel-refusal-no_such_card =
    { $worth ->
        [0] You have no card worth 0 left.
       *[other] You have no { $worth } left.
    }
kuhhandel-refusal-price_missed =
    { $worth ->
        [0] The card worth 0 is one too many for the price of { $price }.
       *[other] With the { $worth } the price of { $price } cannot be paid exactly, or not without a card too many.
    }
kuhhandel-refusal-no_opponent = { $opponent } is none of your opponents.
kuhhandel-refusal-owns_none = You have no { $kinds }.
kuhhandel-refusal-opponent_owns_none = { $player } has no { $kinds }.
kuhhandel-refusal-trades_in_a_row = After { $count } cow trades in a row a card is turned up first.
kuhhandel-refusal-deck_empty = The deck is empty.
kuhhandel-refusal-two_distribute = Two players distribute cards in place of an auction.
kuhhandel-refusal-others_auction = Only two players distribute cards.


## What profiles count

kuhhandel-fact-cock = Quartet of { kuhhandel-kinds-cock }
kuhhandel-fact-goose = Quartet of { kuhhandel-kinds-goose }
kuhhandel-fact-cat = Quartet of { kuhhandel-kinds-cat }
kuhhandel-fact-dog = Quartet of { kuhhandel-kinds-dog }
kuhhandel-fact-sheep = Quartet of { kuhhandel-kinds-sheep }
kuhhandel-fact-goat = Quartet of { kuhhandel-kinds-goat }
kuhhandel-fact-donkey = Quartet of { kuhhandel-kinds-donkey }
kuhhandel-fact-pig = Quartet of { kuhhandel-kinds-pig }
kuhhandel-fact-cow = Quartet of { kuhhandel-kinds-cow }
kuhhandel-fact-horse = Quartet of { kuhhandel-kinds-horse }
kuhhandel-fact-animals-got = Animals got at auctions
kuhhandel-fact-premiums-got = Premiums got
kuhhandel-fact-own-right-to-buy = Bought as the auctioneer
kuhhandel-fact-trades-begun = Cow trades begun
kuhhandel-fact-trades-won = Cow trades won
