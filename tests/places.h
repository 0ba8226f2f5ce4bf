#pragma once

#include <QString>

/// Where the files lie that tests read and start. Only one source is compiled with these paths, so that all
/// tests are the same to a compiler cache, whatever folder a clone lies in.
namespace places {

/// A file or folder of the project: `source("tests/records")`.
QString source(const char* path);

/// A program of this build: `program("reachkeeper-cli")`.
QString program(const char* name);

/// What this build made beside its programs: `built("plugins")`.
QString built(const char* path);

/// The reference that this build compiled.
QString reference();

}  // namespace places
