"""The program among others on its system: one window for one player, the log, what is replaced."""
