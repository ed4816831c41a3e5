"""From sources to what runs: programs, products, and what crosses between them and Python."""
