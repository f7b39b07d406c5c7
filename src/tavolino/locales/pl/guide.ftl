# Pierwsze gry z przewodnikiem

guide-step = Krok { $at } z { $count }
guide-over = Koniec przewodnika
guide-leave = Zamknij przewodnik
guide-next = Dalej
guide-pass = Pomiń ten krok
guide-praise = Dobrze.
guide-end = Teraz znasz już tę grę.
guide-stay = Graj dalej
guide-again = Nowa gra
guide-rules = Przeczytaj reguły
