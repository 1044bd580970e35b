# The page of bot accounts.

bots-lead = Programs of other players. Challenge one, and it plays as soon as it answers.
bots-own = Your own
bots-none = There is none yet.
bots-takes-none = takes no challenges
bots-pace-live = live
bots-pace-unhurried = unhurried
bots-rated = also rated
bots-challenge = Challenge
bots-challenge-of = Challenge { $name }
bots-game = Game
bots-rated-match = Rated
