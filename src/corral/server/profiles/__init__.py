"""What people have played: histories, ratings, leaders, profiles."""
