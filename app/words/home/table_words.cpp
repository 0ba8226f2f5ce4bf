#include "app/words/home/table_words.h"

#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"

#include <QStringList>

namespace reach::words {

QString gameText(const Setup& setup) {
    if (setup.campaign) {
        QString act = translate("tables", "The Blighted Reach, Act %1").arg(actNumeral(setup.act));
        QStringList fates;
        for (const std::uint8_t fate : setup.fates) fates += name(fateCard(fate));
        if (fates.isEmpty()) return act;
        return translate("tables", "%1: %2", "an Act, and the Fates it began with")
            .arg(act, fates.join(translate("tables", ", ", "between names")));
    }
    return setup.leaders.empty() && setup.lore.empty() ? translate("tables", "Arcs")
                                                       : translate("tables", "Leaders & Lore");
}

QString gameText(const arcades::Setup& setup) {
    switch (setup.mode) {
        case arcades::Mode::Solo: return translate("tables", "ARCADEs, alone against bots");
        case arcades::Mode::Hard: return translate("tables", "ARCADEs, alone against hard bots");
        case arcades::Mode::Phantom: return translate("tables", "ARCADEs with the phantom");
        case arcades::Mode::Table: break;
    }
    return translate("tables", "ARCADEs");
}

}  // namespace reach::words
