#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// What the search knows about a language. The compiler reads it from words.toml in the folder of the
/// language and writes it into the reference. database/content/README.md explains its parts.
namespace reach::reference {

/// The use of a word of a language.
enum class Use : std::uint8_t {
    Vowel,
    LeftOut,        ///< a letter that abbreviations leave out
    KeptDouble,     ///< a letter that stays double at the end of a stem
    Prefix,         ///< "un"
    Form,           ///< an irregular form; `means` is the plain form
    MeaningAlways,  ///< a pattern of questions about the meaning of a word
    MeaningAsked,   ///< the same, unless the question matches a pattern of MeaningNever
    MeaningNever,
    Purpose,        ///< a word that asks for the use of a thing
    Card,           ///< a word for a kind of card; `means` is the kind
    DescribedBy,    ///< a word after the kind of a card that begins a description
    DescribedNot,   ///< a word after the kind of a card that begins no description
    Book,           ///< a word for a book; `means` is the book
    DictionaryCut,  ///< an ending that is cut before a word is looked up in the dictionary
    DictionaryPut,  ///< an ending that is put in its place; may be empty
    Article,        ///< an article that is another word in English; before a word it says nothing
};
inline constexpr int kUses = static_cast<int>(Use::Article) + 1;

/// Returns "vowel", "left-out" and so on, as in the file of the reference.
std::string_view nameOf(Use use);
std::optional<Use> useOf(std::string_view name);

/// A folded word with its use.
struct LanguageWord {
    Use use = Use::Vowel;
    std::string word{};
    std::string means{};
};

/// An ending that is replaced to find the stem of a word. The endings of one step are tried in their order,
/// and only the first that fits is replaced.
struct Ending {
    int step = 0;
    std::string cut{};
    std::string put{};
    int least = 0;        ///< letters before the ending, one of them a vowel; 0 if nothing is demanded
    bool single = false;  ///< a double letter before the ending becomes single
};

/// The words and endings of a language, as they are in its file.
struct LanguageData {
    std::vector<LanguageWord> words{};
    std::vector<Ending> endings{};  ///< in the order of their steps
};

class Language {
  public:
    /// Adds the words and endings of a language. If several are added, the earlier ones come first: their
    /// forms count, and their endings are cut before those of the later ones.
    void add(const LanguageData& data);

    /// Returns the common stem of the forms of a folded word. In English "destroy", "destroys" and
    /// "destroyed" have the same stem, and so have "lost" and "lose", "three" and "3".
    std::string stemOf(std::string_view word) const;
    /// Returns the stems of the folded words, separated by spaces: the key of a synonym.
    std::string stemsOf(std::string_view folded) const;

    /// Returns the words with this use, in the order of the files.
    const std::vector<LanguageWord>& wordsFor(Use use) const { return words_[static_cast<std::size_t>(use)]; }
    /// Returns the folded word with this use, or null. The pointer is valid as long as the language.
    const LanguageWord* find(Use use, std::string_view word) const;
    bool has(Use use, std::string_view word) const { return find(use, word) != nullptr; }
    /// Returns the letters that abbreviations leave out.
    const std::string& leftOut() const { return leftOut_; }
    /// True if a pattern with this use fits the folded words. In a pattern "*" stands for any number of
    /// words, and "is|are" for one of two.
    bool fits(Use use, const std::vector<std::string>& words) const;

  private:
    bool hasVowel(std::string_view word) const;
    void cutEnding(std::string& word, const std::vector<Ending>& step) const;

    std::vector<std::vector<LanguageWord>> words_ = std::vector<std::vector<LanguageWord>>(kUses);
    /// Lets the map look up a std::string_view.
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };

    std::unordered_map<std::string, std::string, Hash, std::equal_to<>> forms_{};
    std::string leftOut_{};
    std::vector<std::vector<Ending>> steps_{};
};

}  // namespace reach::reference
