#include "app/court/cards.h"

#include "app/words/names.h"
#include "engine/contract/catalogue.h"

#include <algorithm>
#include <vector>

namespace reach {

namespace {

/// A campaign's Court deck has cards of its own, those of Fates, and lore (BR p.4).
bool isOf(const QString& deck, CardId id) {
    if (deck == QStringLiteral("campaign")) return index(id) >= kBaseCards || isLore(id);
    if (index(id) >= kBaseCards) return false;
    return deck == (isLeader(id) ? QStringLiteral("leader")
                    : isLore(id) ? QStringLiteral("lore")
                                 : QStringLiteral("court"));
}

}  // namespace

QList<view::CardView> Cards::search(const QString& text, const QString& deck) const {
    const QStringList wanted = text.split(u' ', Qt::SkipEmptyParts);
    QList<view::CardView> found;
    // Few of a campaign's lore cards are in its deck: they come last.
    std::vector<CardId> ids;
    for (int i = 0; i < cardCount(); ++i)
        if (const auto id = static_cast<CardId>(i); isOf(deck, id)) ids.push_back(id);
    std::ranges::stable_partition(ids, [](CardId id) { return !isLore(id); });
    for (const CardId id : ids) {
        const std::string_view printed = nameOf(id);
        const QString all = words::name(id) + u' ' +
                            QString::fromUtf8(printed.data(), static_cast<qsizetype>(printed.size()));
        const QStringList words = all.split(u' ');
        const bool fits = std::all_of(wanted.begin(), wanted.end(), [&](const QString& start) {
            return std::any_of(words.begin(), words.end(), [&](const QString& word) {
                return word.startsWith(start, Qt::CaseInsensitive);
            });
        });
        if (fits) found.append(view::card(id));
    }
    return found;
}

view::CardView Cards::named(const QString& id) const {
    return view::card(findCard(id.toStdString()));
}

}  // namespace reach

#include "moc_cards.cpp"
