"""Gold Rush: tiles, cowboys, tents, mining tokens. The law is docs/rules/goldrush.md."""
