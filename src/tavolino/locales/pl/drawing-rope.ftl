# Cut the Rope

drawing-rope-piles = stos dobierania { $draw }, stos kart odrzuconych { $discard }
drawing-rope-pile = stos
drawing-rope-hand = ręka
