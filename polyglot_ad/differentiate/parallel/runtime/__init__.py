"""What derivatives of parallel programs are linked with: IR, made from C."""
