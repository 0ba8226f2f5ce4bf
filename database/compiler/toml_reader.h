#pragma once

// Exceptions of this library do not leave this folder.
#include <toml++/toml.h>

#include "database/compiler/content.h"

namespace reach::compiler {

/// One content file. Its lines are needed to find the first line of a multi-line text.
struct TomlFile {
    std::string name;      ///< relative to the content folder
    std::string language;  ///< the name of the two-letter folder that holds the file, "en" for English
    std::vector<std::string> lines;
    toml::table root;
};

/// Reads the keys of one table, each at most once. A key that was never read counts as unknown.
class TableReader {
  public:
    TableReader(const TomlFile& file, const toml::table& table, Problems& problems)
        : file_(file), table_(table), problems_(problems) {}

    Place place() const { return placeOf(table_); }
    Place placeOf(const toml::node& node) const {
        return {file_.name, static_cast<int>(node.source().begin.line)};
    }
    void complain(const Place& place, std::string text) { problems_.add(place, std::move(text)); }

    /// Returns the text of a key, or an empty text. A required text that is missing or empty is a problem.
    std::string text(const char* key, bool required);
    int number(const char* key, bool required);
    bool flag(const char* key);
    std::vector<Text> texts(const char* key);
    /// Returns Markdown and the place of its first line.
    PartDraft markdown(const char* key, reference::PartKind kind, bool required);
    /// Returns the tables of an array of tables.
    std::vector<const toml::table*> tables(const char* key);
    /// Returns a table, or null.
    const toml::table* table(const char* key);
    /// Adds a problem for every key that was not read.
    void noOtherKeys(const char* what);

  private:
    const toml::node* take(const char* key);
    template <typename T>
    const toml::value<T>* value(const char* key, bool required, const char* wanted);

    const TomlFile& file_;
    const toml::table& table_;
    Problems& problems_;
    std::vector<std::string> taken_;
};

/// Parses one file. Returns nullopt and adds a problem if the file is not TOML or is in no folder of a
/// language.
std::optional<TomlFile> readToml(const std::string& folder, const std::string& name, Problems& problems);

/// Reads the entries of one file.
void readEntries(const TomlFile& file, Content& content, Problems& problems);

/// Reads a synonym file: synonyms.toml or another file whose name begins with "synonyms".
void readSynonyms(const TomlFile& file, Content& content, Problems& problems);

/// Reads words.toml of a language: what the search knows about it.
void readLanguage(const TomlFile& file, Content& content, Problems& problems);

/// Reads a file in asked/: questions that players ask when they look for an entry.
void readAsked(const TomlFile& file, Content& content, Problems& problems);

}  // namespace reach::compiler
