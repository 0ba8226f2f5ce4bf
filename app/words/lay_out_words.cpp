#include "app/words/lay_out_words.h"

#include "app/words/translate.h"
#include "engine/rules/third_party.h"

namespace reach::words {

QString laidText(const QString& pieces, const QStringList& systems) {
    // The name of a system stays in one line.
    QStringList whole = systems;
    whole.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp));
    return translate("lay out", "%1: %2", "pieces, and in which systems each")
        .arg(pieces, whole.join(translate("lay out", ", ", "between systems")));
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

QStringList heldTexts(const QStringList& cards, const QStringList& tokens) {
    const QString comma = translate("entries", ", ", "between the parts of a list");
    QStringList lines;
    if (!cards.isEmpty())
        lines +=
            translate("lay out", "Cards: %1", "names of cards that a player gets").arg(cards.join(comma));
    if (!tokens.isEmpty())
        lines += translate("lay out", "Into the slots: %1", "resources").arg(tokens.join(comma));
    return lines;
}

QString tileText() {
    return translate("lay out", "The First Regent tile");
}

QString objectiveText(int space) {
    return translate("lay out", "The objective marker on %1 of the Power track").arg(space);
}

QString boxesName() {
    return translate("lay out", "The ambition boxes");
}

QString tokensName() {
    return translate("lay out", "The tokens of Fates");
}

QString cardsName() {
    return translate("lay out", "The cards");
}

QString bookletText(const QStringList& cards) {
    return translate("lay out", "Into the rules booklet: %1", "names of cards")
        .arg(cards.join(translate("entries", ", ", "between the parts of a list")));
}

QString eventsText(int cards) {
    return translate("lay out", "%n Event card(s) into the action deck", nullptr, cards);
}

QString drawText(int cards) {
    return translate("lay out", "Each player draws %1 action cards; the others are discarded").arg(cards);
}

QString blightText(const Ships& tokens) {
    QStringList parts;
    if (tokens.fresh > 0) parts += translate("pieces", "%n Blight", nullptr, tokens.fresh);
    if (tokens.damaged > 0) parts += translate("lay out", "%n damaged Blight", nullptr, tokens.damaged);
    return parts.join(QStringLiteral(" + "));
}

}  // namespace reach::words
