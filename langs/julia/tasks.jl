# Tasks of Julia, before the source file is loaded: its macros are given expansions that name functions of this module. While the file is
# loaded these do what Julia's own do; afterwards tasks_overlay.jl gives them the definitions that are compiled. So the expansions are
# the same whatever version of Julia loads the file.
module PolyglotADTasks

# Tasks that `@sync` waits for.
group() = Task[]
spawn(f) = (task = Task(f); task.sticky = false; schedule(task); task)
cooperate(f) = schedule(Task(f))
join_group(tasks, task) = push!(tasks, task)
finish(tasks) = foreach(wait, tasks)

# `f(first, last)` does the iterations first:last of the loop, which are 1:n in all.
threads_for(f, n) = n > 0 ? f(1, n) : nothing

function task_expression(make, expr)
    bindings = Base._lift_one_interp!(expr)
    thunk = esc(:(() -> $expr))
    var = esc(Base.sync_varname)
    return quote
        let $(bindings...)
            local task = $make($thunk)
            if $(Expr(:islocal, var))
                $join_group($var, task)
            end
            task
        end
    end
end

function sync_expression(block)
    var = esc(Base.sync_varname)
    return quote
        let $var = $group()
            local value = $(esc(block))
            $finish($var)
            value
        end
    end
end

function loop_expression(arguments)
    isempty(arguments) && throw(ArgumentError("wrong number of arguments in @threads"))
    loop = arguments[end]
    (loop isa Expr && loop.head === :for) || throw(ArgumentError("@threads requires a `for` loop expression"))
    iteration, body = loop.args
    (iteration isa Expr && iteration.head === :(=)) ||
        throw(ArgumentError("nested outer loops are not currently supported by @threads"))
    index, range = iteration.args
    return quote
        let range = $(esc(range)), start = firstindex(range) - 1
            function part(first, last)
                for at in first:last
                    local $(esc(index)) = @inbounds range[start + at]
                    $(esc(body))
                end
            end
            $threads_for(part, length(range))
        end
        nothing
    end
end

for (home, name, parameters, expansion) in (
        (Base.Threads, :spawn, (:expr,), :($task_expression($spawn, expr))),
        (Base.Threads, :spawn, (:pool, :expr), :($task_expression($spawn, expr))),
        (Base.Threads, :threads, (:(args...),), :($loop_expression(args))),
        (Base, :async, (:expr,), :($task_expression($cooperate, expr))),
        (Base, :sync, (:block,), :($sync_expression(block))))
    Core.eval(home, Expr(:macro, Expr(:call, name, parameters...), Expr(:block, expansion)))
end

end
