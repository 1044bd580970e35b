"""The site: the pages of ``docs`` and what is made for it, as static files by Sphinx.

``python -m tools.site``, run in the repository's root, builds it strictly into ``site``: a link
that leads nowhere, or any other warning, is an error.

``stage`` gathers the pages in one folder, as Sphinx wants them, ``games`` makes those that teach
the games, ``notebook`` the worked one, ``reference`` those of the public names, and ``sphinx`` has
the configuration and the look.
"""
