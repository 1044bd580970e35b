# Was Sprachmodellen gesagt wird, um die Sätze der Spiele herum.

llm-seat = Du spielst { $game } zu { $players }. Du bist { $you }.
llm-option = Gespielt wird mit einer Variante: { $option } ({ $value }).
llm-signs = In den Zeichnungen des Tisches:
llm-answer =
    Dir wird der Tisch gezeigt, wie du ihn siehst, und eine nummerierte Liste aller möglichen Züge. Antworte mit
    einer Zeile: der Nummer deines Zuges oder dem Zug genau so, wie er hinter der Nummer steht. Wenn du laut
    denken willst, dann vorher; nur die letzte Zeile zählt.
llm-happened = Was seit deiner letzten Entscheidung geschehen ist:
llm-others = Auch Züge ohne Nummer sind möglich und können ausgeschrieben werden: { $moves }
llm-refused = Du hast „{ $answer }“ geantwortet; das ist keiner dieser Züge. Antworte nur mit der Nummer eines Zuges.
llm-over = Die Partie ist zu Ende.
llm-waiting = Du bist nicht am Zug.
