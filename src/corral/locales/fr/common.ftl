# Ce qui se dit de la même façon dans tous les jeux.

language-name = Français

# Énumérations : « a, b » puis « a, b et c ».
list-more = { $list }, { $item }
list-last = { $list } et { $item }

# Nombres à une décimale, et parts d’un tout.
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Pour les jeux qui n’apportent pas de phrase à eux.
plain-prompt = C’est à vous de jouer.


## La page des règles d’un jeu

rules-number = Numéro
rules-text = Règle
rules-tests = Prouvée par
rules-examples = Exemples
rules-notice = Ce sont les règles telles que Corral les joue, dans nos propres mots. Corral n’est pas affilié à l’éditeur du jeu et ne contient rien de ses textes ni de ses images.
rules-generated = Page écrite par script/docs à partir des fichiers de src/corral/locales ; c’est là que se font les changements.
rules-languages = Cette page dans d’autres langues : { $links }.
rules-none = Les règles de ce jeu ne sont pas écrites ici.
