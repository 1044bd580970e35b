"""People one has played with: invite them again, or block them."""
