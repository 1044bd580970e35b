# Clubs: people who meet again and again.

club-title = Clubs
club-lead = A club has its own ladder and its own calendar. Join one by its link, ask one to let you in, or open one.
club-mine = Your clubs
club-none = You belong to no club yet.
club-others = Clubs that can be found
club-others-none = No club has put itself on this list yet.
club-lobby = Find or open a club
club-size =
    { $members ->
        [one] one member
       *[other] { $members } members
    }
club-role-owner = owner
club-role-member = member
club-role-asking = asks to join
club-open = Open a club
club-open-keep = Keep your identity first, so that the club is not lost with this browser’s cookie.
club-open-account = To your account
club-name = Name of the club
club-about = What it is about
club-listed = Strangers find it on the list of clubs
club-save = Save
club-missing = There is no such club.

club-join-link = You were invited to this club.
club-join = Join the club
club-ask = Ask to join
club-asked = You have asked to join. An owner lets you in.
club-ask-no-more = Ask no more
club-members = Members
club-asking = Would like to join
club-let-in = Let in
club-let-in-name = { club-let-in }: { $name }
club-decline = Decline
club-decline-name = { club-decline }: { $name }
club-make-owner = Make owner
club-make-owner-name = { club-make-owner }: { $name }
club-make-member = Make member
club-make-member-name = { club-make-member }: { $name }
club-remove = Remove
club-remove-name = { club-remove }: { $name }
club-invite = Invite
club-invite-about = Whoever opens this link may join at once.
club-new-link = Make a new link; this one leads nowhere then
club-leave = Leave the club
club-leave-sure = Leave this club? If you are its last owner, whoever has been here longest becomes it.
club-edit = Change name and description
club-delete = Delete the club
club-delete-sure = Delete this club with its calendar? What was played stays.
club-yes = Yes
club-no = No

club-ladder = Ladder
club-ladder-about = Rated matches of members with each other, since they belong to the club. Everybody begins at { $begin }; in the order of what they most likely are at least.
club-ladder-none = No rated match among members yet.
club-won = Won

club-calendar = Calendar
club-calendar-none = No evening is planned.
club-calendar-zone = Times are those of your own time zone: { $zone }.
club-calendar-file = Calendar file
club-evening-file = Into my calendar
club-anything = any game
club-coming =
    { $count ->
        [0] Nobody has said yes yet.
        [one] { $names } comes.
       *[other] { $names } come.
    }
club-come = I come
club-come-not = I do not come
club-table-open = Open a table
club-table-players = Players
club-evening-plan = Plan an evening
club-evening-when = Day and time
club-evening-hours = Hours
club-evening-game = Game
club-evening-note = Note
club-evening-add = Put it into the calendar
club-evening-cancel = Cancel the evening
club-evening-cancel-name = { club-evening-cancel }: { $day }
club-tournaments = Tournaments
club-tournaments-none = No tournament is planned.
club-tournament-open = Open a tournament for the club

web-problem-keep_identity = { club-open-keep }
web-problem-no_club = { club-missing }
web-problem-club_link = This link is not good any more. Ask for a new one, or ask to join.
web-problem-club_members = This is for members of the club.
web-problem-club_owners = This is for owners of the club.
web-problem-club_last_owner = A club has an owner: make somebody else one first.
web-problem-club_owner_stays = An owner is not removed. Make them a plain member first.
web-problem-club_full = The club is full: { $most } members are allowed.
web-problem-club_asked = { $most } people ask already; please wait until an owner has answered them.
web-problem-club_evenings = { $most } evenings can be planned at a time.
web-problem-clubs_owned = You own { $most } clubs, and more are not allowed.
web-problem-clubs_many = You belong to { $most } clubs, and more are not allowed.
web-problem-evening_when = An evening is today or within two years.
