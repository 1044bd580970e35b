# What is said alike in all games.

language-name = English

# Enumerations: "a, b" and then "a, b and c".
list-more = { $list }, { $item }
list-last = { $list } and { $item }

# Numbers with one decimal, and shares of a whole.
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# For games that bring no sentence of their own for it.
plain-prompt = It is your move.


## The page of a game's rules

rules-number = Number
rules-text = Rule
rules-tests = Proved by
rules-examples = Worked examples
rules-notice = These are the rules as Corral plays them, in our own words. Corral is not affiliated with the game’s publisher and contains none of its text or art.
rules-generated = Written by script/docs from the files in src/corral/locales; changes belong there.
rules-languages = This page in other languages: { $links }.
rules-none = The rules of this game are not written down here.
