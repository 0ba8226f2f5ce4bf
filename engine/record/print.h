#pragma once

#include "engine/record/record.h"

namespace reach::record {

/// The words of an entry, separated by one space. Empty words are skipped.
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
    /// Adds a comma directly after the last word.
    Sentence& comma() {
        text_ += ',';
        return *this;
    }
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

/// Returns a player's name without characters that end a name, and without surrounding spaces.
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
