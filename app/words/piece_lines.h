#pragma once

#include "app/words/translate.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace reach::words {

/// Lines of what hands have to move, in their order: what happens alike in a row is told once, with how
/// often.
class PieceLines {
  public:
    void say(const QString& text, int times = 1) {
        if (times <= 0) return;
        if (!lines_.empty() && lines_.back().first == text)
            lines_.back().second += times;
        else
            lines_.emplace_back(text, times);
    }
    QStringList take() const {
        QStringList list;
        for (const auto& [text, times] : lines_)
            list.append(times == 1 ? text
                                   : translate("pieces", "%1, %n times", "what to move", times).arg(text));
        return list;
    }

  private:
    std::vector<std::pair<QString, int>> lines_;
};

}  // namespace reach::words
