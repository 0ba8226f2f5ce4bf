#pragma once

#include "app/session/game_session.h"
#include "app/session/judge.h"
#include "tests/hall/pen.h"
#include "tests/hall/visitor.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace reach::tests {

/// A screen at a table of one host, which offers one act after the other.
struct AtHost {
    std::string table;
    std::string code;
    std::string seat;
    std::uint16_t port = 0;
    std::string key;
    std::unique_ptr<Visitor> visitor;
    std::optional<Act> offered;  ///< no answer came
    std::map<std::int64_t, ActId> kept;
    int refused = 0;
    int unsaved = 0;
    std::string problem;

    bool come() {
        visitor = std::make_unique<Visitor>(port, false, key.empty() ? code : key);
        if (!visitor->isIn()) return false;
        messages::Hello hello;
        hello.table = table;
        hello.code = code;
        hello.key = key;
        hello.seat = seat;
        visitor->say(hello);
        const auto welcome = visitor->hear<messages::Welcome>();
        if (welcome && !welcome->key.empty()) key = welcome->key;
        return welcome.has_value();
    }
    bool comeWithin(std::chrono::milliseconds patience) {
        const auto until = std::chrono::steady_clock::now() + patience;
        while (std::chrono::steady_clock::now() < until) {
            if (come()) return true;
            std::this_thread::sleep_for(50ms);
        }
        return false;
    }
    /// What is offered next, if nothing waits for its answer. It is legal whenever it comes.
    void prepare() {
        if (!offered) offered = Pen().enter("correct red power 3");
    }
    bool offer() {
        prepare();
        return visitor->say(messages::Offer{*offered});
    }
    /// Waits for the answer. False if none came.
    bool hearAnswer(std::chrono::milliseconds patience = 2s) {
        while (const auto message = visitor->next(patience)) {
            if (const auto* one = std::get_if<messages::Kept>(&*message);
                one && offered && one->id == offered->id) {
                if (!kept.emplace(one->number, one->id).second) problem = "a number was given twice";
                offered.reset();
                return true;
            }
            const auto* no = std::get_if<messages::Refused>(&*message);
            if (!no || !offered || no->id != offered->id) continue;
            ++refused;
            if (no->why == "unsaved") ++unsaved;
            offered.reset();
            return true;
        }
        return false;
    }
    /// The whole journal, as this host has it.
    std::vector<Act> journal() {
        std::vector<Act> acts;
        Visitor reader(port, false, key);
        messages::Hello hello;
        hello.table = table;
        hello.key = key;
        reader.say(hello);
        const auto welcome = reader.hear<messages::Welcome>();
        while (welcome && std::ssize(acts) < welcome->number) {
            const auto some = reader.hear<messages::Acts>();
            if (!some) break;
            acts.insert(acts.end(), some->acts.begin(), some->acts.end());
        }
        return acts;
    }
};

inline std::vector<ActId> idsOf(const std::vector<Act>& acts) {
    std::vector<ActId> ids;
    for (const Act& act : acts) ids.push_back(act.id);
    return ids;
}

/// What is wrong with a table at both hosts; empty: nothing.
inline std::string wrongWith(const std::vector<std::unique_ptr<AtHost>>& screens,
                             const char* header = kHeader) {
    std::vector<std::vector<Act>> journals;
    for (const auto& screen : screens) {
        if (!screen->problem.empty()) return screen->problem;
        journals.push_back(screen->journal());
        if (idsOf(journals.back()) != idsOf(journals.front()))
            return "the hosts have other acts: " + std::to_string(journals.front().size()) + " and " +
                   std::to_string(journals.back().size());
        const auto judge = Judge::of(header, journals.back());
        if (!judge ||
            (!journals.front().empty() && judge->outcome().hash != journals.front().back().outcome.hash))
            return "the acts come to another state";
    }
    const auto ids = idsOf(journals.front());
    std::set<std::pair<std::uint64_t, std::uint64_t>> once;
    for (const ActId& id : ids) once.insert({id.high, id.low});
    if (once.size() != ids.size()) return "an act is there twice";
    for (const auto& screen : screens)
        for (const auto& [number, id] : screen->kept)
            if (number > std::ssize(ids) || ids[static_cast<std::size_t>(number) - 1] != id)
                return "act " + std::to_string(number) + " was kept and is another one";
    return {};
}

/// wrongWith() after a while: what one host has kept is on its way to the other.
inline std::string wrongInTheEnd(const std::vector<std::unique_ptr<AtHost>>& screens) {
    std::string wrong;
    for (int at = 0; at < 50; ++at) {
        wrong = wrongWith(screens);
        if (wrong.empty()) break;
        std::this_thread::sleep_for(100ms);
    }
    return wrong;
}

}  // namespace reach::tests
