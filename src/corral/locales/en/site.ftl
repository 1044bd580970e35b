# The pages of the documentation that teach a game.

site-table = A table of { $game } in the browser
site-coach = What the coach tells you
site-coach-intro = In your first match in the browser, the coach explains every decision when you meet it for the first time. This is what it says, in the order of a match:
site-rules = The rules
site-rules-intro = Every rule has a number. When a move is refused, Corral names the number and the reason, and the same number leads to the rule here, in the browser and in the terminal.


## What the server says at /docs where there is no such page

site-title = Corral’s documentation
site-missing = The documentation is not built here. In the folder of the sources this builds it, and the next start of the server offers it on this page:
site-missing-rules = The rules of the games are always here:
site-lost = There is no such page. The documentation begins here.
