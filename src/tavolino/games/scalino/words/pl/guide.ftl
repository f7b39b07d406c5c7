# Scalino

guide-scalino-welcome = Budujesz piramidę razem z botem. Ty masz zielony ▲ i żółty ■, bot – różowy ● i niebieski ◆. Kolory grają po kolei.
guide-scalino-open = Pierwszy klocek musi zakryć gwiazdę. Wybierz klocek pod planszą i połóż go w jednym z podświetlonych miejsc.
guide-scalino-contact = Klocek musi stykać się bokiem z innym na swoim poziomie. Kolej na żółty: połóż klocek obok pozostałych.
guide-scalino-apart = Klocki tego samego koloru nie mogą stykać się bokami; rogami mogą. Połóż klocek. Jeśli chcesz, spróbuj najpierw w złym miejscu: dowiesz się, dlaczego nie wolno.
guide-scalino-gaps = Żadnych luk: w każdym rzędzie i w każdej kolumnie klocki muszą tworzyć nieprzerwaną linię. Połóż następny klocek.
guide-scalino-levels = Gdy poziom 1 jest pełny, zaczynacie na nim następny, o jeden pierścień mniejszy.
guide-scalino-fill = Gra poszła dalej i na poziomie 1 zostało jedno pole: a5. Połóż tam zielony klocek. Kto kończy poziom, może położyć jeszcze jeden.
guide-scalino-bonus = Poziom 1 jest pełny, więc możesz położyć jeszcze jeden zielony klocek, na poziomie 2. Połóż go na b5, obok swojego stopnia na a5: stopień i następny, o poziom wyżej, tworzą ciąg. Wskaż to miejsce, a zobaczysz, ile daje.
guide-scalino-pair = Ciąg dwóch stopni jest wart 3 punkty, o jeden więcej niż dwa osobne. Każdy następny stopień daje o punkt więcej niż poprzedni. Dalej zobaczysz tę samą grę dużo później.
guide-scalino-climb = Dużo później: twoje stopnie na a5 i b5 to ciąg wart 3 punkty. Na poziomie 3 zostało jedno pole: wejdź na c5, a ciąg będzie wart 6.
guide-scalino-top = Jeszcze jeden zielony klocek, na poziomie 4: połóż go na d5, a ciąg będzie miał cztery stopnie.
guide-scalino-rows = Stopnie twojego koloru, które sąsiadują ze sobą na różnych poziomach, tworzą ciąg. Za 1, 2, 3 i 4 stopnie jest 1, 3, 6 i 10 punktów, więc jeden długi ciąg jest lepszy niż wiele krótkich. Stuknij w panel koloru, żeby zobaczyć jego ciągi.
guide-scalino-look = Tymi przyciskami obrócisz piramidę albo zobaczysz ją z góry. Na koniec każde pole widoczne z góry jest stopniem w kolorze klocka na wierzchu.
guide-scalino-left = Duża liczba to wynik koloru. Pod klockami widać, ile pól jeszcze zostało. Na koniec za każde tracisz punkt, więc duże klocki kładź wcześnie.
