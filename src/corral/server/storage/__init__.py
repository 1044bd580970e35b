"""What must survive: the database, its schema and steps, and the threads that work on it."""
