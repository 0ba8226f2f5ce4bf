#include "app/table/among.h"

#include <algorithm>
#include <iterator>

namespace reach {
namespace {

template <typename Value, typename Fits>
Value firstOf(const QList<Value>& list, Fits fits) {
    const auto found = std::find_if(list.begin(), list.end(), fits);
    return found == list.end() ? Value{} : *found;
}

}  // namespace

using view::OptionView;

OptionView Among::answering(const QList<OptionView>& options, arcs::Answer answer, const QString& player) {
    return firstOf(options, [&](const OptionView& option) {
        return option.answer == answer && (player.isEmpty() || option.player == player);
    });
}

OptionView Among::about(const QList<OptionView>& options, const QString& card) {
    return firstOf(options, [&](const OptionView& option) { return option.card == card; });
}

OptionView Among::doing(const QList<OptionView>& options, arcs::Group group, const QString& card) {
    return firstOf(options,
                   [&](const OptionView& option) { return option.group == group && option.card == card; });
}

OptionView Among::first(const QList<OptionView>& options, arcs::Group group) {
    return firstOf(options, [&](const OptionView& option) { return option.group == group; });
}

OptionView Among::besides(const QList<OptionView>& options, const QList<view::ActionCardView>& cards) {
    return firstOf(options, [&](const OptionView& option) {
        return option.answer != arcs::Answer::PlayEvent &&
               std::ranges::find(cards, option.card, &view::ActionCardView::card) == cards.end();
    });
}

bool Among::has(const QList<OptionView>& options, arcs::Group group) {
    return std::any_of(options.begin(), options.end(),
                       [&](const OptionView& option) { return option.group == group; });
}

QList<OptionView> Among::harmLast(QList<OptionView> options) {
    std::ranges::stable_sort(
        options, {}, [](const OptionView& option) { return option.legal ? option.costly ? 1 : 0 : 2; });
    return options;
}

QList<view::ActionCardView> Among::inDeck(const QList<view::ActionCardView>& cards, const QString& suit) {
    QList<view::ActionCardView> found;
    std::ranges::copy_if(cards, std::back_inserter(found),
                         [&](const view::ActionCardView& card) { return card.inDeck && card.suit == suit; });
    return found;
}

QList<view::CardView> Among::cards(const QList<view::CardView>& cards, const QStringList& without,
                                   const QStringList& within) {
    QList<view::CardView> found;
    std::ranges::copy_if(cards, std::back_inserter(found), [&](const view::CardView& card) {
        return !without.contains(card.id) && (within.isEmpty() || within.contains(card.id));
    });
    return found;
}

bool Among::areAll(const QStringList& these, const QStringList& those) {
    return std::ranges::all_of(these, [&](const QString& name) { return those.contains(name); });
}

view::PlayerView Among::player(const QList<view::PlayerView>& players, const QString& color) {
    return firstOf(players, [&](const view::PlayerView& player) { return player.color == color; });
}

view::SystemView Among::system(const QList<view::SystemView>& systems, const QString& id) {
    return firstOf(systems, [&](const view::SystemView& system) { return system.id == id; });
}

}  // namespace reach

#include "moc_among.cpp"
