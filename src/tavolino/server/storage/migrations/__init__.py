"""The schema of the database: one file per migration, in order, the same for all databases."""
