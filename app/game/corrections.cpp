#include "app/game/corrections.h"

#include "app/words/translate.h"

namespace reach {

QString AnyCorrections::told() const {
    return words::translate("drafts", "The correction", "half entered, as the start of a sentence");
}

}  // namespace reach

#include "moc_corrections.cpp"
