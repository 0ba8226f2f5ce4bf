#include "app/words/shown.h"

#include <QList>
#include <QUtf8StringView>

#include <algorithm>

namespace reach::words {
namespace {

constexpr int kMostDigits = 24;

bool isObeyed(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x061C || c == 0x200E || c == 0x200F ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

}  // namespace

QString shown(const QString& text, Lines lines, Numbers numbers) {
    QString out;
    int digits = 0;
    for (const char32_t c : text.toUcs4()) {
        digits = c >= U'0' && c <= U'9' ? digits + 1 : 0;
        if (numbers == Numbers::Cut && digits > kMostDigits) {
            if (digits == kMostDigits + 1) out += QChar(0x2026);
        } else if (isObeyed(c) && (c != U'\n' || lines == Lines::Escaped)) {
            out += QStringLiteral("\\u%1").arg(static_cast<uint>(c), 4, 16, QLatin1Char('0'));
        } else {
            out += QString::fromUcs4(&c, 1);
        }
    }
    return out;
}

bool isText(const QByteArray& bytes) {
    const auto stray = [](char c) {
        return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t') || c == 0x7F;
    };
    return std::none_of(bytes.begin(), bytes.end(), stray) && QUtf8StringView(bytes).isValidUtf8();
}

}  // namespace reach::words
