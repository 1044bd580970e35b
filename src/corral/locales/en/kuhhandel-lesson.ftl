# Kuhhandel Master: the lesson. Each step has a title, an idea, what to do move by move, what was learnt, and what is
# said to another move that the rules allow.

kuhhandel-lesson-aim-title = How you win
kuhhandel-lesson-aim =
    There are ten kinds of animals, four of each. Only quartets count: all four of a kind. In the end the values of your
    quartets are added up, and the sum is multiplied by how many quartets you have. A cow quartet (800) and a dog quartet
    (160) make 960 × 2 = 1,920. Whoever has the most points wins. Money is worth nothing then: it is there to be spent, cleverly.

kuhhandel-lesson-bid-title = Bid for an animal
kuhhandel-lesson-bid =
    On their turn everybody may turn up a card and auction it. Pedro has turned up a cow. All others bid as often as they
    like, in steps of 10. You hold 100 in small cards; the zeros are worth nothing, but nobody else sees which cards you have.
kuhhandel-lesson-bid-1 = Rosa bids 50. Bid 60.
kuhhandel-lesson-bid-2 = Sold to you! Pay 60 with a 50 and a 10: nobody gives change.
kuhhandel-lesson-bid-3 = And the other card.
kuhhandel-lesson-bid-done =
    The first cow is yours, and the money went to Pedro, who held the auction. You may even bid more than you have, to drive the
    price up. But if you then cannot pay, you have to show all your money, and it begins anew.
kuhhandel-lesson-bid-other = The rules allow that. But 60 is enough here: less would leave the cow to Rosa, more would be a waste.
kuhhandel-lesson-bid-other-pass = Then Rosa gets the cow for 50. It is worth more than that to you: bid 60.

kuhhandel-lesson-auction-title = You hold the hammer
kuhhandel-lesson-auction =
    Now it is your turn to hold an auction. You do not bid yourself. But when the hammer has fallen you have the last word: sell and take
    the money, or buy the animal for the very same price.
kuhhandel-lesson-auction-1 = Hold an auction.
kuhhandel-lesson-auction-2 = A donkey: whenever one comes up, everybody gets money from the bank. Rosa has bid 50. Buy the donkey yourself.
kuhhandel-lesson-auction-3 = Pay Rosa 50.
kuhhandel-lesson-auction-done =
    The donkey is yours, and Rosa has your 50. Had you sold, you would have 50 more and she the donkey. Donkeys pay 50, then 100,
    200 and 500: so money gets into the game.
kuhhandel-lesson-auction-other = You will trade in a moment. First hold an auction.
kuhhandel-lesson-auction-other-sell = That is often wise. But animals win, money does not: here buy the donkey yourself.

kuhhandel-lesson-trade-title = Cow trade
kuhhandel-lesson-trade =
    Instead of an auction you may challenge somebody who has an animal of a kind that you have too. You put money face down; your opponent
    takes it and hands over the animal, or puts down a counter-offer. Then the piles are exchanged, and whoever put down more gets the
    animal.
kuhhandel-lesson-trade-1 = You and Rosa have a cow each. Challenge Rosa: click her cow.
kuhhandel-lesson-trade-2 = Rosa sees how many cards you put down, but not which. Put the 100 into your offer.
kuhhandel-lesson-trade-3 = That is enough. Put the offer down.
kuhhandel-lesson-trade-done =
    Rosa answered with 70, you had put down 100: her cow is yours. You got her 70, she got your 100. So it cost you no more than
    30! Whoever loses a trade loses the animal, but gets the larger pile of money.
kuhhandel-lesson-trade-other = The rules allow that. But here it is about Rosa’s cow, and about the 100 as your offer.
kuhhandel-lesson-trade-other-add = With that Rosa could outbid you easily. Put the 100 down.

kuhhandel-lesson-bluff-title = Bluff
kuhhandel-lesson-bluff =
    Nobody sees what your offer is worth before they have taken it. That is what cards worth 0 are for: they look like any other.
kuhhandel-lesson-bluff-1 = Pedro has a pig, and so have you. Challenge him for the pig.
kuhhandel-lesson-bluff-2 = Put a 0 into your offer.
kuhhandel-lesson-bluff-3 = And the other 0.
kuhhandel-lesson-bluff-4 = Put the offer down, with a straight face.
kuhhandel-lesson-bluff-done =
    Pedro took two cards worth nothing, and his pig is yours for free! Had he answered with even a 10, he would have won yours. Remember
    that when somebody offers you a thick pile.
kuhhandel-lesson-bluff-other = The rules allow that. But this time you bluff: two cards worth 0 for Pedro’s pig.

kuhhandel-lesson-rat-title = The rat
kuhhandel-lesson-rat =
    Nobody wants rats: whoever has all four in the end loses a whole quartet to them. When one is turned up, it goes round: either you
    put a money card face down beside it, or you take the rat with all the money that lies there.
kuhhandel-lesson-rat-1 = Get rid of it as cheaply as you can: put a 0 beside the rat.
kuhhandel-lesson-rat-2 = It has come round. Once more with a 0!
kuhhandel-lesson-rat-done = Pedro has taken it, with four cards of which hardly any is worth something. One rat alone does no harm, and the money beside it can be worth it.
kuhhandel-lesson-rat-other = The rules allow that. But your 0 is worth nothing and does just as well.
kuhhandel-lesson-rat-other-take = There is hardly any money there yet. Rather put a 0 down and leave the rat to others.

kuhhandel-lesson-premium-title = A premium
kuhhandel-lesson-premium =
    A premium is worth 250 points, and with its quartet it is even multiplied. It is auctioned by counting down from 10: whoever slaps
    first gets it for so many money cards, whatever they are worth.
kuhhandel-lesson-premium-1 = 4 is called. You have just two zeros: wait for the next number.
kuhhandel-lesson-premium-2 = 3! Slap now, before Pedro does.
kuhhandel-lesson-premium-3 = Three cards face down: a 0 …
kuhhandel-lesson-premium-4 = … another 0 …
kuhhandel-lesson-premium-5 = … and a 10.
kuhhandel-lesson-premium-done = The cow premium for three nearly worthless cards. Now the cow quartet would be worth all the more to you.
kuhhandel-lesson-premium-other = The rules allow that. But only the number of cards counts: take the ones that are worth the least.
kuhhandel-lesson-premium-other-slap = That would cost four cards. Take the risk and wait for 3.
kuhhandel-lesson-premium-other-wait = If you wait now, Pedro may slap at 2. Slap!

kuhhandel-lesson-win-title = Win the match
kuhhandel-lesson-win =
    The deck is empty; only trades are left, until every animal is in a quartet. You have goats and donkeys and three cows, Rosa has
    five small quartets and the last cow. Your two quartets with their premiums would not be enough against Rosa’s 5,250 points.
kuhhandel-lesson-win-1 = Challenge Rosa for the cow.
kuhhandel-lesson-win-2 = Money is worth nothing when it is over. Offer the 200.
kuhhandel-lesson-win-3 = Put the offer down.
kuhhandel-lesson-win-done =
    You win with 7,200 points: (350 + 500 + 800 + 3 × 250) × 3 quartets. Pedro’s four rats have covered his pigs. Now you know what counts:
    valuable quartets, and many of them, for they are multiplied.
kuhhandel-lesson-win-other = Why save? Money is worth nothing in the end. The 200 is what Rosa cannot beat.
