#include "app/reference/reference_page_view.h"

#include "app/words/home/reference_words.h"
#include "app/words/translate.h"

#include <algorithm>
#include <set>

namespace reach::view {
namespace {

using namespace reference;
using words::fromView;

QList<PartView> partsOf(const reference::Entry& entry) {
    QList<PartView> parts;
    const bool told =
        std::ranges::any_of(entry.parts, [](const Part& part) { return part.kind == PartKind::Text; });
    for (const Part& part : entry.parts) {
        // An action card's facts are drawn, and its text repeats them.
        if (part.kind == PartKind::Facts && told) continue;
        parts.append({fromView(nameOf(part.kind)), fromView(part.heading), fromView(part.source),
                      blocks(part.markdown)});
    }
    return parts;
}

QList<BlockView> gistOf(const ToldPageView& page) {
    for (const PartView& part : page.parts)
        if (part.kind == QStringLiteral("text"))
            return part.blocks.mid(page.kind == QStringLiteral("leader") ? 1 : 0);
    return {};
}

void tell(ToldPageView& page, const reference::Entry& entry) {
    static_cast<PageRowView&>(page) = row(entry);
    page.parts = partsOf(entry);
    page.gist = gistOf(page);
}

ToldPageView toldPage(const reference::Entry& entry) {
    ToldPageView page;
    tell(page, entry);
    return page;
}

CardFactsView facts(const CardFacts& card) {
    CardFactsView view;
    view.kind = fromView(card.kind);
    view.kindName = words::kindName(card.kind);
    view.suit = fromView(card.suit);
    view.suitName = words::suitName(card.suit);
    view.raidCost = card.raidCost;
    view.isProtected = card.isProtected;
    view.set = fromView(card.set);
    view.setName = words::setName(card.set);
    view.fate = card.fate;
    view.fateName = fromView(card.fateName);
    view.act = card.act;
    view.number = card.number;
    view.pips = card.pips;
    view.order = card.order;
    view.copies = card.copies;
    view.flipSide = fromView(card.flipSide);
    return view;
}

/// Links to one section, each name once.
std::vector<Link> ofSection(const std::vector<Link>& links, Section section) {
    std::vector<Link> found;
    std::set<std::string_view> names;
    for (const Link& link : links)
        if (link.section == section && names.insert(link.title).second) found.push_back(link);
    return found;
}

QList<ToldPageView> pagesOf(const Reference& reference, const std::vector<Link>& links) {
    QList<ToldPageView> pages;
    for (const Link& link : links)
        if (const auto entry = reference.entry(link.id)) pages.append(toldPage(*entry));
    return pages;
}

QList<PageLinkView> linksOf(const std::vector<Link>& links) {
    QList<PageLinkView> list;
    for (const Link& one : links) list.append(link(one));
    return list;
}

/// "Base p.17"; a question and an erratum also say who answered or corrected it, and when.
QString placeOf(const reference::Entry& entry) {
    QStringList parts{words::citation(entry.book, entry.page, entry.heading), fromView(entry.topic)};
    if (entry.section == Section::Faq || entry.section == Section::Erratum)
        parts.append(fromView(entry.source));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" \u00b7 "));
}

}  // namespace

PageLinkView link(const Link& link) {
    return {fromView(link.id),   fromView(link.title),       fromView(nameOf(link.section)),
            fromView(link.kind), words::kindName(link.kind), fromView(link.suit)};
}

PageLinkView link(const reference::Entry& entry) {
    return {fromView(entry.id),
            fromView(entry.title),
            fromView(nameOf(entry.section)),
            fromView(entry.kind),
            words::kindName(entry.kind),
            fromView(entry.card ? entry.card->suit : std::string())};
}

PageRowView row(const reference::Entry& entry) {
    PageRowView view;
    view.id = fromView(entry.id);
    view.title = fromView(entry.title);
    view.section = fromView(nameOf(entry.section));
    view.sectionName = words::sectionName(entry.section);
    view.language = fromView(entry.language);
    view.book = fromView(entry.book);
    view.page = entry.page;
    view.heading = fromView(entry.heading);
    view.citation = placeOf(entry);
    view.topic = fromView(entry.topic);
    view.source = fromView(entry.source);
    view.kind = fromView(entry.kind);
    view.kindName = words::kindName(entry.kind);
    view.missing = entry.missing || !entry.written;
    view.isCard = entry.card.has_value();
    if (entry.card) view.card = facts(*entry.card);
    view.suit = view.card.suit;
    return view;
}

PageView page(const Reference& reference, const reference::Entry& entry) {
    PageView page;
    tell(page, entry);
    for (const Link& one : entry.see)
        if (one.section != Section::Faq && one.section != Section::Erratum) page.see.append(link(one));
    std::vector<Link> cards = ofSection(entry.seenFrom, Section::Card);
    // Action cards give the actions and change nothing. A copy in another set has the same text.
    std::erase_if(cards,
                  [&](const Link& card) { return card.kind == "action" || card.title == entry.title; });
    page.cards = linksOf(cards);
    page.questions = pagesOf(reference, ofSection(entry.seenFrom, Section::Faq));
    page.errata = pagesOf(reference, ofSection(entry.seenFrom, Section::Erratum));
    if (const auto back = entry.card ? reference.entry(entry.card->flipSide) : std::nullopt)
        page.back = toldPage(*back);
    return page;
}

}  // namespace reach::view
