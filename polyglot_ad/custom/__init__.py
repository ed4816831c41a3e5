"""Derivatives that a program's author states: custom rules, inactive functions, own allocators.

`registrations` reads them from the program itself (Enzyme's registration globals, names like `f_pad_gradient`), `python` from calls of
`pad.custom_rule` and `pad.inactive`. Both leave marks on functions (`marks`), which travel with the program's IR. Whoever differentiates
it reads them back as `scope` (what the tables of `rules` are to say) and `rule_of` (which function stands in for a derivative).
"""
