"""``script/attack``: attacks a server of its own, and tells what others noticed of it."""
