"""``python -m tools.faults``: servers and their database fail; is anything lost?"""
