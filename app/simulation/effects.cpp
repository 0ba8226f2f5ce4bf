#include "app/simulation/effects.h"

#include "engine/contract/printed.h"
#include "engine/core/fate_tokens.h"
#include "engine/protocol/evolving.h"
#include "engine/protocol/wire.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach::simulation {
namespace {

using event::CardPlace;

template <typename E, typename... Others>
constexpr bool isOneOf = (std::is_same_v<E, Others> || ...);

/// True for events that only change the bookkeeping of the turn and nothing on the table.
bool isBookkeeping(const Event& event) {
    return std::visit(
        []<typename E>(const E& e) {
            if constexpr (std::is_same_v<E, event::Asked>)
                return e.pending.ask == Ask::Resolve || e.pending.ask == Ask::Refill;
            else
                return isOneOf<E, event::Answered, event::AskChanged, event::Acted, event::PipSpent,
                               event::OnceUsed, event::GrantUsed, event::PreludeEnded, event::DeckShuffled>;
        },
        event);
}

/// True for the usual move of a used card, which is no effect.
bool isOwnWay(const Event& event, CardId card) {
    const auto* moved = std::get_if<event::CardMoved>(&event);
    return moved != nullptr && moved->card == card && moved->to != CardPlace::Attached &&
           moved->to != CardPlace::Played;
}

bool changesAnything(const std::vector<Event>& events, CardId card) {
    return !std::ranges::all_of(
        events, [&](const Event& event) { return isBookkeeping(event) || isOwnWay(event, card); });
}

/// True if the two results differ in more than the card's own move.
bool isElse(const Decision& one, const Decision& other, CardId card) {
    if (one.verdict.legal() != other.verdict.legal()) return true;
    const auto told = [&](const Decision& decision) {
        std::vector<std::string> lines;
        for (const Event& event : decision.events)
            if (const auto* moved = std::get_if<event::CardMoved>(&event);
                !isBookkeeping(event) && (moved == nullptr || moved->card != card))
                lines.push_back(toWire(event));
        return lines;
    };
    return told(one) != told(other);
}

/// True if the card's text may matter for this entry. A Guild card's suit counts for ambitions, but that is
/// not its text.
bool mayMatter(CardId card, const Command& command) {
    return !isGuild(card) || !std::holds_alternative<command::Score>(command);
}

/// True if the entry is about the card: takes, gives or chooses it.
bool isAbout(const Command& command, CardId card) {
    return std::visit(
        [&]<typename C>(const C& c) {
            if constexpr (isOneOf<C, command::Influence, command::Secure, command::Ransack, command::Court,
                                  command::Take, command::Raid>)
                return c.card == card;
            else if constexpr (requires { CardId{c.choice.card}; })
                return c.choice.card == card;
            else if constexpr (requires { c.parts; })
                return std::ranges::find(c.parts, card, &command::DealPart::card) != c.parts.end();
            else
                return false;
        },
        command);
}
bool names(const Command& command, CardId card) {
    return isAbout(command, card) || std::visit(
                                         [&](const auto& c) {
                                             if constexpr (requires { CardId{c.card}; })
                                                 return c.card == card;
                                             else
                                                 return false;
                                         },
                                         command);
}

/// The card whose question the entry answers, or that the entry uses; else None.
CardId cardAsked(const State& state, const Command& command) {
    if (const auto* use = std::get_if<command::Use>(&command)) return use->card;
    const bool corrects = std::holds_alternative<command::Correct>(command);
    return state.pending.empty() || corrects ? CardId::None : state.pending.back().card;
}

bool isVox(CardId card) {
    return isCard(card) && cardOf(card).kind == CardKind::Vox;
}

/// Takes a card away; cards attached to it stay.
void takeAway(CourtSlot& slot, CardId card) {
    if (slot.card == card) slot.card = CardId::None;
    const auto above = slot.attached;
    slot.attached.clear();
    for (const CardId other : above)
        if (other != card) slot.attached.push(other);
}

/// Texts in the rules booklet about rules that no card brings but the tokens. Such a text has an effect if an
/// entry has a different result without the tokens and no other card is used for it.
struct ToldByToken {
    std::string_view text;
    FateToken token;
};
constexpr std::array kToldByToken{
    ToldByToken{"F320", FateToken::WarProfiteer}, ToldByToken{"F505", FateToken::Golem},
    ToldByToken{"F1003", FateToken::Banner},      ToldByToken{"F1804", FateToken::Bunker},
    ToldByToken{"F2205", FateToken::Passage},     ToldByToken{"F2304", FateToken::Conspiracy},
};

/// Texts that have no effect of their own.
constexpr std::array<std::string_view, 7> kNoEffect{
    "F222",                           // repeats the text of the titles F218 to F221
    "F823",                           // repeats the Doctrine F822A
    "F327", "F426", "F721", "F1410",  // remind of F326A, F425, F720, F1409
    "F515",                           // an Event like any other, which is played without a name
};
/// A Policy with Authority, which governs without the Steward's card for the same Policy.
struct PolicyWithAuthority {
    std::string_view card;
    std::string_view plain;
};
constexpr std::array kWithAuthority{
    PolicyWithAuthority{"F124", "AID03"},
    PolicyWithAuthority{"F125", "AID05"},
    PolicyWithAuthority{"F126", "AID04"},
};

/// The highest number of players with which the text cannot matter.
struct NeedsPlayers {
    std::string_view text;
    int without;
};
constexpr std::array kNeedsPlayers{
    NeedsPlayers{"F220", 2},   // a title for each player
    NeedsPlayers{"F221", 3},   //
    NeedsPlayers{"F319", 2},   // consent of a third player
    NeedsPlayers{"F1212", 2},  // between two Rivals of the Pirate
};

}  // namespace

const CardSet& cardsOfFates(int players) {
    static const auto sets = [] {
        std::array<CardSet, kPlayerColors + 1> all;
        for (std::size_t among = 0; among < all.size(); ++among) {
            for (const PrintedCard& printed : printedCards())
                if (const CardId card = findCard(printed.id);
                    printed.fate != 0 && isCard(card) && fateOf(card) == 0 && nameOf(card) == printed.id)
                    all[among].insert(card);
            for (const std::string_view text : kNoEffect) all[among].erase(findCard(text));
            for (const NeedsPlayers& needs : kNeedsPlayers)
                if (static_cast<int>(among) <= needs.without) all[among].erase(findCard(needs.text));
        }
        return all;
    }();
    return sets[static_cast<std::size_t>(players)];
}

void Effects::count(CardId card) {
    if (!cardsOfFates().contains(card) || seen_.contains(card)) return;
    seen_.insert(card);
    const auto at = static_cast<std::size_t>(index(card));
    if (at >= counts_.size()) counts_.resize(at + 1);
    ++counts_[at];
}

void Effects::watch(const Game& before, const std::vector<Option>& offered, const Command& command,
                    const Decision& decision) {
    seen_.clear();
    countPlayed(before.state, command);
    countSecured(decision.events);
    const CardId asked = cardAsked(before.state, command);
    if (changesAnything(decision.events, asked)) count(asked);
    const auto without = [&](CardId card, auto remove) {
        if (seen_.contains(card) || !cardsOfFates().contains(card)) return;
        Game other = before;
        remove(other.state);
        const bool does = !isAbout(command, card) && mayMatter(card, command) &&
                          isElse(decision, decide(other, command), card);
        if (does || forbids(card, other, offered)) count(card);
    };
    for (const Player player : before.setup.seats)
        before.state.of(player).cards.forEach([&](CardId card) {
            without(card, [&](State& other) {
                other.of(player).cards.erase(card);
                other.of(player).seams = heldSeams(other, player);
            });
        });
    before.state.campaign.booklet.forEach([&](CardId card) {
        without(card, [&](State& other) {
            other.campaign.booklet.erase(card);
            other.campaign.laws = lawSeams(other);
        });
    });
    for (const PolicyWithAuthority& policy : kWithAuthority)
        if (const CardId card = findCard(policy.card); before.state.campaign.policy == card)
            without(card, [&](State& other) { other.campaign.policy = findCard(policy.plain); });
    for (std::size_t place = 0; place < before.state.court.size(); ++place)
        for (const CardId card : before.state.court[place].cards())
            if (isVox(card))
                without(card, [&](State& other) {
                    takeAway(other.court[place], card);
                    other.campaign.inCourt = courtSeams(other);
                });
    const auto told = [&](std::string_view text, auto remove) {
        const CardId card = findCard(text);
        if (seen_.contains(card) || !before.state.campaign.booklet.contains(card) ||
            (asked != CardId::None && asked != card))
            return;
        Game other = before;
        remove(other.state.campaign);
        if (isElse(decision, decide(other, command), card)) count(card);
    };
    for (const ToldByToken& rule : kToldByToken)
        told(rule.text, [&](CampaignState& other) {
            for (LaidToken& token : other.tokens)
                if (token.kind == rule.token) token = {.kind = token.kind, .number = token.number};
            event::renewTokens(other);
        });
    told("F214", [](CampaignState& other) { other.commonwealth = Ambition::None; });
}

/// Counts action cards, the rule that they come with (F813), and the rule of the ambitions they declare
/// (F814).
void Effects::countPlayed(const State& state, const Command& command) {
    const auto* played = std::get_if<command::PlayCard>(&command);
    if (played != nullptr && isFaithful(played->card)) {
        count(faithfulCard(numberOf(played->card)));
        count(findCard("F813"));
    }
    const CardId anyAmbition = findCard("F814");
    const bool declares = std::holds_alternative<command::Declare>(command) && isFaithful(leadCard(state));
    if (declares && state.campaign.booklet.contains(anyAmbition)) count(anyAmbition);
}

/// Counts secured Vox cards that have an effect at once, besides the loss of the agents. A card that asks a
/// question is counted with the answer.
void Effects::countSecured(const std::vector<Event>& events) {
    const auto isOfSecuring = [](const Event& event) {
        if (const auto* agents = std::get_if<event::AgentsMoved>(&event))
            return agents->from == event::AgentPlace::Court;
        return isBookkeeping(event) || std::holds_alternative<event::CardMoved>(event) ||
               std::holds_alternative<event::ObjectiveMoved>(event);
    };
    if (std::ranges::all_of(events, isOfSecuring)) return;
    for (const Event& event : events)
        if (const auto* moved = std::get_if<event::CardMoved>(&event);
            moved != nullptr && moved->to == CardPlace::Resolving && isVox(moved->card))
            count(moved->card);
}

/// True if more entries are possible without the card. A removed card may be drawn again, but that is not an
/// effect of its text.
bool Effects::forbids(CardId card, const Game& without, const std::vector<Option>& offered) {
    options(without, Want::Legal, more_);
    auto next = offered.begin();  // both lists are in the same order
    for (const Option& option : more_) {
        const auto found = std::find_if(next, offered.end(),
                                        [&](const Option& one) { return one.command == option.command; });
        if (found != offered.end())
            next = found + 1;
        else if (!names(option.command, card))
            return true;
    }
    return false;
}

Effects& Effects::operator+=(const Effects& other) {
    counts_.resize(std::max(counts_.size(), other.counts_.size()));
    for (std::size_t at = 0; at < other.counts_.size(); ++at) counts_[at] += other.counts_[at];
    return *this;
}

}  // namespace reach::simulation
