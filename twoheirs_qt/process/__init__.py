"""The running program as a process of the system: that there is one, and its log."""
