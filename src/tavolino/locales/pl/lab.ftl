refused-arena-bots = Przy stole na { $players } trzeba podać tyle samo botów, a nie { $got }; ten sam może wystąpić dwa razy.
refused-arena-seatings = Te boty można posadzić na { $got } sposobów, czyli więcej niż { $most }; podaj mniej różnych.
refused-arena-other = { $file } zawiera partie innych zawodów: { $field } to { $got }.
refused-arena-file = { $file } nie jest plikiem areny.
refused-cluster-unreachable = Pod adresem { $address } nie ma planisty Dask.
