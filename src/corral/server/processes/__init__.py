"""Several processes on one database: news, leases, who sees whom."""
