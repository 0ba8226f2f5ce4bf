#pragma once

// The library's exceptions end in this folder.
#include <toml++/toml.h>

#include "database/compiler/content.h"

namespace reach::compiler {

/// One content file and its lines, which tell where a text of several lines begins.
struct TomlFile {
    std::string name;      ///< within the content folder
    std::string language;  ///< "en" or the folder of two letters it lies in
    std::vector<std::string> lines;
    toml::table root;
};

/// The keys of one table, each taken at most once; what nobody took is unknown.
class TableReader {
  public:
    TableReader(const TomlFile& file, const toml::table& table, Problems& problems)
        : file_(file), table_(table), problems_(problems) {}

    Place place() const { return placeOf(table_); }
    Place placeOf(const toml::node& node) const {
        return {file_.name, static_cast<int>(node.source().begin.line)};
    }
    void complain(const Place& place, std::string text) { problems_.add(place, std::move(text)); }

    /// The text of a key, or nothing. A required one that is missing or empty is a problem.
    std::string text(const char* key, bool required);
    int number(const char* key, bool required);
    bool flag(const char* key);
    std::vector<Text> texts(const char* key);
    /// Markdown, with the place of its first line.
    PartDraft markdown(const char* key, reference::PartKind kind, bool required);
    /// The tables of an array of tables.
    std::vector<const toml::table*> tables(const char* key);
    /// A table, or nothing.
    const toml::table* table(const char* key);
    /// Tells of every key that was not asked for.
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

/// Parses one file; nothing, with a problem, when it is no TOML.
std::optional<TomlFile> readToml(const std::string& folder, const std::string& name, Problems& problems);

/// The entries of one file.
void readEntries(const TomlFile& file, Content& content, Problems& problems);

/// A file of synonyms: synonyms.toml and those that begin so.
void readSynonyms(const TomlFile& file, Content& content, Problems& problems);

/// A file in asked/: what people ask when they look for an entry.
void readAsked(const TomlFile& file, Content& content, Problems& problems);

}  // namespace reach::compiler
