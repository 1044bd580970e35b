# The pages of the documentation that teach a game.

site-table = A table of { $game } in the browser
site-coach = What the coach tells you
site-coach-intro = In your first match in the browser, the coach explains every decision when you meet it for the first time. This is what it says, in the order of a match:
site-rules = The rules
site-rules-intro = Every rule has a number. When a move is refused, Corral names the number and the reason, and the same number leads to the rule here, in the browser and in the terminal.
