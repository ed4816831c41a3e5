"""Names of libstdc++ that more than one module knows."""

STRING_CLASS = "basic_stringIcSt11char_traitsIcESaIcEE"
"""std::string in mangled names."""
STRING = 32
"""Its bytes; short texts are inside."""
