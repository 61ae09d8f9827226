"""The program as a process of the system: one instance, log, preferences, notifications."""
