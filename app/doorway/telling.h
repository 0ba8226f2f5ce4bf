#pragma once

#include "app/session/course.h"
#include "app/session/kinds.h"
#include "app/words/names.h"

#include <QStringList>

#include <string>
#include <vector>

/// The parts of a view, and the functions of each game that make them.
namespace reach::doorway {

/// A line, or a row of a table with several cells. The first cell of a row names it.
struct Row {
    QStringList cells;
    Player color = Player::None;  ///< the player that it is about
};

struct Part {
    QString heading;
    QStringList columns = {};  ///< headings of the cells; empty where the first cell says enough
    std::vector<Row> rows = {};
    bool isLog = false;  ///< its first rows are news
};

/// A person's place at the table.
struct Seat {
    Player color = Player::None;
    QString name;
};

struct View {
    QString title;
    QString moment;  ///< Act, chapter and round
    std::vector<Row> asked;
    std::vector<Seat> seats;
    std::vector<Part> parts;
};

/// "Rosa (Red)", or "Red" for a player without a name.
/// The text as the JSON of a page has it.
inline std::string utf8(const QString& text) {
    return text.toStdString();
}

QString calledOf(Player player, const words::PlayerNames& names);

/// The names, with bots and the phantom marked as such.
words::PlayerNames calledIn(const Game& game, words::PlayerNames names);
words::PlayerNames calledIn(const arcades::Game& game, words::PlayerNames names);

/// Adds everything but the log and the devices.
void tell(View& view, const Game& game, const words::PlayerNames& names);
void tell(View& view, const arcades::Game& game, const words::PlayerNames& names);

/// Act, chapter and round.
QString momentOf(const Game& game);
QString momentOf(const arcades::Game& game);

/// An entry as a line of the log. `before` is the game before it.
QString logLine(const Game& before, const SessionEntryOf<ArcsGame>& entry, const words::PlayerNames& names);
QString logLine(const arcades::Game& before, const SessionEntryOf<ArcadesGame>& entry,
                const words::PlayerNames& names);

}  // namespace reach::doorway
