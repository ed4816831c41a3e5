"""The run-time side of the derivatives of MPI's calls: written in C, shipped as LLVM IR for each binary interface of MPI."""
