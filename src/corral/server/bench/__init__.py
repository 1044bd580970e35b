"""How fast the server is: load, crowds, several processes, a peer."""
