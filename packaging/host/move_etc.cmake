# Everything is installed below /usr. What belongs into /etc is moved before the package is made.
file(GLOB folders ${CPACK_TEMPORARY_DIRECTORY}/*/usr/etc)
foreach(folder IN LISTS folders)
    get_filename_component(usr ${folder} DIRECTORY)
    get_filename_component(root ${usr} DIRECTORY)
    file(RENAME ${folder} ${root}/etc)
endforeach()
