"""Inviting to a table: its link, its QR code, its drawn card."""
