#include "app/door/detail/page_files.h"

#include "app/door/detail/doorway.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace reach::door {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 500;
constexpr std::size_t kHash = 12;

class OpenFile final : public Source {
  public:
    OpenFile(int handle, std::uint64_t size) : handle_(handle), size_(size) {}
    ~OpenFile() override { ::close(handle_); }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    std::uint64_t size() const override { return size_; }
    std::size_t read(std::uint64_t at, char* to, std::size_t length) const override {
        const auto got = ::pread(handle_, to, length, static_cast<off_t>(at));
        return got > 0 ? static_cast<std::size_t>(got) : 0;
    }

  private:
    int handle_;
    std::uint64_t size_;
};

class Text final : public Source {
  public:
    explicit Text(std::string_view text) : text_(text) {}
    std::uint64_t size() const override { return text_.size(); }
    std::size_t read(std::uint64_t at, char* to, std::size_t length) const override {
        const auto part = text_.substr(std::min<std::uint64_t>(at, text_.size()), length);
        std::memcpy(to, part.data(), part.size());
        return part.size();
    }

  private:
    std::string_view text_;
};

// A link could lead out of the page's folder.
std::shared_ptr<const Source> open(const fs::path& file) {
    const int handle = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (handle < 0) return nullptr;
    struct stat status {};
    if (::fstat(handle, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(handle);
        return nullptr;
    }
    return std::make_shared<OpenFile>(handle, static_cast<std::uint64_t>(status.st_size));
}

std::string typeOf(const fs::path& file) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kTypes{{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".webmanifest", "application/manifest+json"},
        {".json", "application/json"},
        {".css", "text/css; charset=utf-8"},
    }};
    const auto suffix = file.extension().string();
    const auto* found =
        std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& type) { return type.first == suffix; });
    return std::string(found == kTypes.end() ? "application/octet-stream" : found->second);
}

}  // namespace

bool isNamedByContent(std::string_view name) {
    const auto end = name.rfind('.');
    if (end == std::string_view::npos || end <= kHash) return false;
    const auto hash = name.substr(end - kHash, kHash);
    const auto isHex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    return name[end - kHash - 1] == '.' && std::all_of(hash.begin(), hash.end(), isHex);
}

PageFiles::PageFiles(const fs::path& page) {
    std::error_code error;
    if (!page.empty() && fs::is_regular_file(page / "index.html", error)) {
        for (auto at = fs::directory_iterator(page, error); !error && at != fs::directory_iterator();
             at.increment(error)) {
            const auto& file = at->path();
            if (file.extension() == ".gz" || files_.size() >= kMostFiles) continue;
            PageFile known{typeOf(file), isNamedByContent(file.filename().string()), open(file), nullptr};
            if (known.plain == nullptr) continue;
            known.gzip = open(file.string() + ".gz");
            files_.insert_or_assign("/" + file.filename().string(), std::move(known));
        }
        if (const auto index = files_.find("/index.html"); index != files_.end()) {
            PageFile front = index->second;
            files_.insert_or_assign("/", std::move(front));
        }
    }
    const PageFile doorway{typeOf("text.html"), false, std::make_shared<Text>(doorwayPage()), nullptr};
    files_.insert_or_assign("/text", doorway);
    const auto add = [this](const std::string& path, std::string_view text) {
        files_.insert_or_assign(path, PageFile{typeOf(path), false, std::make_shared<Text>(text), nullptr});
    };
    add("/text.js", doorwayScript());
    files_.insert_or_assign(
        "/club", PageFile{typeOf("club.html"), false, std::make_shared<Text>(clubPage()), nullptr});
    add("/club.js", clubScript());
    add("/table.js", doorwayTable());
    add("/table.css", doorwayStyle());
    files_.try_emplace("/", doorway);
}

const PageFile* PageFiles::find(std::string_view path) const {
    const auto found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

}  // namespace reach::door
