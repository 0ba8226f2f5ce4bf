#include "app/server/note.h"

#include <nlohmann/json.hpp>

namespace reach {

using Json = nlohmann::ordered_json;

TableNote TableNote::read(std::string_view text) {
    TableNote note;
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return note;
    const auto word = [&](const char* name, std::string& value) {
        const auto found = json.find(name);
        if (found != json.end() && found->is_string()) value = found->get<std::string>();
    };
    word("by", note.by);
    word("made", note.made);
    word("away", note.away);
    word("life", note.life);
    const auto hidden = json.find("hidden");
    note.hidden = hidden != json.end() && hidden->is_boolean() && hidden->get<bool>();
    return note;
}

std::string TableNote::text() const {
    const Json json{{"by", by}, {"made", made}, {"hidden", hidden}, {"away", away}, {"life", life}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace reach
