"""The commands of ``corral``: a module for each, with its words and what it does with them.

Only the standard library and the rules are imported at the top; what needs an extra is imported by
the command that uses it. Where that is much it has a module of its own: ``arena_run``.
"""
