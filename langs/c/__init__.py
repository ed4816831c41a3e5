"""C and C++: the adapter, and what is known of their run-time systems and libraries."""
