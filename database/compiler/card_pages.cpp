#include <algorithm>
#include <set>

#include "database/compiler/content.h"
#include "engine/core/action_cards.h"
#include "engine/core/names.h"
#include "engine/map/setup_cards.h"

namespace reach::compiler {
namespace {

using reference::PartKind;

std::string capitalized(std::string_view word) {
    std::string out(word);
    if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}

std::string joined(const std::vector<std::string>& words, const std::string& last) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) out += i + 1 == words.size() ? last : ", ";
        out += words[i];
    }
    return out;
}

/// "4 pips, each for Build or Repair. Led, it may declare Warlord."
std::string actionCardText(const PrintedCard& card) {
    const ActionCard face = actionCard(card.actionSuit, card.number);
    std::vector<std::string> actions;
    for (int i = 0; i < kActions; ++i)
        if (contains(actionsOf(card.actionSuit), static_cast<Action>(i)))
            actions.push_back(capitalized(nameOf(static_cast<Action>(i))));
    std::vector<std::string> ambitions;
    for (const Ambition ambition : kBoardAmbitions)
        if (allowsAmbition(face, ambition)) ambitions.push_back(capitalized(nameOf(ambition)));
    const bool any = ambitions.size() == kBoardAmbitions.size();
    std::string text = std::to_string(card.pips) +
                       (card.pips == 1 ? " action pip, for " : " action pips, each for ") +
                       joined(actions, " or ") + ".";
    text += any                 ? " Led, it lets you declare any ambition."
            : ambitions.empty() ? " It declares no ambition."
                                : " Led, it lets you declare " + ambitions[0] + ".";
    if (!inDeck(face, 3)) text += " In the deck with four players only.";
    return text;
}

std::string seatText(const SetupSeat& seat, int number) {
    std::string ships = nameOf(seat.ships[0]);
    if (seat.ships[1] != SystemId::None) ships += " and " + nameOf(seat.ships[1]);
    return "\n- Seat " + std::to_string(number) + ": A (city, 3 ships) at " + nameOf(seat.city) +
           ", B (starport, 3 ships) at " + nameOf(seat.starport) + ", C (2 ships) at " + ships + ".";
}

std::string setupCardText(const PrintedCard& card) {
    const int index = findSetupCard(card.id);
    if (index < 0) return {};
    const SetupCard& setup = setupCards()[static_cast<std::size_t>(index)];
    std::vector<std::string> clusters;
    for (int i = 0; i < kClusters; ++i)
        if ((setup.outOfPlay >> i & 1) != 0) clusters.push_back(std::to_string(i + 1));
    std::string text = std::to_string(setup.players) + " players" +
                       (setup.experienced ? ", for experienced players" : "") + ". Out of play: cluster" +
                       (clusters.size() == 1 ? " " : "s ") + joined(clusters, " and ") + ".\n";
    for (int i = 0; i < setup.players; ++i) text += seatText(setup.seats[i], i + 1);
    return text;
}

/// The text that a page can have without a written summary. Empty if the facts give none.
std::string textFromFacts(const PrintedCard& card) {
    if (card.kind == PrintedKind::MapSetup) return setupCardText(card);
    if (card.kind == PrintedKind::Action && card.actionSuit != Suit::None) return actionCardText(card);
    return {};
}

void addFacts(EntryDraft& entry) {
    entry.title = entry.card->name;
    entry.kind = nameOf(entry.card->kind);
    const std::string text = textFromFacts(*entry.card);
    if (text.empty()) return;
    entry.parts.insert(
        entry.parts.begin(),
        PartDraft{
            .kind = PartKind::Facts, .heading = {}, .markdown = text, .source = {}, .place = entry.place});
}

}  // namespace

int addCardPages(Content& content, Completeness asked, Problems& problems) {
    std::set<std::string_view> written;
    for (EntryDraft& entry : content.entries) {
        if (entry.card == nullptr) continue;
        addFacts(entry);
        if (entry.language == "en") written.insert(entry.card->id);
    }
    int unwritten = 0;
    for (const PrintedCard& card : printedCards()) {
        if (written.contains(card.id)) continue;
        EntryDraft entry{.section = Section::Card, .id = std::string(card.id), .card = &card};
        entry.place = {"cards", 0};
        addFacts(entry);
        if (entry.parts.empty()) {
            ++unwritten;
            entry.written = false;
            entry.parts.push_back(
                {.kind = PartKind::Text, .markdown = "The summary of this card is not written yet."});
            if (asked == Completeness::Fully)
                problems.add(entry.place, "no entry for card " + entry.id + " (" + entry.title + ")");
        }
        content.entries.push_back(std::move(entry));
    }
    return unwritten;
}

}  // namespace reach::compiler
