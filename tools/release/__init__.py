"""Builds everything that a release publishes into ``dist``, and tries it.

``script/release`` runs it: the source archive, from it the page and a compiled wheel for each
Python of this machine, what they are made of (SBOM), and checksums: ``docs/releases.md``.
"""
