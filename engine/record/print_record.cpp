#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/map/setup_cards.h"
#include "engine/record/print.h"

namespace reach {
namespace {

std::string playersText(const Record& game) {
    std::string text;
    for (const Player player : game.setup.seats) {
        if (!text.empty()) text += ", ";
        text += nameOf(player);
        const auto name = index(player) < kPlayerColors
                              ? record::tidyName(game.names[static_cast<std::size_t>(player)])
                              : std::string();
        if (!name.empty()) text += "=" + name;
    }
    return text;
}

template <typename Cards>
void addCards(std::string& text, std::string_view key, const Cards& cards) {
    if (cards.empty()) return;
    record::Sentence row(key);
    for (const CardId card : cards) row.add(nameOf(card));
    text += row.text() + "\n";
}

std::string headerText(const Record& record) {
    const Setup& setup = record.setup;
    std::string text = "game: " + record.game + "\nplayers: " + playersText(record) + "\n";
    if (!setup.campaign) text += "setup: " + std::string(setupCard(setup).id) + "\n";
    FixedVector<CardId, kPlayerColors> fates;
    for (const auto fate : setup.fates) fates.push(fateCard(fate));
    addCards(text, "fates:", fates);
    if (setup.act != Setup{}.act) text += "act: " + std::to_string(setup.act) + "\n";
    addCards(text, "court:", setup.court);
    addCards(text, "leaders:", setup.leaders);
    addCards(text, "lore:", setup.lore);
    if (setup.depth != Setup{}.depth) text += "depth: " + std::string(nameOf(setup.depth)) + "\n";
    if (setup.strictness != Setup{}.strictness)
        text += "strictness: " + std::string(nameOf(setup.strictness)) + "\n";
    if (setup.splitDiscard) text += "discard: split\n";
    return text;
}

}  // namespace

namespace record {

std::string tidyName(std::string name) {
    for (char& character : name)
        if (static_cast<unsigned char>(character) < ' ' || character == ',' || character == '#')
            character = ' ';
    const auto first = name.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return name.substr(first, name.find_last_not_of(' ') - first + 1);
}

}  // namespace record

std::string printRecord(const Record& record) {
    auto text = headerText(record) + "\n";
    for (const Entry& entry : record.entries) text += printCommand(entry.command) + "\n";
    return text;
}

}  // namespace reach
