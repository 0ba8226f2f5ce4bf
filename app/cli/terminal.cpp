#include "app/cli/terminal.h"

#include <unistd.h>
#include <QString>

#include <cstdarg>
#include <cstdio>

#include "app/words/shown.h"

namespace reach::cli {
namespace {

using words::Lines;
using words::Numbers;

/// Returns the text as it may be printed. Invalid UTF-8 bytes become U+FFFD.
std::string shown(std::string_view text, Lines lines, Numbers numbers) {
    const QString characters = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    return words::shown(characters, lines, numbers).toStdString();
}

void print(std::FILE* to, const char* format, std::va_list arguments) {
    std::va_list again;
    va_copy(again, arguments);
    std::string text(static_cast<std::size_t>(std::vsnprintf(nullptr, 0, format, again)), '\0');
    va_end(again);
    std::vsnprintf(text.data(), text.size() + 1, format, arguments);
    std::fputs(shown(text, Lines::Kept, Numbers::Cut).c_str(), to);
}

}  // namespace

void say(const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    print(stdout, format, arguments);
    va_end(arguments);
}

bool everythingWasWritten() {
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

void complain(const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    print(stderr, format, arguments);
    va_end(arguments);
}

void sayJson(const nlohmann::ordered_json& json) {
    // The JSON library escapes half of the control characters itself, in the same way.
    const std::string text =
        json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    std::fputs(shown(text, Lines::Kept, Numbers::Whole).c_str(), stdout);
}

void showPercent(int percent) {
    static const bool watched = isatty(STDERR_FILENO) == 1;
    if (watched) std::fprintf(stderr, "\r%3d %%%s", percent, percent == 100 ? "\n" : "");
}

std::string onOneLine(std::string_view text) {
    return shown(text, Lines::Escaped, Numbers::Cut);
}

}  // namespace reach::cli
