#include "app/words/lay_out_words.h"

#include "app/words/translate.h"
#include "engine/rules/third_party.h"

namespace reach::words {

QString laidText(const QString& pieces, const QStringList& systems) {
    return translate("lay out", "%1: %2", "pieces, and in which systems each")
        .arg(pieces, systems.join(translate("lay out", ", ", "between systems")));
}

QString boxText(Ambition box, const std::array<std::int8_t, kResources>& tokens) {
    QStringList parts;
    for (const Resource token : kAllResources)
        if (boxOf(token) == box && tokens[index(token)] > 0)
            parts += translate("lay out", "%1 × %2", "how many of a resource")
                         .arg(QString::number(tokens[index(token)]), name(token));
    if (parts.isEmpty()) return {};
    return translate("lay out", "%1: %2", "an ambition's box, and the resources on it")
        .arg(name(box), parts.join(translate("entries", ", ", "between the parts of a list")));
}

QString boxesName() {
    return translate("lay out", "The ambition boxes");
}

QString blightText(const Ships& tokens) {
    QStringList parts;
    if (tokens.fresh > 0) parts += translate("pieces", "%n Blight", nullptr, tokens.fresh);
    if (tokens.damaged > 0) parts += translate("lay out", "%n damaged Blight", nullptr, tokens.damaged);
    return parts.join(QStringLiteral(" + "));
}

}  // namespace reach::words
