"""The tutorial's window: a real table, beside it a sheet that says what to do."""
