# polyglot_ad_add_gradient: a library of functions and their derivatives, for targets to link.
#
#   execute_process(COMMAND polyglot-ad cmake-dir OUTPUT_VARIABLE POLYGLOT_AD OUTPUT_STRIP_TRAILING_WHITESPACE)
#   include(${POLYGLOT_AD}/PolyglotAD.cmake)
#   polyglot_ad_add_gradient(rosenbrock SOURCES rosenbrock.c GRADIENTS rosenbrock:x FUNCTIONS rosenbrock)
#   target_link_libraries(program PRIVATE rosenbrock)
#
# The target is an imported static library (SHARED: the shared one) with the folder of its header, NAME.h. What is written in Fortran, Rust, C++ or
# Julia is linked with its language's run-time library, which the shared library brings by itself.
#   SOURCES      one program, in any of the languages
#   GRADIENTS    F or F:x,y: by reverse mode, with respect to x and y (all)
#   TANGENTS     F or F:x,y: by forward mode
#   FUNCTIONS    F: the function itself
#   FLAGS        for the compilers, such as -DN=3 or -Iinclude; OPENMP and MPI: the sources are parallel
#   DEPENDS      further files that the sources read, such as headers

include_guard(GLOBAL)

find_program(POLYGLOT_AD_COMMAND polyglot-ad DOC "the command of polyglot_ad")

function(polyglot_ad_add_gradient NAME)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "SHARED;OPENMP;MPI" "" "SOURCES;GRADIENTS;TANGENTS;FUNCTIONS;FLAGS;DEPENDS")
  if(ARG_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "polyglot_ad_add_gradient(${NAME}): unknown arguments: ${ARG_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT ARG_SOURCES)
    message(FATAL_ERROR "polyglot_ad_add_gradient(${NAME}): SOURCES are missing")
  endif()
  if(NOT ARG_GRADIENTS AND NOT ARG_TANGENTS AND NOT ARG_FUNCTIONS)
    message(FATAL_ERROR "polyglot_ad_add_gradient(${NAME}): one of GRADIENTS, TANGENTS, FUNCTIONS is needed")
  endif()
  if(NOT POLYGLOT_AD_COMMAND)
    message(FATAL_ERROR "polyglot-ad is not found: pip install polyglot-ad, or set POLYGLOT_AD_COMMAND")
  endif()

  set(words build)
  foreach(source IN LISTS ARG_SOURCES)
    get_filename_component(path ${source} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_SOURCE_DIR})
    list(APPEND words ${path})
    list(APPEND inputs ${path})
  endforeach()
  foreach(file IN LISTS ARG_DEPENDS)
    get_filename_component(path ${file} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_SOURCE_DIR})
    list(APPEND inputs ${path})
  endforeach()
  foreach(one IN LISTS ARG_GRADIENTS)
    list(APPEND words --gradient ${one})
  endforeach()
  foreach(one IN LISTS ARG_TANGENTS)
    list(APPEND words --tangent ${one})
  endforeach()
  foreach(one IN LISTS ARG_FUNCTIONS)
    list(APPEND words --function ${one})
  endforeach()
  foreach(flag IN LISTS ARG_FLAGS)
    list(APPEND words --flag=${flag})
  endforeach()
  if(ARG_OPENMP)
    list(APPEND words --openmp)
  endif()
  if(ARG_MPI)
    list(APPEND words --mpi)
  endif()

  set(folder ${CMAKE_CURRENT_BINARY_DIR}/polyglot_ad/${NAME})
  set(static ${folder}/lib${NAME}.a)
  set(shared ${folder}/lib${NAME}${CMAKE_SHARED_LIBRARY_SUFFIX})
  file(MAKE_DIRECTORY ${folder})
  add_custom_command(
    OUTPUT ${static} ${shared} ${folder}/${NAME}.h
    COMMAND ${POLYGLOT_AD_COMMAND} ${words} --name ${NAME} -o ${folder}
    DEPENDS ${inputs}
    COMMENT "Differentiating ${NAME}"
    VERBATIM)
  add_custom_target(${NAME}_derivatives DEPENDS ${static} ${shared} ${folder}/${NAME}.h)

  if(ARG_SHARED)
    add_library(${NAME} SHARED IMPORTED GLOBAL)
    set_target_properties(${NAME} PROPERTIES IMPORTED_LOCATION ${shared} IMPORTED_NO_SONAME TRUE)
  else()
    add_library(${NAME} STATIC IMPORTED GLOBAL)
    set_target_properties(${NAME} PROPERTIES IMPORTED_LOCATION ${static})
    find_package(Threads REQUIRED)
    target_link_libraries(${NAME} INTERFACE Threads::Threads m)
  endif()
  target_include_directories(${NAME} INTERFACE ${folder})
  add_dependencies(${NAME} ${NAME}_derivatives)
endfunction()
