# Uses ccache if it is installed. Precompiled headers name no header of the project: g++ tells by a file's time whether
# `#pragma once` has met it, and a precompiled header from another clone's cache has that clone's times.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Without these settings, ccache neither accepts precompiled headers nor recognises the sources of another clone.
    set(settings CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-fpch-preprocess)
    elseif(EMSCRIPTEN)
        # ccache does not know em++ by its name.
        list(APPEND settings CCACHE_COMPILERTYPE=clang)
    else()
        # ccache identifies a precompiled header by the checksum that this script writes beside it.
        list(APPEND settings CCACHE_PCH_EXTSUM=1)
        set(CCACHE ${PROJECT_SOURCE_DIR}/packaging/ccache-clang)
    endif()
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env ${settings} ${CCACHE})
endif()
