"""Signatures: from debug info and the languages' own interface files to names, dtypes, shapes and intents."""
