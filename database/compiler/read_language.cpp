#include <algorithm>

#include "database/compiler/toml_reader.h"
#include "database/reference/words.h"

namespace reach::compiler {
namespace {

using reference::folded;
using reference::LanguageData;
using reference::Use;

/// Folds the words of a pattern, not its signs.
std::string foldedPattern(const std::string& pattern) {
    std::string out;
    std::string word;
    const auto close = [&] {
        out += folded(word);
        word.clear();
    };
    for (const char c : pattern) {
        const bool sign = c == ' ' || c == '*' || c == '|';
        if (sign) close();
        (sign ? out : word) += c;
    }
    close();
    return out;
}

void addWords(TableReader& reader, const char* key, Use use, LanguageData& data) {
    for (const Text& word : reader.texts(key)) data.words.push_back({use, folded(word.text)});
}

void addLetters(TableReader& reader, const char* key, Use use, LanguageData& data) {
    for (const Text& letter : reader.texts(key)) {
        const std::string text = folded(letter.text);
        if (text.size() != 1)
            reader.complain({reader.place().file, letter.line},
                            "'" + letter.text + "' in '" + key + "' must be one letter from a to z");
        else
            data.words.push_back({use, text});
    }
}

void addPatterns(TableReader& reader, const char* key, Use use, LanguageData& data) {
    for (const Text& pattern : reader.texts(key)) data.words.push_back({use, foldedPattern(pattern.text)});
}

/// Adds words that have a meaning.
void addMeaning(TableReader& table, const char* key, Use use, const std::string& means, LanguageData& data) {
    for (const Text& said : table.texts(key)) {
        const std::string word = folded(said.text);
        const auto isWord = [&](const reference::LanguageWord& other) {
            return other.use == use && other.word == word;
        };
        if (std::ranges::any_of(data.words, isWord))
            table.complain({table.place().file, said.line}, "'" + said.text + "' has two meanings");
        data.words.push_back({use, word, means});
    }
}

void readForms(const TomlFile& file, TableReader& reader, LanguageData& data, Problems& problems) {
    const toml::table* table = reader.table("forms");
    if (table == nullptr) return;
    TableReader forms(file, *table, problems);
    for (const auto& [plain, node] : *table)
        addMeaning(forms, plain.data(), Use::Form, folded(plain.str()), data);
}

/// Reads the words for what the program has a fixed name for: a kind of card or a book.
void readNames(const TomlFile& file, TableReader& reader, const char* key, Use use,
               std::initializer_list<const char*> names, LanguageData& data, Problems& problems) {
    const toml::table* table = reader.table(key);
    if (table == nullptr) return;
    TableReader words(file, *table, problems);
    for (const char* name : names) addMeaning(words, name, use, name, data);
    words.noOtherKeys(("[" + std::string(key) + "]").c_str());
}

void readSteps(const TomlFile& file, TableReader& reader, LanguageData& data, Problems& problems) {
    int step = 0;
    for (const toml::table* table : reader.tables("step")) {
        TableReader endings(file, *table, problems);
        for (const toml::table* row : endings.tables("endings")) {
            TableReader ending(file, *row, problems);
            data.endings.push_back({.step = step,
                                    .cut = folded(ending.text("cut", true)),
                                    .put = folded(ending.text("put", false)),
                                    .least = ending.number("least", false),
                                    .single = ending.flag("single")});
            ending.noOtherKeys("an ending");
        }
        endings.noOtherKeys("[[step]]");
        ++step;
    }
}

void readMeaning(const TomlFile& file, TableReader& reader, LanguageData& data, Problems& problems) {
    const toml::table* table = reader.table("meaning");
    if (table == nullptr) return;
    TableReader meaning(file, *table, problems);
    addPatterns(meaning, "always", Use::MeaningAlways, data);
    addPatterns(meaning, "asked", Use::MeaningAsked, data);
    addPatterns(meaning, "never", Use::MeaningNever, data);
    meaning.noOtherKeys("[meaning]");
}

void readDescribed(const TomlFile& file, TableReader& reader, LanguageData& data, Problems& problems) {
    const toml::table* table = reader.table("described");
    if (table == nullptr) return;
    TableReader described(file, *table, problems);
    addWords(described, "by", Use::DescribedBy, data);
    addWords(described, "not", Use::DescribedNot, data);
    described.noOtherKeys("[described]");
}

void readHas(const TomlFile& file, TableReader& reader, Content& content, Problems& problems) {
    const toml::table* table = reader.table("has");
    if (table == nullptr) return;
    TableReader has(file, *table, problems);
    for (const auto& [tag, node] : *table)
        for (const Text& phrase : has.texts(tag.data()))
            content.tagPhrases.push_back({folded(phrase.text), std::string(tag.str())});
}

void readDictionaryWords(const TomlFile& file, TableReader& reader, Content& content, Problems& problems) {
    const toml::table* table = reader.table("dictionary");
    if (table == nullptr) return;
    DictionaryWords& words = content.dictionaryWords;
    TableReader dictionary(file, *table, problems);
    if (!words.language.empty())
        dictionary.complain(dictionary.place(), "there is one dictionary, that of '" + words.language + "'");
    words.language = file.language;
    for (const Text& word : dictionary.texts("skip")) words.skip.push_back(folded(word.text));
    addWords(dictionary, "cut", Use::DictionaryCut, words.endings);
    addWords(dictionary, "put", Use::DictionaryPut, words.endings);  // folding drops the "~"
    dictionary.noOtherKeys("[dictionary]");
}

}  // namespace

void readLanguage(const TomlFile& file, Content& content, Problems& problems) {
    LanguageData& data = content.languages[file.language];
    TableReader reader(file, file.root, problems);
    addWords(reader, "vowels", Use::Vowel, data);
    addLetters(reader, "left-out", Use::LeftOut, data);
    addLetters(reader, "kept-double", Use::KeptDouble, data);
    addWords(reader, "prefixes", Use::Prefix, data);
    addWords(reader, "purposes", Use::Purpose, data);
    addWords(reader, "articles", Use::Article, data);
    readForms(file, reader, data, problems);
    readNames(file, reader, "card", Use::Card, {"card", "guild", "vox", "lore", "leader"}, data, problems);
    readNames(file, reader, "book", Use::Book, {"arcades"}, data, problems);
    readSteps(file, reader, data, problems);
    readMeaning(file, reader, data, problems);
    readDescribed(file, reader, data, problems);
    if (file.language == "en") readHas(file, reader, content, problems);
    readDictionaryWords(file, reader, content, problems);
    reader.noOtherKeys(file.name.c_str());
}

}  // namespace reach::compiler
