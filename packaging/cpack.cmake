# The installed files, and the Debian packages reachkeeper and reachkeeper-host: `cpack --config build/release/CPackConfig.cmake`.
include(GNUInstallDirs)

set(app_id org.reachkeeper.Reachkeeper)
set(doc_folder ${CMAKE_INSTALL_DATADIR}/doc/reachkeeper)
if(REACHKEEPER_APP)
    install(FILES packaging/${app_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES packaging/${app_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES packaging/${app_id}.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()
set(host_doc_folder ${CMAKE_INSTALL_DATADIR}/doc/reachkeeper-host)
install(FILES packaging/copyright DESTINATION ${doc_folder} COMPONENT app)
install(FILES packaging/copyright DESTINATION ${host_doc_folder} COMPONENT host)

# Debian requires changelog and manual pages to be compressed reproducibly.
find_program(GZIP gzip REQUIRED)
function(install_compressed source folder component)
    get_filename_component(name ${source} NAME)
    set(compressed ${CMAKE_BINARY_DIR}/packaging/${name}.gz)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/packaging)
    execute_process(COMMAND ${GZIP} -9nc ${source} OUTPUT_FILE ${compressed} COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${compressed} DESTINATION ${folder} COMPONENT ${component})
endfunction()
install_compressed(${PROJECT_SOURCE_DIR}/packaging/changelog ${doc_folder} app)
install_compressed(${PROJECT_SOURCE_DIR}/packaging/changelog ${host_doc_folder} host)
file(GLOB manual_pages CONFIGURE_DEPENDS packaging/*.1)
foreach(page IN LISTS manual_pages)
    set(component app)
    if(page MATCHES "/reachkeeper-host\\.1$")
        set(component host)
    endif()
    install_compressed(${page} ${CMAKE_INSTALL_MANDIR}/man1 ${component})
endforeach()
if(REACHKEEPER_APP)
    install(FILES packaging/host/reachkeeper-host.service DESTINATION lib/systemd/system COMPONENT host)
    install(FILES packaging/host/sysusers.conf DESTINATION lib/sysusers.d RENAME reachkeeper-host.conf COMPONENT host)
    install(FILES packaging/host/tmpfiles.conf DESTINATION lib/tmpfiles.d RENAME reachkeeper-host.conf COMPONENT host)
    install(FILES packaging/host/default DESTINATION etc/default RENAME reachkeeper-host COMPONENT host)
endif()

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
list(JOIN run_packages ", " CPACK_DEBIAN_APP_PACKAGE_DEPENDS)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME reachkeeper)
set(CPACK_PACKAGE_CONTACT "The Reachkeeper authors <authors@reachkeeper.org>")
# CPack would put this before the description of each package, unless it is its own default. So each has its own first line.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Reachkeeper built using CMake")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL app)
set(CPACK_DEBIAN_APP_PACKAGE_NAME reachkeeper)
set(CPACK_COMPONENT_APP_DESCRIPTION
"companion at the table for the board game Arcs
Reachkeeper lies on the table while people play Arcs with the real box.
It mirrors the board, keeps the score, explains rules and cards, and
writes the log of a campaign.
.
The game itself is needed to play; nothing of its artwork is in here.")
if(REACHKEEPER_APP)
    list(APPEND CPACK_COMPONENTS_ALL host)
endif()
set(CPACK_DEBIAN_HOST_PACKAGE_NAME reachkeeper-host)
set(CPACK_COMPONENT_HOST_DESCRIPTION
"companion at the table for the board game Arcs, without a window
This program keeps tables of Reachkeeper for phones, tablets and other
computers, on one that is always on: a campaign goes on next month on
other devices, and a group with nothing but tablets has a place to meet.
.
It listens nowhere before somebody starts it.")
set(CPACK_DEBIAN_HOST_PACKAGE_SECTION net)
set(CPACK_DEBIAN_HOST_PACKAGE_DEPENDS "systemd | systemd-standalone-sysusers, systemd | systemd-standalone-tmpfiles")
set(CPACK_DEBIAN_HOST_PACKAGE_SUGGESTS "reachkeeper-web, nginx-light | nginx")
set(host_scripts conffiles postinst prerm postrm)
list(TRANSFORM host_scripts PREPEND ${PROJECT_SOURCE_DIR}/packaging/host/)
set(CPACK_DEBIAN_HOST_PACKAGE_CONTROL_EXTRA ${host_scripts})
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/packaging/host/move_etc.cmake)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)
