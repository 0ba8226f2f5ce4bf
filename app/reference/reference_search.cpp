#include "app/reference/reference_search.h"

#include "app/reference/reference.h"
#include "app/words/home/reference_words.h"
#include "app/words/translate.h"

#include <algorithm>

namespace reach {
namespace {

using namespace reference;
using words::fromView;

constexpr std::size_t kLimit = 40;     ///< hits looked at
constexpr std::size_t kGroupMost = 6;  ///< hits a section shows beside others

/// The text with the match in bold.
QString marked(const std::string& plain, const std::vector<Range>& ranges) {
    QString html;
    std::size_t at = 0;
    const std::string_view all = plain;
    for (const Range& range : ranges) {
        if (range.begin < at || range.begin + range.length > all.size()) continue;
        html += fromView(all.substr(at, range.begin - at)).toHtmlEscaped() + QStringLiteral("<b>") +
                fromView(all.substr(range.begin, range.length)).toHtmlEscaped() + QStringLiteral("</b>");
        at = range.begin + range.length;
    }
    return html + fromView(all.substr(at)).toHtmlEscaped();
}

/// "Guild · Relic · Base game", or "Base p.12, Tax".
QString placeOf(const Hit& hit) {
    if (hit.section != Section::Card) return words::citation(hit.book, hit.page, hit.heading);
    QStringList parts{words::kindName(hit.kind)};
    if (!hit.suit.empty()) parts.append(words::suitName(hit.suit));
    parts.append(words::setName(hit.set));
    return parts.join(QStringLiteral(" · "));
}

view::HitView hitView(const Hit& hit, bool inPlay) {
    view::HitView view;
    view.id = fromView(hit.id);
    view.title = fromView(hit.title);
    view.snippet = marked(hit.snippet, hit.inSnippet);
    view.section = fromView(nameOf(hit.section));
    view.group = inPlay ? QStringLiteral("play") : view.section;
    view.kind = fromView(hit.kind);
    view.suit = fromView(hit.suit);
    view.place = placeOf(hit);
    view.copies = static_cast<int>(hit.copies.size()) + 1;
    return view;
}

}  // namespace

ReferenceSearch::ReferenceSearch(ReferenceLibrary& library) : QObject(&library), library_(library) {}

void ReferenceSearch::setText(const QString& text) {
    if (text == text_) return;
    text_ = text;
    refresh();
}

void ReferenceSearch::setOnly(const QString& section) {
    if (section == only_) return;
    only_ = section;
    refresh();
}

void ReferenceSearch::complete(const QString& completion) {
    setText(text_.left(completeFrom_) + completion);
}

void ReferenceSearch::refresh() {
    const std::string typed = text_.toStdString();
    SearchContext context{
        .inPlay = library_.inPlay(), .book = library_.bookInPlay(), .only = sectionOf(only_.toStdString())};
    const Reference* reference = library_.reference();
    take(reference ? reference->search(typed, kLimit, context) : SearchResult{});
    completions_.clear();
    for (const Completion& way : completionsOf(typed)) {
        completeFrom_ = fromView(std::string_view(typed).substr(0, way.from)).size();
        completions_.append(fromView(way.text));
    }
    Q_EMIT changed();
}

/// The order of the hits: cards of the current game before those of other boxes. All cards come after the
/// rules if the query asks for rules, or if no card of the game was found.
std::vector<HitGroup> ReferenceSearch::inReadingOrder(const SearchResult& result) const {
    std::vector<HitGroup> groups = result.groups;
    const auto cards = std::ranges::find(groups, Section::Card, &HitGroup::section);
    const std::vector<std::string> sets = library_.setsInPlay();
    if (cards == groups.end() || sets.empty()) return groups;
    const auto foreign = std::ranges::stable_partition(cards->hits, [&](std::size_t at) {
        return std::ranges::find(sets, result.hits[at].set) != sets.end();
    });
    if (result.asksRules || foreign.begin() == cards->hits.begin())
        std::rotate(cards, std::next(cards), groups.end());
    return groups;
}

void ReferenceSearch::take(const SearchResult& result) {
    hits_.clear();
    found_ = static_cast<int>(result.found);
    nearest_ = result.nearest;
    error_ = {};
    const std::vector<std::string> inPlay = library_.inPlay();
    const auto lies = [&](const Hit& hit) {
        return std::ranges::any_of(inPlay, [&](const std::string& id) {
            return id == hit.id || std::ranges::find(hit.copies, id) != hit.copies.end();
        });
    };
    const auto append = [&](const Hit& hit, bool inPlay) {
        view::HitView view = hitView(hit, inPlay);
        view.foreign = library_.isForeign(hit.language);
        view.first = hits_.isEmpty() || view.group != hits_.constLast().group;
        hits_.append(view);
    };
    const auto appendThoseInPlay = [&] {
        for (const Hit& hit : result.hits)
            if (lies(hit)) append(hit, true);
    };
    // A query for a rule or for a term shows it before the cards, also before those on the table.
    const bool rulesFirst =
        result.asksRules || (!result.hits.empty() && result.hits.front().section != Section::Card);
    if (!rulesFirst) appendThoseInPlay();
    for (const HitGroup& group : inReadingOrder(result)) {
        if (rulesFirst && group.section == Section::Card) appendThoseInPlay();
        std::size_t shown = 0;
        for (const std::size_t at : group.hits) {
            if (lies(result.hits[at])) continue;
            if (only_.isEmpty() && shown++ == kGroupMost) break;
            append(result.hits[at], false);
        }
    }
    if (!result.error) return;
    const QueryError& error = *result.error;
    const std::string typed = text_.toStdString();
    QStringList suggestions;
    for (const std::string& suggestion : error.suggestions) suggestions.append(fromView(suggestion));
    error_.text = words::queryErrorText(error);
    error_.position = static_cast<int>(fromView(typed.substr(0, error.position)).size());
    error_.length = static_cast<int>(fromView(typed.substr(error.position, error.length)).size());
    error_.what = fromView(error.what);
    error_.suggestions = suggestions.mid(0, 9);
}

}  // namespace reach

#include "moc_reference_search.cpp"
