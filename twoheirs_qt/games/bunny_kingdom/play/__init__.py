"""The running game as the table sees it: the session it asks, forecasts, and steps to be shown."""
