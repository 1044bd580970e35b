# Kuhhandel Master in the browser: labels of the board, the first-match coach, sources of points.

## The yard

web-kuhhandel-yard = Auction yard
web-kuhhandel-deck =
    { $count ->
        [0] The deck is empty
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
web-kuhhandel-deck-open = What is left?
web-kuhhandel-deck-money =
    { $count ->
        [one] Besides, { $count } money card
       *[other] Besides, { $count } money cards
    }
web-kuhhandel-trades-left =
    { $count ->
        [one] { $count } cow trade at most until the end
       *[other] { $count } cow trades at most until the end
    }
web-kuhhandel-donkeys =
    { $next ->
        [0] All { $came } donkeys have come. Each donkey brings everybody money: the first 50, then 100, 200 and 500.
       *[other] { $came } of 4 donkeys have come; the next one pays everybody { $next }. Each donkey brings everybody money: the first 50, then 100, 200 and 500.
    }
web-kuhhandel-card-hidden = A hidden card
web-kuhhandel-chooses = { $player } chooses.
web-kuhhandel-trade-how = For a cow trade choose one of the lit animals.

## An auction

web-kuhhandel-no-bid = No bid yet
web-kuhhandel-bidders = Still bidding:
web-kuhhandel-you-auction = You are the auctioneer. Still bidding:
web-kuhhandel-passed = passed
web-kuhhandel-limit = Has shown the hand and can go up to { $limit } for this card.
web-kuhhandel-free-amount = Any amount
web-kuhhandel-bluff = More than your { $total }: a bluff.
web-kuhhandel-call-1 = Going once …
web-kuhhandel-call-2 = Going once, going twice …
web-kuhhandel-call-3 = Going once, going twice, gone!
web-kuhhandel-auctioneer-decides = { $player } decides: sell or buy.
web-kuhhandel-counting = You are counting down; the others may slap.
web-kuhhandel-watching = The first to slap gets the premium.
web-kuhhandel-space = or slap with the space bar
web-kuhhandel-too-few =
    { $count ->
        [0] You have no cards: a bluff.
        [one] You have only { $count } card: a bluff.
       *[other] You have only { $count } cards: a bluff.
    }
web-kuhhandel-answered-wait = You wait at this number.
web-kuhhandel-answered-slap = You slap at this number, unless somebody was asked before you and slaps.
web-kuhhandel-order-bid = Bid for me up to
web-kuhhandel-order-bid-set = Bidding for you up to { $limit }.
web-kuhhandel-order-slap = Slap for me at
web-kuhhandel-order-slap-set =
    { $limit ->
        [0] You let this premium go.
       *[other] Slapping for you at { $limit }.
    }
web-kuhhandel-order-never = never
web-kuhhandel-order-set = Set
web-kuhhandel-order-withdraw = Withdraw

## Paying

web-kuhhandel-amount = { $amount }
web-kuhhandel-price-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-kuhhandel-missing = { $missing } to go
web-kuhhandel-missing-cards =
    { $count ->
        [one] { $count } card to go
       *[other] { $count } cards to go
    }
web-kuhhandel-pays = { $player } chooses money cards.
web-kuhhandel-choose-money = Choose from your money.
web-kuhhandel-take-back = Take { $card } back
web-kuhhandel-take-back-how = Choose a card in the tray to take it back.

## The rat, the cow trade, the distribution

web-kuhhandel-rat-pile =
    { $count ->
        [0] No card beside it
        [one] { $count } card beside it
       *[other] { $count } cards beside it
    }
web-kuhhandel-rat-own = of these yours: { $money }
web-kuhhandel-rat-put = or put one of your money cards there
web-kuhhandel-rat-asked = { $player } takes the rat or puts a card.
web-kuhhandel-trade-offer = { $player } puts an offer together.
web-kuhhandel-trade-answer = { $player } accepts or makes a counter-offer.
web-kuhhandel-trade-counter = { $player } puts a counter-offer together.
web-kuhhandel-trade-accepted = accepted
web-kuhhandel-trade-again = The totals were equal: once more for the same stake.
web-kuhhandel-trade-rats = Whoever offers more gives the rats away.
web-kuhhandel-looks = { $player } looks at a card.

## Players

web-kuhhandel-peek = points: where they come from, and what is known of the money
web-kuhhandel-lot-worth = Four are worth { $worth }.
web-kuhhandel-lot-held = Held by: { $players }.
web-kuhhandel-lot-free = Nobody has one.
web-kuhhandel-stall = { $player }: { $animals }
web-kuhhandel-stall-empty = { $player }: no { $kinds }
web-kuhhandel-quartet =
    { $rats ->
        [0] Quartet, worth { $worth }
       *[other] All four rats
    }
web-kuhhandel-covered = Covered by the rats
web-kuhhandel-premium-owned = With the premium
web-kuhhandel-broke = no money
web-kuhhandel-worth = worth { $total }
web-kuhhandel-worth-between = worth { $least }–{ $most }
web-kuhhandel-hand =
    { $count ->
        [0] You have no money cards
        [one] Your money: { $total }
       *[other] Your money: { $total } in { $count } cards
    }
web-kuhhandel-notes =
    { $count ->
        [one] { $count } card worth { $value }
       *[other] { $count } cards worth { $value }
    }
web-kuhhandel-knows-all =
    { $count ->
        [one] The money is known: { $count } card, { $total } in all.
       *[other] The money is known: { $count } cards, { $total } in all.
    }
web-kuhhandel-knows =
    { $count ->
        [one] What you know of the money: { $count } card, { $least } to { $most }.
       *[other] What you know of the money: { $count } cards, { $least } to { $most } in all.
    }
web-kuhhandel-exactly = exactly { $count }
web-kuhhandel-surely =
    { $surely ->
        [0] at most { $most }
       *[other] { $surely } to { $most }
    }
web-kuhhandel-close = Close
web-kuhhandel-winner = has won
web-kuhhandel-formula = (quartets + their premiums) × number of quartets + other premiums
web-kuhhandel-formula-cash = (quartets + their premiums) × number of quartets + other premiums + money
web-kuhhandel-others = Other premiums

## Where the points came from

web-kuhhandel-source-quartets = Quartets
web-kuhhandel-source-rats = Lost to the rats
web-kuhhandel-source-premiums = Premiums
web-kuhhandel-source-several = For several quartets
web-kuhhandel-source-cash = Money

## The first-match coach

web-coach-kuhhandel-aim = Whoever has the most points at the end wins. Only complete quartets count, four animals of a kind: their worth added up, times the number of your quartets. Money counts for nothing in the end, so spend it.
web-coach-kuhhandel-turn = You collect quartets: four animals of the same kind. Either turn up the next card and auction it off, or challenge somebody who has an animal of a kind that you have too. The lit animals are those you can fight for.
web-coach-kuhhandel-auction = You turn up the top card and auction it off. The others bid; then you sell to the highest bidder, or pay that price yourself and keep the animal.
web-coach-kuhhandel-turn-two = Either distribute two cards of the deck, or challenge your opponent to a cow trade for a kind that both of you have.
web-coach-kuhhandel-distribute = You look at the top card in secret. Keep it, and your opponent gets the next one unseen; or give it away and take the next one yourself.
web-coach-kuhhandel-trade = The deck is empty, so only cow trades are left. Choose a lit animal: you and its owner fight for it with hidden offers, until all quartets are complete.
web-coach-kuhhandel-extra = You have made your cow trade. With the super cow trade you may now hold an auction as well, or end your turn.
web-coach-kuhhandel-extra-two = You have made your cow trade. With the super cow trade you may now distribute cards as well, or end your turn.
web-coach-kuhhandel-bid = Everybody but the auctioneer bids, at any time. The number on a stall’s roof is the worth of a full quartet. You may bid more than you have; but if you cannot pay, you show your whole hand and the auction is repeated.
web-coach-kuhhandel-hammer = The hammer has fallen. Sell, and the highest bidder pays you; or buy, and you pay the same price to the highest bidder and keep the animal.
web-coach-kuhhandel-pay = You have bought the animal. Choose cards one by one; nobody gives change, so pay exactly where you can.
web-coach-kuhhandel-pay-buying = You keep the animal and pay the highest bidder. Choose cards one by one; nobody gives change, so pay exactly where you can.
web-coach-kuhhandel-call = A premium is worth 250 points, and more with its quartet. The numbers go down from 10 to 1: slap, and you pay as many money cards as were just called. Their worth does not matter. Wait too long, and somebody else slaps.
web-coach-kuhhandel-call-last = This is the last number. If nobody slaps now, the auctioneer gets the premium for nothing.
web-coach-kuhhandel-pledge = You have slapped first. Put as many cards face down as were called; cards worth 0 do just as well. The auctioneer decides without seeing them.
web-coach-kuhhandel-premium = Take the hidden cards and hand over the premium, or keep the premium and give as many of your own cards.
web-coach-kuhhandel-give = You keep the premium. Give as many cards as were called, of your choice: the lowest will do.
web-coach-kuhhandel-rat = Whoever has all four rats at the end loses a quartet to them. Put a money card beside the rat to pass it on, or take it together with all the money lying there.
web-coach-kuhhandel-rat-broke = Without any money card you must take the rat, with all the money beside it.
web-coach-kuhhandel-offer = Put together a hidden offer: the other side sees how many cards, not what they are worth. Cards worth 0 are good for bluffing. Then the other side accepts, or answers with an offer of its own; the higher one wins the animals, and the money changes hands.
web-coach-kuhhandel-answer = Accept, and you get the hidden money and lose the animals. Or counter: then both piles are exchanged, and whoever offered more wins the animals.
web-coach-kuhhandel-counter = Put your counter-offer together. The piles are exchanged in any case; whoever offered more wins the animals.
web-coach-kuhhandel-share = Keep this card, and your opponent gets the next one; or give it away, and the next one is yours.


## The rules page: the game in two minutes, and what its pictures show.

web-overview-kuhhandel =
    You collect quartets: all four animals of a kind. At the end the values of your quartets are added up, and
    the sum is multiplied by how many quartets you have. So several cheap quartets can beat one dear one. Money
    counts for nothing: it is only there to be spent.

    On your turn you do one of two things. Either you turn up the next card and auction it off: the others bid,
    and in the end you sell to the highest bidder, or you pay that very price yourself and keep the animal. You
    may bid more than you have; but if you are caught, everybody sees your money.

    Or you make a cow trade: you challenge somebody who has an animal of a kind that you have too, and put down
    money cards, face down. The other takes them and gives you the animal, or answers with cards, face down as
    well. Then both piles change hands, and whoever offered more gets the animal. Cards worth 0 make a small
    offer look big.

    Between the animals there are premiums, worth 250 points and more with their quartet; one pays for them in
    number of cards, not in value. And there are rats: whoever owns all four loses a quartet to them. Each
    donkey that comes up brings everybody money. The game ends when the deck is empty and every quartet is
    complete.
web-caption-kuhhandel-material = Animals with the worth of their quartet, a rat, a premium, and a money card.
web-caption-kuhhandel-setup = The start money: two cards worth 0, three worth 10, a 20 and a 50.
web-caption-kuhhandel-turn = Turn up a card and auction it off, or trade for an animal that both of you have.
web-caption-kuhhandel-auction = A pig under the hammer, and the money that is bid for it.
web-caption-kuhhandel-premium = Premiums for dog, sheep and horse.
web-caption-kuhhandel-rat = A rat, and the money cards that were put beside it to pass it on.
web-caption-kuhhandel-trade = A hidden offer of two cards, a hidden answer of three, and the sheep both want.
web-caption-kuhhandel-scoring = A quartet of cows with its premium: 800 and 250, times the number of quartets.


## What replays look for.

web-moment-kuhhandel-quartet = Quartet
web-moment-kuhhandel-knocked_down = Auction
web-moment-kuhhandel-traded = Cow trade
web-moment-kuhhandel-slapped = Slap
web-moment-kuhhandel-took_rat = Rat
web-moment-kuhhandel-shown = Hand shown
