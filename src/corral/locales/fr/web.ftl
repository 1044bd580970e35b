# La page dans le navigateur, en dehors des plateaux.

web-home = Vers l’accueil
web-skip = Aller au contenu
web-lost = Il n’y a rien ici.
web-lost-hint = L’adresse est peut-être mal écrite, ou ce qui était ici n’existe plus.
web-no-game = On ne joue pas à ce jeu ici.
web-reload = Recharger la page
# Something by its name, and what is said of it.
web-labelled = { $name } : { $what }
web-close = Fermer
web-save = Enregistrer
web-search = Chercher
web-understood = Compris
web-language = Langue
web-settings = Réglages
web-theme = Couleurs
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Montrer les mouvements
web-bots-pace = Les bots jouent
web-bots-pace-calm = calmement
web-bots-pace-brisk = vivement
web-bots-pace-once = aussitôt
web-sound = Sons
web-rules = Règles
web-rule = Règle { $rule }
web-rules-overview = En deux minutes
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [0] Aucune règle n’en parle.
        [one] Une règle en parle.
       *[other] { $count } règles en parlent.
    }
web-contents = Sommaire


## Accueil

web-choose = Choisissez un jeu
web-play-now = Jouer tout de suite
web-against = Contre
web-against-count = Nombre d’adversaires
web-against-level = Niveau des adversaires
web-invite = Inviter des amis
web-learn = Apprendre en cinq minutes
web-practise = S’exercer
web-poster-facts = { $players } joueurs · environ { $minutes } minutes
web-my-tables = Mes parties
web-earlier-tables = Parties précédentes
web-own-play = Toutes mes parties, mes cotes et mes chiffres
web-people-known = Ceux avec qui j’ai joué
web-leaders = Classement
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend à une table publique en ce moment.
web-your-turn = À vous de jouer
web-go-on = Continuer
web-join = Rejoindre
web-watch = Regarder
web-leave = Quitter
web-replay = Revoir
web-name = Nom
web-choose-name = Choisir un nom
web-playing-as = { $name } (changer)
web-account = Votre compte
web-come = Je suis déjà venu
web-guest = Cavalier { $number }
web-no-server = Le serveur ne répond pas. Veuillez réessayer dans un instant.
web-docs = Jouer, construire des agents, tenir un serveur : la documentation
web-open-record = Ouvrir l’enregistrement d’une partie


## Bots

web-bot-random = Hasard
web-bot-greenhorn = Novice
web-bot-cowhand = Vacher
web-bot-foreman = Contremaître
web-bot-baron = Baron
# A bot by its own name and its level.
web-bot-named = { $name } · { $level }


## Une nouvelle table

web-new-table = Nouvelle table : { $game }
web-seats = Places
web-seat = Place { $number }
web-seat-me = Vous
web-seat-open = Libre pour un ami
web-seat-here = Quelqu’un à cet écran
web-seat-bot = Bot : { $bot }
web-seat-add = Un joueur de plus
web-seat-remove = Enlever cette place
web-variants = Variantes
web-option-excluded = Pas avec : { $others }
web-pace = Rythme
web-pace-unhurried = Sans hâte : chacun prend son temps
web-pace-live = En direct : { $seconds } secondes par décision
web-stand-in = Joue pour les absents :
web-table = Table
web-public = Publique : chacun peut la trouver, jouer et regarder
web-rated = Partie cotée :
web-rated-no = non, pour le plaisir
web-rated-people = oui, entre les humains à la table
web-rated-all = oui, bots compris
web-allow-hints = Conseils permis
web-allow-helpers = Aides : ce qui reste, aperçu des points
web-from-position = À partir d’une position
web-position = Position en notation
web-open-table = Ouvrir la table
web-begin = Commencer


## Avant la partie

web-invite-text = Envoyez ce lien à vos amis ; qui l’ouvre peut prendre place.
web-invite-full = Toutes les places sont prises. Avec ce lien, d’autres peuvent regarder.
web-link = Lien vers la table
web-copy = Copier
web-copied = Copié
web-seats-free = Il reste des places libres : attendez vos amis ou donnez-les à des bots.
web-sit = S’asseoir ici
web-wait-for-host = { $host } lance la partie.


## À la table

web-no-table = Cette table n’existe pas.
web-status-live = Connecté
web-status-lost = Connexion perdue, nouvel essai …
web-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-panels = Volets
web-panel-log = Journal
web-panel-points = Points
web-panel-moves = Coups
web-panel-chat = Discussion
web-board = La table de { $game }
web-points-reasons = Ce qui a rapporté des points
web-source-earlier = Auparavant
web-prompt = Ce qu’il faut décider
web-turn-of = { $player } décide.
web-watching = Vous regardez.
web-wait = Les autres décident.
web-haste = Beaucoup jouent en ce moment : les bots réfléchissent un peu moins.
web-over = La partie est finie.
web-result = Montrer le résultat
web-away = Un bot joue pour vous.
web-back = Je joue moi-même
web-hurry = Avance rapide
web-again = Que s’est-il passé ?
web-again-stop = Assez
web-keep-playing = Continuer
web-undo = Annuler
web-undone = Coup repris.
web-reset = Reprendre le tour
web-hint = Montrez-moi
web-hint-thinking = Le bot réfléchit …
web-advice = Conseil { $rank } : { $chance } % de chances de gagner
web-advice-only = Conseil { $rank }
web-hint-chance = { $chance } % de gagner, { $score } points attendus
web-clock =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
web-no-moves = Vous n’avez rien à décider maintenant.
web-more-moves = Et { $count } autres : cherchez-les.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dites quelque chose
web-chat-send = Envoyer
web-problem = Ce n’est pas possible maintenant.
web-problem-not_your_turn = Ce n’est pas à vous de décider.
web-problem-not_seated = Vous regardez ; vous n’avez pas de place ici.
web-problem-over = La partie est finie.
web-problem-slow_down = Une chose après l’autre : attendez un instant.
web-problem-too_many_tables = Vous avez trop de tables ouvertes. Terminez ou quittez d’abord l’une d’elles.
web-problem-unavailable = Le serveur ne le peut pas maintenant. Veuillez réessayer.
web-problem-undo_late = Le temps de cette décision est écoulé : elle ne peut plus être reprise.
web-problem-banned = Qui gère ce serveur vous en a exclu.
web-problem-wrong_password = Le nom et le mot de passe ne vont pas ensemble.
web-problem-wrong_passkey = Cette clé d’accès ne convient pas. Veuillez réessayer.
web-problem-wrong_link = Ce lien a déjà servi, est trop vieux, ou n’en a jamais été un.
web-problem-many_passkeys = Vous avez autant de clés d’accès que possible. Retirez-en d’abord une.
web-problem-other_name = Ce n’est pas votre nom.
web-problem-rated_fair = Une partie cotée commence au début, et sans conseils.
web-problem-rated_people = Une partie cotée entre humains en demande deux.
web-problem-name_blank = Personne ne verrait ce nom. Choisissez-en un avec des lettres ou des chiffres.
web-problem-name_mixed = « { $name } » mélange les lettres de plusieurs alphabets dans un mot. Choisissez un seul alphabet.
web-problem-name_bot = « { $name } » est le nom d’un bot. Choisissez un autre nom.
web-problem-name_taken = « { $name } » ressemble à « { $other } », à cette table. Choisissez un autre nom.
web-problem-one_seat = À cette table, chacun a une seule place.
web-problem-seat_taken = Cette place n’est pas libre.
web-problem-too_many_public =
    { $most ->
        [one] Une seule table publique peut vous attendre à la fois. Commencez-la ou quittez-la d’abord.
       *[other] { $most } tables publiques peuvent vous attendre à la fois. Commencez-en une ou quittez-en une d’abord.
    }
web-problem-too_many_nearby =
    { $most ->
        [one] Une seule table publique ouverte depuis votre réseau peut attendre à la fois. Ouvrez-en une qui n’est pas publique, ou patientez un peu.
       *[other] { $most } tables publiques ouvertes depuis votre réseau peuvent attendre à la fois. Ouvrez-en une qui n’est pas publique, ou patientez un peu.
    }
web-problem-order_hurried = Les ordres ne sont possibles qu’aux tables sans horloge.
web-problem-order_nothing = Il n’y a rien à ordonner en ce moment.
web-problem-order_apart = Vous ne participez pas à ceci et ne pouvez donc pas donner d’ordre.
web-problem-order_beyond = { $limit } n’est pas possible comme ordre ; il faut de { $low } à { $high }.
web-problem-record_none = Ce n’est pas un enregistrement de Corral. Un enregistrement est un texte qui commence par « corral-record ».
web-problem-record_game = L’enregistrement est d’un jeu qui n’existe pas ici : « { $game } ».
web-problem-record_rules = L’enregistrement suit des règles inconnues ici : version { $rules }.
web-problem-record_wrong = La ligne { $line } de l’enregistrement ne convient pas : { $problem }
web-problem-record_unfit = L’enregistrement ne peut pas être rejoué : { $problem }
web-problem-record_long = L’enregistrement est trop long à rejouer.
web-problem-record_large = Le fichier est trop grand pour être un enregistrement.
web-problem-records_many =
    { $most ->
        [one] Un enregistrement à vous est déjà ici, c’est le maximum. Supprimez-le d’abord.
       *[other] { $most } enregistrements à vous sont déjà ici, c’est le maximum. Supprimez-en un d’abord.
    }
web-problem-records_often = Beaucoup d’enregistrements sont venus de votre réseau. Attendez quelques minutes.
web-coach = Moniteur : explique chaque décision la première fois
web-coach-call = Moniteur
web-coach-off = Ne plus expliquer
web-coach-again = Tout expliquer de nouveau
web-hand-over = Passez l’écran à { $name }
web-hand-over-hint = Ce qui va s’afficher n’est pas pour tout le monde.
web-hand-over-ready = Je suis { $name }


## Le plateau simple, pour les jeux qui n’en ont pas

web-plain-hidden = face cachée
web-plain-more = Et { $count } autres dans la liste des coups.
web-yes = oui
web-no = non


## La fin, et revoir une partie

web-winners =
    { $count ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
web-counting = On compte les points
web-counting-skip = Voir tout de suite le résultat
web-rematch = Revanche
web-rematch-join = Participer à la revanche
web-review = Analyse
web-share = Partager
web-record = Télécharger la partie
web-brought = Enregistrement : { $game }
web-not-over = Une partie peut être revue quand elle est finie.
web-play-from-here = Jouer à partir d’ici
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-move = Coup
web-replay-eyes = Par les yeux de
web-replay-spectator = Spectateur
web-replay-speed = Vitesse
web-replay-turn-back = Tour précédent
web-replay-turn-next = Tour suivant
web-replay-moment = Prochain …
web-replay-open = Toutes les mains ouvertes
web-replay-picture = Image
web-moment-points = Points
