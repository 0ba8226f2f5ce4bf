#include "app/words/rewrite_words.h"

#include "app/words/translate.h"
#include "engine/rules/query.h"

#include <algorithm>
#include <vector>

namespace reach::words {
namespace {

/// The differences of two states, one line each.
class Differences {
  public:
    Differences(const Game& now, const Game& then, const PlayerNames& players)
        : setup_(now.setup), now_(now.state), then_(then.state), players_(players) {}

    QStringList take() {
        if (now_.chapter != then_.chapter)
            say(translate("rewrite", "Chapter %1 instead of %2")
                    .arg(QString::number(then_.chapter), QString::number(now_.chapter)));
        if (now_.initiative != then_.initiative && isColor(then_.initiative))
            say(translate("rewrite", "%1 has the initiative instead of %2", "players")
                    .arg(players_.of(then_.initiative), players_.of(now_.initiative)));
        for (const Player player : setup_.seats) ofPlayer(player);
        court();
        map();
        return std::move(lines_);
    }

  private:
    void say(const QString& line) { lines_.append(line); }

    void ofPlayer(Player player) {
        const PlayerState& now = now_.of(player);
        const PlayerState& then = then_.of(player);
        const QString who = players_.of(player);
        if (now.power != then.power)
            say(translate("rewrite", "%1: %2 Power instead of %3")
                    .arg(who, QString::number(then.power), QString::number(now.power)));
        if (now.hand != then.hand && now.hand >= 0 && then.hand >= 0)
            say(translate("rewrite", "%1, cards in hand: %2 instead of %3")
                    .arg(who, QString::number(then.hand), QString::number(now.hand)));
        for (const Resource token : kAllResources)
            if (const int had = tokensHeld(now, token), has = tokensHeld(then, token); had != has)
                say(translate("rewrite", "%1, %2: %3 instead of %4", "player, resource, numbers")
                        .arg(who, name(token), QString::number(has), QString::number(had)));
        const int had = trophiesOf(now_, player);
        if (const int has = trophiesOf(then_, player); had != has)
            say(translate("rewrite", "%1, Trophies: %2 instead of %3")
                    .arg(who, QString::number(has), QString::number(had)));
        const int held = captivesOf(now_, player);
        if (const int holds = captivesOf(then_, player); held != holds)
            say(translate("rewrite", "%1, Captives: %2 instead of %3")
                    .arg(who, QString::number(holds), QString::number(held)));
        then.cards.forEach([&](CardId card) {
            if (!now.cards.contains(card))
                say(translate("rewrite", "%1 has %2", "player, card").arg(who, name(card)));
        });
        now.cards.forEach([&](CardId card) {
            if (!then.cards.contains(card))
                say(translate("rewrite", "%1 no longer has %2", "player, card").arg(who, name(card)));
        });
    }

    void court() {
        for (const CourtSlot& slot : then_.court) {
            const int place = courtPlace(now_, slot.card);
            if (place < 0 && slot.card != CardId::None)
                say(translate("rewrite", "In the Court: %1", "a card").arg(name(slot.card)));
            if (slot.card == CardId::None) continue;
            for (const Player player : setup_.seats) {
                const int had =
                    place < 0 ? 0 : now_.court[static_cast<std::size_t>(place)].agents[index(player)];
                if (const int has = slot.agents[index(player)]; has != had)
                    say(translate("rewrite", "%1, agents on %2: %3 instead of %4", "player, card, numbers")
                            .arg(players_.of(player), name(slot.card), QString::number(has),
                                 QString::number(had)));
            }
        }
        for (const CourtSlot& slot : now_.court)
            if (slot.card != CardId::None && courtPlace(then_, slot.card) < 0)
                say(translate("rewrite", "No longer in the Court: %1", "a card").arg(name(slot.card)));
        for (const AmbitionMarker& marker : then_.markers)
            if (marker.where != Ambition::None && !isDeclared(now_, marker.where))
                say(translate("rewrite", "%1 is declared", "an ambition").arg(name(marker.where)));
        for (const AmbitionMarker& marker : now_.markers)
            if (marker.where != Ambition::None && !isDeclared(then_, marker.where))
                say(translate("rewrite", "%1 is no longer declared", "an ambition").arg(name(marker.where)));
    }

    static bool isDeclared(const State& state, Ambition ambition) {
        return std::ranges::find(state.markers, ambition, &AmbitionMarker::where) != state.markers.end();
    }

    static QString ships(const Ships& ships) {
        return ships.total() == 0 ? translate("rewrite", "no ships") : name(ships);
    }
    static command::Target kindOf(const Building& building) {
        using command::Target;
        if (building.type == BuildingType::City)
            return building.damaged ? Target::DamagedCity : Target::FreshCity;
        return building.damaged ? Target::DamagedStarport : Target::FreshStarport;
    }
    /// The buildings that `here` has more than `there`: two of a kind are told apart by their number only.
    static std::vector<Building> more(const SystemState& here, const SystemState& there) {
        std::vector<Building> list;
        std::vector<Building> others(there.buildings.begin(), there.buildings.end());
        for (const Building& building : here.buildings) {
            const auto same = std::ranges::find_if(others, [&](const Building& other) {
                return other.owner == building.owner && kindOf(other) == kindOf(building);
            });
            if (same == others.end())
                list.push_back(building);
            else
                others.erase(same);
        }
        return list;
    }

    void map() {
        for (int at = 0; at < kSystems; ++at) {
            const auto system = static_cast<SystemId>(at);
            const SystemState& now = now_.at(system);
            const SystemState& then = then_.at(system);
            if (now == then) continue;
            for (const Player owner : kAllOwners)
                if (const Ships& were = now.ships[index(owner)]; were != then.ships[index(owner)])
                    say(translate("rewrite", "%1 in %2: %3 instead of %4", "owner, system, ships")
                            .arg(players_.of(owner), name(system), ships(then.ships[index(owner)]),
                                 ships(were)));
            for (const Building& building : more(then, now))
                say(translate("rewrite", "%1 in %2: a %3", "owner, system, building")
                        .arg(players_.of(building.owner), name(system), name(kindOf(building))));
            for (const Building& building : more(now, then))
                say(translate("rewrite", "%1 in %2: one %3 less", "owner, system, building")
                        .arg(players_.of(building.owner), name(system), name(kindOf(building))));
        }
    }

    const Setup& setup_;
    const State& now_;
    const State& then_;
    const PlayerNames& players_;
    QStringList lines_;
};

}  // namespace

QString rewriteText(const QString& entry, Rewritten how) {
    switch (how) {
        case Rewritten::Replaced: return translate("rewrite", "In place of: %1", "a past entry").arg(entry);
        case Rewritten::Preceded: return translate("rewrite", "Before: %1", "a past entry").arg(entry);
        case Rewritten::LeftOut: break;
    }
    return translate("rewrite", "Without: %1", "a past entry").arg(entry);
}

QString rewriteStatus(Changed change, int after, int unfit, bool followed) {
    if (change == Changed::Same) return translate("rewrite", "That is what it was: nothing changes");
    if (change == Changed::None)
        return translate("rewrite", "Enter what happened, as always; what came after is played again");
    if (unfit > 0) return translate("rewrite", "%n of the entries after it no longer fit(s)", nullptr, unfit);
    if (followed)
        return translate("rewrite", "%n entry(ies) after it, all of them stay: see “Line by line”", nullptr,
                         after);
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

QString thereText(const QStringList& differences) {
    constexpr qsizetype kMost = 3;
    if (differences.isEmpty()) return {};
    return translate("rewrite", "There it would be now: %1", "differences of the table")
        .arg(differences.first(std::min(kMost, differences.size())).join(QStringLiteral(" · ")));
}

QString meansText(const QStringList& putIn, const QString& instead) {
    const QString list = putIn.join(QStringLiteral("; "));
    if (list.isEmpty() && instead.isEmpty()) return translate("rewrite", "Is so already: it is left out");
    if (list.isEmpty()) return translate("rewrite", "Means now: %1", "an entry").arg(instead);
    if (instead.isEmpty()) return translate("rewrite", "Put in before it: %1", "entries").arg(list);
    return translate("rewrite", "Put in before it: %1; it means now: %2", "entries, an entry")
        .arg(list, instead);
}

QStringList differences(const Game& now, const Game& rewritten, const PlayerNames& players) {
    return Differences(now, rewritten, players).take();
}

QString rewrittenText() {
    return translate("rewrite", "It is put right; Undo takes it back");
}

QString putInText() {
    return translate("rewrite", "Put in, so that what followed stays");
}

}  // namespace reach::words
