#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

/// The files that a door serves. They are found and opened once, when the door opens; a request only looks up
/// a name.
namespace reach::door {

/// What can be read at any place, by several readers at a time.
class Source {
  public:
    virtual ~Source() = default;
    virtual std::uint64_t size() const = 0;
    /// Reads up to `length` bytes. Returns how many; 0 if they are not there any more.
    virtual std::size_t read(std::uint64_t at, char* to, std::size_t length) const = 0;
};

struct PageFile {
    std::string type;
    bool isKeptForEver = false;  ///< the name has the content's hash
    std::shared_ptr<const Source> plain;
    std::shared_ptr<const Source> gzip;  ///< none if there is no gzip beside it
};

class PageFiles {
  public:
    /// Opens the files of a page and adds the doorway: at "/text", and at "/" where the page is not
    /// installed.
    explicit PageFiles(const std::filesystem::path& page);

    /// The file at a path such as "/index.html"; null if there is none.
    const PageFile* find(std::string_view path) const;

  private:
    std::map<std::string, PageFile, std::less<>> files_;
};

/// Whether a name has a hash of the content, as in "door.0123456789ab.js".
bool isNamedByContent(std::string_view name);

}  // namespace reach::door
