"""Files made on request by short-lived processes, one at a time, and cached."""
