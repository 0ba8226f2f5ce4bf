#include "app/words/option_words.h"

#include "app/words/entry_words.h"
#include "app/words/translate.h"
#include "engine/contract/golems.h"
#include "engine/map/board.h"
#include "engine/rules/battle.h"
#include "engine/rules/query.h"

#include <array>

namespace reach::words {
namespace {

struct Nothing {
    const char* group;
    const char* text;
};
constexpr std::array kNothing{
    Nothing{"declare", QT_TRANSLATE_NOOP("options",
                                         "Whoever leads may declare the ambition of the card led, "
                                         "before anything else and while a marker is left")},
    Nothing{"seize", QT_TRANSLATE_NOOP("options",
                                       "Nobody can seize the initiative now: only before the first "
                                       "action, once a round, and not by its holder")},
    Nothing{"prelude", QT_TRANSLATE_NOOP("options",
                                         "No resource or card can be used in a Prelude now: it "
                                         "ends with the first action")},
    Nothing{"tax", QT_TRANSLATE_NOOP("options", "There is no city to tax")},
    Nothing{"build", QT_TRANSLATE_NOOP("options",
                                       "There is no place to build: ships need a starport, "
                                       "buildings a system with own pieces and an empty slot")},
    Nothing{"move", QT_TRANSLATE_NOOP("options", "There are no ships to move")},
    Nothing{"repair", QT_TRANSLATE_NOOP("options", "Nothing is damaged")},
    Nothing{"influence", QT_TRANSLATE_NOOP("options", "There is no agent to place, or no card in the Court")},
    Nothing{"secure", QT_TRANSLATE_NOOP("options",
                                        "No card of the Court has more of your agents than of each "
                                        "Rival's")},
    Nothing{"battle", QT_TRANSLATE_NOOP("options", "No own ships stand beside anybody else's pieces")},
    Nothing{"card", QT_TRANSLATE_NOOP("options", "No card here gives an action now")},
};

/// The slot it lies in, from 1; 0 when that is not where it would be stolen from.
int slotOf(const State& state, Resource token, int keys) {
    const Player defender = state.battle.defender;
    if (!isColor(defender)) return 0;
    const int slot = slotWith(state.of(defender), token);
    return slot >= 0 && kSlotRaidCost[static_cast<std::size_t>(slot)] == keys ? slot + 1 : 0;
}

}  // namespace

QString raidText(const State& state, const command::Raid& raid, const PlayerNames& players) {
    const Player defender = state.battle.defender;
    const int keys = raid.golem != Golem::None         ? raidCost(state, defender, raid.golem)
                     : raid.resource != Resource::None ? raidCost(state, defender, raid.resource)
                                                       : raidCost(state, defender, raid.card);
    QString what = entryText(raid, players);
    if (keys < 0) return what;
    const int slot = raid.resource != Resource::None ? slotOf(state, raid.resource, keys) : 0;
    const QString from =
        slot > 0
            ? translate("options", "%1 from slot %2", "what is raided, and where it lies").arg(what).arg(slot)
            : what;
    return translate("options", "%1: %2 of %3 keys", "a raid, its price and what is left to pay with")
        .arg(from)
        .arg(keys)
        .arg(state.battle.keys);
}

QString spendText(const command::Spend& spend, const PlayerNames& players) {
    constexpr std::array kGives{QT_TRANSLATE_NOOP("options", "%1: Build or Repair"),
                                QT_TRANSLATE_NOOP("options", "%1: Move"),
                                QT_TRANSLATE_NOOP("options", "%1: this turn's actions may battle"),
                                QT_TRANSLATE_NOOP("options", "%1: Secure"),
                                QT_TRANSLATE_NOOP("options", "%1: an action of the lead card")};
    static_assert(kGives.size() == kAllResources.size());
    QString what = entryText(spend, players);
    return spend.golem == Golem::None ? translate("options", kGives[index(spend.as)]).arg(what) : what;
}

QString nothingText(const QString& group) {
    for (const Nothing& nothing : kNothing)
        if (group == QLatin1StringView(nothing.group)) return translate("options", nothing.text);
    return {};
}

QString lastPassText() {
    return translate("options", "Everybody else has passed: this ends the chapter, with cards left in hands");
}

}  // namespace reach::words
