#include "app/server/shared_word.h"

#include "app/server/text_in.h"
#include "app/session/act_text.h"

namespace reach {
namespace {

using Json = nlohmann::ordered_json;

/// Of one kind in a word: devices, questions, answers. Each device asks one question at most.
constexpr std::size_t kMost = messages::kMostDevices;

std::vector<std::string> textsIn(const Json& json, const char* name, std::size_t most) {
    std::vector<std::string> texts;
    const auto found = json.find(name);
    if (found == json.end() || !found->is_array() || found->size() > most) return texts;
    for (const Json& one : *found) texts.push_back(one.is_string() ? one.get<std::string>() : std::string());
    return texts;
}

/// Calls a function with each object of a list; with none if the list is too long.
template <typename Take>
void eachIn(const Json& json, const char* name, const Take& take) {
    const auto found = json.find(name);
    if (found == json.end() || !found->is_array() || found->size() > kMost) return;
    for (const Json& one : *found)
        if (one.is_object()) take(one);
}

}  // namespace

std::optional<SharedWord> SharedWord::read(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return std::nullopt;
    SharedWord word;
    word.host = textIn(json, "host");
    const auto table = json.find("table");
    if (word.host.empty() || word.host.size() > messages::kLongestWord || table == json.end() ||
        !table->is_number_integer())
        return std::nullopt;
    word.table = table->get<std::int64_t>();
    eachIn(json, "here", [&](const Json& one) {
        const auto awake = one.find("awake");
        Elsewhere::Guest guest{textIn(one, "seal"), textIn(one, "screen"),
                               awake != one.end() && awake->is_boolean() && awake->get<bool>()};
        if (!guest.seal.empty()) word.elsewhere.guests.push_back(std::move(guest));
    });
    eachIn(json, "asks", [&](const Json& one) {
        const auto id = readActId(textIn(one, "id"));
        Elsewhere::Question question{textIn(one, "seal"),
                                     {id.value_or(ActId{}),
                                      {},
                                      textIn(one, "seat"),
                                      textsIn(one, "seats", kMost),
                                      textsIn(one, "said", kMost),
                                      textsIn(one, "lines", messages::kMostLines)}};
        if (id && !question.seal.empty()) word.elsewhere.questions.push_back(std::move(question));
    });
    eachIn(json, "says", [&](const Json& one) {
        if (const auto id = readActId(textIn(one, "id")))
            word.elsewhere.said.push_back({*id, textIn(one, "seat"), textIn(one, "what")});
    });
    return word;
}

std::string SharedWord::text() const {
    Json json{{"host", host}, {"table", table}};
    for (const auto& one : elsewhere.guests)
        json["here"].push_back({{"seal", one.seal}, {"screen", one.screen}, {"awake", one.awake}});
    for (const auto& [seal, asked] : elsewhere.questions)
        json["asks"].push_back({{"id", textOf(asked.id)},
                                {"seal", seal},
                                {"seat", asked.seat},
                                {"seats", asked.seats},
                                {"said", asked.said},
                                {"lines", asked.lines}});
    for (const auto& one : elsewhere.said)
        json["says"].push_back({{"id", textOf(one.id)}, {"seat", one.seat}, {"what", one.what}});
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace reach
