# Cut the Rope

guide-rope-welcome = Das ist dein Stapel aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}, von dem man nur die oberste sieht. Wer zuerst alle Karten des eigenen Stapels gespielt hat, gewinnt.
guide-rope-rows = Auf diese drei Reihen spielen alle. Sie zählen von 1 hinauf oder von 10 hinab, und der Rahmen am Ende jeder Reihe sagt, was als Nächstes passt.
guide-rope-play = Von deiner Hand oder deinem Stapel passt eine Karte. Tipp sie an und dann die Reihe, die aufleuchtet, oder zieh sie dorthin.
guide-rope-none = Gerade passt keine deiner Karten. Das kommt vor: Dann legst du nur eine ab und hoffst auf bessere.
guide-rope-pile = Die Karte auf deinem Stapel passt. Spiel sie: Die nächste wird aufgedeckt, und dein Stapel hat eine Karte weniger.
guide-rope-scissors = Eine Schere steht für die Zahl, die gerade dran ist. Heb sie auf, bis sie eine Karte deines Stapels auf eine Reihe bringt.
guide-rope-lay = Du darfst noch mehr Karten spielen, wenn welche passen. Um den Zug zu beenden, leg eine Handkarte hier auf eine Vorratsreihe.
guide-rope-draw = Nach deinem Zug ziehst du nach, bis du wieder sechs Karten hast. Inzwischen spielt der Bot.
guide-rope-supply = Auch die letzte Karte jeder Vorratsreihe ist spielbar; leg dort also ab, was du bald brauchst. Spiel, was du magst, und beende noch einen Zug.
guide-rope-complete = Eine Reihe aus zehn Karten ist vollständig und macht einer neuen Platz. Hilf dem Bot nicht: Schau vor dem Spielen auf die oberste Karte seines Stapels.
