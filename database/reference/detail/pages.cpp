#include "database/reference/detail/pages.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace reach::reference {
namespace {

std::vector<Part> partsOf(SQLite::Database& database, std::int64_t row) {
    SQLite::Statement part(database,
                           "SELECT kind, heading, text, source FROM part WHERE entry = ? ORDER BY place");
    part.bind(1, row);
    std::vector<Part> parts;
    while (part.executeStep())
        parts.push_back({partKindOf(part.getColumn(0).getText()).value_or(PartKind::Text),
                         part.getColumn(1).getString(), part.getColumn(2).getString(),
                         part.getColumn(3).getString()});
    return parts;
}

/// The entries a query names by id, in its order.
std::vector<Link> linksOf(SQLite::Database& database, const Index& index, const char* sql,
                          const std::string& id) {
    SQLite::Statement row(database, sql);
    row.bind(1, id);
    std::vector<Link> links;
    while (row.executeStep()) {
        const std::size_t at = index.docOfId(row.getColumn(0).getString());
        if (at == Index::npos) continue;
        const Doc& doc = index.docs()[at];
        links.push_back({doc.id, doc.title, doc.section, doc.kind, doc.card.suit});
    }
    return links;
}

constexpr const char* kRow = "SELECT language, topic, source, missing, written FROM entry WHERE n = ?";

void readRow(SQLite::Statement& row, std::int64_t n, Entry& entry) {
    row.reset();
    row.bind(1, n);
    if (!row.executeStep()) return;
    entry.language = row.getColumn(0).getString();
    entry.topic = row.getColumn(1).getString();
    entry.source = row.getColumn(2).getString();
    entry.missing = row.getColumn(3).getInt() != 0;
    entry.written = row.getColumn(4).getInt() != 0;
}

std::vector<std::string> rulesOf(SQLite::Database& database, const std::string& id) {
    SQLite::Statement row(database, "SELECT rule FROM engine_rule WHERE entry = ? ORDER BY rule");
    row.bind(1, id);
    std::vector<std::string> rules;
    while (row.executeStep()) rules.push_back(row.getColumn(0).getString());
    return rules;
}

Entry withoutTexts(SQLite::Statement& row, const Doc& doc) {
    Entry entry;
    readRow(row, doc.row, entry);
    entry.section = doc.section;
    entry.id = doc.id;
    entry.title = doc.title;
    entry.book = doc.book;
    entry.page = doc.page;
    entry.heading = doc.heading;
    entry.kind = doc.kind;
    if (!doc.card.kind.empty()) entry.card = doc.card;
    return entry;
}

Entry pageOf(SQLite::Database& database, const Index& index, const Doc& doc) {
    SQLite::Statement row(database, kRow);
    Entry entry = withoutTexts(row, doc);
    entry.parts = partsOf(database, doc.row);
    entry.see = linksOf(database, index, "SELECT target FROM link WHERE source = ? ORDER BY place", doc.id);
    entry.seenFrom =
        linksOf(database, index, "SELECT source FROM link WHERE target = ? ORDER BY source", doc.id);
    entry.engineRules = rulesOf(database, doc.id);
    return entry;
}

}  // namespace

std::optional<Entry> entryOf(SQLite::Database& database, const Index& index, std::string_view id) {
    const std::size_t at = index.docOfId(id);
    if (at == Index::npos) return std::nullopt;
    try {
        return pageOf(database, index, index.docs()[at]);
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
}

std::vector<Entry> contentsOf(SQLite::Database& database, const Index& index, Section section) {
    std::vector<Entry> entries;
    try {
        SQLite::Statement row(database, kRow);
        for (const Doc& doc : index.docs())
            if (doc.section == section) entries.push_back(withoutTexts(row, doc));
    } catch (const SQLite::Exception&) {
        return {};
    }
    return entries;
}

std::string entryOfRule(SQLite::Database& database, std::string_view engineRule) {
    try {
        SQLite::Statement row(database, "SELECT entry FROM engine_rule WHERE rule = ?");
        row.bind(1, std::string(engineRule));
        return row.executeStep() ? row.getColumn(0).getString() : std::string();
    } catch (const SQLite::Exception&) {
        return {};
    }
}

}  // namespace reach::reference
