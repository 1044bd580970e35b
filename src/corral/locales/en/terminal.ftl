# Playing, watching and simulating in the terminal.


## Before the match

terminal-seats-help = Seats are human or a bot, separated by commas; cowhand:2 means two of them. Bots, from weak to strong: random (any move), greenhorn (often wrong), cowhand (sensible, at once), foreman (thinks a moment), baron (thinks longest).
terminal-seats = Who plays? (Enter: { $default })
terminal-options-help = The rules have variants, which you may choose:
terminal-options = Which of them otherwise? Numbers or NAME=VALUE, separated by commas (Enter: none)
terminal-name = Your name? (Enter: { $default })
terminal-name-taken = Somebody is called { $name } already.
terminal-person = Player { $number }


## While playing

terminal-pass = Please pass the screen to { $name }.
terminal-pass-ready = { $name }: press Enter when nobody else is looking.
terminal-to = { $name }: { $sentence }
terminal-words = quit=q exit=q undo=u help=? log=l board=b save=s rule=r hand=h
terminal-not-understood = I do not understand { $typed }; type a number, a move such as { $move }, or ? for help.
terminal-no-move = { $move } is no move: from column { $column } on it does not fit.
terminal-no-rule = There is no rule { $number }; the rules are { $first } to { $last }.
terminal-no-number = There is no move { $number } in the list; its numbers go from 1 to { $last }.
terminal-no-amount = { $number } is neither in the list nor an amount that is possible here.
terminal-undone = The move is taken back.
terminal-cannot-undo = There is nothing to take back: only your own moves, up to the last thing that was revealed, rolled or done by somebody else.
terminal-save-where = Name the file to save to: s FILE
terminal-saved = The match is kept in { $file } from now on.
terminal-keys = ?: help · u: undo · l: log · q: quit
# Where everybody at one screen looks on.
terminal-keys-open = h: your own cards · ?: help · l: log · q: quit
terminal-help =
    Type the number of a move, or the move in notation, such as { $move }.
    A move that is not allowed is answered with the rule that forbids it.

    u        take your last move back
    l        the log: everything that has happened
    b        show the table again (Enter does the same)
    r { $rule }   the text of a rule
    h        look at your own cards, where everybody looks on
    s FILE   save the match, and keep it in that file from now on
    q        quit; the match can be saved before
    ?        this help
terminal-step-back = Enter: back to all moves
terminal-page-only = Enter: back
terminal-page = Page { $page } of { $pages }. Enter: next, p: previous, q: back
terminal-page-last = Page { $page } of { $pages }. Enter: back, p: previous


## After the match

terminal-ranking = Result
terminal-column-place = Place
terminal-column-player = Player
terminal-column-points = Points
terminal-keep = Save the match? Type a file name (Enter: no):
terminal-kept =
    The match is kept in { $file }. To come back to it:
    { $command }
terminal-not-kept = The match was not saved; with --record FILE it is saved all the time.


## Replaying

terminal-step = Move { $step } of { $last }
terminal-replay-keys = Enter: next · b: back · 17: to move 17 · e: end · q: quit
terminal-replay-words = next=n back=b end=e jump=j quit=q exit=q
terminal-no-step = There is no move { $number } in this match; its moves go from 0 to { $last }.
terminal-illegal-line = line { $line }, column { $column }: illegal move ({ $rule }). { $sentence }


## Many matches

terminal-batch-title =
    { $number ->
        [one] { $game }: { $number } match
       *[other] { $game }: { $number } matches
    }
terminal-batch-length =
    { $number ->
        [one] { $decisions } decisions; seed { $first }
       *[other] { $decisions } decisions a match; seeds { $first } to { $last }
    }
terminal-column-wins = Wins
terminal-column-mean = Mean points
terminal-column-lowest = Lowest
terminal-column-highest = Highest


## Programs that misbehave

terminal-fault-late = { $name } answered late (decision { $number }): { $problem }. A stand-in moved.
terminal-fault-refused = { $name } wanted the illegal move { $move } (decision { $number }): { $problem } A stand-in moved.
terminal-fault-illegal = { $name } wanted { $move } (decision { $number }), which is no move. A stand-in moved.
terminal-fault-garbage = { $name } sent something that is no message (decision { $number }): { $problem }. A stand-in moved.
terminal-fault-dead = { $name } has ended (decision { $number }): { $problem }. A stand-in played on.
terminal-fault-again =
    { $number ->
        [one] { $fault } And once more.
       *[other] { $fault } And { $number } times more.
    }

# Why exactly, in place of $problem.
terminal-problem-no_move = no move within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
terminal-problem-unknown_type = { terminal-problem-no_move }, but a message of the unknown type { $type }
terminal-problem-not_json = not JSON: { $line }
terminal-problem-not_object = not a JSON object: { $line }
terminal-problem-wrong_id = a move with the id { $id }, wanted is { $wanted }
terminal-problem-exited = exit status { $status }
terminal-problem-exited_saying = exit status { $status }: { $words }
terminal-problem-closed = it closed its output
terminal-problem-closed_saying = it closed its output: { $words }
terminal-problem-not_ready = no `ready` within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
terminal-problem-not_ready_but_not_json = no `ready`, but a line that is not JSON: { $line }
terminal-problem-not_ready_but_not_object = no `ready`, but a line that is not a JSON object: { $line }
terminal-problem-other_protocol = it speaks protocol { $spoken }, wanted is { $wanted }
terminal-problem-other_wants = it wants { $wants }, there are { $known }
