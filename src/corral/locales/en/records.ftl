# Records that are brought: a match that was played elsewhere, seen and reviewed here.

records-title = Open a record
records-lead = A record is a whole match as one text: every move, every die, tile and card. The page offers it as a download after each match, and the program writes it. Bring one, and it opens in replay and review.
records-open-book = A record shows everything, also what was hidden while it was played. Whoever has the link to it sees all of it; nobody else finds it here.
records-drop = Drop the file here, or
records-choose = Choose a file
records-paste = or paste the text of the record
records-paste-label = Text of the record
records-open = Open the record
records-reading = The match is being played through …
records-mine = Records I have brought
records-kept = They stay here as long as finished matches do, and count for nobody’s history.
records-brought = Brought on { $day }
records-remove = Remove
records-remove-one = { records-remove }: { $game }, { $day }
records-removed = The record was removed.
