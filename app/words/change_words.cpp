#include "app/words/change_words.h"

#include "app/words/campaign/campaign_changes.h"
#include "app/words/entry_words.h"
#include "app/words/option_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/rules/battle.h"

#include <algorithm>

namespace reach::words {
namespace {

using namespace event;

class Witness {
  public:
    Witness(const State& before, const Command& command, const PlayerNames& players)
        : before_(before), command_(command), players_(players) {}

    std::vector<Change> take() {
        const auto* tax = std::get_if<command::Tax>(&command_);
        if (tax && !taxed_)
            if (const Resource none = lacking(before_, *tax); none != Resource::None)
                add(translate("changes", "%1 gains nothing: no %2 is left", "a player, a resource")
                        .arg(players_.of(tax->player), name(none)),
                    12, "Tax");
        return std::move(seen_);
    }

    void operator()(const InitiativeMoved& e) {
        if (said<command::Seize>() || said<command::Pass>()) return;
        if (e.seized && !said<command::PlayCard>())
            add(translate("changes", "%1 seizes the initiative").arg(players_.of(e.to)), 10,
                "Seizing the Initiative");
        else if (e.seized)
            add(translate("changes", "%1 surpassed with a 7 and seizes the initiative")
                    .arg(players_.of(e.to)),
                10, "Seizing the Initiative");
        else if (said<command::Correct>() || said<command::Score>() || said<command::Done>() ||
                 said<command::Choose>())
            return;
        else if (roundEnded_)
            add(translate("changes", "%1 leads the next round: whoever had the initiative has no cards left")
                    .arg(players_.of(e.to)),
                8, "Passing Initiative");
        else
            add(translate("changes", "%1 takes the initiative: the highest card that surpassed")
                    .arg(players_.of(e.to)),
                11, "Step 3: Check Initiative");
    }
    void operator()(const Declared& e) {
        if (e.zero)
            add(translate("changes", "The lead card counts as 0 from now on"), 9, "Declaring an Ambition");
    }
    void operator()(const RoundEnded&) {
        roundEnded_ = true;
        // Nobody has led: nothing is discarded, and everybody still plays.
        if (said<command::Pass>() || (said<command::Concede>() && before_.played.empty())) return;
        add(translate("changes", "The round is over, the played cards are discarded"), 11,
            "Step 4: Discard Cards & Check for New Round");
    }
    void operator()(const ChapterEnded&) {
        add(translate("changes", "The chapter is over: score it"), 18, "Ending a Chapter");
    }
    void operator()(const PowerGained& e) {
        if (e.ambition == Ambition::None) return;
        add(translate("changes", "%1 gains %2 Power for %3")
                .arg(players_.of(e.player), QString::number(e.power), name(e.ambition)),
            18, "Step 1: Score Ambitions");
    }
    // Only after scoring, because between two Acts all Trophies are returned in any case.
    void operator()(const TrophiesReturned&) {
        if (!said<command::Score>()) return;
        add(translate("changes", "All Trophies return: Warlord was scored"), 19,
            "Step 2: Clean Up & Flip Ambition");
    }
    void operator()(const CaptivesReturned&) {
        if (!said<command::Score>()) return;
        add(translate("changes", "All Captives return: Tyrant was scored"), 19,
            "Step 2: Clean Up & Flip Ambition");
    }
    void operator()(const MarkerSet& e) {
        if (said<command::Score>() && e.flipped)
            add(translate("changes", "The marker with the lowest Power flips"), 19,
                "Step 2: Clean Up & Flip Ambition");
    }
    void operator()(const ChapterStarted& e) {
        add(translate("changes", "Chapter %1 begins, everybody draws six cards").arg(e.chapter), 19,
            "Step 4: Draw Cards");
    }
    void operator()(const GameEnded& e) {
        add(translate("changes", "The game is over: %1 wins").arg(players_.of(e.winner)), 19,
            "Step 3: End Game or Advance Chapter");
    }
    void operator()(const TokenMoved& e) {
        if (e.from == TokenPlace::Slot && e.to == TokenPlace::Supply && said<command::Strike>())
            add(translate("changes", "%1 discards %2").arg(players_.of(e.fromPlayer), name(e.token)), 16,
                "Destroying Cities");
        // After scoring and before the cleanup, only cards do that.
        if (e.from == TokenPlace::Slot && e.to == TokenPlace::Supply && said<command::Score>())
            add(translate("changes", "%1 discards %2: a card says so")
                    .arg(players_.of(e.fromPlayer), name(e.token)),
                18, "Step 1: Score Ambitions");
        if (e.from == TokenPlace::Supply && e.to == TokenPlace::Frozen && said<command::Choose>() &&
            !before_.pending.empty() && isCard(before_.pending.back().card)) {
            const CardId card = before_.pending.back().card;
            seen_.push_back({translate("changes", "%1 gains %2 onto %3", "a player, a resource, a card")
                                 .arg(players_.of(e.toPlayer), name(e.token), name(card)),
                             {Book::Card, 0, nameOf(card)}});
        }
        // The answer itself names a type that it chooses.
        const auto* answer = std::get_if<command::Choose>(&command_);
        if (answer && e.from == TokenPlace::Supply && e.to == TokenPlace::Slot && !before_.pending.empty() &&
            isLeader(before_.pending.back().card) && answer->choice.resource == Resource::None)
            seen_.push_back({translate("changes", "%1 gains %2").arg(players_.of(e.toPlayer), name(e.token)),
                             {Book::Card, 0, nameOf(before_.pending.back().card)}});
        const auto* tax = std::get_if<command::Tax>(&command_);
        if (!tax || e.from != TokenPlace::Supply || !isColor(e.toPlayer)) return;
        // Resources gained by a card are from no planet.
        add(taxed_ ? translate("changes", "%1 gains %2").arg(players_.of(e.toPlayer), name(e.token))
                   : translate("changes", "%1 gains %2 from %3", "a player, a resource, a planet")
                         .arg(players_.of(e.toPlayer), name(e.token), name(tax->system)),
            12, "Tax");
        taxed_ = true;
    }
    void operator()(const OutrageSet& e) {
        if (e.mark == OutrageMark::Placeholder && !said<command::Correct>()) outraged(e.player, e.resource);
    }
    void operator()(const AgentsMoved& e) {
        if (e.to == AgentPlace::Outrage && e.from == AgentPlace::Supply && e.toPlayer == e.color &&
            !said<command::Correct>())
            outraged(e.color, static_cast<Resource>(e.toAt));
        else if (e.to == AgentPlace::Captives && e.from == AgentPlace::Supply && said<command::Tax>())
            add(translate("changes", "%1 captures an agent of %2")
                    .arg(players_.of(e.toPlayer), players_.of(e.color)),
                12, "Tax");
        else if (e.to == AgentPlace::Captives && e.from == AgentPlace::Court && e.toPlayer != e.color)
            add(translate("changes", "%1 captures agents of %2 from the card")
                    .arg(players_.of(e.toPlayer), players_.of(e.color)),
                13, "Secure");
        else if (e.to == AgentPlace::Trophies && e.from == AgentPlace::Court)
            add(translate("changes", "Agents of %2 on the card become Trophies of %1")
                    .arg(players_.of(e.toPlayer), players_.of(e.color)),
                16, "Destroying Cities");
    }
    void operator()(const HandChanged& e) {
        const auto* secured = std::get_if<command::Secure>(&command_);
        if (secured && e.by > 0)
            seen_.push_back(
                {translate("changes", "%1 draws %n action card(s) from the bottom of the discard pile",
                           nullptr, e.by)
                     .arg(players_.of(e.player)),
                 {Book::Card, 0, nameOf(secured->card)}});
    }
    // If the app draws the card, the players have to find it in the deck.
    void operator()(const CardMoved& e) {
        if (said<command::Court>() && e.to == CardPlace::Court && e.card != CardId::Unknown)
            seen_.push_back(
                {translate("changes", "%1 comes into the Court").arg(name(e.card)), refillRule(before_)});
        if (said<command::Strike>() && e.from == CardPlace::Player && e.to == CardPlace::Discard)
            add(translate("changes", "%1 discards %2").arg(players_.of(e.fromPlayer), name(e.card)), 16,
                "Destroying Cities");
    }
    void operator()(const BuildingPlaced& e) {
        if (said<command::Build>() && e.damaged) damaged();
    }
    void operator()(const ShipsPlaced& e) {
        if (said<command::Build>() && e.damaged > 0) damaged();
    }
    template <typename Other>
    void operator()(const Other&) {}

  private:
    template <typename Entry>
    bool said() const {
        return std::holds_alternative<Entry>(command_);
    }
    void add(const QString& words, std::uint8_t page, std::string_view heading) {
        seen_.push_back({words, {Book::Base, page, heading}});
    }
    void outraged(Player player, Resource type) {
        if (const auto* taken = std::get_if<command::Take>(&command_)) {
            seen_.push_back(
                {translate("changes", "%1 begins with Outrage: %2").arg(players_.of(player), name(type)),
                 {Book::Card, 0, nameOf(leaderOf(player, *taken))}});
            return;
        }
        add(translate("changes", "%1 provoked Outrage: %2").arg(players_.of(player), name(type)), 16,
            "Destroying Cities");
    }
    CardId leaderOf(Player player, const command::Take& taken) const {
        CardId leader = CardId::None;
        before_.of(player).cards.forEach([&](CardId id) {
            if (isLeader(id)) leader = id;
        });
        return leader == CardId::None ? taken.card : leader;
    }
    void damaged() {
        add(translate("changes", "It comes damaged: somebody else controls the system"), 12, "Build");
    }

    const State& before_;
    const Command& command_;
    const PlayerNames& players_;
    bool roundEnded_ = false;  // later events are of the next round
    bool taxed_ = false;       // the planet has given its resource
    std::vector<Change> seen_;
};

/// The rolled keys of a battle that ended without a raid, and why; else empty.
QString keysText(const State& before, const std::vector<Event>& events, const PlayerNames& players) {
    const auto end = std::ranges::find_if(
        events, [](const Event& event) { return std::holds_alternative<BattleEnded>(event); });
    if (end == events.end()) return {};
    // The last thing before the end of a battle is that its aftermath is answered.
    State state = before;
    for (auto at = events.begin(); std::next(at) < end; ++at)
        std::visit([&state](const auto& event) { event.apply(state); }, *at);
    const BattleState& battle = state.battle;
    if (battle.keys <= 0 || state.pending.empty() || state.pending.back().ask != Ask::Aftermath ||
        state.pending.back().count > 0)
        return {};
    if (!isAttackerLeft(state))
        return translate("changes", "%n key(s), but no attacking ship is left", nullptr, battle.keys);
    const int cost = cheapestRaid(state);
    return cost < 0 ? translate("changes", "%n key(s), but nothing of %1 can be raided", nullptr, battle.keys)
                          .arg(players.of(battle.defender))
                    : translate("changes", "%n key(s), but the cheapest thing of %1 costs %2",
                                "a player, and the keys for it", battle.keys)
                          .arg(players.of(battle.defender), QString::number(cost));
}

}  // namespace

std::vector<Change> changes(const State& before, const Command& command, const std::vector<Event>& events,
                            const PlayerNames& players) {
    Witness witness(before, command, players);
    for (const Event& event : events) std::visit(witness, event);
    std::vector<Change> all = witness.take();
    if (const QString unused = keysText(before, events, players); !unused.isEmpty())
        all.push_back({unused, {Book::Base, 16, "Raiding"}});
    for (Change& change : campaignChanges(before, command, events, players)) all.push_back(std::move(change));
    return all;
}

QString outcomeText(const State& after, const Command& command, const std::vector<Event>& events,
                    const PlayerNames& players) {
    if (const auto* influence = std::get_if<command::Influence>(&command)) {
        const auto* slot = std::ranges::find(after.court, influence->card, &CourtSlot::card);
        const int agents = slot == after.court.end() ? 0 : slot->agents[index(influence->player)];
        if (agents == 0) return {};
        return translate("changes", "%1: %n agent(s) on %2 now", "a player, a card", agents)
            .arg(players.of(influence->player), name(influence->card));
    }
    if (const auto* seize = std::get_if<command::Seize>(&command)) {
        const auto isExtraCard = [](const Event& one) {
            return std::holds_alternative<ExtraCardPlayed>(one);
        };
        const QString who = players.of(seize->player);
        return std::ranges::any_of(events, isExtraCard)
                   ? translate("changes", "%1 has the initiative: one more card of the hand lies face down")
                         .arg(who)
                   : translate("changes", "%1 has the initiative").arg(who);
    }
    return {};
}

}  // namespace reach::words
