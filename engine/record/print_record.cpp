#include "engine/cards/catalogue.h"
#include "engine/core/names.h"
#include "engine/map/setup_cards.h"
#include "engine/record/print.h"

namespace reach {
namespace {

/// A name without the characters that end one, and without spaces around it.
std::string tidyName(std::string name) {
    for (char& character : name)
        if (static_cast<unsigned char>(character) < ' ' || character == ',' || character == '#')
            character = ' ';
    const auto first = name.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return name.substr(first, name.find_last_not_of(' ') - first + 1);
}

std::string playersText(const Record& record) {
    std::string text;
    for (const Player player : record.setup.seats) {
        if (!text.empty()) text += ", ";
        text += nameOf(player);
        const auto name = index(player) < kPlayerColors
                              ? tidyName(record.names[static_cast<std::size_t>(player)])
                              : std::string();
        if (!name.empty()) text += "=" + name;
    }
    return text;
}

std::string headerText(const Record& record) {
    const Setup& setup = record.setup;
    std::string text = "game: " + record.game + "\nplayers: " + playersText(record) +
                       "\nsetup: " + std::string(setupCard(setup).id) + "\n";
    if (!setup.court.empty()) {
        record::Sentence court("court:");
        for (const CardId card : setup.court) court.add(nameOf(card));
        text += court.text() + "\n";
    }
    if (setup.depth != Setup{}.depth) text += "depth: " + std::string(nameOf(setup.depth)) + "\n";
    if (setup.strictness != Setup{}.strictness)
        text += "strictness: " + std::string(nameOf(setup.strictness)) + "\n";
    if (setup.splitDiscard) text += "discard: split\n";
    return text;
}

}  // namespace

std::string printRecord(const Record& record) {
    auto text = headerText(record) + "\n";
    for (const Entry& entry : record.entries) text += printCommand(entry.command) + "\n";
    return text;
}

}  // namespace reach
