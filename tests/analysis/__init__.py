"""The analyses: IR in as text, facts expected by the names that values have in it."""
