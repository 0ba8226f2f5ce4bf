#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "database/compiler/content.h"
#include "database/compiler/markup.h"
#include "engine/protocol/rule.h"

namespace reach::compiler {
namespace {

using Titles = std::map<std::string, std::string, std::less<>>;  // by id

/// The titles of all English entries, translated as far as the language has them.
Titles titlesOf(const Content& content, const std::string& language) {
    Titles titles;
    for (const EntryDraft& entry : content.entries)
        if (entry.language == "en") titles.emplace(entry.id, entry.title);
    for (const EntryDraft& entry : content.entries)
        if (const auto at = titles.find(entry.id); entry.language == language && at != titles.end())
            at->second = entry.title;
    return titles;
}

/// "[](id)" becomes "[Title](id)"; a label that is there stays.
std::string fillLabels(const std::string& text, const Titles& titles) {
    constexpr std::string_view kEmpty = "[](";
    std::string filled;
    std::size_t from = 0;
    for (std::size_t at = text.find(kEmpty); at != std::string::npos; at = text.find(kEmpty, at + 1)) {
        const std::size_t end = text.find(')', at);
        if (end == std::string::npos) break;
        const auto title = titles.find(text.substr(at + kEmpty.size(), end - at - kEmpty.size()));
        filled += text.substr(from, at + 1 - from);
        filled += title == titles.end() ? "?" : title->second;
        from = at + 1;
    }
    return filled + text.substr(from);
}

/// Fills the labels of `text`, which begins at `start`, and collects its links. Returns the text without
/// markup.
std::string checkText(const Titles& titles, std::string& text, const Place& start, std::vector<Text>& links,
                      Problems& problems) {
    text = fillLabels(text, titles);
    Markup markup = readMarkup(text);
    const auto place = [&](const MarkupNote& note) { return Place{start.file, start.line + note.line}; };
    for (const MarkupNote& note : markup.problems) problems.add(place(note), "bad markup: " + note.text);
    for (const MarkupNote& link : markup.links) {
        if (!titles.contains(link.text))
            problems.add(place(link), "broken link: there is no entry '" + link.text + "'");
        else
            links.push_back({link.text, place(link).line});
    }
    return std::move(markup.plain);
}

void checkPart(const Titles& titles, PartDraft& part, Problems& problems) {
    part.plain = checkText(titles, part.markdown, part.place, part.links, problems);
    // The question of a ruling is a heading, which is shown without markup.
    part.heading = checkText(titles, part.heading, part.place, part.links, problems);
}

bool isCited(const RuleRef& ref) {
    return ref.book == Book::Base || ref.book == Book::BlightedReach;
}

std::map<std::string, Rule, std::less<>> engineRules() {
    std::map<std::string, Rule, std::less<>> rules;
    for (int i = 0; i < kRules; ++i)
        rules.emplace(std::string(nameOf(static_cast<Rule>(i))), static_cast<Rule>(i));
    return rules;
}

std::string citationOf(const RuleRef& ref) {
    const char* book = ref.book == Book::Base ? "Base" : "Blighted Reach";
    return std::string(book) + " p." + std::to_string(ref.page) + ", " + std::string(ref.heading);
}

void checkEngineRules(const Content& content, Completeness asked, Problems& problems) {
    const auto rules = engineRules();
    std::map<std::string, Place, std::less<>> described;
    for (const EntryDraft& entry : content.entries) {
        if (entry.language != "en") continue;
        for (const Text& name : entry.engine) {
            const Place place{entry.place.file, name.line};
            if (!rules.contains(name.text))
                problems.add(place, "the engine has no rule '" + name.text + "'");
            else if (const auto [first, isNew] = described.emplace(name.text, place); !isNew)
                problems.add(place, "the engine's rule '" + name.text + "' is described in " +
                                        lineOf({first->second, "too"}));
        }
    }
    if (asked == Completeness::Partly) return;
    for (const auto& [name, rule] : rules)
        if (isCited(ruleRef(rule)) && !described.contains(name))
            problems.add({"rules", 0}, "no entry describes the engine's rule '" + name + "' (" +
                                           citationOf(ruleRef(rule)) + ")");
}

}  // namespace

void checkEntries(const Content& content, Completeness asked, Problems& problems) {
    std::map<std::pair<std::string, std::string>, const EntryDraft*> known;
    for (const EntryDraft& entry : content.entries) {
        const auto [first, isNew] = known.emplace(std::pair{entry.language, entry.id}, &entry);
        if (!isNew)
            problems.add(entry.place, "duplicate id '" + entry.id + "', first in " +
                                          lineOf({first->second->place, "that one stays"}));
    }
    for (const EntryDraft& entry : content.entries)
        if (!known.contains({"en", entry.id}))
            problems.add(entry.place, "'" + entry.id + "' translates an entry that is not there");
    checkEngineRules(content, asked, problems);
    if (asked == Completeness::Fully && !content.languages.contains("en"))
        problems.add({"en/words.toml", 0}, "is missing: the search knows no English");
}

void giveAsked(Content& content, Completeness wanted, Problems& problems) {
    std::map<std::pair<std::string, std::string>, EntryDraft*> entries;
    for (EntryDraft& entry : content.entries) entries.emplace(std::pair{entry.language, entry.id}, &entry);
    std::set<const EntryDraft*> given;
    for (Asked& asked : content.asked) {
        const auto entry = entries.find({asked.language, asked.id});
        if (entry == entries.end())
            problems.add(asked.place, "there is no entry '" + asked.id + "' to ask for");
        else if (!given.insert(entry->second).second)
            problems.add(asked.place, "'" + asked.id + "' is asked for twice");
        else
            std::ranges::move(asked.phrases, std::back_inserter(entry->second->keywords));
    }
    if (wanted == Completeness::Partly) return;
    for (const EntryDraft& entry : content.entries)
        if (entry.language == "en" && entry.written && !given.contains(&entry))
            problems.add(entry.place, "nobody asks for '" + entry.id + "': asked/ has no line for it");
}

void dropDoubles(Content& content) {
    std::set<std::string> known;
    std::set<std::string> rules;
    std::erase_if(content.entries, [&](const EntryDraft& entry) {
        return !known.insert(entry.language + ":" + entry.id).second;
    });
    for (EntryDraft& entry : content.entries)
        std::erase_if(entry.engine, [&](const Text& rule) { return !rules.insert(rule.text).second; });
}

void checkLinks(Content& content, Problems& problems) {
    std::map<std::string, Titles> titlesIn;
    for (EntryDraft& entry : content.entries) {
        const auto [at, isNew] = titlesIn.try_emplace(entry.language);
        if (isNew) at->second = titlesOf(content, entry.language);
        const Titles& titles = at->second;
        for (const Text& target : entry.see)
            if (!titles.contains(target.text))
                problems.add({entry.place.file, target.line},
                             "broken link: there is no entry '" + target.text + "'");
        for (PartDraft& part : entry.parts) checkPart(titles, part, problems);
    }
}

}  // namespace reach::compiler
