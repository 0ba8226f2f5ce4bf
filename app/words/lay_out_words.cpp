#include "app/words/lay_out_words.h"

#include "app/words/translate.h"

namespace reach::words {

QString laidText(const QString& pieces, const QStringList& systems) {
    return translate("lay out", "%1: %2", "pieces, and in which systems each")
        .arg(pieces, systems.join(translate("lay out", ", ", "between systems")));
}

QString blightText(const Ships& tokens) {
    QStringList parts;
    if (tokens.fresh > 0) parts += translate("pieces", "%n Blight", nullptr, tokens.fresh);
    if (tokens.damaged > 0) parts += translate("lay out", "%n damaged Blight", nullptr, tokens.damaged);
    return parts.join(QStringLiteral(" + "));
}

}  // namespace reach::words
