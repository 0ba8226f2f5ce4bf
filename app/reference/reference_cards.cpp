#include "app/reference/reference_cards.h"

#include "app/reference/reference.h"
#include "app/words/home/reference_words.h"
#include "app/words/translate.h"

#include <algorithm>
#include <array>
#include <set>

namespace reach {
namespace {

using namespace reference;
using words::fromView;

constexpr std::array kFilters{"set", "type", "suit", "cost", "fate", "act"};

/// The card's value for a filter, as typed and as read; empty if it has none.
std::pair<QString, QString> answer(std::string_view filter, const reference::Entry& entry) {
    const CardFacts& card = *entry.card;
    const auto number = [](int n) {
        const QString digits = n > 0 ? QString::number(n) : QString();
        return std::pair(digits, digits);
    };
    if (filter == "set") return {fromView(card.set), words::setName(card.set)};
    if (filter == "type") return {fromView(card.kind), words::kindName(card.kind)};
    if (filter == "suit") return {fromView(card.suit), words::suitName(card.suit)};
    if (filter == "cost" && card.isProtected)
        return {QStringLiteral("x"), ReferenceCards::tr("Protected", "a card that cannot be raided")};
    if (filter == "cost") return number(card.raidCost);
    if (filter == "act") return number(card.act);
    return {number(card.fate).first, fromView(card.fateName)};
}

/// "type:\"imperial council\"".
QString term(const QString& filter, const QString& value) {
    if (filter == QStringLiteral("text")) return value;
    return QStringLiteral("%1:\"%2\"").arg(filter, value);
}

}  // namespace

ReferenceCards::ReferenceCards(ReferenceLibrary& library) : QObject(&library), library_(library) {}

void ReferenceCards::filter(const QString& name, const QString& value) {
    if (filters_.value(name) == value) return;
    if (value.isEmpty())
        filters_.remove(name);
    else
        filters_[name] = value;
    refresh();
}

void ReferenceCards::clear() {
    filters_.clear();
    refresh();
}

void ReferenceCards::refresh() {
    rows_.reset();
    Q_EMIT changed();
}

int ReferenceCards::total() const {
    return static_cast<int>(library_.entries(Section::Card).size());
}

QString ReferenceCards::query() const {
    QStringList terms;
    for (auto at = filters_.begin(); at != filters_.end(); ++at) terms.append(term(at.key(), at.value()));
    return terms.join(u' ');
}

QList<view::PageRowView> ReferenceCards::rows() const {
    if (rows_) return *rows_;
    rows_.emplace();
    const Reference* reference = library_.reference();
    if (!reference) return {};
    std::set<std::string> wanted;
    if (!filters_.isEmpty()) {
        const auto result = reference->search(query().toStdString(), 1000, {.only = Section::Card});
        for (const Hit& hit : result.hits) {
            wanted.insert(hit.id);
            wanted.insert(hit.copies.begin(), hit.copies.end());
        }
    }
    for (const reference::Entry& card : library_.entries(Section::Card))
        if (filters_.isEmpty() || wanted.contains(card.id)) rows_->append(view::row(card));
    return *rows_;
}

QList<view::FilterView> ReferenceCards::choices() const {
    QList<view::FilterView> list;
    for (const char* name : kFilters) {
        view::FilterView filter;
        filter.filter = QString::fromLatin1(name);
        filter.value = filters_.value(filter.filter);
        std::set<QString> known;
        for (const reference::Entry& card : library_.entries(Section::Card)) {
            const auto [value, words] = answer(name, card);
            if (value.isEmpty() || !known.insert(value).second) continue;
            filter.values.append({value, words});
            if (value == filter.value) filter.chosen = words;
        }
        if (std::string_view(name) == "cost" || std::string_view(name) == "act")
            std::ranges::sort(filter.values, {}, &view::FilterValueView::value);
        list.append(filter);
    }
    return list;
}

}  // namespace reach

#include "moc_reference_cards.cpp"
