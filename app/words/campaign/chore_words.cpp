#include "app/words/campaign/chore_words.h"

#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/printed.h"

namespace reach::words {

QString choreText(Chore chore) {
    switch (chore) {
        case Chore::None: break;
        case Chore::GolemsAtGates:
            return translate("chores",
                             "Shuffle the 4 Golems and lay one, asleep, on each gate of the clusters without "
                             "Imperial ships");
        case Chore::HammerFragments:
            return translate("chores", "Lay a Hammer Fragment on each planet with the rolled symbol");
        case Chore::RumorTokens:
            return translate("chores",
                             "Place the 4 Rumors face down on four different planets; the true ones point to "
                             "your secret Haven");
        case Chore::Witnesses:
            return translate("chores", "Place a Witness, on its spyglass side, at each Weapon planet");
        case Chore::Ceasefires:
            return translate(
                "chores",
                "Lay a Ceasefire token at each cluster: on Peace where you control a system, else on War");
        case Chore::FirstPassage:
            return translate("chores",
                             "Place the first Passage on any gate and move what lies there to the centre of "
                             "the map");
        case Chore::RaidersAtGates:
            return translate("chores", "Place a ship at the gate of each cluster that has none of yours");
        case Chore::Pilgrims:
            return translate("chores", "Place a Pilgrim at each planet with the rolled symbol");
    }
    return {};
}

}  // namespace reach::words
