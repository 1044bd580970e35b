"""Mutants: small faults that the tests must notice. For whoever makes tests fewer or faster."""
