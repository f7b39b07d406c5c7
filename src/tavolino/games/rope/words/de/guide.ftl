# Cut the Rope

guide-rope-welcome = Das ist dein Stapel mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}. Nur die oberste ist offen. Wer zuerst seinen Stapel los ist, gewinnt.
guide-rope-rows = Auf diese drei Reihen spielen alle. Sie zählen von 1 aufwärts oder von 10 abwärts. Der Rahmen am Ende zeigt, was als Nächstes passt.
guide-rope-play = Eine Karte aus deiner Hand oder von deinem Stapel passt. Tippe sie an und dann die markierte Reihe, oder ziehe sie dorthin.
guide-rope-none = Gerade passt keine deiner Karten. Lege einfach eine in deinen Vorrat und hoffe auf bessere.
guide-rope-pile = Die oberste Karte deines Stapels passt. Spiele sie: Die nächste wird aufgedeckt, und dein Stapel hat eine Karte weniger.
guide-rope-scissors = Eine Schere ersetzt die Zahl, die gerade gebraucht wird. Spare sie dir auf, bis sie dir hilft, vom Stapel zu spielen.
guide-rope-lay = Spiele weitere Karten, wenn welche passen. Dein Zug endet, wenn du hier eine Handkarte an eine Vorratsreihe legst.
guide-rope-draw = Am Ende deines Zuges ziehst du wieder auf sechs Karten nach. Jetzt spielt der Bot.
guide-rope-supply = Auch die letzte Karte jeder Vorratsreihe darfst du spielen. Lege dort also an, was du bald brauchst. Spiele weiter und beende noch einen Zug.
guide-rope-complete = Mit zehn Karten ist eine Reihe vollständig und macht Platz für eine neue. Schau vor jeder Karte auf den Stapel des Bots, damit du ihm nicht hilfst.
