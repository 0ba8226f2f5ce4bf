#include "app/past/story_teller.h"

#include "app/past/story.h"

#include <algorithm>
#include <utility>

namespace reach {
namespace {

constexpr std::size_t kBattles = 5;  ///< told at most

QList<int> listed(std::span<const int> powers) {
    return {powers.begin(), powers.end()};
}

}  // namespace

StoryTeller::StoryTeller(std::vector<Player> seats, const words::PlayerNames& names)
    : seats_(std::move(seats)), names_(names) {}

void StoryTeller::add(Player player, const QString& text, const QString& detail) {
    add(player, text, detail, 0);
}

void StoryTeller::add(Player player, const QString& text, const QString& detail, int weight) {
    const QString color = isColor(player) ? QString::fromLatin1(nameOf(player).data()) : QString();
    moments_.push_back({{text, detail, color, entry_}, weight});
}

void StoryTeller::addBattle(Player attacker, Player defender, const QString& place, const QStringList& tolls,
                            int weight) {
    add(attacker, Story::tr("%1 attacks %2 in %3").arg(names_.of(attacker), names_.of(defender), place),
        tolls.join(QStringLiteral("; ")), weight);
}

void StoryTeller::gain(Player player, int power) {
    if (isColor(player) && power > 0) gained_[index(player)] += power;
}

void StoryTeller::start(int act, std::span<const int> powers) {
    mark(Story::tr("Start"), act, powers);
}

void StoryTeller::actOver(int act, std::span<const int> powers) {
    markIfMoved(Story::tr("End"), act, powers);
}

void StoryTeller::now(int act, std::span<const int> powers) {
    markIfMoved(Story::tr("Now"), act, powers);
}

void StoryTeller::mark(const QString& label, int act, std::span<const int> powers) {
    marks_.append({label, act, listed(powers)});
}

void StoryTeller::markIfMoved(const QString& label, int act, std::span<const int> powers) {
    if (marks_.constLast().powers != listed(powers)) mark(label, act, powers);
}

void StoryTeller::chapterOver(int chapter, int act, std::span<const int> powers) {
    mark(QString::number(chapter), act, powers);
    const auto most =
        std::ranges::max_element(seats_, {}, [this](Player player) { return gained_[index(player)]; });
    if (most != seats_.end() && gained_[index(*most)] > 0)
        add(*most,
            Story::tr("Chapter %1: %2 gains the most, %3 Power")
                .arg(QString::number(chapter), names_.of(*most), QString::number(gained_[index(*most)])),
            line(powers));
    gained_ = {};
}

void StoryTeller::wins(Player winner, std::span<const int> powers) {
    add(winner, Story::tr("%1 wins").arg(names_.of(winner)), line(powers));
}

QString StoryTeller::line(std::span<const int> powers) const {
    QStringList list;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        list.append(QStringLiteral("%1 %2").arg(names_.of(seats_[seat]), QString::number(powers[seat])));
    return list.join(QStringLiteral(", "));
}

view::ToldStory StoryTeller::told() const {
    std::vector<const Moment*> battles;
    for (const Moment& moment : moments_)
        if (moment.weight > 0) battles.push_back(&moment);
    std::ranges::stable_sort(battles, std::greater{}, &Moment::weight);
    if (battles.size() > kBattles) battles.resize(kBattles);
    view::ToldStory story{marks_, {}};
    for (const Moment& moment : moments_)
        if (moment.weight == 0 || std::ranges::find(battles, &moment) != battles.end())
            story.moments.append(moment.told);
    return story;
}

}  // namespace reach
