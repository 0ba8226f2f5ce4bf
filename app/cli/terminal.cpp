#include "app/cli/terminal.h"

#include <unistd.h>
#include <QList>
#include <QString>

#include <cstdarg>
#include <cstdio>

namespace reach::cli {
namespace {

enum class Lines { Kept, Escaped };
enum class Numbers { Cut, Whole };

constexpr int kMostDigits = 24;

/// Control characters of either set, and those that turn the direction of writing.
bool isObeyed(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x061C || c == 0x200E || c == 0x200F ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/// Bytes that are no UTF-8 become U+FFFD.
std::string shown(std::string_view text, Lines lines, Numbers numbers) {
    QString out;
    int digits = 0;
    const QString characters = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (const char32_t c : characters.toUcs4()) {
        digits = c >= U'0' && c <= U'9' ? digits + 1 : 0;
        if (numbers == Numbers::Cut && digits > kMostDigits) {
            if (digits == kMostDigits + 1) out += QChar(0x2026);
        } else if (isObeyed(c) && (c != U'\n' || lines == Lines::Escaped)) {
            out += QStringLiteral("\\u%1").arg(static_cast<uint>(c), 4, 16, QLatin1Char('0'));
        } else {
            out += QString::fromUcs4(&c, 1);
        }
    }
    return out.toStdString();
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

void complain(const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    print(stderr, format, arguments);
    va_end(arguments);
}

void sayJson(const nlohmann::ordered_json& json) {
    // It escapes half of the control characters itself, in the same way.
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
