"""Notices: people are told outside the page that something waits for them.

``asking`` is the way in: who else wants somebody to be told calls ``ask_for`` there. ``postman``
gathers what one person is to be told and sends it by their channels.
"""
