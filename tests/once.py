"""For long tests of which a second run, with plain rules, would show nothing new."""

import os

import pytest

once_compiled = pytest.mark.skipif(
    os.environ.get("CORRAL_EXPECT") == "plain", reason="takes plain rules minutes: runs compiled"
)
