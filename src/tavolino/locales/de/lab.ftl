refused-arena-bots = An einem Tisch für { $players } müssen auch so viele Bots genannt werden, nicht { $got }; derselbe darf zweimal vorkommen.
refused-arena-seatings = Diese Bots können auf { $got } Arten sitzen, das sind mehr als { $most }; bitte weniger verschiedene nennen.
refused-arena-other = { $file } enthält Partien eines anderen Wettkampfs: { $field } ist dort { $got }.
refused-arena-file = { $file } ist keine Datei der Arena.
refused-cluster-unreachable = Unter { $address } ist kein Dask-Scheduler zu erreichen.

warmup-none = Hier gibt es keinen Compiler, also spielen die Bots nach den lesbaren Regeln: ebenso richtig, aber langsamer und mit weniger Weitblick. So kommt er dazu: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Es gibt nichts zu übersetzen.
    [one] Ein Kern ist bereit und bleibt es, bis sich das Programm ändert.
   *[other] { $count } Kerne sind bereit und bleiben es, bis sich das Programm ändert.
}
