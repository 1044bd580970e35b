# Waterhole in English. Corral finds each message by its name.

waterhole-title = Waterhole
waterhole-description = A dry summer: send your herds to the water, but a herd drinks only once; for 2 to 5 players.


## Options

waterhole-option-mud = Who finds the mud
waterhole-option-mud-nobody = Nobody
waterhole-option-mud-second = The second largest herd
waterhole-option-mud-smallest = The smallest herd
waterhole-option-fog = Fog: the waterhole is found after the herds have been sent
waterhole-option-herds = Herds and rounds


## What happens

waterhole-event-dealt = { $player } gets { $count } herds.
waterhole-event-found = Round { $round }: a waterhole of { $water } is found.
waterhole-event-sent = { $player } has sent a herd.
waterhole-event-showed = { $player } sent { $herd } head.
waterhole-event-drank = The { $herd } of { $player } drink: { $points } points.
waterhole-event-mud = { $player } finds the mud: { $points } points.


## What can be done

waterhole-move-send = Send { $first }
waterhole-prompt-send = Which herd do you send to the water?


## What is seen

waterhole-view-round = Round
waterhole-view-rounds = Rounds
waterhole-view-water = Water
waterhole-view-to_come = Waterholes to come
waterhole-view-scores = Points
waterhole-view-herds = Herds
waterhole-view-sent = On the way
waterhole-view-drunk = Have drunk


## Rules

waterhole-rules-title = Waterhole: the rules

waterhole-rules-begin = Before the match
waterhole-rule-W-1 = There are 36 herds, of 1 to 36 head. Everybody is dealt five of them in secret.

waterhole-rules-round = A round
waterhole-rule-W-2 = There are eight waterholes, of 2 to 9 water. One of them is found by chance, none of them twice.
waterhole-rule-W-3 = All choose one of their herds, in secret and at the same time, and send it to the water. A herd that is on its way cannot be called back.
waterhole-rule-W-4 = When all have chosen, the herds are shown. The largest one drinks and brings as many points as there is water.
waterhole-rule-W-5 = The herd that drank leaves the match. All others go home, and everybody remembers them; they can be sent again.

waterhole-rules-end = The end
waterhole-rule-W-6 = There are as many rounds as everybody was dealt herds. Who has the most points then wins; several with the most share the win.

waterhole-rules-variants = Variants
waterhole-rule-W-7 = Mud: the second largest herd of a round, or the smallest, finds the mud and brings 2 points. It goes home like all that did not drink.
waterhole-rule-W-8 = Fog: the waterhole is found only after all herds have been sent. In fog nobody finds the mud, so not together with W-7.
waterhole-rule-W-9 = Everybody is dealt three, four or six herds instead of five.
