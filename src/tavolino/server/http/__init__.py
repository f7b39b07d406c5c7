"""Everything but the sockets: pages, lists, records, people."""
