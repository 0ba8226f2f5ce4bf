# The installed files, and the Debian package: `cpack --config build/release/CPackConfig.cmake`.
include(GNUInstallDirs)

set(app_id org.reachkeeper.Reachkeeper)
set(doc_folder ${CMAKE_INSTALL_DATADIR}/doc/reachkeeper)
if(REACHKEEPER_APP)
    install(FILES packaging/${app_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES packaging/${app_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES packaging/${app_id}.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()
install(FILES packaging/copyright DESTINATION ${doc_folder})

# Debian requires changelog and manual pages to be compressed reproducibly.
find_program(GZIP gzip REQUIRED)
function(install_compressed source folder)
    get_filename_component(name ${source} NAME)
    set(compressed ${CMAKE_BINARY_DIR}/packaging/${name}.gz)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/packaging)
    execute_process(COMMAND ${GZIP} -9nc ${source} OUTPUT_FILE ${compressed} COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${compressed} DESTINATION ${folder})
endfunction()
install_compressed(${PROJECT_SOURCE_DIR}/packaging/changelog ${doc_folder})
file(GLOB manual_pages CONFIGURE_DEPENDS packaging/*.1)
foreach(page IN LISTS manual_pages)
    install_compressed(${page} ${CMAKE_INSTALL_MANDIR}/man1)
endforeach()

# The section [run] of packages.txt.
file(STRINGS packaging/packages.txt lines)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS packaging/packages.txt)
set(run_packages "")
set(section "")
foreach(line IN LISTS lines)
    if(line MATCHES "^\\[(.+)\\]$")
        set(section ${CMAKE_MATCH_1})
    elseif(section STREQUAL "run" AND line MATCHES "^[a-z0-9]")
        list(APPEND run_packages ${line})
    endif()
endforeach()
list(JOIN run_packages ", " CPACK_DEBIAN_PACKAGE_DEPENDS)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME reachkeeper)
set(CPACK_PACKAGE_CONTACT "The Reachkeeper authors <authors@reachkeeper.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "companion at the table for the board game Arcs")
set(CPACK_PACKAGE_DESCRIPTION
"Reachkeeper lies on the table while people play Arcs with the real box.
It mirrors the board, keeps the score, explains rules and cards, and
writes the log of a campaign.
.
The game itself is needed to play; nothing of its artwork is in here.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)
