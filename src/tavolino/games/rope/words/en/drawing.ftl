# Cut the Rope

drawing-rope-piles = draw pile { $draw }, discard pile { $discard }
drawing-rope-pile = pile
drawing-rope-hand = hand
