#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <string_view>

namespace reach::words {

/// The text in the language that this thread speaks (speaking.h), or else in that of the program. lupdate
/// finds texts by this name.
QString translate(const char* context, const char* text, const char* note = nullptr, int n = -1);

/// The text with its places %1, %2 and so on filled in, all at once: a "%1" in a value stays as it is. A text
/// with places is filled in only once, by this or by QString::arg with all of its values.
QString filled(const QString& text, const QStringList& values);

/// The parts of a sentence's list, with an "and" before the last: "Fuel, Relic and Gatekeepers".
QString allOf(const QStringList& things);

/// A reason, and where it is printed: "It is not your turn (Base p.8)". The reason alone if it is printed
/// nowhere.
inline QString cited(const QString& reason, const QString& citation) {
    return citation.isEmpty() ? reason : QStringLiteral("%1 (%2)").arg(reason, citation);
}

/// The text with a capital first letter: "Four ships".
inline QString capital(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

inline QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace reach::words
