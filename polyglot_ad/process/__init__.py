"""What this process shares: its caches, folders, locks, and the interpreter's settings."""
