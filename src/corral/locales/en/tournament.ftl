# Tournaments: opening one, taking part, standings.

tournament-title = Tournaments
tournament-open-one = Open a tournament
tournament-none = There is no tournament at present.
tournament-all = All tournaments
tournament-format = Kind
tournament-format-arena = Arena
tournament-format-swiss = Swiss
tournament-format-round_robin = Round robin
tournament-about-arena = Come when you like, and get paired again and again until the time is over. Whoever is free meets whoever is free, people with about as many points first.
tournament-about-swiss = A fixed number of rounds. In each you meet somebody who has about as many points, and nobody twice while that can be avoided. You may join late.
tournament-about-round_robin = Everybody meets everybody equally often. Once it has begun nobody new can join.
tournament-seats = { $size } at a table
tournament-size = Players at a table
tournament-fewer = Where the numbers do not come out even, some tables have one seat less.
tournament-entrants =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
tournament-status-open = Open
tournament-status-running = Being played
tournament-status-over = Over
tournament-status-cancelled = Cancelled
tournament-host = Opened by { $host }
tournament-of-club = A club’s tournament, for its members
tournament-begins = Begins { $when }
tournament-begins-host = Begins when the host says so
tournament-until = Pairs until { $when }
tournament-pairs-no-more = The time is over; the last matches are being played.
tournament-round-until = Round { $round } of { $rounds }, until { $when } at the latest
tournament-ended = Ended { $when }
tournament-rated = Rated
tournament-unrated = Not rated
tournament-join = Join
tournament-come-back = Come back
tournament-leave = Withdraw
tournament-left = You have withdrawn, and are paired no more.
tournament-removed = The host has taken you out.
tournament-in-open = You are in. Stay on the page: you are told when your table is ready.
tournament-in-running = You are in, and will be paired soon.
tournament-in-round = You are in. The next round begins when all tables are through, or at its time.
tournament-ready = Your table is ready
tournament-ready-where = { $name }: your table is ready
tournament-go = To the table
tournament-start = Begin now
tournament-cancel = Cancel the tournament
tournament-cancel-really = Cancel it for everybody?
tournament-take-out = Take { $name } out
tournament-take-out-really = { $name } gives up the match and cannot come back. Take out?
tournament-yes = Yes
tournament-no = No
tournament-back = Back to the tournament
tournament-keep-first = To open a tournament keep your identity first: by a passkey, a password or a recovery link.
tournament-keep = Keep my identity

## Standings

tournament-standings = Standings
tournament-nobody = Nobody has joined yet.
tournament-place = Place
tournament-points = Points
tournament-played = Matches
tournament-won = Won
tournament-plays = plays
tournament-out = withdrawn
tournament-gone = taken out
tournament-tables = Tables
tournament-round = Round { $round }
tournament-forfeit = forfeited
tournament-bye = has a bye: one point
tournament-watch = Watch
tournament-replay = Replay
tournament-counts = How it is counted
tournament-counts-share = A table gives one point at most: the winner has 1, the last has 0, those between share by how many they were ahead of. At a table of three the second has a half, at one of four two thirds and one third. Whoever ties has half of each other.
tournament-counts-bye = Where the number is odd somebody has a bye, which is worth a point: one of those with the fewest so far, of these the last.
tournament-counts-duels = A point for everybody you finish ahead of at a table, half a point where you tie. All have met everybody equally often, so tables of two, three and four count alike.
tournament-counts-forfeit = Whoever does not come within a minute and a half, leaves and lets a bot play to the end, resigns, or keeps a table waiting when the round ends, forfeits: they get nothing, and everybody who stayed is ahead of them. A match that all agree to end counts for nobody.
tournament-counts-ties = Who is level on points is told apart by, in this order:
tournament-counts-shared = Who is level in all of it shares the place.
tournament-break-average = Points for each match
tournament-break-average-about = who needed fewer matches for the same points
tournament-break-direct = Direct encounter
tournament-break-direct-about = how often you were ahead of those who are level with you, where you met
tournament-break-opposition = Opposition
tournament-break-opposition-about = the points of those you have met, for every table their average, added up (Buchholz): the harder way counts
tournament-break-places = Sum of places
tournament-break-places-about = your places at all tables added up; less is better
tournament-break-wins = Wins
tournament-break-wins-about = tables at which nobody was ahead of you

## Opening one

tournament-name = Name
tournament-name-example = Friday evening
tournament-game = Game
tournament-when = Beginning
tournament-when-host = When I say so
tournament-when-at = At a time
tournament-day = Day and time
tournament-duration = Duration
tournament-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
tournament-hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
tournament-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
tournament-rounds = Rounds
tournament-times = Everybody meets everybody
tournament-times-count =
    { $times ->
        [one] once through
       *[other] { $times } times through
    }
tournament-round-lasts = A round lasts at most
tournament-round-lasts-about = The next one begins as soon as all tables are through. When the time is over, those a table waits for have forfeited; the others stand by their points.
tournament-rated-wish = Matches change ratings
tournament-public-wish = In the list for everybody
tournament-open-it = Open it

## Refusals

web-problem-tournament_kept = To open a tournament keep your identity first: by a passkey, a password or a recovery link.
web-problem-tournament_many = You may have { $most } tournaments open at a time.
web-problem-tournament_pace = An arena needs a clock: so many seconds a decision.
web-problem-tournament_when = A tournament begins within the next 90 days.
web-problem-tournament_size = This game cannot be played at such tables.
web-problem-tournament_alone = Two have to be there at least.
web-problem-tournament_removed = The host has taken you out of this tournament.
web-problem-tournament_late = A round robin that has begun takes nobody new.
web-problem-tournament_full = { $most } take part already: the tournament is full.
web-problem-tournament_club = This tournament is for members of its club.
web-problem-tournament_nearby = { $most } tournaments that were opened from your network go on already.
web-problem-tournament_crowd = { $most } people of your network take part already.
web-problem-tournament_entered = You are in { $most } tournaments already: withdraw from one first.
