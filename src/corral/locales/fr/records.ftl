# Enregistrements apportés : une partie jouée ailleurs, revue et analysée ici.

records-title = Ouvrir un enregistrement
records-lead = Un enregistrement est une partie entière sous forme de texte : chaque coup, chaque dé, chaque tuile, chaque carte. On peut le télécharger après chaque partie, et le programme l’écrit aussi. Apportez-en un : il s’ouvre pour être revu et analysé.
records-open-book = Un enregistrement montre tout, même ce qui était caché pendant la partie. Qui en a le lien voit tout ; personne d’autre ne le trouve ici.
records-drop = Déposez le fichier ici, ou
records-choose = Choisir un fichier
records-paste = ou collez le texte de l’enregistrement
records-paste-label = Texte de l’enregistrement
records-open = Ouvrir l’enregistrement
records-reading = La partie est rejouée …
records-mine = Mes enregistrements apportés
records-kept = Ils restent ici aussi longtemps que les parties finies, et ne comptent pour l’historique de personne.
records-brought = Apporté le { $day }
records-remove = Supprimer
records-remove-one = { records-remove } : { $game }, { $day }
records-removed = L’enregistrement a été supprimé.
