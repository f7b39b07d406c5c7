"""The shape of the database, one small step a file, in order; the same for all databases."""
