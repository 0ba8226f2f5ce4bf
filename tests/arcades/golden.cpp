#include "golden.h"

#include "count.h"
#include "table.h"

#include <QStringList>

namespace reach::arcades::tests {
namespace {

std::string at(int line, const std::string& what) {
    return std::to_string(line) + ": " + what;
}

}  // namespace

std::string replayGolden(const std::string& text, const Record& record) {
    Game game = newGame(record.setup);
    Count count(record.setup);
    State evolved = game.state;
    std::size_t next = 0;
    int number = 0;
    for (const QString& line : QString::fromStdString(text).split('\n')) {
        ++number;
        if (next < record.entries.size() && record.entries[next].line == number) {
            const Decision decision = decide(game, record.entries[next++].command);
            if (!decision.verdict.legal())
                return at(number, std::string(nameOf(decision.verdict.reason().rule)));
            if (const auto fault = count.take(game, decision.events); !fault.empty())
                return at(number, fault);
            for (const Event& event : decision.events) evolve(evolved, event);
            game.state = evolved;
            if (const auto fault = findInconsistency(game); !fault.empty()) return at(number, fault);
        } else if (line.startsWith(QStringLiteral("#= "))) {
            const QStringList sides = line.mid(3).split('=');
            const auto got = fact(game, sides.value(0).simplified().toStdString());
            if (got != sides.value(1).simplified().toStdString())
                return at(number, line.toStdString() + ", got " + got);
        }
    }
    return next == record.entries.size() ? "" : "not all entries were played";
}

}  // namespace reach::arcades::tests
