#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/record/print.h"
#include "engine/record/record_names.h"

namespace reach::record {
namespace {

using namespace command;

std::string buildingsText(const Correct& correct) {
    Sentence text;
    for (const Building& building : correct.buildings) {
        if (!text.text().empty()) text.comma();
        text.add(nameOf(building.owner));
        if (building.damaged) text.add("damaged");
        if (building.used) text.add("used");
        if (building.outside) text.add("outside");
        text.add(nameOf(building.type));
    }
    return text.text().empty() ? "none" : text.text();
}

std::string upgradeText(const Correct& correct) {
    Sentence text(placeText(correct.flagshipPlace));
    if (correct.buildings.empty()) return text.add("none").text();
    if (correct.buildings[0].damaged) text.add("damaged");
    return text.add(nameOf(correct.buildings[0].type)).text();
}

std::string markerText(const Correct& correct) {
    const auto where = correct.ambition == Ambition::None ? "available" : nameOf(correct.ambition);
    return Sentence("marker", correct.place + 1, where, correct.value != 0 ? "flipped" : "").text();
}

std::string cardText(const Correct& correct) {
    constexpr std::array<std::string_view, kCardPiles> kPiles{"discard", "deck",  "box",
                                                              "booklet", "stack", "actions"};
    const auto at = static_cast<std::size_t>(std::clamp<int>(correct.value, 0, kCardPiles - 1));
    const std::string_view pile = kPiles[at];
    return Sentence(correct.player == Player::None ? pile : nameOf(correct.player), "card",
                    nameOf(correct.card))
        .text();
}

std::string placeOf(const LaidToken& token) {
    if (token.at != SystemId::None) return nameOf(token.at);
    if (token.player != Player::None) return std::string(nameOf(token.player));
    if (token.ambition != Ambition::None) return std::string(nameOf(token.ambition));
    return token.card != CardId::None ? std::string(nameOf(token.card)) : "aside";
}

std::string tokenText(const Correct& correct) {
    const LaidToken& token = correct.token;
    const TokenKind& kind = tokenKind(token.kind);
    const auto number = static_cast<std::size_t>(std::max<int>(token.number, 0));
    const bool known = number > 0 && number <= kind.which.size();
    return Sentence("token", kind.name, known ? kind.which[number - 1] : "",
                    token.turned ? kind.back : kind.front, placeOf(token), correct.value)
        .text();
}

/// The text of a correction about a player.
std::string playerText(const Correct& c) {
    switch (c.field) {
        case Field::Power: return Sentence("power", c.value).text();
        case Field::Hand: return "hand " + (c.value < 0 ? "unknown" : std::to_string(c.value));
        case Field::Slots: return "slots " + slotsText(c.slots);
        case Field::Outrage:
            return Sentence("outrage", nameOf(c.resource), c.value != 0 ? "on" : "off").text();
        case Field::Captives:
            return Sentence(c.trophy == TrophyKind::CaptiveShips ? "captive-ships" : "captives",
                            nameOf(c.rival), c.value)
                .text();
        case Field::Trophies: return Sentence("trophies", nameOf(c.rival), nameOf(c.trophy), c.value).text();
        case Field::Title: return Sentence("title", c.value != 0 ? "outlaw" : "regent").text();
        case Field::Objective: return "objective " + (c.value < 0 ? "none" : std::to_string(c.value));
        case Field::Frozen: return Sentence("frozen", nameOf(c.resource), c.value).text();
        case Field::Flagship: return Sentence("flagship", nameOf(c.system)).text();
        case Field::Upgrade: return upgradeText(c);
        case Field::Favors: return Sentence("favors", nameOf(c.rival), c.value).text();
        default: return Sentence("cities", c.value).text();
    }
}

/// The text of a correction about a system.
std::string systemText(const Correct& c) {
    switch (c.field) {
        case Field::Ships: return Sentence(nameOf(c.player), "ships", shipsText(c.ships)).text();
        case Field::Buildings: return "buildings " + buildingsText(c);
        case Field::PlanetType:
            return Sentence("type", c.resource == Resource::None ? "printed" : nameOf(c.resource)).text();
        case Field::Empty: return "empty";
        default: return "unknown";
    }
}

std::string pileText(const Correct& c) {
    const std::string where(c.system == SystemId::None ? std::string(nameOf(c.card)) : nameOf(c.system));
    if (c.resource != Resource::None) return Sentence("on", where, nameOf(c.resource), c.value).text();
    return Sentence("on", where, nameOf(c.player), nameOf(c.trophy), c.value).text();
}

std::string correctionText(const Correct& c) {
    switch (c.field) {
        case Field::Power:
        case Field::Hand:
        case Field::Slots:
        case Field::Outrage:
        case Field::Captives:
        case Field::Trophies:
        case Field::Title:
        case Field::Objective:
        case Field::Favors:
        case Field::Flagship:
        case Field::Frozen:
        case Field::Upgrade:
        case Field::Cities: return Sentence(nameOf(c.player), playerText(c)).text();
        case Field::FirstRegent:
            return Sentence("first-regent", c.player == Player::None ? "nobody" : nameOf(c.player)).text();
        case Field::Trust: return Sentence("trust", nameOf(c.resource), c.value).text();
        case Field::Council: return Sentence("council", c.value != 0 ? "decided" : "in-session").text();
        case Field::Card: return cardText(c);
        case Field::Attached: return Sentence("attached", c.place + 1, nameOf(c.card)).text();
        case Field::Commonwealth: return Sentence("commonwealth", nameOf(c.ambition)).text();
        case Field::Token: return tokenText(c);
        case Field::Side: return Sentence("side", nameOf(c.card), c.value != 0 ? "back" : "front").text();
        case Field::Scrapped: return Sentence("scrapped", c.value).text();
        case Field::Pile: return pileText(c);
        case Field::Sponsored: return Sentence("sponsored", nameOf(c.ambition)).text();
        case Field::CourtCard: return Sentence("court", c.place + 1, nameOf(c.card)).text();
        case Field::CourtAgents:
            return Sentence("court", nameOf(c.card), nameOf(c.player), "agents", c.value).text();
        case Field::Initiative: return Sentence("initiative", nameOf(c.player)).text();
        case Field::Chapter: return Sentence("chapter", c.value).text();
        case Field::Marker: return markerText(c);
        case Field::Ships:
        case Field::Buildings:
        case Field::PlanetType:
        case Field::Empty:
        case Field::Unknown: return Sentence(nameOf(c.system), systemText(c)).text();
    }
    return {};
}

}  // namespace

std::string printCorrection(const Correct& correct) {
    return "correct " + correctionText(correct);
}

}  // namespace reach::record
