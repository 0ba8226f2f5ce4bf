#include "database/books/detail/text.h"

#include <algorithm>

#include "database/books/book_file.h"

namespace reach::books {
namespace {

/// Bytes of the UTF-8 character at the beginning; 0 when there is none.
std::size_t characterLength(std::string_view text) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0U) != 0x80) return 0;
    if ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F) ||
        (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F))
        return 0;
    return length;
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string fromLatin1(std::string_view text) {
    std::string out;
    out.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            out += c;
        } else {
            out += static_cast<char>(0xC0U | byte >> 6U);
            out += static_cast<char>(0x80U | (byte & 0x3FU));
        }
    }
    return out;
}

bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}

/// "initia-\ntive": a hyphen at the end of a line, between small letters.
bool partsWord(std::string_view text, std::size_t at) {
    return text[at] == '-' && at > 0 && at + 2 < text.size() && text[at + 1] == '\n' &&
           isLower(text[at - 1]) && isLower(text[at + 2]);
}

constexpr std::size_t kPageAtLeast = 2000;
constexpr std::size_t kPageAtMost = 4000;

/// Returns the end of the first page of the text: at a blank line, or else at the end of a line, at a space
/// or after a whole character.
std::size_t pageEnd(std::string_view text) {
    if (text.size() <= kPageAtMost) return text.size();
    const std::string_view within = text.substr(0, kPageAtMost);
    for (const std::string_view gap : {"\n\n", "\n", " "}) {
        const std::size_t at = within.find(gap, kPageAtLeast);
        if (at != std::string_view::npos) return at + gap.size();
    }
    return std::max(beginning(text, kPageAtMost).size(), kPageAtLeast);
}

}  // namespace

std::string_view beginning(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80) --most;
    return text.substr(0, most);
}

std::string cleaned(std::string_view text) {
    std::string latin;
    if (!isUtf8(text)) text = latin = fromLatin1(text);
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (text[at] == '\r') {
            if (at + 1 == text.size() || text[at + 1] != '\n') plain += '\n';
        } else if (byte == '\n' || (byte >= 0x20 && byte != 0x7F)) {
            plain += text[at];
        } else if (!plain.empty()) {
            plain += ' ';
        }
    }
    std::string out;
    out.reserve(plain.size());
    for (std::size_t at = 0; at < plain.size(); ++at) {
        if (partsWord(plain, at))
            ++at;
        else
            out += plain[at];
    }
    return out;
}

bool looksLikeText(std::string_view bytes) {
    const auto isControl = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f';
    };
    return bytes.find('\0') == std::string_view::npos &&
           std::ranges::count_if(bytes, isControl) <= static_cast<std::ptrdiff_t>(bytes.size() / 64);
}

std::vector<std::string> textPages(std::string_view bytes) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
    std::vector<std::string> pages;
    const bool parted = bytes.find('\f') != std::string_view::npos;
    while (!bytes.empty() && pages.size() <= static_cast<std::size_t>(kMostPages)) {
        const std::size_t gap = parted ? bytes.substr(0, kMostPageText).find('\f') : std::string_view::npos;
        const bool atGap = gap != std::string_view::npos;
        const bool isLast = parted && bytes.size() <= kMostPageText;
        const std::size_t end = atGap ? gap : isLast ? bytes.size() : pageEnd(bytes);
        pages.push_back(cleaned(bytes.substr(0, end)));
        bytes.remove_prefix(end + (atGap ? 1 : 0));
    }
    return pages;
}

}  // namespace reach::books
