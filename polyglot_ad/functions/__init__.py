"""What Python holds of a program: libraries, functions, and their arguments in Python's terms."""
