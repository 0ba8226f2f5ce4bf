#include "app/words/rewrite_words.h"

#include "app/words/translate.h"

namespace reach::words {

QString rewriteText(const QString& entry, Rewritten how) {
    switch (how) {
        case Rewritten::Replaced: return translate("rewrite", "In place of: %1", "a past entry").arg(entry);
        case Rewritten::Preceded: return translate("rewrite", "Before: %1", "a past entry").arg(entry);
        case Rewritten::LeftOut: break;
    }
    return translate("rewrite", "Without: %1", "a past entry").arg(entry);
}

QString rewriteStatus(Change change, int after, int unfit) {
    if (change == Change::Same) return translate("rewrite", "That is what it was: nothing changes");
    if (change == Change::None)
        return translate("rewrite", "Enter what happened, as always; what came after is played again");
    if (unfit > 0) return translate("rewrite", "%n of the entries after it no longer fit(s)", nullptr, unfit);
    return after > 0 ? translate("rewrite", "%n entry(ies) after it, all of them still fit", nullptr, after)
                     : translate("rewrite", "Nothing came after it");
}

QString becomesText(const QStringList& given, bool instead) {
    if (given.isEmpty()) return translate("rewrite", "Left out");
    const QString list = given.join(QStringLiteral("; "));
    return instead ? translate("rewrite", "Instead: %1", "entries").arg(list)
                   : translate("rewrite", "Before it: %1", "entries").arg(list);
}

QString becomesText(bool kept) {
    return kept ? translate("rewrite", "Stays anyway, marked in the log")
                : translate("rewrite", "Cannot stay: it is left out, or put another way");
}

}  // namespace reach::words
