"""The networks that ship: how they are trained, what they win, and what can be won against them."""
