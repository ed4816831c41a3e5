"""The reader of LLVM's text, in layers that inherit from each other: cursor, types, constants, instructions, modules.

It reads LLVM's own print, not whatever LLVM would accept: one instruction a line, one space between words. Speed comes from that.
"""
