#include "replay.h"

#include "engine/contract/catalogue.h"
#include "engine/engine.h"
#include "facts.h"

#include <sstream>

namespace reach::records {
namespace {

using Text = std::string;

Text textOf(const Violation& broken, const char* how) {
    Text text = Text(how) + " " + Text(nameOf(broken.rule));
    if (broken.card != CardId::None) text += " " + Text(nameOf(broken.card));
    return text;
}

Text textOf(const Verdict& verdict) {
    if (verdict.refused()) return textOf(verdict.refusal, "refused");
    Text text;
    for (const Violation& broken : verdict.violations)
        text += (text.empty() ? "" : ", ") + textOf(broken, "violation");
    return text.empty() ? "legal" : text;
}

/// "violation tax-once-per-turn" fits when that is among what is broken; a card may be left out.
bool fits(const Verdict& verdict, const Text& wanted) {
    const auto is = [&](const Violation& broken, const char* how) {
        return wanted == textOf(broken, how) || wanted == textOf({broken.rule, CardId::None}, how);
    };
    if (verdict.refused()) return is(verdict.refusal, "refused");
    for (const Violation& broken : verdict.violations)
        if (is(broken, "violation")) return true;
    return wanted == textOf(verdict);
}

class Replay {
  public:
    explicit Replay(const Record& record)
        : record_(record), first_(newGame(record.setup)), game_(first_), mirror_(first_) {}

    Text run(const Text& text) {
        std::istringstream stream(text);
        for (Text line; std::getline(stream, line);) {
            ++line_;
            Text problem = playLine();
            if (problem.empty()) problem = readComment(line);
            if (!problem.empty()) return std::to_string(line_) + ": " + problem;
        }
        return wanted_.empty() ? retell() : "the last #! has no entry";
    }

  private:
    Text playLine() {
        if (entry_ == record_.entries.size() || record_.entries[entry_].line != line_) return {};
        return play(record_.entries[entry_++].command);
    }

    Text play(const Command& command) {
        const Decision decision = decide(game_, command);
        const Text wanted = wanted_.empty() ? "legal" : wanted_;
        wanted_.clear();
        if (!fits(decision.verdict, wanted))
            return "expected " + wanted + ", got " + textOf(decision.verdict) + ": " + printCommand(command);
        for (const Event& event : decision.events) {
            evolve(game_.state, event);
            events_.push_back(event);
            if (const Text problem = findInconsistency(game_); !problem.empty())
                return "expected consistent, got " + problem + ": " + printCommand(command);
        }
        return {};
    }

    Text readComment(const Text& line) {
        const auto hash = line.find('#');
        if (hash == Text::npos) return {};
        const Text body = tidy(line.substr(std::min(hash + 2, line.size())));
        const char mark = hash + 1 < line.size() ? line[hash + 1] : ' ';
        return mark == '=' ? expect(body) : mark == '!' ? warn(body) : Text();
    }

    Text expect(const Text& wanted) const {
        const Text got = factLike(game_, wanted);
        if (got.empty()) return "nothing is known about: " + wanted;
        return got == wanted ? Text() : "expected " + wanted + ", got " + got;
    }

    Text warn(const Text& wanted) {
        const auto colon = wanted.find(": ");
        if (colon == Text::npos) {
            wanted_ = wanted;
            return {};
        }
        const auto parsed = parseCommand(wanted.substr(colon + 2));
        if (!parsed.command) return "no entry: " + wanted.substr(colon + 2);
        const Verdict verdict = check(game_, *parsed.command);
        if (fits(verdict, wanted.substr(0, colon))) return {};
        return "expected " + wanted + ", got " + textOf(verdict);
    }

    /// All events once more, from the beginning.
    Text retell() {
        for (const Event& event : events_) evolve(mirror_.state, event);
        return mirror_ == game_ ? Text() : std::to_string(line_) + ": the events tell another story";
    }

    const Record& record_;
    const Game first_;
    Game game_;
    Game mirror_;
    std::vector<Event> events_;
    std::size_t entry_ = 0;
    int line_ = 0;
    Text wanted_;
};

}  // namespace

std::string replay(const std::string& text, const Record& record) {
    return Replay(record).run(text);
}

}  // namespace reach::records
