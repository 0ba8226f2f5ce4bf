#include "app/game/corrections.h"

#include "app/words/translate.h"

namespace reach {

void AnyCorrections::touch() {
    ++revision_;
    Q_EMIT changed();
}

QString AnyCorrections::told() const {
    return words::translate("drafts", "The correction", "half entered, as the start of a sentence");
}

}  // namespace reach

#include "moc_corrections.cpp"
