# The guided first games

guide-step = Step { $at } of { $count }
guide-over = Guide complete
guide-leave = Exit guide
guide-next = Next
guide-pass = Skip this step
guide-praise = Well done!
guide-end = Now you know how to play.
guide-stay = Play on
guide-again = New game
guide-rules = Read the rules
