// A table whose devices come to several hosts: what this host says of it to the others, and what they say.
#include "app/host/host_table.h"

#include <algorithm>

namespace reach {

Elsewhere HostTable::told() const {
    Elsewhere word;
    for (const messages::Present& one : presentHere())
        if (const GuestDevice* device = guests_.find(one.device); one.there && !device->seal.empty())
            word.guests.push_back({device->seal, one.screen, one.awake});
    for (const messages::Asked& one : asks_) {
        const GuestDevice* device = guests_.find(one.device);
        if (!device || device->seal.empty()) continue;
        word.questions.push_back({device->seal, one});
        word.questions.back().asked.device.clear();
    }
    word.said = said_;
    return word;
}

void HostTable::takeElsewhere(const std::string& host, Elsewhere word) {
    std::erase_if(word.questions, [&](const Elsewhere::Question& one) {
        const GuestDevice* device = guests_.withSeal(one.seal);
        const messages::Asked& asked = one.asked;
        return isKept(asked.id) || !device || asked.said.size() != asked.seats.size() ||
               !isQuestion(*device, {asked.id, asked.seats, asked.lines});
    });
    std::erase_if(word.said, [](const Elsewhere::Said& one) { return !isAnswer(one.what); });
    const auto before = elsewhere_.find(host);
    if (before == elsewhere_.end() ? word.isEmpty() : before->second == word) return;
    const bool isHereNew = before == elsewhere_.end() || before->second.guests != word.guests;
    // A device that is there now has brought its question along, or has ended it there.
    for (const Elsewhere::Guest& guest : word.guests)
        if (const GuestDevice* device = guests_.withSeal(guest.seal);
            device && connectionsOf(device->name) == 0)
            std::erase_if(asks_, [&](const auto& one) { return one.device == device->name; });
    for (const Elsewhere::Said& one : word.said) (void)answer(asks_, one);
    if (word.isEmpty())
        elsewhere_.erase(host);
    else
        elsewhere_[host] = std::move(word);
    // What the host of a question has told, or asks no more, is said no more.
    const auto all = toldQuestions();
    std::erase_if(said_, [&](const Elsewhere::Said& one) {
        const auto asked = std::ranges::find(all, one.id, &messages::Asked::id);
        if (asked == all.end()) return true;
        const auto seat = std::ranges::find(asked->seats, one.seat);
        return seat == asked->seats.end() ||
               asked->said[static_cast<std::size_t>(seat - asked->seats.begin())] == one.what;
    });
    tellAsks();
    if (isHereNew) hereIsNew();
}

/// Writes an answer into the question that it belongs to. Returns false if it is none of these.
bool HostTable::answer(std::vector<messages::Asked>& all, const Elsewhere::Said& said) {
    const auto asked = std::ranges::find(all, said.id, &messages::Asked::id);
    if (asked == all.end()) return false;
    const auto seat = std::ranges::find(asked->seats, said.seat);
    if (seat == asked->seats.end()) return false;
    asked->said[static_cast<std::size_t>(seat - asked->seats.begin())] = said.what;
    return true;
}

/// All open questions, wherever they were asked, as their hosts tell them.
std::vector<messages::Asked> HostTable::toldQuestions() const {
    std::vector<messages::Asked> all = asks_;
    for (const auto& [host, word] : elsewhere_)
        for (const auto& [seal, asked] : word.questions) {
            const GuestDevice* device = guests_.withSeal(seal);
            if (!device || std::ranges::find(all, asked.id, &messages::Asked::id) != all.end()) continue;
            all.push_back(asked);
            all.back().device = device->name;
        }
    return all;
}

/// The same with what was said here meanwhile.
std::vector<messages::Asked> HostTable::questions() const {
    std::vector<messages::Asked> all = toldQuestions();
    for (const Elsewhere::Said& one : said_) (void)answer(all, one);
    return all;
}

bool HostTable::isElsewhere(const GuestDevice& device) const {
    return std::ranges::any_of(elsewhere_, [&](const auto& one) {
        return std::ranges::find(one.second.guests, device.seal, &Elsewhere::Guest::seal) !=
               one.second.guests.end();
    });
}

}  // namespace reach
