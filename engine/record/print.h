#pragma once

#include "engine/record/record.h"

namespace reach::record {

/// Words of an entry with one space between them; empty words leave no trace.
class Sentence {
  public:
    template <typename... Words>
    explicit Sentence(const Words&... words) {
        (add(words), ...);
    }

    Sentence& add(std::string_view word) {
        if (word.empty()) return *this;
        if (!text_.empty()) text_ += ' ';
        text_ += word;
        return *this;
    }
    Sentence& add(int number) { return add(std::to_string(number)); }
    /// A comma, close to the word before it.
    Sentence& comma() {
        text_ += ',';
        return *this;
    }
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

/// A player's name without the characters that end one, and without spaces around it.
std::string tidyName(std::string name);

/// "2", "2+1", "0+1".
std::string shipsText(const Ships& ships);

/// "hull", "hull armor".
std::string placeText(FlagshipPlace place);

std::string slotsText(const std::array<Resource, kResourceSlots>& slots,
                      const std::array<Golem, kResourceSlots>& golems = {});

std::string printCorrection(const command::Correct& correct);
std::string printDeal(const command::Deal& deal);

}  // namespace reach::record
