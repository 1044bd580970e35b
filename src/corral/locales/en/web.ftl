# The page in the browser, outside the boards.

web-home = To the lobby
web-skip = Skip to the content
web-lost = There is nothing here.
web-lost-hint = The address may be mistyped, or what was here is gone.
web-no-game = This game is not played here.
web-reload = Load the page anew
# Something by its name, and what is said of it.
web-labelled = { $name }: { $what }
web-close = Close
web-save = Save
web-search = Search
web-understood = Understood
web-language = Language
web-settings = Settings
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Show movement
web-bots-pace = Bots move
web-bots-pace-calm = calmly
web-bots-pace-brisk = briskly
web-bots-pace-once = at once
web-sound = Sound
web-rules = Rules
web-rule = Rule { $rule }
web-rules-overview = In two minutes
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] No rule speaks of that.
        [one] One rule speaks of that.
       *[other] { $count } rules speak of that.
    }
web-contents = Contents


## Lobby

web-choose = Choose a game
web-play-now = Play now
web-against = Against
web-against-count = Number of opponents
web-against-level = Level of the opponents
web-invite = Invite friends
web-learn = Learn in five minutes
web-practise = Practise
web-poster-facts = { $players } players · about { $minutes } minutes
web-my-tables = My games
web-earlier-tables = Earlier games
web-own-play = All my games, ratings and figures
web-people-known = People I have played with
web-leaders = Leaders
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting at a public table just now.
web-your-turn = Your turn
web-go-on = Go on
web-join = Join
web-watch = Watch
web-leave = Leave
web-replay = Replay
web-name = Name
web-choose-name = Choose a name
web-playing-as = { $name } (change)
web-account = Your account
web-come = I have been here before
web-guest = Rider { $number }
web-no-server = The server does not answer. Please try again in a moment.
web-docs = How to play, build agents, run a server: the documentation
web-open-record = Open the record of a match


## Bots

web-bot-random = Random
web-bot-greenhorn = Greenhorn
web-bot-cowhand = Cowhand
web-bot-foreman = Foreman
web-bot-baron = Baron
# A bot by its own name and its level.
web-bot-named = { $name } · { $level }


## A new table

web-new-table = New table: { $game }
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = You
web-seat-open = Open for a friend
web-seat-here = Somebody at this screen
web-seat-bot = Bot: { $bot }
web-seat-add = One more player
web-seat-remove = Remove this seat
web-variants = Variants
web-option-excluded = Not together with: { $others }
web-pace = Pace
web-pace-unhurried = Unhurried: everybody takes their time
web-pace-live = Live: { $seconds } seconds a decision
web-stand-in = Plays for those who are away:
web-table = Table
web-public = Public: anybody may find it, join and watch
web-rated = Rated:
web-rated-no = no, just for fun
web-rated-people = yes, among the people at the table
web-rated-all = yes, bots included
web-allow-hints = Hints allowed
web-allow-helpers = Helpers: what is left, previews of points
web-from-position = From a position
web-position = Position in notation
web-open-table = Open the table
web-begin = Begin


## Before the match

web-invite-text = Send this link to your friends; whoever opens it can take a seat.
web-invite-full = All seats are taken. With this link others can watch.
web-link = Link to the table
web-copy = Copy
web-copied = Copied
web-seats-free = Free seats: wait for friends, or give them to bots.
web-sit = Sit here
web-wait-for-host = { $host } begins the match.


## At the table

web-no-table = There is no such table.
web-status-live = Connected
web-status-lost = Connection lost, trying again …
web-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-panels = Panels
web-panel-log = Log
web-panel-points = Points
web-panel-moves = Moves
web-panel-chat = Chat
web-board = The table of { $game }
web-points-reasons = What brought points
web-source-earlier = Earlier
web-prompt = What is to be decided
web-turn-of = { $player } is deciding.
web-watching = You are watching.
web-wait = The others are deciding.
web-haste = Many are playing just now: bots think a little less long.
web-over = The game is over.
web-result = Show the result
web-away = A bot is playing for you.
web-back = I play myself
web-hurry = Fast forward
web-again = What happened?
web-again-stop = Enough
web-keep-playing = Keep playing
web-undo = Undo
web-undone = Taken back.
web-reset = Reset turn
web-hint = Show me
web-hint-thinking = The bot is thinking …
web-advice = Hint { $rank }: { $chance }% chance to win
web-advice-only = Hint { $rank }
web-hint-chance = { $chance }% to win, { $score } points expected
web-clock =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-no-moves = There is nothing for you to decide now.
web-more-moves = And { $count } more: search for them.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-problem = That is not possible now.
web-problem-not_your_turn = It is not your turn to decide.
web-problem-not_seated = You are watching; you have no seat here.
web-problem-over = The game is over.
web-problem-slow_down = One thing after the other: please wait a moment.
web-problem-too_many_tables = You have too many open tables. Finish or leave one of them first.
web-problem-unavailable = The server cannot do that now. Please try again.
web-problem-undo_late = The time for that decision is over: it cannot be taken back.
web-problem-banned = Whoever runs this server has shut you out.
web-problem-wrong_password = Name and password do not fit.
web-problem-wrong_passkey = This passkey does not fit. Please try again.
web-problem-wrong_link = This link was used already, is too old, or never was one.
web-problem-many_passkeys = You have as many passkeys as there can be. Remove one first.
web-problem-other_name = This is not your name.
web-problem-rated_fair = A rated match begins at the start, and without hints.
web-problem-rated_people = A match that is rated among people needs two of them.
web-problem-name_blank = Nobody could see this name. Please choose one with letters or figures.
web-problem-name_mixed = “{ $name }” mixes letters of several alphabets in one word. Please choose one alphabet.
web-problem-name_bot = “{ $name }” is what a bot is called. Please choose another name.
web-problem-name_taken = “{ $name }” looks like “{ $other }”, who is at this table. Please choose another name.
web-problem-one_seat = Everybody has one seat at this table.
web-problem-seat_taken = This seat is not free.
web-problem-too_many_public =
    { $most ->
        [one] One public table may wait for you at a time. Begin it, or leave it first.
       *[other] { $most } public tables may wait for you at a time. Begin one of them, or leave one first.
    }
web-problem-too_many_nearby =
    { $most ->
        [one] One public table opened from your network may wait at a time. Open one that is not public, or wait a little.
       *[other] { $most } public tables opened from your network may wait at a time. Open one that is not public, or wait a little.
    }
web-problem-order_hurried = Standing orders are for tables without a clock.
web-problem-order_nothing = There is nothing now that you could order.
web-problem-order_apart = You take no part in this, so you cannot give an order.
web-problem-order_beyond = { $limit } cannot be ordered; possible is { $low } to { $high }.
web-problem-record_none = This is not a record of Corral. A record is a text whose first word is “corral-record”.
web-problem-record_game = The record is of a game that is not played here: “{ $game }”.
web-problem-record_rules = The record was written by rules that are not known here: version { $rules }.
web-problem-record_wrong = Line { $line } of the record does not fit: { $problem }
web-problem-record_unfit = The record cannot be played through: { $problem }
web-problem-record_long = The record takes too long to be played through.
web-problem-record_large = The file is too large to be a record.
web-problem-records_many =
    { $most ->
        [one] One record of yours is kept here, and that is as many as there can be. Remove it first.
       *[other] { $most } records of yours are kept here, and that is as many as there can be. Remove one first.
    }
web-problem-records_often = Many records came from your network. Please wait some minutes.
web-coach = Coach: explains each decision the first time
web-coach-call = Coach
web-coach-off = No more explanations
web-coach-again = Explain everything again
web-hand-over = Hand over to { $name }
web-hand-over-hint = What the next player sees is not for everybody.
web-hand-over-ready = I am { $name }


## The plain board, for games that have none of their own

web-plain-hidden = face down
web-plain-more = And { $count } more in the list of moves.
web-yes = yes
web-no = no


## The end, and replays

web-winners =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }
web-counting = The points are counted
web-counting-skip = Show the result now
web-rematch = Rematch
web-rematch-join = Join the rematch
web-review = Review
web-share = Share
web-record = Download the record
web-brought = Replay of a record: { $game }
web-not-over = A match can be replayed when it is over.
web-play-from-here = Play from here
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-move = Move
web-replay-eyes = Through whose eyes
web-replay-spectator = Spectator
web-replay-speed = Speed
web-replay-turn-back = Turn back
web-replay-turn-next = Next turn
web-replay-moment = Next …
web-replay-open = All hands open
web-replay-picture = Picture
web-moment-points = Points
