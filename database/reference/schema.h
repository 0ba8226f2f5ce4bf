#pragma once

/// The schema of the file that the compiler writes and the search reads.
namespace reach::reference {

inline constexpr int kApplicationId = 0x52634b52;  // "RcKR"
inline constexpr int kSchemaVersion = 5;

/// Tables:
/// - entry: one row a page; `words` holds the words of `plain` (placed_words.h);
/// - part: the passages of a page, Markdown;
/// - link: from a page to a page, `how` is "see" or "text";
/// - engine_rule: the entry that describes a rule of the engine;
/// - word: every folded word, in order; its number is its row;
/// - language_word, ending: what the search knows about each language (language.h); the rows without a
///   language belong to the dictionary;
/// - synonym, stop_word: words that players use, per language; `same` is 1 for the same word, shortened or
///   translated;
/// - translation: the words of the dictionary that do not occur in the content, in order. A row has some
///   hundred lines: a word, a tab, and its English meanings with tabs between them. `first` is the first word
///   of the row;
/// - search: FTS5 over the folded words of each entry, by entry number; it does not store the texts.
inline constexpr const char* kSchema = R"sql(
CREATE TABLE entry (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL, language TEXT NOT NULL, section TEXT NOT NULL, title TEXT NOT NULL,
    book TEXT, page INTEGER, heading TEXT, topic TEXT, source TEXT, kind TEXT,
    missing INTEGER NOT NULL, written INTEGER NOT NULL,
    is_card INTEGER NOT NULL, suit TEXT, raid_cost INTEGER, protected INTEGER, card_set TEXT, fate INTEGER,
    fate_name TEXT, act INTEGER, number INTEGER, pips INTEGER, edict_order INTEGER, copies INTEGER, flip_side TEXT,
    keywords TEXT NOT NULL, tags TEXT NOT NULL, plain TEXT NOT NULL, words BLOB NOT NULL,
    UNIQUE (language, id));
CREATE TABLE part (entry INTEGER NOT NULL REFERENCES entry, place INTEGER NOT NULL, kind TEXT NOT NULL,
    heading TEXT NOT NULL, text TEXT NOT NULL, source TEXT NOT NULL, PRIMARY KEY (entry, place)) WITHOUT ROWID;
CREATE TABLE link (source TEXT NOT NULL, target TEXT NOT NULL, how TEXT NOT NULL, place INTEGER NOT NULL,
    PRIMARY KEY (source, place)) WITHOUT ROWID;
CREATE TABLE engine_rule (rule TEXT PRIMARY KEY, entry TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE word (n INTEGER PRIMARY KEY, word TEXT NOT NULL);
CREATE TABLE language_word (language TEXT NOT NULL, use TEXT NOT NULL, word TEXT NOT NULL, means TEXT NOT NULL);
CREATE TABLE ending (language TEXT NOT NULL, step INTEGER NOT NULL, cut TEXT NOT NULL, put TEXT NOT NULL,
    least INTEGER NOT NULL, single INTEGER NOT NULL);
CREATE TABLE synonym (language TEXT NOT NULL, say TEXT NOT NULL, means TEXT NOT NULL, same INTEGER NOT NULL);
CREATE TABLE stop_word (language TEXT NOT NULL, word TEXT NOT NULL);
CREATE TABLE translation (first TEXT PRIMARY KEY, lines TEXT NOT NULL) WITHOUT ROWID;
CREATE VIRTUAL TABLE search USING fts5 (title, keywords, body, facts, content = '',
    tokenize = 'unicode61 remove_diacritics 0');
)sql";

}  // namespace reach::reference
