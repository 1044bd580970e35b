"""For tests with which one of the two runs, compiled and plain, has nothing to do."""

import os

import pytest

once_compiled = pytest.mark.skipif(
    os.environ.get("CORRAL_EXPECT") == "plain", reason="takes plain rules minutes: runs compiled"
)
"""For long ones: compiled rules are the quick ones."""
once_plain = pytest.mark.skipif(
    os.environ.get("CORRAL_EXPECT") == "compiled", reason="compiled modules keep no docstrings"
)
