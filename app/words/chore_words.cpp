#include "app/words/chore_words.h"

#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/contract/printed.h"

namespace reach::words {

QString choreText(Chore chore) {
    switch (chore) {
        case Chore::None: break;
        case Chore::GolemsAtGates:
            return translate("chores",
                             "Shuffle the 4 Golems and lay one, asleep, on each gate of the clusters without "
                             "Imperial ships");
        case Chore::SecretPlanet:
            return translate("chores",
                             "The player on the right writes down one planet in secret and takes the Clues "
                             "and the Portal");
        case Chore::HammerFragments:
            return translate("chores", "Lay a Hammer Fragment on each planet with the rolled symbol");
        case Chore::HoardSpent:
            return translate("chores",
                             "You may spend the Fuel, Material and Relics of the Hoard for their Prelude "
                             "actions: do so on the table and correct what changed");
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

namespace {

/// How the objective marker moves, or what the grand ambitions ask; empty where the app sees to it.
QString objectiveLeft(const FateAct& part, int act) {
    const bool marker = part.objective[0] > 0;
    if (marker && part.advance == nullptr)
        return part.proposes != nullptr
                   ? translate("chores", "Part of what moves the objective marker; the app proposes the rest")
                   : translate("chores", "What moves the objective marker");
    if (!marker && act == kActs && part.grandAmbitions == nullptr && part.offering == nullptr)
        return translate("chores", "Whether the grand ambitions are fulfilled");
    return {};
}

}  // namespace

QStringList leftToTheTable(int number, int act) {
    QStringList left;
    if (act < 1 || act > kActs) return left;
    const Fate& played = fate(number);
    const FateAct& part = played.acts[static_cast<std::size_t>(act - 1)];
    const auto add = [&](const QString& text) {
        if (!text.isEmpty() && !left.contains(text)) left.append(text);
    };
    if (played.firstAct > 0 && act >= played.firstAct) add(objectiveLeft(part, act));
    for (const FateCard card : {FateCard::Setup, FateCard::Completed, FateCard::Failed})
        for (const FateStep& step : part.steps(card))
            if (step.kind == FateStep::Kind::ByHand) add(choreText(step.chore));
    for (const PrintedCard& printed : printedCards())
        if (printed.fate == number && printed.act == act)
            if (const CardId card = findCard(printed.id); isByHand(card) && fateOf(card) == 0)
                add(name(card));
    return left;
}

}  // namespace reach::words
