"""Computer opponents of Bunny Kingdom; they are given the view of their seat and nothing else."""
