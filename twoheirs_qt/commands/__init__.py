"""The commands without a display (`COMMANDS.md`): they speak English and never import Qt."""
