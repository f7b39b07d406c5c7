"""Tables in this process: one serial actor each, stored first and shown afterwards."""
