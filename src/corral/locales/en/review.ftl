# The review of a match: in the terminal and on the page.
# Shares are whole hundredths.

review-title =
    { $moves ->
        [one] Review: { $game }, one move
       *[other] Review: { $game }, { $moves } moves
    }
review-how = Every decision is judged with what its player knew then, never with what was hidden. The graph shows what everybody at the table could know.
review-chances = Chance to win
review-points = Expected points
review-share = { $value }%
review-turning-points = Turning points
review-no-turning-point = No single event decided this match.
review-chance-did = Chance
review-revealed = what lay face down came to light
# $sign is + or −.
review-swing = { $name } { $sign }{ $value }%
review-ledger = Luck and skill
review-ledger-how = In chance to win and expected points: what dice, tiles and cards gave (what lay face down: when it came to light), what the player’s own decisions gave compared with quick sensible play, and what the others’ decisions gave. They add up to the way from the start to the result. Slips: inaccuracies / mistakes / blunders.
review-column-player = Player
review-column-accuracy = Accuracy
review-column-slips = Slips
review-column-luck = Luck
review-column-own = Own decisions
review-column-others = Others’
review-gain = { $sign }{ $chance }% ({ $points })
review-costliest = What cost most
review-nothing-costly = No decision gave much away.
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-cost = { $chance }% chance to win, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-played = Played: { $move }
review-better = Better was: { $move }
review-move = Move { $move }

## On the page

review-open = Review
review-waiting = Other matches are being reviewed first.
review-running = The bots look at every decision: { $done }%
review-failed = The review did not succeed.
review-again = Try once more
review-graph = The course of the match, move { $move }
review-standing = { $name } { $value }%
review-expected = { $name } { NUMBER($value, maximumFractionDigits: 0) }
review-here = { $name } is to decide
review-fine = Nothing better was found.
review-forced = There is nothing to choose here.
review-light = Face down until now
review-try = Try again from here
