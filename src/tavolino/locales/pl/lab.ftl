refused-arena-bots = Przy stole na { $players } trzeba podać tyle samo botów, a nie { $got }; ten sam może wystąpić dwa razy.
refused-arena-seatings = Te boty można posadzić na { $got } sposobów, czyli więcej niż { $most }; podaj mniej różnych.
refused-arena-other = { $file } zawiera partie innych zawodów: { $field } to { $got }.
refused-arena-file = { $file } nie jest plikiem areny.
refused-cluster-unreachable = Pod adresem { $address } nie ma planisty Dask.

warmup-none = Nie ma tu kompilatora, więc boty grają według czytelnych zasad: tak samo poprawnie, ale wolniej i z mniejszą przenikliwością. Aby go mieć: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Nie ma nic do skompilowania.
    [one] Jedno jądro jest gotowe i takie pozostanie, dopóki program się nie zmieni.
    [few] { $count } jądra są gotowe i takie pozostaną, dopóki program się nie zmieni.
   *[many] { $count } jąder jest gotowych i takie pozostaną, dopóki program się nie zmieni.
}
