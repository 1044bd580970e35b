"""For tests to which a second run with the rules in their other form adds nothing."""

import os

import pytest

once = pytest.mark.skipif(
    os.environ.get("CORRAL_EXPECT") == "compiled", reason="was run with plain rules already"
)
once_compiled = pytest.mark.skipif(
    os.environ.get("CORRAL_EXPECT") == "plain", reason="runs in the compiled run of script/test"
)
"""For long ones: compiled rules are the quick ones."""
