"""What only developers run: pages and pictures that are generated from the sources."""
