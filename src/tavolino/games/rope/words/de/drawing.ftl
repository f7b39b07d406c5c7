# Cut the Rope

drawing-rope-piles = Nachziehstapel { $draw }, Ablagestapel { $discard }
drawing-rope-pile = Stapel
drawing-rope-hand = Hand
