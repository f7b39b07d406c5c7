referee-title = Referee for a real table
referee-lead = Your board, your cards, your scissors: one phone beside them rolls, times and counts. No account, and without a network, too, on this device.
referee-game = Which game is on the table?
referee-players = Who plays?
referee-remove = Remove { $name }
referee-add = One more player
referee-start = Begin
