"""Enzyme's C surface in any module: calls of `__enzyme_autodiff` and its kin become calls of derivatives.

tags.settle        the words between the arguments (`enzyme_dup`) become constants that survive optimisation
sites.find         calls of the surface, and which function each is about
request.read       what one call asks for: activities, width, tape, what is returned
native             the derivative of a function under its own calling convention
glue               a function with the very signature of the call, which calls the derivative
resolve            a module without calls of the surface; inner ones first
"""

from __future__ import annotations
