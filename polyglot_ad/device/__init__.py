"""Derivatives of kernels as code of a device.

    refused.py   what a thread does whose derivative cannot be proved, by name
    warps.py     what the threads of a block, and the lanes of a warp, do alike
    halves.py    numbers that are exchanged as two words, exchanged whole
    exchanges.py  exchanges, votes and barriers of warps, and the proof that lanes come to them together
    leavers.py   threads that leave early, taken along to where the others wait
    unrolled.py  loops with exchanges, unrolled
    thread.py    a kernel as a function of one thread, with its numbers, and the memory of its block, as arguments
    root.py      the derivative of that function
    derivative.py  from a kernel's device code to that derivative
    second.py    the tangent of that derivative
    slices.py    what it keeps for the way back, in a slice of global memory per thread
    kernel.py    the kernel that runs it: adjoints of shared memory, gradients of numbers
    made.py      what such a kernel is to be given
    target.py    its code for a device's compiler
    driver.py    NVIDIA's driver, through cffi
    arrays.py    arrays of a device, and copies of those of the host
    calls.py     calls of kernels and derivatives there, in place (what is public: langs/cuda/on_device.py)
    values.py    derivatives by value: jvp, vjp, grad, hvp
    arguments.py what these take
    device_array.py  arrays that they give
    dlpack.py    how other libraries take them

A thread runs the augmented forward sweep and then the reverse sweep, so that what is kept stays in registers where it can. Threads without
data races have nothing to say to each other but through barriers, which are mirrored, and through atomic sums, whose adjoints are
read. Additions to adjoints that threads may share are atomic.
"""
