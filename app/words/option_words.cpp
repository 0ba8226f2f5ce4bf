#include "app/words/option_words.h"

#include "app/words/campaign/campaign_words.h"
#include "app/words/campaign/token_words.h"
#include "app/words/entry_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/choice_numbers.h"
#include "engine/contract/golems.h"
#include "engine/map/board.h"
#include "engine/rules/battle.h"
#include "engine/rules/query.h"
#include "engine/rules/questions.h"
#include "engine/rules/resources.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace reach::words {
namespace {

struct ActionKind {
    const char* name;
    const char* label;
    const char* nothing;
};
constexpr std::array kActionKinds{
    ActionKind{"declare", QT_TRANSLATE_NOOP("options", "Declare"),
               QT_TRANSLATE_NOOP("options",
                                 "Whoever leads may declare the ambition of the card led, "
                                 "before anything else and while a marker is left")},
    ActionKind{"seize", QT_TRANSLATE_NOOP("options", "Seize"),
               QT_TRANSLATE_NOOP("options",
                                 "Nobody can seize the initiative now: only before the first "
                                 "action, once a round, and not by its holder")},
    ActionKind{"prelude", QT_TRANSLATE_NOOP("options", "Prelude"),
               QT_TRANSLATE_NOOP("options",
                                 "No resource or card can be used in a Prelude now: it "
                                 "ends with the first action")},
    ActionKind{"tax", QT_TRANSLATE_NOOP("options", "Tax"),
               QT_TRANSLATE_NOOP("options", "There is no city to tax")},
    ActionKind{"build", QT_TRANSLATE_NOOP("options", "Build"),
               QT_TRANSLATE_NOOP("options",
                                 "There is no place to build: ships need a starport, "
                                 "buildings a system with own pieces and an empty slot")},
    ActionKind{"move", QT_TRANSLATE_NOOP("options", "Move"),
               QT_TRANSLATE_NOOP("options", "There are no ships to move")},
    ActionKind{"repair", QT_TRANSLATE_NOOP("options", "Repair"),
               QT_TRANSLATE_NOOP("options", "Nothing is damaged")},
    ActionKind{"influence", QT_TRANSLATE_NOOP("options", "Influence"),
               QT_TRANSLATE_NOOP("options", "There is no agent to place, or no card in the Court")},
    ActionKind{"secure", QT_TRANSLATE_NOOP("options", "Secure"),
               QT_TRANSLATE_NOOP("options",
                                 "No card of the Court has more of your agents than of each "
                                 "Rival's")},
    ActionKind{"battle", QT_TRANSLATE_NOOP("options", "Battle"),
               QT_TRANSLATE_NOOP("options", "No own ships stand beside anybody else's pieces")},
    ActionKind{"card", QT_TRANSLATE_NOOP("options", "Cards"),
               QT_TRANSLATE_NOOP("options", "No card here gives an action now")},
};

const ActionKind* kindOf(const QString& name) {
    const auto kind = std::ranges::find_if(
        kActionKinds, [&](const ActionKind& one) { return name == QLatin1StringView(one.name); });
    return kind == kActionKinds.end() ? nullptr : &*kind;
}

/// The slot of the token, from 1; 0 if it would not be stolen from there.
int slotOf(const State& state, Resource token, int keys) {
    const Player defender = state.battle.defender;
    if (!isColor(defender)) return 0;
    const int slot = slotWith(state.of(defender), token);
    return slot >= 0 && kSlotRaidCost[static_cast<std::size_t>(slot)] == keys ? slot + 1 : 0;
}

/// The number of tokens of this kind in the slots, if there are several to choose from; else 0.
int alike(const State& state, Resource token) {
    const auto& slots = state.of(state.battle.defender).slots;
    const auto count = static_cast<int>(std::count(slots.begin(), slots.end(), token));
    return count > 1 ? count : 0;
}

/// A number that stands for something in the answer to a card.
struct NumberedAnswer {
    CardAsks asks;
    int number;
    const char* text;
};
constexpr int kOther = -1;  ///< any number, and none
constexpr NumberedAnswer kNumberedAnswers[] = {
    {CardAsks::LookAtHand, 1, QT_TRANSLATE_NOOP("options", "a card is swapped")},
    {CardAsks::EndTurnForGolems, kYes, QT_TRANSLATE_NOOP("options", "end the turn")},
    {CardAsks::CopiedFaithful, kYes, QT_TRANSLATE_NOOP("options", "yes")},
    {CardAsks::DiscardFaithful, kYes, QT_TRANSLATE_NOOP("options", "discard the highest")},
    {CardAsks::TakeFaithful, kYes, QT_TRANSLATE_NOOP("options", "take the highest")},
    {CardAsks::TurnDoctrine, kYes, QT_TRANSLATE_NOOP("options", "turn it over")},
    {CardAsks::Defect, 0, QT_TRANSLATE_NOOP("options", "discard the card")},
    {CardAsks::Defect, kOther, QT_TRANSLATE_NOOP("options", "bury the card")},
    {CardAsks::PlaceClue, 0, QT_TRANSLATE_NOOP("options", "an X Clue")},
    {CardAsks::PlaceClue, 1, QT_TRANSLATE_NOOP("options", "a Check Clue")},
    {CardAsks::PlaceClue, 2, QT_TRANSLATE_NOOP("options", "the Portal")},
    {CardAsks::ClaimHaven, 0, QT_TRANSLATE_NOOP("options", "nothing")},
    {CardAsks::ClaimHaven, 2, QT_TRANSLATE_NOOP("options", "no Rival pieces there, and a Loyal one")},
    {CardAsks::ClaimHaven, 3, QT_TRANSLATE_NOOP("options", "no Rival pieces there")},
    {CardAsks::ClaimHaven, 4, QT_TRANSLATE_NOOP("options", "a Loyal piece there")},
    {CardAsks::DeclareByMarker, 1, QT_TRANSLATE_NOOP("options", "the lowest marker")},
    {CardAsks::DeclareByMarker, 2, QT_TRANSLATE_NOOP("options", "the middle marker")},
    {CardAsks::DeclareByMarker, 3, QT_TRANSLATE_NOOP("options", "the highest marker")},
};

/// Returns the meaning of the number in the answer. The text is empty if the number only counts.
QString numberText(const Pending& asked, int number) {
    if (asked.ask != Ask::Resolve) return {};
    const CardAsks asks = asksOf(asked);
    switch (asks) {
        case CardAsks::RemoveIdeal:
        case CardAsks::Sponsor:
        case CardAsks::FillGap:
            return number >= 1 && number <= kAmbitions ? name(static_cast<Ambition>(number - 1)) : QString();
        case CardAsks::GuessConspiracy: return number >= 1 ? conspiracyName(number) : QString();
        case CardAsks::RumorSide:
            return number >= 1
                       ? tokenText({.kind = FateToken::Rumor, .number = static_cast<std::int8_t>(number)})
                       : QString();
        case CardAsks::Choose:  // the only such card whose number is none (F115)
            if (!isCard(asked.card) || nameOf(asked.card) != "F115" || number < 0) return {};
            return number == 0 ? translate("options", "hit ships of Outlaws")
                               : translate("options", "hit Imperial ships");
        default: break;
    }
    for (const NumberedAnswer& answer : kNumberedAnswers)
        if (asks == answer.asks && (number == answer.number || answer.number == kOther))
            return translate("options", answer.text);
    return {};
}

/// An agent sent on by a card that says "place": the author has since said that this is "influence", which a
/// Decided Council forbids (BR p.14).
bool isPlacedOnDecided(const State& state, const Pending& asked, const command::Choice& choice) {
    constexpr std::array kPlacing{"F109", "F216", "F217"};
    return asked.ask == Ask::Resolve && state.campaign.councilDecided && choice.card == imperialCouncil() &&
           std::ranges::any_of(kPlacing, [&](const char* id) { return asked.card == findCard(id); });
}
QString withRemark(const State& state, const Pending& asked, const command::Choice& choice,
                   const QString& text) {
    if (!isPlacedOnDecided(state, asked, choice)) return text;
    return translate("options", "%1 (in print, yes; its author has since said no)", "what is chosen")
        .arg(text);
}

QString counted(const char* thing, int count) {
    return translate("options", thing, nullptr, count);
}

/// Hits that land on pieces of one kind.
struct Hits {
    const char* thing = nullptr;
    int fresh = 0;
    int damaged = 0;
    int already = 0;  ///< damaged pieces that stood there before
    int whole = 0;    ///< fresh ones

    int destroyed() const { return damaged; }
    /// The number of pieces that were hit while fresh and not destroyed by the same hits.
    int hurt() const { return fresh - std::max(0, damaged - already); }

    /// Assigns a hit. A hit without "fresh" or "damaged" lands on a damaged piece first, as Strike is dealt.
    /// Returns false if no piece is left.
    bool lands() {
        const bool onDamaged = already + fresh > damaged;
        if (!onDamaged && whole <= fresh) return false;
        ++(onDamaged ? damaged : fresh);
        return true;
    }
};

constexpr const char* kShipsHit = QT_TRANSLATE_N_NOOP("options", "%n ship(s)");
constexpr const char* kOwnShipsHit = QT_TRANSLATE_N_NOOP("options", "%n own ship(s)");
constexpr const char* kBlightHit = QT_TRANSLATE_N_NOOP("options", "%n Blight");
constexpr const char* kImperialHit = QT_TRANSLATE_N_NOOP("options", "%n Imperial ship(s)");
constexpr const char* kCitiesHit = QT_TRANSLATE_N_NOOP("options", "%n city(s)");
constexpr const char* kStarportsHit = QT_TRANSLATE_N_NOOP("options", "%n starport(s)");

/// Sorts the hits by ships (or Blight), cities and starports of the defender, and Imperial ships beside it.
/// Returns false if hits land on any other piece, or on one building and not on another of its kind.
bool sorted(const State& state, const command::Strike& strike, std::array<Hits, 4>& sorts) {
    const BattleState& battle = state.battle;
    if (index(battle.system) >= kSystems || battle.defender == Player::None) return false;
    const SystemState& here = state.at(battle.system);
    const char* const ships = battle.defender == Player::Blight   ? kBlightHit
                              : battle.defender == Player::Empire ? kImperialHit
                                                                  : kShipsHit;
    sorts = {Hits{ships}, Hits{kCitiesHit}, Hits{kStarportsHit}, Hits{kImperialHit}};
    sorts[0].already = here.ships[index(battle.defender)].damaged;
    sorts[3].already = here.ships[index(Player::Empire)].damaged;
    for (const Building& building : here.buildings)
        if (building.owner == battle.defender) {
            Hits& hits = sorts[building.type == BuildingType::City ? 1 : 2];
            ++(building.damaged ? hits.already : hits.whole);
        }
    for (const command::Hit& hit : strike.targets) {
        if (!(hit.which == Which{})) return false;
        switch (hit.target) {
            case command::Target::City:
                if (!sorts[1].lands()) return false;
                break;
            case command::Target::Starport:
                if (!sorts[2].lands()) return false;
                break;
            case command::Target::FreshShip: ++sorts[0].fresh; break;
            case command::Target::DamagedShip: ++sorts[0].damaged; break;
            case command::Target::FreshFleet: ++sorts[3].fresh; break;
            case command::Target::DamagedFleet: ++sorts[3].damaged; break;
            case command::Target::FreshCity: ++sorts[1].fresh; break;
            case command::Target::DamagedCity: ++sorts[1].damaged; break;
            case command::Target::FreshStarport: ++sorts[2].fresh; break;
            case command::Target::DamagedStarport: ++sorts[2].damaged; break;
            default: return false;
        }
    }
    return true;
}

}  // namespace

QString answerText(const Pending& asked, const command::Choice& choice, const PlayerNames& players) {
    QString number = numberText(asked, choice.count);
    if (number.isEmpty()) return choiceText(choice, players);
    command::Choice rest = choice;
    rest.count = -1;
    if (rest == command::Choice{}) return number;
    return choiceText(rest, players) + translate("entries", ", ", "between the parts of a list") + number;
}

namespace {

/// Overseer, Ruthless: the building is hit and its action taken again. The stage says whether it was a tax.
QString hitAndRepeatText(const Pending& asked, const QString& who) {
    const SystemId at = asked.memo.as<memo::BuildingAt>().system;
    const QString text = asked.stage == 0
                             ? translate("options", "%1 hits the city in %2 to tax it again (%3)",
                                         "a player, a system, a card")
                             : translate("options", "%1 hits the starport in %2 to build there again (%3)",
                                         "a player, a system, a card");
    return text.arg(who, name(at), name(asked.card));
}

}  // namespace

QString answerText(const Pending& asked, const command::Choose& answer, const PlayerNames& players) {
    const QString who = players.of(answer.player);
    if (isCard(asked.card) && asked.ask == Ask::Resolve && nameOf(asked.card) == "LEAD10")
        return hitAndRepeatText(asked, who);
    if (answer.choice == command::Choice{})
        return isCard(asked.card)
                   ? translate("options", "%1 does so (%2)", "a player asked whether to, and the card")
                         .arg(who, name(asked.card))
                   : entryText(answer, players);
    return translate("entries", "%1 chooses %2").arg(who, answerText(asked, answer.choice, players));
}

QString strikeText(const State& state, const command::Strike& strike, const PlayerNames& players) {
    std::array<Hits, 4> sorts;
    if (!sorted(state, strike, sorts)) return entryText(strike, players);
    QStringList destroyed;
    QStringList damaged;
    for (const Hits& hits : sorts) {
        if (hits.destroyed() > 0) destroyed += counted(hits.thing, hits.destroyed());
        if (hits.hurt() > 0) damaged += counted(hits.thing, hits.hurt());
    }
    const QString who = players.of(strike.player);
    if (damaged.isEmpty())
        return translate("options", "%1 destroys %2", "a player, and pieces").arg(who, allOf(destroyed));
    if (destroyed.isEmpty())
        return translate("options", "%1 damages %2", "a player, and pieces").arg(who, allOf(damaged));
    return translate("options", "%1 destroys %2, damages %3", "a player, and pieces")
        .arg(who, allOf(destroyed), allOf(damaged));
}

QString sufferText(const State& state, const command::Suffer& suffer, const PlayerNames& players) {
    Hits own{kOwnShipsHit, 0, 0, state.battle.attackers.damaged};
    Hits fleet{kImperialHit, 0, 0, state.battle.fleet.damaged};
    for (const command::Hurt hurt : suffer.hits) switch (hurt) {
            case command::Hurt::Fresh: ++own.fresh; break;
            case command::Hurt::Damaged: ++own.damaged; break;
            case command::Hurt::FreshFleet: ++fleet.fresh; break;
            case command::Hurt::DamagedFleet: ++fleet.damaged; break;
            default: return entryText(suffer, players);
        }
    QStringList destroyed;
    QStringList damaged;
    for (const Hits& hits : {own, fleet}) {
        if (hits.destroyed() > 0) destroyed += counted(hits.thing, hits.destroyed());
        if (hits.hurt() > 0) damaged += counted(hits.thing, hits.hurt());
    }
    const QString who = players.of(suffer.player);
    if (damaged.isEmpty())
        return translate("options", "%1 loses %2", "a player, and own pieces").arg(who, allOf(destroyed));
    if (destroyed.isEmpty())
        return translate("options", "%1 has %2 damaged", "a player, and own pieces").arg(who, allOf(damaged));
    return translate("options", "%1 loses %2 and has %3 damaged", "a player, and own pieces")
        .arg(who, allOf(destroyed), allOf(damaged));
}

/// In a Summit the three resources that the Magnate exports (F301B). They are named where the player has no
/// others.
QString discardText(const State& state, const command::Discard& discard, const PlayerNames& players) {
    if (discard.golem != Golem::None || discard.resource != Resource::None)
        return entryText(discard, players);
    constexpr int kExported = 3;
    QStringList all;
    for (const Resource token : kAllResources)
        for (int i = tokensToDiscard(state, discard.player, token); i > 0; --i) all += name(token);
    const QString why = name(fateCard(state.seat(discard.player).fate));
    const QString who = players.of(discard.player);
    if (all.size() == kExported)
        return translate("options", "%1 discards %2 (%3)", "a player, resources, and the card that says so")
            .arg(who, allOf(all), why);
    return translate("options", "%1 discards three resources (%2)", "a player, and the card that says so")
        .arg(who, why);
}

QString freeText(const Grant& grant) {
    QString text;
    for (std::size_t i = 0; i < kActions; ++i) {
        if ((grant.actions >> i & 1U) == 0) continue;
        const QString name = actionText(QString::fromUtf8(nameOf(static_cast<Action>(i))));
        text = text.isEmpty() ? name : translate("options", "%1 or %2", "two actions").arg(text, name);
    }
    return text;
}

QString raidText(const State& state, const command::Raid& raid, const PlayerNames& players) {
    const Player defender = state.battle.defender;
    const int keys = raid.golem != Golem::None         ? raidCost(state, defender, raid.golem)
                     : raid.resource != Resource::None ? raidCost(state, defender, raid.resource)
                                                       : raidCost(state, defender, raid.card);
    QString what = entryText(raid, players);
    if (keys < 0) return what;
    const int slot = raid.resource != Resource::None ? slotOf(state, raid.resource, keys) : 0;
    QString from = what;
    if (slot > 0)
        from = translate("options", "%1 from slot %2", "what is raided, and where it lies")
                   .arg(what, QString::number(slot));
    if (const int count = slot > 0 ? alike(state, raid.resource) : 0)
        from = translate("options", "%1 (the cheapest of %2)", "a raid, and how many alike there are")
                   .arg(from, QString::number(count));
    return translate("options", "%1: %2 of %3 keys", "a raid, its price and what is left to pay with")
        .arg(from, QString::number(keys), QString::number(state.battle.keys));
}

QString spendText(const State& state, const command::Spend& spend, const PlayerNames& players) {
    constexpr std::array kGives{QT_TRANSLATE_NOOP("options", "%1: Build or Repair"),
                                QT_TRANSLATE_NOOP("options", "%1: Move"),
                                QT_TRANSLATE_NOOP("options", "%1: this turn's actions may battle"),
                                QT_TRANSLATE_NOOP("options", "%1: Secure"),
                                QT_TRANSLATE_NOOP("options", "%1: an action of the lead card")};
    static_assert(kGives.size() == kAllResources.size());
    // What it does by the Law of the Golems (F506).
    constexpr std::array kGolemGives{QT_TRANSLATE_NOOP("options", "%1: destroy damaged ships in a system"),
                                     QT_TRANSLATE_NOOP("options", "%1: repair ships anywhere"),
                                     QT_TRANSLATE_NOOP("options", "%1: a Catapult move from anywhere"),
                                     QT_TRANSLATE_NOOP("options", "%1: gain a resource")};
    QString what = entryText(spend, players);
    if (spend.golem != Golem::None)
        return translate("options", kGolemGives[index(spend.golem) - 1]).arg(what);
    if (isWasted(state, spend.player, spend.as))
        return translate("options", "%1: Outraged, it gives nothing").arg(what);
    return translate("options", kGives[index(spend.as)]).arg(what);
}

Resource lacking(const State& state, const command::Tax& tax) {
    const Resource type = tax.gains != Resource::None ? tax.gains : planetType(state, tax.system);
    return type != Resource::None && state.supply[index(type)] == 0 ? type : Resource::None;
}

QString taxText(const State& state, const command::Tax& tax, const PlayerNames& players) {
    QString what = entryText(tax, players);
    const Resource none = lacking(state, tax);
    if (none == Resource::None) return what;
    return translate("options", "%1: no %2 is left", "a tax, and the resource").arg(what, name(none));
}

QString actionText(const QString& name) {
    const ActionKind* kind = kindOf(name);
    return kind ? translate("options", kind->label) : QString();
}

QString nothingText(const QString& name) {
    const ActionKind* kind = kindOf(name);
    return kind ? translate("options", kind->nothing) : QString();
}

QString scoreUnseenText() {
    return translate("options", "The chapter has just ended: look at what it brings first");
}

QString idleSpendText(const QString& why) {
    return translate("options", "There is nothing to do with it now: %1").arg(why);
}

QString ofAnotherText(const QString& player) {
    return translate("options", "%1 is at another screen. Answer here all the same?").arg(player);
}

QString lastPassText() {
    return translate("options", "Everybody else has passed: this ends the chapter, with cards left in hands");
}

namespace {

struct Told {
    const State& state;
    const PlayerNames& players;

    QString operator()(const command::Raid& raid) const { return raidText(state, raid, players); }
    QString operator()(const command::Strike& strike) const { return strikeText(state, strike, players); }
    QString operator()(const command::Suffer& suffer) const { return sufferText(state, suffer, players); }
    QString operator()(const command::Spend& spend) const { return spendText(state, spend, players); }
    QString operator()(const command::Tax& tax) const { return taxText(state, tax, players); }
    QString operator()(const command::Discard& discard) const { return discardText(state, discard, players); }
    QString operator()(const command::Choose& answer) const {
        if (state.pending.empty()) return entryText(answer, players);
        const Pending& asked = state.pending.back();
        return withRemark(state, asked, answer.choice, answerText(asked, answer, players));
    }
    template <typename Other>
    QString operator()(const Other& other) const {
        return entryText(other, players);
    }
};

}  // namespace

QString optionText(const State& state, const Command& command, const PlayerNames& players) {
    return std::visit(Told{state, players}, command);
}

namespace {

/// The choice of an answer, for questions that need more than its parts.
QString chosenText(const State& state, const command::Choice& choice, const PlayerNames& players) {
    if (state.pending.empty()) return choiceText(choice, players);
    const Pending& asked = state.pending.back();
    QString chosen = withRemark(state, asked, choice, answerText(asked, choice, players));
    switch (asked.ask) {
        case Ask::Settle:
            return (choice.piece == command::TrophyKind::Cities ? translate("options", "%1: a city")
                                                                : translate("options", "%1: a starport"))
                .arg(name(choice.system));
        case Ask::Govern:
            return (choice.card == state.campaign.policy ? translate("options", "Enforce it: %1")
                                                         : translate("options", "Change to: %1"))
                .arg(chosen);
        default: return chosen;
    }
}

/// The text without the name at its beginning.
QString withoutName(const QString& text, const QString& name) {
    if (text.startsWith(name + QStringLiteral(": "))) return text.mid(name.size() + 2);
    return text.startsWith(name + u' ') ? text.mid(name.size() + 1) : text;
}

}  // namespace

QString buttonText(const State& state, const Command& command, const QString& told,
                   const PlayerNames& players) {
    if (const auto* answer = std::get_if<command::Choose>(&command))
        if (const QString chosen = chosenText(state, answer->choice, players); !chosen.isEmpty())
            return capital(chosen);
    const bool betweenActs = !state.pending.empty() && state.pending.back().ask == Ask::NextAct;
    if (betweenActs && std::holds_alternative<command::Done>(command))
        return translate("options", "Play on: the next Act");
    const Player player = playerOf(command);
    // Whoever acts out of turn is named.
    const bool negotiates = !state.pending.empty() && state.pending.back().ask == Ask::Negotiate;
    if (!isColor(player) || (negotiates && player != state.pending.back().player)) return told;
    return capital(withoutName(told, players.of(player)));
}

bool isHits(const Command& command) {
    return std::holds_alternative<command::Strike>(command) ||
           std::holds_alternative<command::Suffer>(command);
}

QString logText(const State& before, const Command& command, const PlayerNames& players) {
    if (const auto* answer = std::get_if<command::Choose>(&command); answer && !before.pending.empty())
        return answerText(before.pending.back(), *answer, players);
    if (const auto* roll = std::get_if<command::RollEvent>(&command))
        return eventRollText(*roll, std::ranges::none_of(before.pending, [](const Pending& asked) {
            return asked.ask == Ask::Crises || asked.ask == Ask::ActSetup;
        }));
    const bool told = isHits(command) || std::holds_alternative<command::Discard>(command);
    return told ? optionText(before, command, players) : entryText(command, players);
}

namespace {

/// Whose card it is that has chosen by itself, and why it is this player.
QString chosenByItself(const Pending& asked, command::Choose answer, bool crisis,
                       const PlayerNames& players) {
    if (answer.choice.player == answer.player) answer.choice.player = Player::None;
    if (crisis && asked.card == findCard("CC14"))
        return translate("options",
                         "%1: %2 has the most Power (of equals the first in turn order): Free city in %3",
                         "a card, a player, a system")
            .arg(name(asked.card), players.of(answer.player), name(answer.choice.system));
    return translate("options", "%1: %2", "a card, and what was chosen for it by itself")
        .arg(name(asked.card), answerText(asked, answer, players));
}

}  // namespace

QString byItselfText(const State& state, const Command& command, const PlayerNames& players) {
    if (const auto* answer = std::get_if<command::Choose>(&command); answer && !state.pending.empty() &&
                                                                     isCard(state.pending.back().card) &&
                                                                     answer->choice != command::Choice{}) {
        const bool crisis =
            std::ranges::any_of(state.pending, [](const Pending& one) { return one.ask == Ask::Crises; });
        return chosenByItself(state.pending.back(), *answer, crisis, players);
    }
    if (const auto* end = std::get_if<command::EndTurn>(&command))
        return translate("options", "No action is left: the turn of %1 is over").arg(players.of(end->player));
    const bool told = isHits(command) || std::holds_alternative<command::Ransack>(command) ||
                      std::holds_alternative<command::Discard>(command);
    return told ? optionText(state, command, players) : QString();
}

}  // namespace reach::words
