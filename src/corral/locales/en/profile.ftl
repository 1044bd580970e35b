# Profiles: what somebody has played, how strong they are, what they do.

profile-since = Plays here since { $day }
profile-nothing = No match has been finished yet.
profile-nothing-own = You have not finished a match yet. When you have, it stands here.
profile-matches = Matches
profile-wins = Won
profile-rating = Rating
profile-rated-matches = Rated matches
profile-spread = In 19 of 20 cases the true strength lies between { $low } and { $high }. With every rated match it is known better.
profile-unrated = No rated match of this game yet: a table can be rated when it is opened.
profile-curve =
    { $matches ->
        [one] Rating at { $game } after one match: { $rating }, give or take { $spread }
       *[other] Rating at { $game } over { $matches } matches, now { $rating }, give or take { $spread }
    }


## The ladder

profile-ladder = Ladder against the bots
profile-ladder-about = For those who play alone: { $wins } wins against bots of a level, or stronger ones, make the rung yours.
profile-rung-reached =
    { $wins ->
        [one] one win
       *[other] { $wins } wins
    }
profile-rung-open = { $wins } of { $of } wins


## What somebody does

profile-facts = How they play
profile-facts-about =
    { $matches ->
        [one] In one match; at the right the most of it.
       *[other] On average over { $matches } matches; at the right the most in one of them.
    }
profile-worth = Where the points came from
profile-deeds = What was done
profile-fact = What
profile-mean = On average
profile-most = The most in one match
profile-opponents = Met most often
profile-opponent =
    { $matches ->
        [one] one match, ahead in { $ahead }
       *[other] { $matches } matches, ahead in { $ahead }
    }


## Matches

profile-history = Finished matches
profile-filters = Choose matches
profile-filter-game = Game
profile-filter-result = Result
profile-filter-against = Opponent
profile-all-games = All games
profile-all-results = Won and lost
profile-all-opponents = Against anybody
profile-won = Won
profile-lost = Not won
profile-no-matches = No such match.
profile-place = Place { $place }
profile-left = left early
profile-rated = rated
profile-more = Show earlier ones


## Leaders

profile-leaders = Leaders: { $game }
profile-leaders-rated = By rating
profile-leaders-about = Who has played at least { $enough } rated matches, in the order of what they most likely are at least: the rating less its uncertainty.
profile-leaders-none = Nobody has played enough rated matches yet.
profile-leaders-bots = The bots for comparison
profile-rank = Rank
profile-ladder-none = Nobody has climbed a rung yet.
