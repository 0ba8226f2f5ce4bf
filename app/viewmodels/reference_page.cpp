#include "app/viewmodels/reference_page.h"

#include "app/viewmodels/reference_text.h"
#include "app/words/reference_words.h"
#include "app/words/translate.h"

#include <algorithm>
#include <set>

namespace reach::view {
namespace {

using namespace reference;
using words::fromView;

QVariantList partsOf(const Entry& entry) {
    QVariantList parts;
    const bool told =
        std::ranges::any_of(entry.parts, [](const Part& part) { return part.kind == PartKind::Text; });
    for (const Part& part : entry.parts) {
        // An action card's facts are drawn, and its text says them again.
        if (part.kind == PartKind::Facts && told) continue;
        parts.append(QVariantMap{{"kind", fromView(nameOf(part.kind))},
                                 {"heading", fromView(part.heading)},
                                 {"source", fromView(part.source)},
                                 {"blocks", blocks(part.markdown)}});
    }
    return parts;
}

/// Links to one section, each name once.
std::vector<Link> ofSection(const std::vector<Link>& links, Section section) {
    std::vector<Link> found;
    std::set<std::string_view> names;
    for (const Link& link : links)
        if (link.section == section && names.insert(link.title).second) found.push_back(link);
    return found;
}

QVariantList pagesOf(const Reference& reference, const std::vector<Link>& links) {
    QVariantList pages;
    for (const Link& link : links) {
        const auto entry = reference.entry(link.id);
        if (!entry) continue;
        QVariantMap page = row(*entry);
        page["parts"] = partsOf(*entry);
        pages.append(page);
    }
    return pages;
}

}  // namespace

QVariantMap link(const Link& link) {
    return {{"id", fromView(link.id)},
            {"title", fromView(link.title)},
            {"section", fromView(nameOf(link.section))},
            {"kind", fromView(link.kind)},
            {"kindName", words::kindName(link.kind)},
            {"suit", fromView(link.suit)}};
}

QVariantList links(const std::vector<Link>& links) {
    QVariantList list;
    for (const Link& one : links) list.append(link(one));
    return list;
}

QVariantMap facts(const CardFacts& card) {
    return {{"kind", fromView(card.kind)},
            {"kindName", words::kindName(card.kind)},
            {"suit", fromView(card.suit)},
            {"suitName", words::suitName(card.suit)},
            {"raidCost", card.raidCost},
            {"protected", card.isProtected},
            {"set", fromView(card.set)},
            {"setName", words::setName(card.set)},
            {"fate", card.fate},
            {"fateName", fromView(card.fateName)},
            {"act", card.act},
            {"number", card.number},
            {"pips", card.pips},
            {"order", card.order},
            {"copies", card.copies},
            {"flipSide", fromView(card.flipSide)}};
}

QVariantMap row(const Entry& entry) {
    QVariantMap row{{"id", fromView(entry.id)},
                    {"title", fromView(entry.title)},
                    {"section", fromView(nameOf(entry.section))},
                    {"sectionName", words::sectionName(entry.section)},
                    {"language", fromView(entry.language)},
                    {"book", fromView(entry.book)},
                    {"page", entry.page},
                    {"heading", fromView(entry.heading)},
                    {"citation", words::citation(entry.book, entry.page, entry.heading)},
                    {"topic", fromView(entry.topic)},
                    {"source", fromView(entry.source)},
                    {"kind", fromView(entry.kind)},
                    {"kindName", words::kindName(entry.kind)},
                    {"suit", fromView(entry.card ? entry.card->suit : std::string())},
                    {"missing", entry.missing || !entry.written}};
    row["card"] = entry.card ? QVariant(facts(*entry.card)) : QVariant();
    return row;
}

QVariantMap page(const Reference& reference, const Entry& entry) {
    QVariantMap page = row(entry);
    page["parts"] = partsOf(entry);
    std::vector<Link> see;
    for (const Link& link : entry.see)
        if (link.section != Section::Faq && link.section != Section::Erratum) see.push_back(link);
    page["see"] = links(see);
    std::vector<Link> cards = ofSection(entry.seenFrom, Section::Card);
    // Action cards give the actions, and change nothing; a copy in another set says the same.
    std::erase_if(cards,
                  [&](const Link& card) { return card.kind == "action" || card.title == entry.title; });
    page["cards"] = links(cards);
    page["questions"] = pagesOf(reference, ofSection(entry.seenFrom, Section::Faq));
    page["errata"] = pagesOf(reference, ofSection(entry.seenFrom, Section::Erratum));
    const auto back = entry.card ? reference.entry(entry.card->flipSide) : std::nullopt;
    page["back"] = QVariant();
    if (back) {
        QVariantMap side = row(*back);
        side["parts"] = partsOf(*back);
        page["back"] = side;
    }
    return page;
}

}  // namespace reach::view
