#include <algorithm>

#include "database/reference/detail/query_fields.h"
#include "database/reference/words.h"

namespace reach::reference {

const std::vector<QueryField>& queryFields() {
    static const std::vector<QueryField> fields{
        {"type", {"kind", "t"}, false, {"rule",      "card",       "term",
                                        "faq",       "erratum",    "aid",
                                        "guild",     "vox",        "lore",
                                        "leader",    "action",     "event",
                                        "map setup", "setup",      "fate",
                                        "objective", "resolution", "law",
                                        "edict",     "summit",     "title",
                                        "ability",   "reminder",   "monopoly",
                                        "economy",   "doctrine",   "imperial council"}},
        {"suit",
         {"s"},
         false,
         {"material", "fuel", "weapon", "relic", "psionic", "construction", "administration", "aggression",
          "mobilization"}},
        {"cost", {"keys", "raid"}, true, {}},
        {"set", {"product", "e"}, false, {"base", "leaders-and-lore", "blighted-reach"}},
        {"book", {"b"}, false, {"base", "leaders-and-lore", "blighted-reach", "arcades"}},
        {"fate", {"f"}, false, {}},
        {"act", {}, true, {}},
        {"page", {"p"}, true, {}},
        {"number", {"no"}, true, {}},
        {"is",
         {},
         false,
         {"errata", "faq", "rule", "card", "term", "aid", "summary", "checklist", "protected", "missing",
          "unwritten", "campaign"}},
        {"has", {}, false, {"crisis", "prelude", "secured", "ruling", "example", "back"}},
        {"title", {"name", "n"}, false, {}},
        {"text", {}, false, {}},
        {"id", {}, false, {}},
    };
    return fields;
}

const QueryField* fieldNamed(std::string_view name) {
    for (const QueryField& field : queryFields())
        if (field.name == name || std::ranges::find(field.aliases, name) != field.aliases.end())
            return &field;
    return nullptr;
}

std::vector<std::string> fieldsLike(std::string_view name) {
    std::vector<std::string> near;
    for (const QueryField& field : queryFields())
        if (editDistance(name, field.name, 2, true) <= 2) near.emplace_back(field.name);
    if (near.empty())
        for (const QueryField& field : queryFields()) near.emplace_back(field.name);
    return near;
}

std::vector<std::string> valuesOf(const QueryField& field, std::string_view beginning) {
    std::vector<std::string> values;
    const std::string wanted = folded(beginning);
    for (const std::string_view value : field.values)
        if (folded(value) == wanted) return {std::string(value)};
    for (const std::string_view value : field.values)
        if (folded(value).starts_with(wanted)) values.emplace_back(value);
    return values;
}

}  // namespace reach::reference
