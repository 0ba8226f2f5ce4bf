# The page: the program as WebAssembly, and the files around it. The target `page` makes the folder `page` of the build.
qt_add_executable(reachkeeper main_web.cpp)
target_link_libraries(reachkeeper PRIVATE reachkeeper_app reachkeeper_appplugin reachkeeper_warnings)
# What the QML imports. A static library does not tell.
foreach(plugin qmlplugin modelsplugin qtquick2plugin quickwindow qquicklayoutsplugin qtquicktemplates2plugin)
    if(TARGET Qt6::${plugin}_init)
        target_link_libraries(reachkeeper PRIVATE Qt6::${plugin}_init)
    endif()
    target_link_libraries(reachkeeper PRIVATE Qt6::${plugin})
endforeach()
# The rules are small, and most of the work: they are made to be fast, the rest to be small.
target_compile_options(reachkeeper_engine PRIVATE -O2)
set_target_properties(reachkeeper PROPERTIES QT_WASM_INITIAL_MEMORY 67108864)
# The page's policy forbids code that is made from text.
target_link_options(reachkeeper PRIVATE -sDYNAMIC_EXECUTION=0)
# Here this only says how hard the linked program is made smaller.
target_link_options(reachkeeper PRIVATE -Oz)
# Data in one piece: 45,000 pieces without the zeros between them take more, as each has its address.
target_link_options(reachkeeper PRIVATE -sBINARYEN_EXTRA_PASSES=--skip-pass=memory-packing)
# In the order of their names, functions that are alike lie beside each other, where gzip sees it: 0.2 MB less. The names go then.
target_link_options(reachkeeper PRIVATE --profiling-funcs)
find_program(WASM_OPT wasm-opt NO_CMAKE_FIND_ROOT_PATH REQUIRED)
set(program $<TARGET_FILE_DIR:reachkeeper>/reachkeeper.wasm)
add_custom_command(TARGET reachkeeper POST_BUILD COMMAND ${WASM_OPT} --reorder-functions-by-name ${program} -o ${program} VERBATIM)

# Inter, in the weights that the screens use, with the letters of Europe's languages in Latin script and the signs of the
# texts. DejaVu Sans has the other scripts, for names.
find_program(PYTHON python3 REQUIRED)
foreach(weight Regular Medium SemiBold Bold)
    find_file(font_${weight} Inter-${weight}.otf PATHS /usr/share/fonts/opentype/inter NO_CMAKE_FIND_ROOT_PATH REQUIRED)
    set(font ${CMAKE_CURRENT_BINARY_DIR}/fonts/Inter-${weight}.otf)
    add_custom_command(OUTPUT ${font}
        COMMAND ${PYTHON} -m fontTools.subset ${font_${weight}} --output-file=${font} --layout-features=kern,mark,mkmk,ccmp,locl,calt
                --no-hinting --desubroutinize
                --unicodes=U+20-7E,U+A0-17F,U+18F,U+192,U+218-21B,U+300-304,U+306-308,U+30A-30C,U+327-328,U+1E9E,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+20AC,U+2116,U+2122,U+2190-2193,U+2212,U+2260,U+2264-2265,U+22EF,U+2610,U+2630,U+2713,U+2715
        DEPENDS ${font_${weight}} VERBATIM)
    list(APPEND fonts ${font})
endforeach()
find_file(font_DejaVu DejaVuSans.ttf PATHS /usr/share/fonts/truetype/dejavu NO_CMAKE_FIND_ROOT_PATH REQUIRED)
set(font ${CMAKE_CURRENT_BINARY_DIR}/fonts/DejaVuSans.ttf)
add_custom_command(OUTPUT ${font}
    COMMAND ${PYTHON} -m fontTools.subset ${font_DejaVu} --output-file=${font} --unicodes=* --no-hinting --drop-tables+=FFTM
    DEPENDS ${font_DejaVu} VERBATIM)
# By this name of the resource, the linker leaves out Qt's own fonts: DejaVu Sans with hints, and DejaVu Sans Mono, which no text has.
qt_add_resources(reachkeeper wasmfonts PREFIX /reachkeeper-fonts BASE ${CMAKE_CURRENT_BINARY_DIR}/fonts FILES ${fonts} ${font})

set(page ${CMAKE_BINARY_DIR}/page)
file(GLOB page_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/packaging/page/*)
add_custom_target(page
    COMMAND ${PYTHON} ${PROJECT_SOURCE_DIR}/packaging/page/put-together ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}
            ${CMAKE_BINARY_DIR}/share/reachkeeper/reference.sqlite ${page} ${PROJECT_VERSION}
    DEPENDS reachkeeper reachkeeper_reference_data ${page_sources} VERBATIM)

# The Debian package reachkeeper-web, for any architecture: `cpack --config build/web/CPackConfig.cmake -B build/package`, after
# packaging/web. A web server finds the page in /usr/share/reachkeeper-web.
install(DIRECTORY ${page}/ DESTINATION share/reachkeeper-web COMPONENT web)
install(FILES ${PROJECT_SOURCE_DIR}/packaging/copyright DESTINATION share/doc/reachkeeper-web COMPONENT web)
find_program(GZIP gzip REQUIRED)
set(changelog ${CMAKE_BINARY_DIR}/packaging/changelog.gz)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/packaging)
execute_process(COMMAND ${GZIP} -9nc ${PROJECT_SOURCE_DIR}/packaging/changelog OUTPUT_FILE ${changelog} COMMAND_ERROR_IS_FATAL ANY)
install(FILES ${changelog} DESTINATION share/doc/reachkeeper-web COMPONENT web)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME reachkeeper-web)
set(CPACK_PACKAGE_CONTACT "The Reachkeeper authors <authors@reachkeeper.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "companion at the table for the board game Arcs, as a page")
set(CPACK_COMPONENT_WEB_DESCRIPTION
"Reachkeeper lies on the table while people play Arcs with the real box.
This is the app for browsers: a folder that any web server can serve.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL web)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_WEB_PACKAGE_NAME reachkeeper-web)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION web)
set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)
