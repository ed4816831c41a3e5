# Writing JSON: dictionaries, lists, strings, numbers, booleans, nothing.
module PolyglotADJSON

function write_json(io::IO, value::AbstractString)
    occursin(r"^[ !#-\[\]-~]*\z", value) && return print(io, '"', value, '"')
    print(io, '"')
    for c in value
        if c == '"' || c == '\\'
            print(io, '\\', c)
        elseif !isvalid(c)
            print(io, "\\ufffd")
        elseif c < ' ' || c == '\x7f'
            print(io, "\\u", string(UInt16(c), base = 16, pad = 4))
        else
            print(io, c)
        end
    end
    print(io, '"')
end

write_json(io::IO, value::Symbol) = write_json(io, String(value))
write_json(io::IO, value::Union{Bool,Integer}) = print(io, value)
write_json(io::IO, ::Nothing) = print(io, "null")

function write_json(io::IO, values::Union{AbstractVector,Tuple})
    print(io, '[')
    for (index, value) in enumerate(values)
        index > 1 && print(io, ',')
        write_json(io, value)
    end
    print(io, ']')
end

function write_json(io::IO, values::AbstractDict)
    print(io, '{')
    for (index, (key, value)) in enumerate(values)
        index > 1 && print(io, ',')
        write_json(io, string(key))
        print(io, ':')
        write_json(io, value)
    end
    print(io, '}')
end

end
