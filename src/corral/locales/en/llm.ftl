# What language models are told, around the sentences of the games.

llm-seat = You play { $game }, { $players } players. You are { $you }.
llm-option = Played with a variant: { $option } ({ $value }).
llm-signs = In the drawings of the table:
llm-answer =
    You will be shown the table as you see it and a numbered list of all moves that are possible. Answer with one
    line: the number of your move, or the move exactly as it is written after the number. If you want to think
    aloud, do it before; only the last line counts.
llm-happened = What happened since your last decision:
llm-others = Moves without a number are possible too and can be written out: { $moves }
llm-refused = You answered “{ $answer }”, which is none of these moves. Answer with the number of a move, nothing else.
llm-over = The match is over.
llm-waiting = It is not your turn.
