# Clubs : ceux qui se retrouvent encore et encore.

club-title = Clubs
club-lead = Un club a son propre classement et son propre calendrier. Rejoignez-en un par son lien, demandez à y entrer, ou ouvrez-en un.
club-mine = Vos clubs
club-none = Vous n’appartenez encore à aucun club.
club-others = Clubs qui veulent être trouvés
club-others-none = Aucun club ne s’est encore mis sur cette liste.
club-lobby = Trouver ou ouvrir un club
club-size =
    { $members ->
        [one] un membre
       *[other] { $members } membres
    }
club-role-owner = responsable
club-role-member = membre
club-role-asking = demande à entrer
club-open = Ouvrir un club
club-open-keep = Gardez d’abord votre identité, pour que le club ne se perde pas avec le cookie de ce navigateur.
club-open-account = Vers votre compte
club-name = Nom du club
club-about = De quoi il s’agit
club-listed = Les inconnus le trouvent dans la liste des clubs
club-save = Enregistrer
club-missing = Ce club n’existe pas.

club-join-link = Vous êtes invité dans ce club.
club-join = Rejoindre le club
club-ask = Demander à entrer
club-asked = Vous avez demandé à entrer. Un responsable vous ouvrira.
club-ask-no-more = Ne plus demander
club-members = Membres
club-asking = Voudraient entrer
club-let-in = Accepter
club-let-in-name = { club-let-in } : { $name }
club-decline = Refuser
club-decline-name = { club-decline } : { $name }
club-make-owner = Nommer responsable
club-make-owner-name = { club-make-owner } : { $name }
club-make-member = Nommer membre
club-make-member-name = { club-make-member } : { $name }
club-remove = Retirer
club-remove-name = { club-remove } : { $name }
club-invite = Inviter
club-invite-about = Qui ouvre ce lien peut entrer aussitôt.
club-new-link = Faire un nouveau lien ; celui-ci ne mènera plus nulle part
club-leave = Quitter le club
club-leave-sure = Quitter ce club ? Si vous en êtes le dernier responsable, le plus ancien membre le devient.
club-edit = Changer le nom et la description
club-delete = Supprimer le club
club-delete-sure = Supprimer ce club avec son calendrier ? Ce qui a été joué reste.
club-yes = Oui
club-no = Non

club-ladder = Classement
club-ladder-about = Parties cotées des membres entre eux, depuis qu’ils sont du club. Chacun commence à { $begin } ; dans l’ordre de ce qu’ils sont très probablement au moins.
club-ladder-none = Encore aucune partie cotée entre membres.
club-won = Gagnées

club-calendar = Calendrier
club-calendar-none = Aucune soirée n’est prévue.
club-calendar-zone = Heures de votre propre fuseau : { $zone }.
club-calendar-file = Fichier de calendrier
club-evening-file = Dans mon calendrier
club-anything = n’importe quel jeu
club-coming =
    { $count ->
        [0] Personne n’a encore dit oui.
        [one] { $names } vient.
       *[other] { $names } viennent.
    }
club-come = Je viens
club-come-not = Je ne viens pas
club-table-open = Ouvrir une table
club-table-players = Joueurs
club-evening-plan = Prévoir une soirée
club-evening-when = Jour et heure
club-evening-hours = Heures
club-evening-game = Jeu
club-evening-note = Note
club-evening-add = Mettre au calendrier
club-evening-cancel = Annuler la soirée
club-evening-cancel-name = { club-evening-cancel } : { $day }
club-tournaments = Tournois
club-tournaments-none = Aucun tournoi n’est prévu.
club-tournament-open = Ouvrir un tournoi pour le club

web-problem-keep_identity = { club-open-keep }
web-problem-no_club = { club-missing }
web-problem-club_link = Ce lien n’est plus bon. Demandez-en un nouveau, ou demandez à entrer.
web-problem-club_members = C’est pour les membres du club.
web-problem-club_owners = C’est pour les responsables du club.
web-problem-club_last_owner = Un club a un responsable : nommez d’abord quelqu’un d’autre.
web-problem-club_owner_stays = On ne retire pas un responsable. Faites-en d’abord un simple membre.
web-problem-club_full = Le club est plein : { $most } membres sont permis.
web-problem-club_asked = Déjà { $most } personnes demandent : attendez qu’un responsable leur ait répondu.
web-problem-club_evenings = { $most } soirées peuvent être prévues à la fois.
web-problem-clubs_owned = Vous dirigez { $most } clubs, et pas plus ne sont permis.
web-problem-clubs_many = Vous êtes de { $most } clubs, et pas plus ne sont permis.
web-problem-evening_when = Une soirée est aujourd’hui ou dans les deux ans.
