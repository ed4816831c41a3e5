"""C++: what is known of its run-time system and library, beside C's. (The adapter is that of `langs/c`.)"""
