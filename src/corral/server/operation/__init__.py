"""What operators need: backup, doctor, admin, metrics, retention."""
