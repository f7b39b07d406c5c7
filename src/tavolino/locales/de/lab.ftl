refused-arena-bots = An einem Tisch für { $players } müssen auch so viele Bots genannt werden, nicht { $got }; derselbe darf zweimal vorkommen.
refused-arena-seatings = Diese Bots können auf { $got } Arten sitzen, das sind mehr als { $most }; bitte weniger verschiedene nennen.
refused-arena-other = { $file } enthält Partien eines anderen Wettkampfs: { $field } ist dort { $got }.
refused-arena-file = { $file } ist keine Datei der Arena.
refused-cluster-unreachable = Unter { $address } ist kein Dask-Scheduler zu erreichen.
