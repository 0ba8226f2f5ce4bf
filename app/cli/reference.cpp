#include "database/reference/reference.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "app/cli/calls.h"
#include "app/cli/open_reference.h"
#include "app/cli/own_books.h"
#include "app/cli/terminal.h"
#include "database/reference/locate.h"

namespace reach::cli {
namespace {

using Json = nlohmann::ordered_json;
using namespace reference;

const char* wordsOf(OpenError error) {
    switch (error) {
        case OpenError::NotFound: return "is not there";
        case OpenError::NotAReference: return "is damaged, or no reference";
        case OpenError::OtherVersion: return "belongs to another version of Reachkeeper";
    }
    return "";
}

const char* wordsOf(QueryErrorCode code) {
    switch (code) {
        case QueryErrorCode::UnknownField: return "is no operator";
        case QueryErrorCode::UnknownValue: return "is no value of this operator";
        case QueryErrorCode::NotANumber: return "is no number";
        case QueryErrorCode::NothingToCompare: return "holds words: use a colon";
        case QueryErrorCode::UnmatchedClose: return "closes nothing";
        case QueryErrorCode::TooDeep: return "opens too many parentheses";
    }
    return "";
}

void printError(const std::string& query, const QueryError& error) {
    const std::string before = onOneLine(query.substr(0, error.position));
    complain("%s\n%*s\n'%s' %s", onOneLine(query).c_str(),
             static_cast<int>(QString::fromStdString(before).size()) + 1, "^", error.what.c_str(),
             wordsOf(error.code));
    const char* joint = "; there is ";
    for (const std::string& suggestion : error.suggestions) {
        complain("%s%s", joint, suggestion.c_str());
        joint = ", ";
    }
    complain("\n");
}

/// "Base p.12, Tax Limit"; for a card its kind, suit and set.
std::string sourceOf(const std::string& book, int page, const std::string& heading) {
    std::string source = book == "base"               ? "Base"
                         : book == "blighted-reach"   ? "Blighted Reach"
                         : book == "leaders-and-lore" ? "Leaders & Lore"
                         : book == "arcades"          ? "ARCADEs"
                                                      : book;
    if (page > 0) source += " p." + std::to_string(page);
    if (!heading.empty()) source += (source.empty() ? "" : ", ") + heading;
    return source;
}

std::string sourceOf(const Hit& hit) {
    if (hit.section != Section::Card) return sourceOf(hit.book, hit.page, hit.heading);
    return hit.kind + (hit.suit.empty() ? "" : ", " + hit.suit) + ", " + hit.set;
}

Json rangesJson(const std::vector<Range>& ranges) {
    Json json = Json::array();
    for (const Range& range : ranges) json.push_back({range.begin, range.length});
    return json;
}

Json hitJson(const Hit& hit) {
    return {{"id", hit.id},
            {"title", hit.title},
            {"section", nameOf(hit.section)},
            {"source", sourceOf(hit)},
            {"snippet", hit.snippet},
            {"in_title", rangesJson(hit.inTitle)},
            {"in_snippet", rangesJson(hit.inSnippet)},
            {"copies", hit.copies},
            {"score", hit.score}};
}

void printHits(const std::string& query, const SearchResult& result, const std::vector<books::PageHit>& own,
               bool json) {
    if (json) {
        Json out{{"query", query},
                 {"found", result.found},
                 {"nearest", result.nearest},
                 {"hits", Json::array()},
                 {"own", Json::array()}};
        for (const Hit& hit : result.hits) out["hits"].push_back(hitJson(hit));
        for (const books::PageHit& hit : own)
            out["own"].push_back({{"book", hit.title},
                                  {"page", hit.page},
                                  {"snippet", hit.snippet},
                                  {"in_snippet", rangesJson(hit.inSnippet)}});
        sayJson(out);
        return;
    }
    if (result.nearest && !result.hits.empty()) say("Nothing matches; these are the nearest:\n");
    for (const Hit& hit : result.hits) {
        say("%s  %s  (%s%s%s)\n", hit.id.c_str(), hit.title.c_str(), std::string(nameOf(hit.section)).c_str(),
            sourceOf(hit).empty() ? "" : "; ", sourceOf(hit).c_str());
        say("    %s\n", hit.snippet.c_str());
        if (!hit.copies.empty()) say("    and %zu more of this name\n", hit.copies.size());
    }
    for (const books::PageHit& hit : own)
        say("%s  p.%d  (your own copy)\n    %s\n", hit.title.c_str(), hit.page, hit.snippet.c_str());
}

Json linksJson(const std::vector<Link>& links) {
    Json json = Json::array();
    for (const Link& link : links)
        json.push_back({{"id", link.id}, {"title", link.title}, {"section", nameOf(link.section)}});
    return json;
}

Json orNull(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

Json orNull(int number) {
    return number == 0 ? Json() : Json(number);
}

Json cardJson(const CardFacts& card) {
    return {{"kind", card.kind},
            {"suit", orNull(card.suit)},
            {"raid_cost", card.isProtected ? Json("X") : orNull(card.raidCost)},
            {"set", card.set},
            {"fate", orNull(card.fateName)},
            {"act", orNull(card.act)},
            {"number", orNull(card.number)},
            {"pips", orNull(card.pips)},
            {"order", card.order < 0 ? Json() : Json(card.order)},
            {"copies", card.copies},
            {"flip_side", orNull(card.flipSide)}};
}

Json entryJson(const Entry& entry) {
    Json json{{"id", entry.id},
              {"title", entry.title},
              {"section", nameOf(entry.section)},
              {"book", orNull(entry.book)},
              {"page", orNull(entry.page)},
              {"heading", orNull(entry.heading)},
              {"topic", orNull(entry.topic)},
              {"source", orNull(entry.source)},
              {"kind", orNull(entry.kind)},
              {"missing", entry.missing},
              {"written", entry.written},
              {"card", entry.card ? cardJson(*entry.card) : Json()},
              {"parts", Json::array()},
              {"see", linksJson(entry.see)},
              {"seen_from", linksJson(entry.seenFrom)},
              {"engine_rules", entry.engineRules}};
    for (const Part& part : entry.parts)
        json["parts"].push_back({{"kind", nameOf(part.kind)},
                                 {"heading", orNull(part.heading)},
                                 {"text", part.markdown},
                                 {"source", orNull(part.source)}});
    return json;
}

std::string factsLine(const CardFacts& card) {
    std::string line = card.kind;
    if (!card.suit.empty()) line += ", " + card.suit;
    if (card.isProtected) line += ", protected";
    if (card.raidCost > 0) line += ", raid cost " + std::to_string(card.raidCost);
    if (!card.fateName.empty()) line += ", " + card.fateName;
    if (card.act > 0) line += ", Act " + std::to_string(card.act);
    if (card.copies > 1) line += ", " + std::to_string(card.copies) + " copies";
    return line + ", " + card.set;
}

void printEntry(const Entry& entry) {
    const std::string source = sourceOf(entry.book, entry.page, entry.heading);
    say("%s  %s\n", entry.id.c_str(), entry.title.c_str());
    say("%s\n", entry.card ? factsLine(*entry.card).c_str() : source.c_str());
    if (!entry.source.empty()) say("(%s)\n", entry.source.c_str());
    for (const Part& part : entry.parts) {
        say("\n");
        if (part.kind != PartKind::Text && part.kind != PartKind::Facts)
            say("[%s] %s\n", std::string(nameOf(part.kind)).c_str(), part.heading.c_str());
        say("%s", part.markdown.c_str());
        if (!part.markdown.ends_with('\n')) say("\n");
        if (!part.source.empty()) say("(%s)\n", part.source.c_str());
    }
    if (!entry.see.empty()) say("\nSee also:\n");
    for (const Link& link : entry.see) say("- %s  %s\n", link.id.c_str(), link.title.c_str());
}

}  // namespace

std::optional<Reference> openReference() {
    const auto path = locateReference(QCoreApplication::applicationDirPath().toStdString());
    auto opened = Reference::open(path);
    if (!opened.reference) complain("The reference %s %s\n", path.string().c_str(), wordsOf(opened.error));
    return std::move(opened.reference);
}

int search(const SearchCall& call) {
    std::string query;
    for (const std::string& word : call.query) query += (query.empty() ? "" : " ") + word;
    const auto reference = openReference();
    if (!reference) return kUnusable;
    const SearchResult result = reference->search(query, static_cast<std::size_t>(call.limit));
    if (result.error) {
        printError(query, *result.error);
        return kUnusable;
    }
    const auto own = searchOwnBooks(query, *reference);
    printHits(query, result, own.value_or(std::vector<books::PageHit>()), call.json);
    if (!own) return kUnusable;
    if (!result.hits.empty() || !own->empty()) return kFine;
    complain("Nothing speaks of this.\n");
    return kViolations;
}

int show(const ShowCall& call) {
    const auto reference = openReference();
    if (!reference) return kUnusable;
    const auto entry = reference->entry(call.id);
    if (!entry) {
        complain("There is no entry '%s'\n", call.id.c_str());
        return kUnusable;
    }
    if (call.json)
        sayJson(entryJson(*entry));
    else
        printEntry(*entry);
    return kFine;
}

}  // namespace reach::cli
