"""Kuhhandel Master: auctions, bluff, cow trades, rats. The law is docs/rules/kuhhandel.md."""
