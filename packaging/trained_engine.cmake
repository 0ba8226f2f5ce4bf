# What every entry passes through (hot.cpp, engine/CMakeLists.txt) is compiled twice where people run it: first so that it counts
# what games do in it, and once more by these counts: 15 % less time for an entry of a random base game, list and all.
# Cards, Fates, the campaign and who plays compiled so too, file by file, gained 3 % of a campaign's instructions, none of its
# time, and took minutes.
# Included after the folders, since the engine knows nobody who plays.
if(NOT CMAKE_BUILD_TYPE STREQUAL "Release" OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU" OR CMAKE_CROSSCOMPILING)
    return()
endif()

set(hot ${PROJECT_BINARY_DIR}/engine/hot.cpp)
set(training ${PROJECT_BINARY_DIR}/training)
file(MAKE_DIRECTORY ${training})
# Both compilations find the counts by this name, and a function's among them by its number: not all have names outside.
set(named -dumpdir ${training}/ -dumpbase hot --param=profile-func-internal-id=1)

# Who plays is compiled once more, since what others link stands on the engine that is only made here.
file(GLOB players CONFIGURE_DEPENDS app/simulation/*.cpp)
add_executable(reachkeeper_training app/simulation/training/training.cpp ${players} ${hot}
    $<TARGET_OBJECTS:reachkeeper_engine_rest>)
target_link_libraries(reachkeeper_training PRIVATE reachkeeper_engine_options)
target_link_options(reachkeeper_training PRIVATE -fprofile-generate)
set_target_properties(reachkeeper_training PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${training})
# A compiler cache gives sources other paths, and the counts know their functions by these.
set_target_properties(reachkeeper_training reachkeeper_engine PROPERTIES CXX_COMPILER_LAUNCHER "")
set_source_files_properties(${hot} PROPERTIES COMPILE_OPTIONS "${named};-fprofile-generate")

# A program adds to what it counted before.
add_custom_command(OUTPUT ${training}/hot.gcda
    COMMAND ${CMAKE_COMMAND} -E rm -f ${training}/hot.gcda
    COMMAND reachkeeper_training
    DEPENDS reachkeeper_training
    COMMENT "Playing games to train the engine" VERBATIM)
add_custom_target(reachkeeper_trained DEPENDS ${training}/hot.gcda)
add_dependencies(reachkeeper_engine reachkeeper_trained)
# What no game has gone through is compiled as ever. Warnings are errors in the first compilation; here some only say what no
# game has come to.
set_source_files_properties(${hot} TARGET_DIRECTORY reachkeeper_engine PROPERTIES
    COMPILE_OPTIONS "${named};-fprofile-use;-fprofile-partial-training;-Wno-missing-profile;-Wno-error;-Werror=coverage-mismatch"
    OBJECT_DEPENDS ${training}/hot.gcda)
