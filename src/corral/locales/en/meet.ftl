# Finding others: the list of public tables, and the queue of those who want to play soon.


## Open tables

meet-filters = Which tables are shown
meet-game = Game
meet-all-games = All games
meet-pace = Pace
meet-all-paces = Any pace
meet-pace-live = Live, with a clock
meet-pace-unhurried = Unhurried
meet-free = Free seats
meet-all-seats = Free or not
meet-free-at-least =
    { $count ->
        [one] A free seat
       *[other] { $count } free seats or more
    }
meet-level = Level
meet-all-levels = Any level
meet-level-mine = About my level
meet-level-new = Newcomers
meet-none = No public table is like that just now.
meet-row-live = { $seconds } seconds a decision
meet-row-unhurried = unhurried
meet-row-free =
    { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
meet-row-full = all seats taken
meet-row-rated = rated
meet-row-level = level { $level }
meet-row-new = level not known yet


## Play soon

meet-soon = Find opponents
meet-soon-waiting =
    { $waiting ->
        [one] one person waits
       *[other] { $waiting } people wait
    }
meet-title = Find opponents: { $game }
meet-about = You are brought together with people of about your strength, at first with near ones, in time with anybody. The match is live, with { $seconds } seconds for a decision, and rated.
meet-stay = Leave this page open. Whoever closes it waits no more.
meet-players = Players at the table
meet-players-any = As many as there are
meet-players-number = { $count } players
meet-waiting =
    { $waiting ->
        [one] Nobody else waits yet.
       *[other] { $waiting } people wait, you among them.
    }
meet-waited = You have waited for { $time }.
meet-connecting = One moment …
meet-lost = The connection is lost; your place is kept for a minute.
meet-elsewhere = You wait in another window, or have waited long enough here.
meet-again = Wait here
meet-stop = Stop waiting
meet-bots = Nobody has come so far. You can play against bots now, or wait on.
meet-bots-now = Play against bots now
meet-bots-wait = Wait on
meet-found = Found! The match begins.

web-problem-too_many_waiting = Many people of your network wait already.
