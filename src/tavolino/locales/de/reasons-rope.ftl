# Cut the Rope

reason-rope-pile = Du wirst eine Karte deines eigenen Stapels los; { $left ->
    [0] es war die letzte
    [one] eine bleibt
   *[other] { $left } bleiben
}.
reason-rope-way = Das macht Platz für die Karte deines eigenen Stapels.
reason-rope-closes = Es nimmt eine Stelle weg, an die eine fremde Stapelkarte passen würde.
reason-rope-supply = Das gibt in deinem Vorrat die Karte darunter frei.
reason-rope-last = Mit leerer Hand ziehst du neue Karten.
reason-rope-hand = Du wirst eine Karte los, ohne für eine fremde Stapelkarte Platz zu machen.
reason-rope-nothing = So, wie die Reihen liegen, kann niemand sonst vom Stapel spielen.
reason-rope-scissors = Deine Schere bleibt auf der Hand.
reason-rope-beside = Sie liegt neben ihrer Nachbarin, und beide lassen sich nacheinander spielen.
reason-rope-free = Das verdeckt keine Karte in deinem Vorrat.
reason-rope-missed = Diese Karte wird dir am wenigsten fehlen.
