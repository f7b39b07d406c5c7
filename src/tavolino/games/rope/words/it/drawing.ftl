# Cut the Rope

drawing-rope-piles = mazzo { $draw }, scarti { $discard }
drawing-rope-pile = pila
drawing-rope-hand = mano
