# The libraries that the page is made with, under the names that they have elsewhere. packaging/page/sources unpacks Debian's
# sources of them to REACHKEEPER_SOURCES. Libraries of headers only are Debian's packages.
enable_language(C)
set(REACHKEEPER_SOURCES "" CACHE PATH "Debian's sources of SQLiteCpp, md4c and nettle: see packaging/page/sources")
file(GLOB sqlitecpp ${REACHKEEPER_SOURCES}/SQLiteCpp-*)
file(GLOB md4c ${REACHKEEPER_SOURCES}/md4c-*)
file(GLOB nettle ${REACHKEEPER_SOURCES}/nettle-*)
if(NOT sqlitecpp OR NOT md4c OR NOT nettle)
    message(FATAL_ERROR "The sources of SQLiteCpp, md4c and nettle are not in REACHKEEPER_SOURCES; packaging/web fetches them.")
endif()

# SQLite is in the sources of SQLiteCpp. There is one thread, and no library can be loaded.
add_library(sqlite3 STATIC ${sqlitecpp}/sqlite3/sqlite3.c)
target_include_directories(sqlite3 SYSTEM PUBLIC ${sqlitecpp}/sqlite3)
target_compile_definitions(sqlite3
    PUBLIC SQLITE_ENABLE_COLUMN_METADATA
    PRIVATE SQLITE_THREADSAFE=0 SQLITE_ENABLE_FTS5 SQLITE_OMIT_LOAD_EXTENSION)
target_compile_options(sqlite3 PRIVATE -w)
add_library(SQLite::SQLite3 ALIAS sqlite3)

file(GLOB sqlitecpp_sources ${sqlitecpp}/src/*.cpp)
add_library(SQLiteCpp STATIC ${sqlitecpp_sources})
target_include_directories(SQLiteCpp SYSTEM PUBLIC ${sqlitecpp}/include)
target_link_libraries(SQLiteCpp PUBLIC sqlite3)
target_compile_options(SQLiteCpp PRIVATE -w -fexceptions)

add_library(md4c STATIC ${md4c}/src/md4c.c ${md4c}/src/md4c-html.c ${md4c}/src/entity.c)
target_include_directories(md4c SYSTEM PUBLIC ${md4c}/src)
target_compile_options(md4c PRIVATE -w)
add_library(md4c::md4c ALIAS md4c)

# Only SHA-256. Its headers are included as <nettle/...>.
set(headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
file(CREATE_LINK ${nettle} ${headers}/nettle SYMBOLIC)
add_library(nettle STATIC ${nettle}/sha256.c ${nettle}/sha256-compress-n.c ${nettle}/write-be32.c)
target_include_directories(nettle SYSTEM PUBLIC ${headers})
target_compile_options(nettle PRIVATE -w)
add_library(PkgConfig::nettle ALIAS nettle)

foreach(folder IN ITEMS toml++ nlohmann)
    if(NOT EXISTS /usr/include/${folder})
        message(FATAL_ERROR "/usr/include/${folder} is missing; packaging/install-packages --web installs it.")
    endif()
endforeach()
add_library(tomlplusplus INTERFACE)
file(CREATE_LINK /usr/include/toml++ ${headers}/toml++ SYMBOLIC)
target_include_directories(tomlplusplus SYSTEM INTERFACE ${headers})
add_library(tomlplusplus::tomlplusplus ALIAS tomlplusplus)

add_library(nlohmann_json INTERFACE)
file(CREATE_LINK /usr/include/nlohmann ${headers}/nlohmann SYMBOLIC)
target_include_directories(nlohmann_json SYSTEM INTERFACE ${headers})
add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)
