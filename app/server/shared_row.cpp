#include "app/server/shared_row.h"

#include "app/host/guest_list.h"

#include "app/server/text_in.h"

namespace reach {

using Json = nlohmann::ordered_json;

SharedRow SharedRow::read(std::string_view text) {
    SharedRow row;
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return row;
    row.title = textIn(json, "title");
    row.header = textIn(json, "header");
    row.note = textIn(json, "note");
    row.guests = textIn(json, "guests");
    const auto begun = json.find("begun");
    if (begun != json.end() && begun->is_number_integer()) row.begun = begun->get<std::int64_t>();
    row.isGone = json.contains("gone");
    return row;
}

std::string SharedRow::text() const {
    Json json{{"title", title}, {"header", header}, {"note", note}, {"guests", guests}, {"begun", begun}};
    if (isGone) json = Json{{"gone", true}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

SharedRow SharedRow::merged(const SharedRow& base, const SharedRow& mine, const SharedRow& theirs) {
    if (mine.isGone || theirs.isGone) return {{}, {}, {}, {}, 0, true};
    const auto choose = [](const std::string& before, const std::string& here, const std::string& there) {
        return here == before ? there : here;
    };
    SharedRow row{choose(base.title, mine.title, theirs.title),
                  choose(base.header, mine.header, theirs.header),
                  choose(base.note, mine.note, theirs.note),
                  theirs.guests,
                  theirs.begun,
                  false};
    if (mine.guests != base.guests)
        row.guests = theirs.guests == base.guests
                         ? mine.guests
                         : GuestList::merged(GuestList::read(base.guests), GuestList::read(mine.guests),
                                             GuestList::read(theirs.guests))
                               .text();
    return row;
}

}  // namespace reach
