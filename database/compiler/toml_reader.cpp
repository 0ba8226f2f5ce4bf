#include "database/compiler/toml_reader.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace reach::compiler {
namespace {

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// Returns the name of the two-letter folder that the file is in; empty if it is in none.
std::string languageOf(const std::string& name) {
    return name.size() > 3 && name[2] == '/' ? name.substr(0, 2) : std::string();
}

}  // namespace

const toml::node* TableReader::take(const char* key) {
    taken_.emplace_back(key);
    return table_.get(key);
}

template <typename T>
const toml::value<T>* TableReader::value(const char* key, bool required, const char* wanted) {
    const toml::node* node = take(key);
    if (node == nullptr) {
        if (required) complain(place(), std::string("missing key '") + key + "'");
        return nullptr;
    }
    const auto* found = node->as<T>();
    if (found == nullptr) complain(placeOf(*node), std::string("'") + key + "' must be " + wanted);
    return found;
}

std::string TableReader::text(const char* key, bool required) {
    const auto* found = value<std::string>(key, required, "a text");
    if (found == nullptr) return {};
    if (found->get().empty()) complain(placeOf(*found), std::string("'") + key + "' is empty");
    return found->get();
}

int TableReader::number(const char* key, bool required) {
    const auto* found = value<std::int64_t>(key, required, "a number");
    if (found == nullptr) return 0;
    if (found->get() >= 1 && found->get() <= 999) return static_cast<int>(found->get());
    complain(placeOf(*found), std::string("'") + key + "' must be 1 to 999");
    return 0;
}

bool TableReader::flag(const char* key) {
    const auto* found = value<bool>(key, false, "true or false");
    return found != nullptr && found->get();
}

std::vector<Text> TableReader::texts(const char* key) {
    const toml::node* node = take(key);
    if (node == nullptr) return {};
    const toml::array* array = node->as_array();
    std::vector<Text> texts;
    if (array == nullptr) {
        complain(placeOf(*node), std::string("'") + key + "' must be a list of texts");
        return {};
    }
    for (const toml::node& item : *array) {
        const auto* text = item.as_string();
        if (text == nullptr || text->get().empty())
            complain(placeOf(item), std::string("'") + key + "' must be a list of texts");
        else
            texts.push_back({text->get(), placeOf(item).line});
    }
    return texts;
}

PartDraft TableReader::markdown(const char* key, reference::PartKind kind, bool required) {
    PartDraft part{.kind = kind, .heading = {}, .markdown = text(key, required), .source = {}};
    const toml::node* node = table_.get(key);
    if (node == nullptr) return part;
    part.place = placeOf(*node);
    // A text that opens with three quotes and a line break begins on the next line.
    const auto line = static_cast<std::size_t>(part.place.line - 1);
    if (line < file_.lines.size()) {
        std::string_view opening = file_.lines[line];
        while (!opening.empty() && (opening.back() == '\r' || opening.back() == ' '))
            opening.remove_suffix(1);
        const bool opensOnly = opening.size() == node->source().begin.column + 2;
        if (opensOnly && (opening.ends_with("\"\"\"") || opening.ends_with("'''"))) ++part.place.line;
    }
    return part;
}

std::vector<const toml::table*> TableReader::tables(const char* key) {
    const toml::node* node = take(key);
    if (node == nullptr) return {};
    std::vector<const toml::table*> tables;
    if (const toml::array* array = node->as_array())
        for (const toml::node& item : *array)
            if (const toml::table* table = item.as_table()) tables.push_back(table);
    if (tables.empty()) complain(placeOf(*node), std::string("'") + key + "' must be a list of tables");
    return tables;
}

const toml::table* TableReader::table(const char* key) {
    const toml::node* node = take(key);
    if (node != nullptr && !node->is_table())
        complain(placeOf(*node), std::string("'") + key + "' must be a table");
    return node == nullptr ? nullptr : node->as_table();
}

void TableReader::noOtherKeys(const char* what) {
    for (const auto& [key, node] : table_) {
        const std::string name(key.str());
        if (std::ranges::find(taken_, name) == taken_.end())
            complain({file_.name, static_cast<int>(key.source().begin.line)},
                     "unknown key '" + name + "' in " + what);
    }
}

std::optional<TomlFile> readToml(const std::string& folder, const std::string& name, Problems& problems) {
    std::ifstream stream(folder + "/" + name, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    if (!stream) {
        problems.add({name, 0}, "cannot be read");
        return std::nullopt;
    }
    const std::string language = languageOf(name);
    if (language.empty()) {
        problems.add({name, 0}, "is in no folder of a language: en/ holds the English files");
        return std::nullopt;
    }
    try {
        return TomlFile{name, language, linesOf(text.str()), toml::parse(text.str(), name)};
    } catch (const toml::parse_error& error) {
        problems.add({name, static_cast<int>(error.source().begin.line)},
                     "no valid TOML: " + std::string(error.description()));
        return std::nullopt;
    }
}

}  // namespace reach::compiler
