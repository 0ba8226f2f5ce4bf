#include "app/arcades/arcades_score_view.h"

#include "app/values/ids.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/translate.h"
#include "engine/arcades/influence.h"

#include <algorithm>
#include <array>
#include <variant>
#include <vector>

namespace reach::view {
namespace {

namespace event = arcades::event;
using event::Why;

bool beginsScoring(const arcades::Event& event) {
    const auto* began = std::get_if<event::PhaseBegan>(&event);
    return began != nullptr && began->phase == arcades::Phase::Ambition;
}

/// The remaining resources are spent when all clusters are scored.
bool endsScoring(const SessionEntryOf<ArcadesGame>& entry) {
    const auto* told = std::get_if<arcades::command::Score>(&entry.command);
    return told == nullptr || (told->cluster < 0 && told->winner == Player::None);
}

/// The entries of the last complete scoring: the first one, and the one after the last. Both 0: there is
/// none.
struct Range {
    std::size_t from = 0;
    std::size_t to = 0;
};

Range lastScoring(const SessionOf<ArcadesGame>& session) {
    const auto& entries = session.entries();
    Range found;
    for (std::size_t at = session.cursor(); at-- > 0;) {
        // Where only scores are entered, each cluster is an entry, and the resources are the last one.
        if (found.to == 0 && endsScoring(entries[at]) &&
            std::holds_alternative<arcades::command::Score>(entries[at].command))
            found.to = at + 1;
        if (!std::ranges::any_of(entries[at].events, beginsScoring)) continue;
        if (endsScoring(entries[at])) return {at, at + 1};
        if (found.to > at) return {at, found.to};
        found = {};
    }
    return {};
}

/// The Power of a chapter's end, by what it was gained for.
struct Gains {
    int clusters = 0;
    int resources = 0;
    int compensation = 0;
};

QString gainsText(const Gains& gains) {
    QStringList parts;
    const auto add = [&parts](const QString& text, int power) {
        if (power > 0) parts += text.arg(power);
    };
    add(words::translate("arcades", "clusters +%1", "Power at the end of a chapter"), gains.clusters);
    add(words::translate("arcades", "resources +%1", "Power at the end of a chapter"), gains.resources);
    add(words::translate("arcades", "compensation +%1", "Power of a bot at the end of a chapter"),
        gains.compensation);
    return parts.join(QStringLiteral(" · "));
}

ArcadesScoredClusterView scored(const event::ClusterScored& e, const arcades::Setup& setup,
                                const words::PlayerNames& names) {
    ArcadesScoredClusterView view;
    view.number = e.cluster + 1;
    view.marked = e.prize != arcades::Prize{};
    view.name = words::capital(words::clusterName(e.cluster));
    view.first = e.prize.first;
    view.second = e.prize.second;
    for (const Player player : setup.seats) {
        const int influence = e.influence[static_cast<std::size_t>(index(player))];
        if (influence == 0) continue;
        const arcades::Standing standing = arcades::standing(e.influence, player);
        view.places.append({idOf(player), names.of(player), influence, words::name(standing),
                            player == arcades::phantom(setup) ? 0 : arcades::payment(standing, e.prize)});
    }
    std::stable_sort(view.places.begin(), view.places.end(),
                     [](const auto& a, const auto& b) { return a.influence > b.influence; });
    return view;
}

}  // namespace

std::size_t chapterScoredAt(const SessionOf<ArcadesGame>& session) {
    return lastScoring(session).to;
}

ArcadesChapterScoreView chapterScore(const SessionOf<ArcadesGame>& session, const words::PlayerNames& names) {
    const Range range = lastScoring(session);
    ArcadesChapterScoreView view;
    if (range.to == 0) return view;
    const arcades::Game after = session.at(range.to);
    const arcades::Setup& setup = after.setup;
    view.chapter = session.at(range.from).state.chapter;
    std::array<Gains, kPlayerColors> gains{};
    bool begun = false;
    for (std::size_t at = range.from; at < range.to; ++at)
        for (const arcades::Event& event : session.entries()[at].events) {
            begun |= beginsScoring(event);
            if (!begun) continue;
            if (const auto* cluster = std::get_if<event::ClusterScored>(&event))
                view.clusters.append(scored(*cluster, setup, names));
            const auto* power = std::get_if<event::PowerChanged>(&event);
            if (power == nullptr) continue;
            Gains& of = gains[static_cast<std::size_t>(index(power->player))];
            (power->why == Why::ClusterScored    ? of.clusters
             : power->why == Why::ResourcesSpent ? of.resources
                                                 : of.compensation) += power->by;
        }
    for (const Player player : setup.seats) {
        if (player == arcades::phantom(setup)) continue;
        const Gains& of = gains[static_cast<std::size_t>(index(player))];
        const int now = after.state.of(player).power;
        view.players.append({idOf(player), names.of(player),
                             now - of.clusters - of.resources - of.compensation, now, gainsText(of)});
    }
    return view;
}

}  // namespace reach::view

#include "moc_arcades_score_view.cpp"
