# People one has played with: invite them again, or block them.

company-title = People I have played with
company-lead = One click opens a table as your last one was, and they see your invitation in their lobby.
company-nobody = As soon as you have finished a match with somebody, they stand here.
company-met =
    { $matches ->
        [one] One match, on { $day }
       *[other] { $matches } matches, the last on { $day }
    }
company-invite = Invite again
company-invite-one = { company-invite }: { $name }
company-block = Block
company-block-one = { company-block }: { $name }
company-block-sure = { $name } will not be able to invite you, to sit down at your tables, or to be paired with you, and you will not see what they say. They are not told.
company-block-yes = Yes, block
company-block-no = Do not block
company-blocked = { $name } is blocked.
company-blocks = Blocked
company-blocked-since = since { $day }
company-unblock = Block no more
company-unblock-one = { company-unblock }: { $name }
company-unblocked = { $name } is blocked no more.

company-invitations = Invitations
company-invited = { $name } invites you to { $game }
company-accept = Take a seat
company-decline = Decline
company-decline-one = { company-decline }: { $name }

company-ask = Invite people you have played with
company-ask-one = Invite
company-ask-name = { company-ask-one }: { $name }
company-asked = invited
company-declined = cannot come
