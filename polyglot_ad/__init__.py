"""polyglot_ad."""
