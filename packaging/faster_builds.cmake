# Uses ccache if it is installed. Precompiled headers name no header of the project: g++ tells by a file's time whether
# `#pragma once` has met it, and a precompiled header from another clone's cache has that clone's times.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Without these settings, ccache neither accepts precompiled headers nor recognises the sources of another clone.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
    if(EMSCRIPTEN)
        # ccache does not know em++ by its name.
        list(INSERT CMAKE_CXX_COMPILER_LAUNCHER 3 CCACHE_COMPILERTYPE=clang)
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-fpch-preprocess)
    elseif(NOT EMSCRIPTEN)
        # Those of clang hold the path of their clone, so that no other clone would find what was compiled with them.
        set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
    endif()
endif()
