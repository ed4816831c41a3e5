"""What the engine is asked for, and how the derivative of a program's root is built."""
