# The report of “tavolino doctor”
doctor-program = Tavolino { $version } on { $python }
doctor-games = games: { $games }
doctor-games-broken = a game cannot be loaded: { $error }
doctor-extra = extra { $extra }: { $what }
doctor-extra-missing = extra { $extra } is not installed ({ $packages }): { $what }
doctor-extra-server = online play
doctor-extra-fast = compiled rules for strong bots
doctor-extra-print = printing, as PDF
doctor-extra-lab = ratings in the arena
doctor-extra-dataset = games of bots as tables (Parquet)
doctor-extra-dask = bots and arenas on a cluster
doctor-extra-conformance = tests for your own games
doctor-extra-gymnasium = environments with one agent, for programs that learn
doctor-extra-pettingzoo = environments with several agents
doctor-extra-openspiel = games for the algorithms of OpenSpiel
doctor-client = the web client is built
doctor-client-missing = the web client is not built
doctor-cache = compiled code is cached in { $folder }
doctor-cache-closed = compiled code cannot be cached: { $folder } is not writable
doctor-kernels = { $count ->
    [one] one kernel is compiled
   *[other] all { $count } kernels are compiled
}
doctor-kernels-waiting = { $count ->
    [one] one kernel is not compiled yet; the server will do it in the background
   *[other] { $count } kernels are not compiled yet; the server will do it in the background
}
doctor-address = { $host }, port { $port } is free
doctor-address-taken = cannot use { $host }, port { $port }: { $reason }
doctor-database = the database { $name } is OK
doctor-database-new = the database { $name } will be created when the server first starts
doctor-database-older = the database { $name } is OK; the next start will update it ({ $count ->
    [one] one step
   *[other] { $count } steps
})
doctor-folder-closed = the database cannot be created: { $folder } is not writable
doctor-bus-memory = no bus: one server process uses this database
doctor-bus-shared = the bus between servers responds
doctor-result = { $count ->
    [0] Everything is ready.
    [one] One problem found.
   *[other] { $count } problems found.
}
