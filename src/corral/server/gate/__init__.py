"""Who may come in: connections, requests, limits, before anything of ours is asked."""
