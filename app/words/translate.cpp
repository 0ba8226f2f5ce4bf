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

QString allOf(const QStringList& things) {
    return things.size() < 2
               ? things.join(QString())
               : translate("options", "%1 and %2", "the last of several things")
                     .arg(things.mid(0, things.size() - 1).join(QStringLiteral(", ")), things.last());
}

QString filled(const QString& text, const QStringList& values) {
    QString all;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int place = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
        if (place < 1 || place > values.size()) {
            all += text[i];
            continue;
        }
        all += values[place - 1];
        ++i;
    }
    return all;
}

Speaking::Speaking(const QTranslator& language) : before_(std::exchange(spoken, &language)) {}

Speaking::~Speaking() {
    spoken = before_;
}

}  // namespace reach::words
