"""Real servers for the tests: each is found or taken from a wheel, started and stopped again."""
