"""Everything that calls llvmlite: linking, the pipelines, object code, the JIT. No other package imports it."""
