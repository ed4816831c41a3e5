"""Analyses: facts about a program in our IR, never changes to it.

`cfg` orders and dominates; `loops` finds natural loops and their trip counts; `memory` says what every byte is and who may point to it;
`activity` says what carries derivatives; `effects` says which memory a call may change.
"""
