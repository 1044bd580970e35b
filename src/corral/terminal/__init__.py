"""Playing, watching and simulating in the terminal.

Each game is drawn by the module here that bears its name; ``corral.terminal.drawing`` says what
such a module offers. Nothing here is imported by the rules.
"""
