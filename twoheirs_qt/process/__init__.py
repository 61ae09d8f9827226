"""The running program as a process of the system: its single instance, and its log."""
