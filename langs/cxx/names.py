"""Names of libstdc++ that more than one module knows."""

STRING_CLASS = "basic_stringIcSt11char_traitsIcESaIcEE"
"""std::string in mangled names."""
STRING = 32
"""Its bytes; short texts are inside."""
START_THREAD = "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE"
"""`std::thread::_M_start_thread`: all threads begin there."""
