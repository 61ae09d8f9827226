"""The channel between two machines in one network: encrypted, and found without a server."""
