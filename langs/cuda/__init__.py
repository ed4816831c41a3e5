"""CUDA C++ and HIP, by clang and without an SDK: device code for the CPU, and host code that launches it."""
