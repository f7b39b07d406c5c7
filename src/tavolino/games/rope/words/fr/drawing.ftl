# Cut the Rope

drawing-rope-piles = pioche { $draw }, défausse { $discard }
drawing-rope-pile = pile
drawing-rope-hand = main
