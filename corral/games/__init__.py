"""The games that come with Corral, one package each."""
