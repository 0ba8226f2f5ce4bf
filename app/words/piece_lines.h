#pragma once

#include "app/words/piece_words.h"
#include "app/words/pieces/piece_moves.h"
#include "app/words/translate.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

namespace reach::words {

/// The lines about pieces to move, in their order. Equal lines in a row become one line with the number of
/// times or of pieces.
class PieceLines {
  public:
    using Many = std::function<QString(int)>;

    /// `many` returns the text for a number of pieces. Without it the line says how many times.
    void say(const PieceMove& move, int times = 1, Many many = {}) {
        add({move, {}, std::move(many), times, false});
    }
    /// With the line that takes it back.
    void say(const PieceMove& move, const PieceMove& back) { add({move, back, {}, 1, false}); }
    /// `text` says that something goes from %2 to %3, and %1 is who or what. Its way back has the same words.
    /// `thing`: as in PieceMove.
    void sayWay(const QString& text, const QString& what, const QString& from, const QString& to,
                const QString& thing) {
        const QString anywhere(PieceMove::kFrom);
        say({text.arg(what, anywhere, to), thing, from, to},
            {text.arg(what, anywhere, from), thing, to, from});
    }

    void tipOver(const QString& owner, const QString& system, int ships = 1) {
        add({tipped(owner, system),
             {},
             [=](int n) {
                 return translate("pieces", "%1: tip %n ships in %2 over", "owner, system", n)
                     .arg(owner, system);
             },
             ships,
             true});
    }
    void standUp(const QString& owner, const QString& system, int ships = 1) {
        say({translate("pieces", "%1: stand a ship in %2 up", "owner, system").arg(owner, system),
             posture(owner, system), kTipped, kUpright},
            ships, [=](int n) {
                return translate("pieces", "%1: stand %n ships in %2 up", "owner, system", n)
                    .arg(owner, system);
            });
    }
    /// `taker` is the name of the player whose Trophies they become. If it is empty, they go to the supply.
    /// Ships that were tipped over just before are taken as fresh ships, and their line is removed.
    void takeAway(const QString& owner, const QString& system, const QString& taker, int ships = 1) {
        const int fresh = takeBack(tipped(owner, system).text, ships);
        if (taker.isEmpty()) {
            away(translate("pieces", "%1: a fresh ship in %2 back to the supply", "owner, system")
                     .arg(owner, system),
                 fresh, [=](int n) {
                     return translate("pieces", "%1: %n fresh ships in %2 back to the supply",
                                      "owner, system", n)
                         .arg(owner, system);
                 });
            away(translate("pieces", "%1: a damaged ship in %2 back to the supply", "owner, system")
                     .arg(owner, system),
                 ships - fresh, [=](int n) {
                     return translate("pieces", "%1: %n damaged ships in %2 back to the supply",
                                      "owner, system", n)
                         .arg(owner, system);
                 });
            return;
        }
        away(translate("pieces", "%1: a fresh ship in %2 to the Trophies of %3", "owner, system, player")
                 .arg(owner, system, taker),
             fresh, [=](int n) {
                 return translate("pieces", "%1: %n fresh ships in %2 to the Trophies of %3",
                                  "owner, system, player", n)
                     .arg(owner, system, taker);
             });
        away(translate("pieces", "%1: a damaged ship in %2 to the Trophies of %3", "owner, system, player")
                 .arg(owner, system, taker),
             ships - fresh, [=](int n) {
                 return translate("pieces", "%1: %n damaged ships in %2 to the Trophies of %3",
                                  "owner, system, player", n)
                     .arg(owner, system, taker);
             });
    }
    /// A building that is hit. destroy() removes the line about its damage by the same hits.
    void damage(const PieceMove& damaged) { add({damaged, {}, {}, 1, true}); }
    void destroy(const QString& damaged, const QString& destroyed) {
        takeBack(damaged, 1);
        add({{destroyed}, {}, {}, 1, true});
    }
    PieceMoves take() const {
        PieceMoves list;
        for (const Line& line : lines_) list.push_back(moved(line.move, line));
        return list;
    }
    /// The same lines from the last to the first, each as it is taken back.
    PieceMoves reversed() const {
        PieceMoves list;
        for (auto line = lines_.rbegin(); line != lines_.rend(); ++line)
            if (line->back.text.isEmpty())
                list.push_back({backText(moved(line->move, *line).told())});
            else
                list.push_back(moved(line->back, *line));
        return list;
    }

  private:
    struct Line {
        PieceMove move;
        PieceMove back;  ///< without text: the text of the move, with a word before it
        Many many;
        int times;
        bool hit;  ///< true: a hit of a battle; takeBack() may remove it
    };

    static QString often(const QString& text, int times) {
        return times == 1 ? text : translate("pieces", "%1, %n times", "what to move", times).arg(text);
    }
    /// The move of a line, that many times.
    static PieceMove moved(PieceMove move, const Line& line) {
        const bool plural = line.many && line.times > 1 && move == line.move;
        move.text = capital(plural ? line.many(line.times) : often(move.text, line.times));
        if (line.times > 1 && !move.thing.isEmpty()) move.thing += u' ' + QString::number(line.times);
        return move;
    }
    static constexpr QLatin1StringView kUpright{"upright"};
    static constexpr QLatin1StringView kTipped{"tipped"};
    static QString posture(const QString& owner, const QString& system) {
        return QStringLiteral("posture/%1/%2").arg(owner, system);
    }
    static PieceMove tipped(const QString& owner, const QString& system) {
        return {translate("pieces", "%1: tip a ship in %2 over", "owner, system").arg(owner, system),
                posture(owner, system), kUpright, kTipped};
    }
    void away(const QString& text, int ships, Many many) { add({{text}, {}, std::move(many), ships, true}); }
    void add(Line line) {
        if (line.times <= 0) return;
        if (!lines_.empty() && lines_.back().move.told() == line.move.told())
            lines_.back().times += line.times;
        else
            lines_.push_back(std::move(line));
    }
    /// Removes a line up to `most` times, among the latest hits only. Returns how many times it was removed.
    int takeBack(const QString& text, int most) {
        for (auto line = lines_.rbegin(); line != lines_.rend() && line->hit; ++line) {
            if (line->move.text != text) continue;
            const int taken = std::min(most, line->times);
            line->times -= taken;
            if (line->times == 0) lines_.erase(std::next(line).base());
            return taken;
        }
        return 0;
    }

    std::vector<Line> lines_;
};

}  // namespace reach::words
