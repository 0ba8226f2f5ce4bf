# The libraries of others, except Qt. Debian's packages; for a browser the sources of Debian's packages.
if(EMSCRIPTEN)
    include(packaging/page/libraries.cmake)
    return()
endif()
find_package(PkgConfig REQUIRED)
pkg_check_modules(nettle REQUIRED IMPORTED_TARGET nettle)  # SHA-256 for seals
pkg_check_modules(qrencode REQUIRED IMPORTED_TARGET libqrencode)  # the QR code of a table
pkg_check_modules(poppler_cpp REQUIRED IMPORTED_TARGET poppler-cpp)
pkg_check_modules(nats IMPORTED_TARGET libnats)  # for reachkeeper-host --nats; a build without it says so
find_package(SQLiteCpp REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(md4c REQUIRED)
find_package(tomlplusplus REQUIRED)
find_package(nlohmann_json REQUIRED)
