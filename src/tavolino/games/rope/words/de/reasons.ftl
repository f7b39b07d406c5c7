# Cut the Rope

reason-rope-pile = Du wirst eine Karte deines Stapels los; { $left ->
    [0] es war die letzte
    [one] eine bleibt noch
   *[other] { $left } bleiben noch
}.
reason-rope-way = Das macht den Weg frei für die oberste Karte deines Stapels.
reason-rope-closes = Das nimmt einem anderen Spieler die Möglichkeit, von seinem Stapel zu spielen.
reason-rope-supply = Das macht in deiner Vorratsreihe die Karte darunter frei.
reason-rope-last = Mit leerer Hand ziehst du neue Karten.
reason-rope-hand = Du wirst eine Karte los, ohne einem anderen Stapel zu helfen.
reason-rope-nothing = So kann sonst niemand von seinem Stapel spielen.
reason-rope-scissors = Du behältst deine Schere.
reason-rope-beside = Sie schließt an die Karte davor an. So kannst du beide nacheinander spielen.
reason-rope-free = Das begräbt keine Karte in deinen Vorratsreihen.
reason-rope-missed = Diese Karte brauchst du am wenigsten.
