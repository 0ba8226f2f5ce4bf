// Any bytes of a text file must become pages of plain UTF-8. Plain text must stay complete.
#include "database/books/detail/text.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace reach::books;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n'; };
    std::string together;
    for (const std::string& page : textPages(bytes)) {
        if (std::ranges::any_of(page, isControl) || cleaned(page) != page) std::abort();
        together += page;
    }
    const auto isPlain = [](char c) { return c >= 0x20 && c < 0x7F && c != '-'; };
    if (std::ranges::all_of(bytes, isPlain) && together != bytes) std::abort();
    return 0;
}
