# Pierwsze gry z samouczkiem

guide-step = Krok { $at } z { $count }
guide-over = Koniec samouczka
guide-leave = Zamknij samouczek
guide-next = Dalej
guide-pass = Pomiń ten krok
guide-praise = Świetnie!
guide-end = Teraz już wiesz, jak grać.
guide-stay = Graj dalej
guide-again = Nowa gra
guide-rules = Przeczytaj zasady
