"""Bot accounts: tokens, challenges, and the socket at which bots listen."""
