"""What is refused, and where an instruction stands in its source."""
