# Leute, mit denen man gespielt hat: wieder einladen oder blockieren.

company-title = Mit wem ich gespielt habe
company-lead = Ein Klick öffnet einen Tisch wie euren letzten, und die andere Person sieht deine Einladung auf ihrer Startseite.
company-nobody = Sobald du mit jemandem eine Partie beendet hast, steht der Name hier.
company-met =
    { $matches ->
        [one] Eine Partie, am { $day }
       *[other] { $matches } Partien, die letzte am { $day }
    }
company-invite = Wieder einladen
company-invite-one = { company-invite }: { $name }
company-block = Blockieren
company-block-one = { company-block }: { $name }
company-block-sure = { $name } kann dich dann nicht einladen, sich nicht an deine Tische setzen und nicht mit dir zusammengebracht werden, und du siehst nicht, was dort gesagt wird. Davon erfährt { $name } nichts.
company-block-yes = Ja, blockieren
company-block-no = Nicht blockieren
company-blocked = { $name } ist blockiert.
company-blocks = Blockiert
company-blocked-since = seit { $day }
company-unblock = Nicht mehr blockieren
company-unblock-one = { company-unblock }: { $name }
company-unblocked = { $name } ist nicht mehr blockiert.

company-invitations = Einladungen
company-invited = { $name } lädt dich zu { $game } ein
company-accept = Platz nehmen
company-decline = Ablehnen
company-decline-one = { company-decline }: { $name }

company-ask = Leute einladen, mit denen du gespielt hast
company-ask-one = Einladen
company-ask-name = { company-ask-one }: { $name }
company-asked = eingeladen
company-declined = kann nicht
