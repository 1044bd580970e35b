"""Environments and protocols for people who build agents.

``corral.envs.pettingzoo``, ``corral.envs.gymnasium`` and ``corral.envs.openspiel`` are what their
names say; ``corral.envs.batch`` steps thousands of matches at once; ``corral.envs.dataset`` makes
tables of records. Programs in any language play by ``corral.bots.program``. docs/agents.md tells
how to use them.
"""
