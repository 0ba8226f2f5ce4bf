#include "app/table/choices.h"

#include "app/words/option_words.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace reach {
namespace {

using arcs::Group;
using view::OptionView;

template <typename Fits>
QList<OptionView> those(const QList<OptionView>& options, Fits fits) {
    QList<OptionView> found;
    std::copy_if(options.begin(), options.end(), std::back_inserter(found), fits);
    return found;
}

}  // namespace

void Choices::setOptions(const QList<OptionView>& options) {
    if (options == options_) return;
    options_ = options;
    renew();
}

void Choices::setActor(const QString& actor) {
    if (actor == actor_) return;
    actor_ = actor;
    renew();
}

void Choices::renew() {
    mine_ = actor_.isEmpty() ? options_ : those(options_, [this](const OptionView& option) {
        return option.group == Group::Answer || option.player == actor_;
    });
    Q_EMIT mineChanged();
    Q_EMIT shownChanged();
}

QList<OptionView> Choices::shown() const {
    // During a question, a place or a card that is no answer is only viewed.
    const bool placeTells =
        std::ranges::any_of(mine_, [this](const OptionView& option) { return option.system == system_; });
    const bool cardTells =
        std::ranges::any_of(mine_, [this](const OptionView& option) { return option.card == card_; });
    return those(mine_, [&](const OptionView& option) {
        const bool answer = option.group == Group::Answer;
        return (group_ == Group::None || option.group == group_) &&
               (system_.isEmpty() || option.system == system_ || (!placeTells && answer)) &&
               (card_.isEmpty() || option.card == card_ || (!cardTells && answer));
    });
}

QList<OptionView> Choices::direct() const {
    // Entries that can be made only once come last, so that no other entry moves under the finger after one.
    // Seizing costs a card of the hand, so it is never the first option.
    static constexpr std::array kOrder{Group::Tax,     Group::Build,     Group::Repair,
                                       Group::Secure,  Group::Influence, Group::Card,
                                       Group::Prelude, Group::Declare,   Group::Seize};
    QList<OptionView> found;
    for (const Group group : kOrder)
        found +=
            those(mine_, [group](const OptionView& option) { return option.legal && option.group == group; });
    return found;
}

QStringList Choices::places() const {
    QStringList places;
    for (const OptionView& option : mine_)
        if (option.legal && !option.system.isEmpty() && (group_ == Group::None || option.group == group_) &&
            !places.contains(option.system))
            places.append(option.system);
    return places;
}

QStringList Choices::destinations() const {
    QStringList ends;
    for (const OptionView& option : shown())
        if (option.legal && !option.goal.isEmpty()) ends += option.goal;
    return ends;
}

bool Choices::battle() const {
    return std::ranges::any_of(
        shown(), [](const OptionView& option) { return option.group == Group::Battle && option.legal; });
}

bool Choices::spent() const {
    return std::ranges::none_of(
        mine_, [](const OptionView& option) { return option.legal && option.group != Group::Turn; });
}

bool Choices::onlyPlaces() const {
    return std::ranges::all_of(options_, [](const OptionView& option) {
        return !option.system.isEmpty() || option.answer == arcs::Answer::Decline;
    });
}

QList<view::ActionKindView> Choices::kinds() const {
    static constexpr std::array kPlaces{Group::Declare, Group::Seize,  Group::Prelude, Group::Tax,
                                        Group::Build,   Group::Move,   Group::Repair,  Group::Influence,
                                        Group::Secure,  Group::Battle, Group::Card};
    QList<view::ActionKindView> kinds;
    for (const Group group : kPlaces) {
        const QString name = view::nameOf(group);
        view::ActionKindView kind{group, name, words::actionText(name), view::pageOf(group), false, false};
        for (const OptionView& option : mine_) {
            if (option.group != group) continue;
            kind.possible = true;
            kind.legal |= option.legal;
        }
        kinds.append(kind);
    }
    return kinds;
}

}  // namespace reach

#include "moc_choices.cpp"
