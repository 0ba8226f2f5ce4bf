#include "app/words/translate.h"

#include "app/words/speaking.h"

#include <QTranslator>

#include <utility>

namespace reach::words {
namespace {

/// The language of this thread. Null: that of the program.
thread_local const QTranslator* spoken = nullptr;

}  // namespace

QString translate(const char* context, const char* text, const char* note, int n) {
    if (spoken == nullptr) return QCoreApplication::translate(context, text, note, n);
    QString told = spoken->translate(context, text, note, n);
    if (told.isNull()) told = QString::fromUtf8(text);
    if (n >= 0) told.replace(QStringLiteral("%n"), QString::number(n));
    return told;
}

Speaking::Speaking(const QTranslator& language) : before_(std::exchange(spoken, &language)) {}

Speaking::~Speaking() {
    spoken = before_;
}

}  // namespace reach::words
