#include "app/table/choices.h"

#include "app/words/option_words.h"
#include "engine/core/names.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace reach {
namespace {

using arcs::Group;
using sheets::Sheet;
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

void Choices::setAsk(arcs::Ask ask) {
    if (ask == ask_) return;
    ask_ = ask;
    Q_EMIT askChanged();
    Q_EMIT shownChanged();
}

Sheet Choices::sheet() const {
    switch (ask_) {
        case arcs::Ask::Roll: return Sheet::Roll;
        case arcs::Ask::Reroll: return Sheet::Reroll;
        case arcs::Ask::Collect: return Sheet::Collect;
        case arcs::Ask::Suffer:
        case arcs::Ask::Strike: return Sheet::Hits;
        case arcs::Ask::Draft:
        case arcs::Ask::KeepLore: return Sheet::Draft;
        case arcs::Ask::EventDice: return Sheet::EventDice;
        case arcs::Ask::AtTable: return Sheet::AtTable;
        case arcs::Ask::Advance: return Sheet::Advance;
        case arcs::Ask::CallToOrder:
        case arcs::Ask::Negotiate: return Sheet::Summit;
        case arcs::Ask::Policy:
        case arcs::Ask::CallSummit:
        case arcs::Ask::CrisesOrEdicts:
        case arcs::Ask::Trust:
        case arcs::Ask::Govern:
        case arcs::Ask::Demand:
        case arcs::Ask::ImperialAction:
        case arcs::Ask::GrandAmbitions:
        case arcs::Ask::ChooseFate:
        case arcs::Ask::NextAct: return Sheet::Step;
        case arcs::Ask::Refill: return Sheet::Refill;
        case arcs::Ask::Score: return Sheet::Score;
        case arcs::Ask::Finished: return Sheet::Finished;
        default: return Sheet::None;
    }
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
    // An ambition is declared before all else, or not at all. What costs a card or a token stands behind what
    // costs nothing, and seizing costs a card of the hand.
    static constexpr std::array kOrder{Group::Declare, Group::Tax,       Group::Build, Group::Repair,
                                       Group::Secure,  Group::Influence, Group::Card,  Group::Prelude};
    QList<OptionView> found;
    for (const bool costly : {false, true})
        for (const Group group : kOrder)
            found += those(mine_, [=](const OptionView& option) {
                return option.legal && option.group == group && option.costly == costly;
            });
    return found + those(mine_, [](const OptionView& option) {
               return option.legal && option.group == Group::Seize;
           });
}

QList<OptionView> Choices::besideCourt() const {
    return those(direct(), [](const OptionView& option) {
        return option.group != Group::Influence && option.group != Group::Secure &&
               option.group != Group::Prelude;
    });
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

bool Choices::evenHanded() const {
    return std::ranges::all_of(options_, [](const OptionView& option) {
        const QString last = option.entry.section(u' ', -1);
        return !option.system.isEmpty() || option.answer == arcs::Answer::Decline ||
               parseName<Resource>(last.toStdString()).has_value();
    });
}

bool Choices::moving() const {
    return (choosing() || ask_ == arcs::Ask::MoveAgain) && !system_.isEmpty() &&
           (group_ == Group::None || group_ == Group::Move);
}

QString Choices::movedFrom() const {
    QStringList from;
    for (const OptionView& option : options_)
        if (option.group == Group::Move && option.legal && !from.contains(option.system))
            from.append(option.system);
    return from.size() == 1 ? from[0] : QString();
}

bool Choices::isGoal(const QString& system, bool moving) const {
    if (!moving) return false;
    // An unreachable goal is reported, and the starting system stays chosen.
    const bool leaving = group_ == Group::Move && system != system_ &&
                         std::ranges::none_of(mine_, [&](const OptionView& option) {
                             return option.group == Group::Move && option.system == system;
                         });
    return leaving || destinations().contains(system);
}

OptionView Choices::answerAt(const QString& system) const {
    if (choosing() || ask_ == arcs::Ask::MoveAgain) return {};
    const auto here =
        those(options_, [&](const OptionView& option) { return option.system == system && option.legal; });
    return here.size() == 1 ? here[0] : OptionView{};
}

bool Choices::fits(const QString& system) const {
    const auto here = those(mine_, [&](const OptionView& option) { return option.system == system; });
    return here.isEmpty() ||
           std::ranges::any_of(here, [this](const OptionView& option) { return option.group == group_; });
}

bool Choices::allows(arcs::Group group) const {
    return std::ranges::any_of(
        options_, [group](const OptionView& option) { return option.group == group && option.legal; });
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
