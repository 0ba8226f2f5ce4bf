#pragma once

#include <QString>

/// The paths of the files that tests read and start. Only one source is compiled with these paths, so that a
/// compiler cache can reuse all tests in a clone at any path.
namespace places {

/// Returns a file or folder of the project: `source("tests/records")`.
QString source(const char* path);

/// Returns a program of this build: `program("reachkeeper-cli")`.
QString program(const char* name);

/// Returns another result of this build: `built("plugins")`.
QString built(const char* path);

/// Returns the reference that this build compiled.
QString reference();

}  // namespace places
