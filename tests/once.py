"""For tests to which a second run with compiled rules adds nothing."""

import os

import pytest

once = pytest.mark.skipif(
    os.environ.get("CORRAL_EXPECT") == "compiled", reason="was run with plain rules already"
)
