#pragma once

#include "app/session/game_session.h"
#include "app/values/log_view.h"
#include "app/values/player_view.h"
#include "app/values/story_view.h"

namespace reach::view {

/// All players as the history shows them: name, Power, resources.
QList<PlayerView> seated(const arcades::Game& game, const words::PlayerNames& names);
/// Chapter, round and turn, in words.
QString heading(const arcades::Game& game, const words::PlayerNames& names);
/// The changes of Power, and the decisive moments (arcades_story.cpp).
ToldStory arcadesStory(const SessionOf<ArcadesGame>& session, const words::PlayerNames& names);
LogEntryView logEntry(const SessionEntryOf<ArcadesGame>& entry, const words::PlayerNames& names);

}  // namespace reach::view
