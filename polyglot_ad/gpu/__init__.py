"""Kernels of GPUs, as programs of the CPU.

    retarget.py   the text of device code: address spaces of the device become the one of the host
    device.py     device functions inlined into the kernels, which is what the rest works on
    registers.py  the built-in variables and what threads of a warp exchange, in terms of a thread's number and of memory
    uniform.py    which values and branches are the same for all threads of a block
    regions.py    what a thread does between two barriers
    slots.py      what lives from one region into another: one per thread, or one per block
    threads.py    device functions that could not be inlined, and need a thread
    host.py       host code, whose launches become calls of those functions
    team.py       blocks shared out among threads of OpenMP
    region_body.py, loops.py  a region as code
    launch.py     the function that launches a kernel: loops over blocks, regions, and the threads of a block

After this a kernel is a sequential function of its arguments and of the launch's shape, and is differentiated like any other. Between
barriers the threads of a block run one after the other: a program without races computes the same in any order.
"""
