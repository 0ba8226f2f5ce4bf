#include "app/words/lay_out_words.h"

#include "app/words/translate.h"

namespace reach::words {

QString laidText(const QString& pieces, const QStringList& systems) {
    return translate("lay out", "%1: %2", "pieces, and in which systems each")
        .arg(pieces, systems.join(translate("lay out", ", ", "between systems")));
}

}  // namespace reach::words
