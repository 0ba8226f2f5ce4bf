# Compiles the sources of a folder as one, in presets that set REACHKEEPER_BY_FOLDER: the headers of Qt and of the standard are
# read once for a folder. Without optimisation that takes a third to a half of the time, with it three fifths. The preset dev
# compiles each file by itself: it is for daily work, where a change of one file would compile its whole folder.
#
# In a folder that is compiled as one, the unnamed namespaces of its files meet, so no two of them may have the same name there.
# packaging/floors reports such names before anything is compiled.
set(targets reachkeeper_app reachkeeper_books reachkeeper_device reachkeeper_door reachkeeper_doorway reachkeeper_engine reachkeeper_guest
    reachkeeper_host reachkeeper_messages reachkeeper_print reachkeeper_reference reachkeeper_reference_compiler reachkeeper_saves
    reachkeeper_server reachkeeper_session reachkeeper_sheet reachkeeper_simulation reachkeeper_words)
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT EMSCRIPTEN)
    # The compiler inlines other functions where a folder of the engine is one source: an entry of a base game took 187 ns
    # instead of 179.
    list(REMOVE_ITEM targets reachkeeper_engine)
endif()
# These folders and files stay apart, because they have the same names by design (each Fate has its kCards, each table of words
# its kSentences), or take in all names of a namespace that the others do not want. Programs stay apart, too.
set(apart app/cli engine/cards engine/fates app/session/arcades_game.cpp app/session/arcades_meaning.cpp app/words/change_words.cpp
    app/words/parse_words.cpp app/words/piece_words.cpp app/words/prompt_words.cpp app/words/rule_words.cpp app/words/arcades/arcades_rule_words.cpp
    app/words/arcades/arcades_setup_words.cpp)
foreach(target IN LISTS targets)
    if(NOT TARGET ${target})
        continue()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_target_property(directory ${target} SOURCE_DIR)
    get_target_property(sources ${target} SOURCES)
    foreach(file IN LISTS sources)
        cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${directory} OUTPUT_VARIABLE path)
        cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        cmake_path(GET path PARENT_PATH folder)
        if(path MATCHES "^(app|database|engine)/.*[.]cpp$" AND NOT folder IN_LIST apart AND NOT path IN_LIST apart)
            string(REPLACE "/" "_" group ${folder})
            set_source_files_properties(${file} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${group})
        endif()
    endforeach()
endforeach()
