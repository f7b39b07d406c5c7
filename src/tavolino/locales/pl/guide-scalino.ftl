# Scalino

guide-scalino-welcome = Razem z botem budujesz jedną piramidę. Zielony ▲ i żółty ■ są twoje, różowy ● i niebieski ◆ bota, a cztery kolory grają po kolei.
guide-scalino-open = Pierwszy klocek zakrywa gwiazdę pośrodku. Wybierz klocek pod planszą, a potem połóż go w jednym z podświetlonych miejsc.
guide-scalino-contact = Klocek musi stykać się bokiem z innym na swoim poziomie. Kolej na żółty: połóż klocek obok pozostałych.
guide-scalino-apart = Klocki jednego koloru nigdy nie stykają się bokami; rogami mogą. Połóż klocek, a jeśli chcesz, najpierw spróbuj w złym miejscu: stół powie, dlaczego nie można.
guide-scalino-gaps = Bez luk: w każdym rzędzie i w każdej kolumnie klocki leżą bez przerw. Połóż jeszcze jeden klocek.
guide-scalino-levels = Gdy poziom 1 jest pełny, zaczyna się na nim następny, mniejszy o jeden pierścień. Kto kończy poziom, może od razu położyć jeszcze jeden klocek.
guide-scalino-look = Tymi przyciskami obracasz piramidę albo widzisz ją z góry, jak na końcu: każde widoczne pole jest wtedy stopniem w kolorze klocka na wierzchu.
guide-scalino-rows = Stopnie twojego koloru, które prowadzą w górę lub w dół jeden do drugiego, tworzą ciąg. Ciągi z 1, 2, 3, 4 stopni są warte 1, 3, 6, 10 punktów: jeden długi jest lepszy niż wiele krótkich.
guide-scalino-left = Te karty pokazują, jakie klocki ma jeszcze każdy kolor, i jego punkty na teraz. Każdy niepołożony klocek kosztuje tyle punktów, ile ma pól, więc duże kładź wcześnie.
