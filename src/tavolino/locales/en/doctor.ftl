# The report of “tavolino doctor”
doctor-program = Tavolino { $version } on { $python }
doctor-games = games: { $games }
doctor-games-broken = a game cannot be loaded: { $error }
doctor-extra = extra { $extra }: { $what }
doctor-extra-missing = extra { $extra } is not installed ({ $packages }): { $what }
doctor-extra-server = play over the network
doctor-extra-fast = compiled rules for strong bots
doctor-extra-print = games on paper, as PDF
doctor-extra-lab = ratings in the arena
doctor-extra-dataset = games of bots as tables (Parquet)
doctor-extra-dask = bots and arenas on a cluster
doctor-extra-conformance = tests for games of your own
doctor-extra-gymnasium = environments with one agent, for programs that learn
doctor-extra-pettingzoo = environments with several agents
doctor-extra-openspiel = games for the algorithms of OpenSpiel
doctor-client = the pages for the browser are built
doctor-client-missing = the pages for the browser are not built
doctor-cache = compiled code is kept in { $folder }
doctor-cache-closed = compiled code cannot be kept: { $folder } is not writable
doctor-kernels = { $count ->
    [one] one kernel is compiled
   *[other] all { $count } kernels are compiled
}
doctor-kernels-waiting = { $count ->
    [one] one kernel is not compiled yet; the server does so in the background
   *[other] { $count } kernels are not compiled yet; the server does so in the background
}
doctor-address = { $host }, port { $port } is free
doctor-address-taken = { $host }, port { $port } cannot be used: { $reason }
doctor-database = the database { $name } is in order
doctor-database-new = the database { $name } will be created when the server first starts
doctor-database-older = the database { $name } is in order; the next start updates it ({ $count ->
    [one] one step
   *[other] { $count } steps
})
doctor-folder-closed = the database cannot be created: { $folder } is not writable
doctor-bus-memory = no bus between servers: this database is served by one process
doctor-bus-shared = the bus between servers answers
doctor-result = { $count ->
    [0] Everything that is needed is here.
    [one] One thing does not work.
   *[other] { $count } things do not work.
}
