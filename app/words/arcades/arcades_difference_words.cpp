#include "app/words/arcades/arcades_words.h"
#include "app/words/translate.h"

namespace reach::words {

QStringList differences(const arcades::Game& now, const arcades::Game& rewritten,
                        const PlayerNames& players) {
    const arcades::State& was = now.state;
    const arcades::State& becomes = rewritten.state;
    QStringList lines;
    if (was.chapter != becomes.chapter)
        lines.append(translate("rewrite", "Chapter %1 instead of %2")
                         .arg(QString::number(becomes.chapter), QString::number(was.chapter)));
    if (was.initiative != becomes.initiative && isColor(becomes.initiative) && isColor(was.initiative))
        lines.append(translate("rewrite", "%1 has the initiative instead of %2", "players")
                         .arg(players.of(becomes.initiative), players.of(was.initiative)));
    const auto ships = [](const Ships& ships) {
        return ships.total() == 0 ? translate("rewrite", "no ships") : name(ships);
    };
    for (const Player player : now.setup.seats) {
        if (!isColor(player)) continue;
        const arcades::PlayerState& before = was.of(player);
        const arcades::PlayerState& after = becomes.of(player);
        const QString who = players.of(player);
        if (before.power != after.power)
            lines.append(translate("rewrite", "%1: %2 Power instead of %3")
                             .arg(who, QString::number(after.power), QString::number(before.power)));
        if (before.hand != after.hand)
            lines.append(translate("rewrite", "%1, cards in hand: %2 instead of %3")
                             .arg(who, QString::number(after.hand), QString::number(before.hand)));
        if (before.agent != after.agent && after.agent != SystemId::None)
            lines.append(translate("rewrite", "The agent of %1 is in %2", "player, system")
                             .arg(who, name(after.agent)));
        for (std::size_t at = 0; at < was.clusters.size(); ++at) {
            const Ships& had = was.clusters[at].ships[index(player)];
            const Ships& has = becomes.clusters[at].ships[index(player)];
            if (had != has)
                lines.append(translate("rewrite", "%1 in %2: %3 instead of %4", "owner, system, ships")
                                 .arg(who, clusterName(static_cast<int>(at)), ships(has), ships(had)));
        }
    }
    return lines;
}

}  // namespace reach::words
