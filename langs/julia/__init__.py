"""Julia: the adapter, files whose functions are specialised when argument types are known, and what is known of the run time.

serve.jl, forked.jl: who asks ─▶ emit.jl (in Julia) ─▶ bitcode bound to that process ─▶ rewrite.py ─▶ bitcode that any process can run
"""
