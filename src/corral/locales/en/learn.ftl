# Lessons and practice, outside what each game says in GAME-lesson.ftl.

learn-title = Lesson: { $game }
learn-steps = The steps of the lesson
learn-you = Recruit
learn-rival-1 = Pedro
learn-rival-2 = Rosa
learn-rival-3 = Abel
learn-rival-4 = Inés
learn-rival-5 = Tomas
learn-look = Look what happens.
learn-rest = Go on with “Next step” when you have read it.
learn-show = Show me
learn-next = Next step
learn-again = Once more
learn-play = Play { $game } now
learn-other = The rules allow that. But this step is about something else: try again.


## Practice

learn-practice-title = Practice: { $game }
learn-positions = The positions
learn-position-new = Position { $number }
learn-position-tried = Position { $number }: tried
learn-position-solved = Position { $number }: solved
learn-position = Position { $number } of { $count }
learn-find = It is your turn, and one move is clearly the best. Which one? Play it on the board.
learn-wrong = { $move }: no. It is not among the moves that the bots found best.
learn-wrong-near = { $move }: no. It wins { $chance } of 100 matches; there is a clearly better move.
learn-right = Right: { $move }
learn-answer = The best move: { $move }
learn-why =
    With it you win { $chance } of 100 matches and end with about { $score } points; with the next best,
    “{ $next }”, you win { $other }.
learn-why-alone = With it you win { $chance } of 100 matches and end with about { $score } points; nothing else comes near.
learn-column-move = Move
learn-column-chance = Wins
learn-column-points = Points
learn-chance = { $chance } %
learn-score = { $score }
learn-how = Found by the search of the bots and checked by one eight times as long, with what your seat knows and no more.
learn-drawn = That was it: the best moves are drawn on the board.
learn-give-up = Show the answer
learn-next-position = Next position
learn-solved = { $solved } of { $count } solved
