"""FFTW, which programs of any language call: `plans` makes its plans a part of the program, `run_time` says what is known of it."""
