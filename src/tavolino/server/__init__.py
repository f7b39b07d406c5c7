"""The server: tables that people share over the network."""
