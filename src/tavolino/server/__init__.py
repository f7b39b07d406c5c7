"""Live tables for people in browsers and for bots: storage, bus, clock, protocol and pages."""
