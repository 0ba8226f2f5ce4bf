#pragma once

#include "app/words/translate.h"

#include <QStringList>

#include <functional>
#include <utility>
#include <vector>

namespace reach::words {

/// Lines of what hands have to move, in their order: what happens alike in a row is told once, with how
/// often or of how many.
class PieceLines {
  public:
    /// `many`: the same of so many pieces; without it the line says how often.
    void say(const QString& text, int times = 1, std::function<QString(int)> many = {}) {
        if (times <= 0) return;
        if (!lines_.empty() && lines_.back().text == text)
            lines_.back().times += times;
        else
            lines_.push_back({text, std::move(many), times});
    }
    void tipOver(const QString& owner, const QString& system, int ships = 1) {
        say(translate("pieces", "%1: tip a ship in %2 over", "owner, system").arg(owner, system), ships,
            [=](int n) {
                return translate("pieces", "%1: tip %n ships in %2 over", "owner, system", n)
                    .arg(owner, system);
            });
    }
    void standUp(const QString& owner, const QString& system, int ships = 1) {
        say(translate("pieces", "%1: stand a ship in %2 up", "owner, system").arg(owner, system), ships,
            [=](int n) {
                return translate("pieces", "%1: stand %n ships in %2 up", "owner, system", n)
                    .arg(owner, system);
            });
    }
    /// `taker`: whose Trophies they become; empty: nobody's, they go to the supply.
    void takeAway(const QString& owner, const QString& system, const QString& taker, int ships = 1) {
        if (taker.isEmpty())
            say(translate("pieces", "%1: a ship in %2 back to the supply", "owner, system")
                    .arg(owner, system),
                ships, [=](int n) {
                    return translate("pieces", "%1: %n ships in %2 back to the supply", "owner, system", n)
                        .arg(owner, system);
                });
        else
            say(translate("pieces", "%1: a ship in %2 to the Trophies of %3", "owner, system, player")
                    .arg(owner, system, taker),
                ships, [=](int n) {
                    return translate("pieces", "%1: %n ships in %2 to the Trophies of %3",
                                     "owner, system, player", n)
                        .arg(owner, system, taker);
                });
    }
    QStringList take() const {
        QStringList list;
        for (const auto& [text, many, times] : lines_)
            list.append(times == 1 ? text
                        : many     ? many(times)
                                   : translate("pieces", "%1, %n times", "what to move", times).arg(text));
        return list;
    }

  private:
    struct Line {
        QString text;
        std::function<QString(int)> many;
        int times;
    };
    std::vector<Line> lines_;
};

}  // namespace reach::words
