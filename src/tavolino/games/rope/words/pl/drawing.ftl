# Cut the Rope

drawing-rope-piles = stos do dobierania { $draw }, stos kart odrzuconych { $discard }
drawing-rope-pile = stos
drawing-rope-hand = ręka
