#include "app/server/note.h"

#include "app/server/text_in.h"

namespace reach {

using Json = nlohmann::ordered_json;

TableNote TableNote::read(std::string_view text) {
    TableNote note;
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return note;
    note.by = textIn(json, "by");
    note.made = textIn(json, "made");
    note.away = textIn(json, "away");
    note.life = textIn(json, "life");
    const auto hidden = json.find("hidden");
    note.hidden = hidden != json.end() && hidden->is_boolean() && hidden->get<bool>();
    return note;
}

std::string TableNote::text() const {
    const Json json{{"by", by}, {"made", made}, {"hidden", hidden}, {"away", away}, {"life", life}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace reach
