#pragma once

#include "app/session/shelf.h"

#include <filesystem>
#include <optional>
#include <string>

/// A copy of a data folder: the store, who may play at its tables, the notes beside them, and the hashes of
/// the keys. Errors are English sentences; an empty text means that all went well.
namespace reach::server {

/// Copies the folder of a shelf into a new or empty folder. Other threads may use the shelf meanwhile. The
/// store gets its name at the end, so that what has one is whole.
std::string copyFolder(const Shelf& shelf, const std::filesystem::path& data,
                       const std::filesystem::path& target);

/// The wishes for a backup that another process leaves in the data folder of a running host. A host alone
/// may read its store.
namespace wishes {

/// Leaves a wish, waits until it is fulfilled, and moves the copy to the target.
std::string ask(const std::filesystem::path& data, const std::filesystem::path& target);
/// At the host's side: takes a wish, if there is one, and returns its id.
std::optional<std::string> take(const std::filesystem::path& data);
/// Fulfils it. May run on another thread than the host.
std::string fulfil(const Shelf& shelf, const std::filesystem::path& data, const std::string& id);

}  // namespace wishes

/// Puts a copy into a new or empty data folder.
std::string putBack(const std::filesystem::path& copy, const std::filesystem::path& data);

}  // namespace reach::server
