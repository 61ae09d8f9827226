"""The parts of `packaging/dev.py`: standard library only, for they run before anything else."""
