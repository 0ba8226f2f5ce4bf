#include <algorithm>
#include <filesystem>
#include <functional>
#include <regex>

#include "database/compiler/toml_reader.h"

namespace reach::compiler {
namespace {

using reference::PartKind;
namespace fs = std::filesystem;

void addPart(EntryDraft& entry, PartDraft part) {
    if (!part.markdown.empty()) entry.parts.push_back(std::move(part));
}

std::string bookOf(TableReader& reader, const toml::table& table, bool required) {
    constexpr std::string_view kBooks[]{"base", "leaders-and-lore", "blighted-reach", "arcades"};
    std::string book = reader.text("book", required);
    if (!book.empty() && std::ranges::find(kBooks, book) == std::end(kBooks))
        reader.complain(reader.placeOf(*table.get("book")),
                        "unknown book '" + book + "': base, leaders-and-lore, blighted-reach or arcades");
    return book;
}

/// Reads "2025", "2025-11" or "2025-11-02". Any other text is a problem.
std::string dateOf(TableReader& reader, const toml::table& table, const char* key) {
    static const std::regex kDate("20[0-9]{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?");
    std::string date = reader.text(key, false);
    if (date.empty() || std::regex_match(date, kDate)) return date;
    reader.complain(reader.placeOf(*table.get(key)),
                    std::string("'") + key + "' must be a date like 2025, 2025-11 or 2025-11-02");
    return {};
}

/// The source of a ruling. The printed book has no date, and every ruling is later than the print.
struct Source {
    std::string words{};  ///< with the date, as the page shows it
    std::string date{};   ///< orders the rulings; empty for the print
};

/// "FAQ, Cartels" of 2025-11 becomes "FAQ 2025-11, Cartels". A ruling without a date says since when it is
/// known, and names the document that has it.
Source readSource(TableReader& reader, const toml::table& table) {
    const std::string source = reader.text("source", true);
    const std::string date = dateOf(reader, table, "date");
    const std::string known = dateOf(reader, table, "known");
    if (!date.empty() && !known.empty()) reader.complain(reader.place(), "what has a 'date' has no 'known'");
    const bool print = source.starts_with("Rulebook p. ");
    if (!source.empty() && !print && !table.contains("date") && !table.contains("known"))
        reader.complain(reader.place(), "a 'source' has a 'date', or says since when it is 'known'");
    if (!known.empty() && (source == "FAQ" || source == "errata"))
        reader.complain(reader.place(), "a 'source' without a date names the document");
    if (!date.empty()) {
        const auto comma = std::min(source.find(','), source.size());
        return {source.substr(0, comma) + " " + date + source.substr(comma), date};
    }
    return {known.empty() ? source : source + " (undated; known since " + known + ")", known};
}

void readRule(TableReader& reader, const toml::table& table, EntryDraft& entry) {
    entry.title = reader.text("title", true);
    entry.book = bookOf(reader, table, true);
    entry.page = reader.number("page", entry.book != "arcades");
    entry.heading = reader.text("heading", true);
    entry.source = reader.text("source", false);
    entry.engine = reader.texts("engine");
    addPart(entry, reader.markdown("text", PartKind::Text, true));
    addPart(entry, reader.markdown("example", PartKind::Example, false));
}

void readTerm(TableReader& reader, const toml::table& table, EntryDraft& entry) {
    entry.title = reader.text("title", true);
    entry.book = bookOf(reader, table, true);
    entry.page = reader.number("page", entry.book != "arcades");
    addPart(entry, reader.markdown("text", PartKind::Text, true));
}

void readFaq(TableReader& reader, const toml::table& table, EntryDraft& entry) {
    entry.title = reader.text("question", true);
    entry.topic = reader.text("topic", false);
    entry.source = readSource(reader, table).words;
    entry.book = bookOf(reader, table, false);
    entry.page = reader.number("page", false);
    addPart(entry, reader.markdown("answer", PartKind::Text, true));
}

void readErratum(TableReader& reader, const toml::table& table, EntryDraft& entry) {
    entry.title = reader.text("title", true);
    entry.book = bookOf(reader, table, true);
    entry.page = reader.number("page", false);
    entry.source = readSource(reader, table).words;
    addPart(entry, reader.markdown("text", PartKind::Text, true));
}

void readAid(TableReader& reader, const toml::table& table, EntryDraft& entry) {
    entry.title = reader.text("title", true);
    entry.book = bookOf(reader, table, true);
    entry.page = reader.number("page", false);
    entry.kind = reader.text("kind", true);
    if (!entry.kind.empty() && entry.kind != "summary" && entry.kind != "checklist")
        reader.complain(reader.placeOf(*table.get("kind")), "'kind' of an aid is summary or checklist");
    addPart(entry, reader.markdown("text", PartKind::Text, true));
}

/// The newest ruling first, because a later ruling holds. The print comes last.
void readRulings(const TomlFile& file, TableReader& card, EntryDraft& entry, Problems& problems) {
    struct Ruling {
        std::string date;
        PartDraft part;
    };
    std::vector<Ruling> rulings;
    for (const toml::table* table : card.tables("ruling")) {
        TableReader reader(file, *table, problems);
        const std::string question = reader.text("question", false);
        PartDraft part = reader.markdown("answer", PartKind::Ruling, true);
        part.heading = question;
        Source source = readSource(reader, *table);
        part.source = std::move(source.words);
        if (const std::string app = reader.text("app", false); !app.empty() && !part.markdown.empty())
            part.markdown += "\n\n" + app;
        reader.noOtherKeys("a ruling");
        rulings.push_back({std::move(source.date), std::move(part)});
    }
    std::ranges::stable_sort(rulings, std::ranges::greater{}, &Ruling::date);
    for (Ruling& ruling : rulings) addPart(entry, std::move(ruling.part));
}

void readCard(const TomlFile& file, TableReader& reader, EntryDraft& entry, Problems& problems) {
    entry.missing = reader.flag("missing");
    addPart(entry, reader.markdown("summary", PartKind::Text, !entry.missing));
    addPart(entry, reader.markdown("back", PartKind::Back, false));
    addPart(entry, reader.markdown("flow", PartKind::Flow, false));
    readRulings(file, reader, entry, problems);
    if (entry.id.empty()) return;
    entry.card = findPrinted(entry.id);
    if (entry.card == nullptr) problems.add(entry.place, "unknown card id '" + entry.id + "'");
}

void readEntry(const TomlFile& file, const toml::table& table, Section section, Content& content,
               Problems& problems) {
    TableReader reader(file, table, problems);
    EntryDraft entry{.section = section, .id = reader.text("id", true), .language = file.language};
    entry.place = reader.place();
    if (const toml::node* id = table.get("id")) entry.place = reader.placeOf(*id);
    entry.keywords = reader.texts("keywords");
    entry.see = reader.texts("see");
    switch (section) {
        case Section::Rule: readRule(reader, table, entry); break;
        case Section::Card: readCard(file, reader, entry, problems); break;
        case Section::Term: readTerm(reader, table, entry); break;
        case Section::Faq: readFaq(reader, table, entry); break;
        case Section::Erratum: readErratum(reader, table, entry); break;
        case Section::Aid: readAid(reader, table, entry); break;
    }
    reader.noOtherKeys(("[[" + std::string(nameOf(section)) + "]]").c_str());
    const bool usable = !entry.id.empty() && (section != Section::Card || entry.card != nullptr);
    if (usable) content.entries.push_back(std::move(entry));
}

std::vector<std::string> tomlFiles(const std::string& folder) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (at->path().extension() == ".toml")
            names.push_back(at->path().lexically_relative(folder).generic_string());
    std::ranges::sort(names);
    return names;
}

}  // namespace

void readEntries(const TomlFile& file, Content& content, Problems& problems) {
    for (const auto& [key, node] : file.root) {
        const Place place{file.name, static_cast<int>(key.source().begin.line)};
        const auto section = reference::sectionOf(key.str());
        const toml::array* tables = node.as_array();
        if (!section || tables == nullptr) {
            problems.add(place,
                         "unknown key '" + std::string(key.str()) +
                             "': a file holds [[rule]], [[card]], [[term]], [[faq]], [[erratum]] or [[aid]]");
            continue;
        }
        for (const toml::node& table : *tables) {
            if (table.is_table())
                readEntry(file, *table.as_table(), *section, content, problems);
            else
                problems.add(place, "'" + std::string(key.str()) + "' must be a list of tables");
        }
    }
}

/// Each of the words means the entry's, and what the others are.
static void addSame(const std::string& language, const std::string& meant, const std::vector<Text>& words,
                    Content& content) {
    for (const Text& said : words) {
        content.synonyms.push_back({language, said.text, meant, true});
        for (const Text& other : words)
            if (&other != &said) content.synonyms.push_back({language, said.text, other.text, true});
    }
}

void readSynonyms(const TomlFile& file, Content& content, Problems& problems) {
    TableReader reader(file, file.root, problems);
    for (const Text& word : reader.texts("stop")) content.stopWords.emplace_back(file.language, word.text);
    for (const toml::table* table : reader.tables("synonym")) {
        TableReader entry(file, *table, problems);
        const auto means = entry.texts("means");
        const auto say = entry.texts("say");
        if (say.empty() || means.empty()) entry.complain(entry.place(), "a synonym needs 'say' and 'means'");
        for (const Text& said : say)
            for (const Text& meant : means)
                content.synonyms.push_back({file.language, said.text, meant.text});
        entry.noOtherKeys("[[synonym]]");
    }
    if (const toml::table* same = reader.table("same")) {
        TableReader words(file, *same, problems);
        for (const auto& [meant, node] : *same)
            addSame(file.language, meant.data(), words.texts(meant.data()), content);
    }
    reader.noOtherKeys(file.name.c_str());
}

void readAsked(const TomlFile& file, Content& content, Problems& problems) {
    TableReader reader(file, file.root, problems);
    if (const toml::table* asked = reader.table("asked")) {
        TableReader phrases(file, *asked, problems);
        for (const auto& [id, node] : *asked)
            content.asked.push_back({std::string(id.str()), file.language, phrases.texts(id.data()),
                                     Place{file.name, static_cast<int>(id.source().begin.line)}});
    }
    reader.noOtherKeys(file.name.c_str());
}

Content readContent(const std::string& folder, Problems& problems) {
    Content content;
    if (!fs::is_directory(folder)) {
        problems.add({folder, 0}, "is no folder");
        return content;
    }
    for (const std::string& name : tomlFiles(folder)) {
        const auto file = readToml(folder, name, problems);
        if (!file) continue;
        const fs::path path(name);
        if (path.filename() == "words.toml")
            readLanguage(*file, content, problems);
        else if (path.filename().string().starts_with("synonyms"))
            readSynonyms(*file, content, problems);
        else if (std::ranges::find(path, fs::path("asked")) != path.end())
            readAsked(*file, content, problems);
        else
            readEntries(*file, content, problems);
    }
    return content;
}

}  // namespace reach::compiler
