"""closedchain: machines whose links form closed loops, described once, compiled, and asked."""
