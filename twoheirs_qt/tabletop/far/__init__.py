"""Games of two people at two machines: the protocol, its checked reader, and the channels."""
