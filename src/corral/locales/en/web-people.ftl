# Who is at a table, and what the people there agree on.

web-panel-people = Table
web-people = Who is at the table
web-people-you = you
web-here-here = is here
web-here-away = is looking at something else
web-here-gone = gone { $since }
web-here-never = has not come yet
web-here-bot = bot
web-here-stand-in = a bot is playing
web-here-resigned = has resigned

web-propose-takeback = Ask to take back
web-propose-takeback-hint = Your latest move, with all that came after it. Everybody who plays must agree.
web-propose-pause = Propose a pause
web-propose-pause-hint = The match waits, the clock too, until one of you lets it go on.
web-propose-abandon = Propose to end it
web-propose-abandon-hint = The match ends without a winner, if everybody agrees.
web-resign = Resign
web-resign-hint-two = You lose, the match is over.
web-resign-hint-many = A bot plays on for you to the end; you cannot come back.
web-resign-sure = Really resign?
web-resign-yes = Yes, resign
web-resign-no = No, play on
web-go-away = Leave it to a bot
web-go-away-hint = It plays for you until you come back.

web-proposal = Proposal
web-proposal-takeback = { $player } would like to take a move back.
web-proposal-pause = { $player } would like a pause.
web-proposal-abandon = { $player } would like to end the match without a winner.
web-proposal-own-takeback = You have asked to take your move back.
web-proposal-own-pause = You have proposed a pause.
web-proposal-own-abandon = You have proposed to end the match.
web-proposal-asked = Still to answer: { $players }
web-proposal-agree = Agree
web-proposal-decline = Decline
web-proposal-withdraw = Withdraw
web-paused-agreed = The match is paused.
web-paused-deserted = The match has paused: nobody was here.
web-resume = Let it go on
web-ending-abandoned = The match was ended by agreement; nobody has won.
web-ending-unfinished = The record ends here, before the match does.
web-resigned =
    { $given ->
        [one] { $resigned } has resigned
       *[other] { $resigned } have resigned
    }
web-ending-resigned =
    { $count ->
        [one] { web-resigned }: { $winners } wins.
       *[other] { web-resigned }; the match is over.
    }
web-ended = The match is over
web-row-paused = Paused
web-row-abandoned = ended by agreement
web-row-resigned = resigned
web-row-unfinished = unfinished
web-unread =
    { $count ->
        [one] { $count } new line of chat
       *[other] { $count } new lines of chat
    }
web-delete = Delete the table
web-delete-sure = Delete this table? Its link will lead nowhere.
web-delete-yes = Yes, delete it
web-delete-no = Keep it
web-table-gone = Its host has deleted this table.

web-deserted = When nobody is here any more
web-deserted-stand_in = the stand-in plays on for everybody
web-deserted-pause = the match pauses until somebody comes back
web-unhurried-deserted = Nobody has to be here: the match waits for whoever is to decide, for days if need be.
web-live-explained = Who takes longer is played for by the stand-in until they come back.
web-auction-live = Auctions are called out: after { $seconds } seconds of silence “going once”, then “going twice”, then gone. Count-downs run by themselves.
web-auction-unhurried = In auctions everybody is asked in turn, and may leave a secret limit up to which the table bids for them. Nobody loses by being slow.

web-problem-proposed = Something is proposed already: that is answered first.
web-problem-proposed_nothing = The proposal has been answered meanwhile.
web-problem-paused = The match is paused.
web-problem-resigned = You have resigned.
web-problem-takeback_nothing = You have not moved yet.
web-problem-seats_kept = The seats that are left at this table are kept for others.
web-problem-invitations_many = { $most } of your invitations are not answered yet. Please wait for some of them.

web-invitation = { $host } invites you to { $game }
web-invitation-own = You invite to { $game }
web-card-invites = { $host } invites you
web-card-going-on = The match has begun.
web-invitation-seats =
    { $free ->
        [0] All { $seats } seats are taken.
        [one] One of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    }
web-invitation-stand_in = Who takes too long is played for by a bot: { $bot }.
web-invitation-pause = If nobody is here, the match pauses.
web-invitation-qr = QR code of the link
web-invitation-qr-show = Show a QR code
web-invitation-everybody = On this computer the page is at { $own }; everybody else uses the link above.
web-invitation-network = On this computer the page is at { $own }; friends in the same network use the link above.
web-invitation-nobody = Nobody else can open this link: this server listens on this computer alone. Start it with --host 0.0.0.0, and friends in your network can come.
web-notices = Notices
web-row-deadline = time was over
web-ending-deadline =
    { $count ->
        [0] The tournament has ended the match: its time was over.
        [one] The tournament has ended the match: its time was over. { $winners } wins.
       *[other] The tournament has ended the match: its time was over. { $winners } win.
    }


## Bot accounts: programs of players' own

web-robots = Bots of other players
web-robot = { $name } (bot)
web-robot-of = bot of { $owner }
web-robot-online = online
web-robot-offline = not online
web-robot-asked = { $name }, bot of { $owner }, is asked …
web-seat-robot = Invite: { $name }
web-robot-excuse-busy = { $name } has too much to do just now.
web-robot-excuse-later = { $name } asks you to try again later.
web-robot-excuse-game = { $name } does not play this game.
web-robot-excuse-options = { $name } does not play these variants.
web-robot-excuse-pace = { $name } does not play at this pace.
web-robot-excuse-rated = { $name } does not play with or without rating, as you have chosen.
web-robot-excuse-no_bots = { $name } does not play with other bots.
web-robot-excuse-declined = { $name } does not want to play.
web-robot-excuse-expired = { $name } has not answered.
web-problem-not_kept = Bot accounts are for those who can come back: first make a passkey, a password or a recovery link.
web-problem-bot_name_taken = Another bot account is called “{ $name }”, or looks as if. Please choose another name.
web-problem-too_many_bots = You may have { $most } bot accounts, and no more.
web-problem-no_such_bot = There is no such bot account.
web-problem-bot_takes_not = “{ $name }” does not take challenges of this kind.
web-problem-too_many_challenges = Too many challenges wait for an answer already. Please try again later.
web-problem-rated_own_bot = A rated match is not played with one’s own bot, nor with two bots of one owner.
web-problem-bots_invited = At public tables bots sit where they were invited.
web-problem-bots_private = Bots open tables that are not public, and have one seat there.
web-problem-not_for_bots = This is for people, not for bots.
web-problem-challenge_over = This challenge is over.
