#include "app/arcades/arcades_past_view.h"

#include "app/past/history.h"
#include "app/values/ids.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/entry_words.h"
#include "app/words/translate.h"
#include "engine/arcades/names.h"

namespace reach::view {

QList<PlayerView> seated(const arcades::Game& game, const words::PlayerNames& names) {
    QList<PlayerView> list;
    for (const Player player : game.setup.seats) {
        if (player == arcades::phantom(game.setup)) continue;
        const arcades::PlayerState& board = game.state.of(player);
        PlayerView view;
        view.color = idOf(player);
        view.name = names.of(player);
        view.power = board.power;
        view.initiative = game.state.initiative == player;
        for (const Resource resource : board.resources) {
            SlotView slot;
            slot.token = idOf(resource);
            slot.open = true;
            view.resourceSlots.append(slot);
        }
        list.append(view);
    }
    return list;
}

QString heading(const arcades::Game& game, const words::PlayerNames& names) {
    const arcades::State& state = game.state;
    const Player actor = state.phase == arcades::Phase::Action ? state.turn.player : Player::None;
    return History::headingOf(state.chapter, state.phase == arcades::Phase::Action ? state.round : 0,
                              actor == Player::None ? QString() : names.of(actor));
}

LogEntryView logEntry(const SessionEntryOf<ArcadesGame>& entry, const words::PlayerNames& names) {
    LogEntryView view;
    view.entry = QString::fromStdString(arcades::printCommand(entry.command));
    view.player = idOf(words::playerOf(entry.command));
    view.automatic = entry.automatic;
    QStringList lines = words::logLines(entry.command, entry.events, names);
    view.text = lines.takeFirst();
    for (const QString& line : lines) {
        RemarkView remark;
        remark.text = line;
        view.changes.append(remark);
    }
    for (const arcades::Violation& violation : entry.violations) {
        view.reasons.append(words::cited(words::ruleText(violation), words::citation(violation)));
        view.pages.append(words::page(violation));
    }
    return view;
}

}  // namespace reach::view
