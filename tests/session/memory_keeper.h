#pragma once

#include "app/session/act_text.h"

#include <QtGlobal>

#include <utility>

namespace reach::tests {

/// A keeper with acts in memory, as text. It answers at once. Set `full` to make it fail.
class MemoryKeeper : public Keeper {
  public:
    bool full = false;
    std::vector<std::string> texts;  ///< of the kept acts

    /// The acts that a later start would read.
    std::vector<Act> acts() const {
        std::vector<Act> read;
        for (const std::string& text : texts) {
            const auto act = readAct(text);
            if (!act) qFatal("an act cannot be read: %s", text.c_str());
            read.push_back(*act);
            read.back().number = std::ssize(read);
        }
        return read;
    }
    /// The number of entries in all acts.
    std::size_t entries() const {
        std::size_t all = 0;
        for (const Act& act : acts()) all += act.lines.size();
        return all;
    }

    void offer(const Act& act) override {
        if (full) {
            answers_.push_back({Answer::What::Unsaved, act, {}, {saves::SaveErrorCode::DiskFull, {}, 13}});
            return;
        }
        texts.push_back(textOf(act));
        answers_.push_back({Answer::What::Kept, act, {}, {}});
        answers_.back().act.number = std::ssize(texts);
    }
    std::vector<Answer> answers() override { return std::exchange(answers_, {}); }

  private:
    std::vector<Answer> answers_;
};

}  // namespace reach::tests
