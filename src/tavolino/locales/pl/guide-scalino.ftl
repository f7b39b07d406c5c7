# Scalino

guide-scalino-welcome = Razem z botem budujesz jedną piramidę. Zielony ▲ i żółty ■ są twoje, różowy ● i niebieski ◆ bota, a cztery kolory grają po kolei.
guide-scalino-open = Pierwszy klocek zakrywa gwiazdę pośrodku. Wybierz klocek pod planszą, a potem połóż go w jednym z podświetlonych miejsc.
guide-scalino-contact = Klocek musi stykać się bokiem z innym na swoim poziomie. Kolej na żółty: połóż klocek obok pozostałych.
guide-scalino-apart = Klocki jednego koloru nigdy nie stykają się bokami; rogami mogą. Połóż klocek, a jeśli chcesz, najpierw spróbuj w złym miejscu: stół powie, dlaczego nie można.
guide-scalino-gaps = Bez luk: w każdym rzędzie i w każdej kolumnie klocki leżą bez przerw. Połóż jeszcze jeden klocek.
guide-scalino-levels = Gdy poziom 1 jest pełny, zaczyna się na nim następny, mniejszy o jeden pierścień. Kto kończy poziom, może od razu położyć jeszcze jeden klocek.
guide-scalino-fill = Gra potoczyła się dalej i na poziomie 1 zostało jedno pole: a5. Połóż tam zielony klocek.
guide-scalino-bonus = Poziom 1 jest pełny i możesz położyć jeszcze jeden zielony klocek, na poziomie 2. Połóż go na b5, obok swojego stopnia na a5: stopień i następny, wyższy, to ciąg. Wskaż to miejsce, a plansza powie, co daje.
guide-scalino-pair = Ciąg z dwóch stopni jest wart 3 punkty, o jeden więcej niż dwa pojedyncze stopnie: każdy następny stopień daje o punkt więcej niż poprzedni. Idź dalej i zobacz tę samą grę dużo później.
guide-scalino-climb = Dużo później: stopnie na a5 i b5 to ciąg z dwóch stopni, wart 3 punkty. Na poziomie 3 zostało jedno pole: wejdź na c5, a ciąg będzie wart 6.
guide-scalino-top = Jeszcze jeden zielony klocek, na poziomie 4: połóż go na d5, a ciąg będzie miał cztery stopnie.
guide-scalino-rows = Stopnie twojego koloru, które prowadzą w górę lub w dół jeden do drugiego, tworzą ciąg. Ciągi z 1, 2, 3, 4 stopni są warte 1, 3, 6, 10 punktów: jeden długi jest lepszy niż wiele krótkich. Naciśnij kartę koloru, aby zobaczyć jego ciągi.
guide-scalino-look = Tymi przyciskami obracasz piramidę albo widzisz ją z góry, jak na końcu: każde widoczne pole jest wtedy stopniem w kolorze klocka na wierzchu.
guide-scalino-left = Duża liczba to punkty, które kolor już ma; pod klockami stoi, ile pól im zostało. Na koniec każde z nich kosztuje punkt, więc duże klocki połóż wcześnie.
