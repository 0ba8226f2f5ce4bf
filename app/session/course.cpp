#include "app/session/course.h"

#include "app/session/entry_marks.h"
#include "app/session/kinds.h"

#include <algorithm>
#include <string_view>

namespace reach {
namespace {

bool take(std::string_view& line, std::string_view mark) {
    if (!line.ends_with(mark)) return false;
    line.remove_suffix(mark.size());
    return true;
}

template <typename Kind>
std::string eventsText(const std::vector<typename Kind::Event>& events) {
    std::string text;
    for (const auto& event : events) text += Kind::toWire(event) + '\n';
    return text;
}

template <typename Kind>
std::optional<std::vector<typename Kind::Event>> readEvents(std::string_view text) {
    std::vector<typename Kind::Event> events;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto event = Kind::fromWire(text.substr(0, end));
        if (!event) return std::nullopt;
        events.push_back(*event);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return events;
}

template <typename Kind>
std::optional<SessionEntryOf<Kind>> readEntry(const ActLine& written) {
    SessionEntryOf<Kind> entry;
    std::string_view line = written.line;
    entry.rewritten = take(line, kRewritten);
    entry.automatic = take(line, kByItself);
    entry.putIn = take(line, kPutIn);
    const auto command = Kind::read(line);
    auto events = readEvents<Kind>(written.events);
    if (!command || !events) return std::nullopt;
    entry.command = *command;
    entry.events = std::move(*events);
    return entry;
}

}  // namespace

template <typename Kind>
Act ActOf<Kind>::written() const {
    Act act;
    act.id = id;
    act.after = after;
    act.kind = kind;
    act.row = row;
    act.anyway = anyway;
    act.outcome = outcome;
    for (const SessionEntryOf<Kind>& entry : entries) {
        std::string line = Kind::print(entry.command);
        if (entry.putIn) line += kPutIn;
        if (entry.automatic) line += kByItself;
        if (entry.rewritten) line += kRewritten;
        act.lines.push_back({std::move(line), eventsText<Kind>(entry.events)});
    }
    return act;
}

template <typename Kind>
std::optional<ActOf<Kind>> ActOf<Kind>::read(const Act& act) {
    ActOf read{act.id, act.after, act.kind, {}, act.row, act.anyway, false, act.outcome};
    for (const ActLine& line : act.lines) {
        auto entry = readEntry<Kind>(line);
        if (!entry) return std::nullopt;
        entry->device = act.device;
        read.entries.push_back(std::move(*entry));
    }
    return read;
}

template <typename Kind>
CourseOf<Kind>::CourseOf(const Setup& setup) : lines_(1), kept_{Kind::begin(setup)}, game_(kept_[0]) {}

template <typename Kind>
typename CourseOf<Kind>::Place CourseOf<Kind>::placeOf(std::size_t row) const {
    row = std::min(row, rows());
    std::size_t at = lines_.size() - 1;
    while (at > 0 && lines_[at].base > row) --at;
    return {at, std::min(row - lines_[at].base, lines_[at].entries.size())};
}

template <typename Kind>
void CourseOf<Kind>::stand(std::size_t row) {
    const Place place = placeOf(row);
    line_ = place.line;
    cursor_ = place.cursor;
}

template <typename Kind>
void CourseOf<Kind>::goTo(std::size_t row) {
    const std::size_t before = line_;
    stand(row);
    if (line_ != before)
        playLine();
    else
        game_ = at(cursor_);
}

/// Plays a line that has not been played before.
template <typename Kind>
void CourseOf<Kind>::playLine() {
    kept_.resize(1);
    game_ = kept_[0];
    Line& now = lines_[line_];
    for (std::size_t at = 0; at < now.entries.size(); ++at) {
        SessionEntry& entry = now.entries[at];
        if (!now.judged) entry.violations = Kind::check(game_, entry.command).violations;
        for (const auto& event : entry.events) Kind::evolve(game_, event);
        if ((at + 1) % kStride == 0) kept_.push_back(game_);
    }
    now.judged = true;
    game_ = at(cursor_);
}

template <typename Kind>
void CourseOf<Kind>::apply(const ActOf<Kind>& act) {
    switch (act.kind) {
        case ActKind::Enter:
            lines_.resize(line_ + 1);
            lines_[line_].entries.resize(cursor_);
            kept_.resize(cursor_ / kStride + 1);
            for (SessionEntry entry : act.entries) {
                if (!act.judged) entry.violations = Kind::check(game_, entry.command).violations;
                for (const auto& event : entry.events) Kind::evolve(game_, event);
                lines_[line_].entries.push_back(std::move(entry));
                if (++cursor_ % kStride == 0) kept_.push_back(game_);
            }
            break;
        case ActKind::Undo:
        case ActKind::Redo:
        case ActKind::Jump: goTo(act.row); break;
        case ActKind::Rewrite:
            fold(act);
            lines_[line_].judged = act.judged;
            playLine();
            break;
    }
}

/// Does what apply() does to the lines alone; the game is not played.
template <typename Kind>
void CourseOf<Kind>::fold(ActOf<Kind> act) {
    switch (act.kind) {
        case ActKind::Enter:
            lines_.resize(line_ + 1);
            lines_[line_].entries.resize(cursor_);
            for (SessionEntry& entry : act.entries) lines_[line_].entries.push_back(std::move(entry));
            cursor_ = line().entries.size();
            break;
        case ActKind::Undo:
        case ActKind::Redo:
        case ActKind::Jump: stand(act.row); break;
        case ActKind::Rewrite: {
            Line next{std::move(act.entries), rows() + 1, std::min(act.row, rows()), true};
            const std::size_t end = next.base + next.entries.size();
            lines_.push_back(std::move(next));
            stand(end);
            break;
        }
    }
}

template <typename Kind>
void CourseOf<Kind>::applyAll(std::vector<ActOf<Kind>> acts) {
    for (ActOf<Kind>& act : acts) fold(std::move(act));
    // Acts that were read have no violations yet.
    for (Line& line : lines_) line.judged = false;
    playLine();
}

/// From the end of the entries played again, and from before the first entry of the line, undo leads into the
/// line that was rewritten.
template <typename Kind>
std::size_t CourseOf<Kind>::rowBefore() const {
    if (line_ > 0 && (cursor_ == 0 || entries()[cursor_ - 1].rewritten)) return line().origin;
    std::size_t to = cursor_;
    while (to > 0 && entries()[to - 1].automatic) --to;
    return line().base + (to > 0 ? to - 1 : 0);
}

/// At the row where this line was rewritten, and at its end, redo leads into the last line made from it.
template <typename Kind>
std::size_t CourseOf<Kind>::rowAfter() const {
    const std::size_t all = entries().size();
    for (std::size_t next = lines_.size() - 1; next > line_; --next) {
        const Line& other = lines_[next];
        const bool here = other.origin == row();
        if (!here && (cursor_ < all || other.origin < line().base || other.origin > row())) continue;
        std::size_t end = other.entries.size();
        while (end > 0 && !other.entries[end - 1].rewritten) --end;
        return other.base + end;
    }
    std::size_t to = std::min(cursor_ + 1, all);
    while (to < all && entries()[to].automatic) ++to;
    return line().base + to;
}

template <typename Kind>
typename CourseOf<Kind>::Game CourseOf<Kind>::at(std::size_t cursor) const {
    const std::size_t from = std::min(cursor / kStride, kept_.size() - 1);
    Game game = kept_[from];
    for (std::size_t i = from * kStride; i < cursor; ++i)
        for (const auto& event : entries()[i].events) Kind::evolve(game, event);
    return game;
}

template <typename Kind>
Outcome CourseOf<Kind>::outcomeOf(const Game& game, std::size_t entries) {
    return {Kind::hash(game), entries, Kind::chapter(game)};
}

template <typename Kind>
Outcome CourseOf<Kind>::outcomeAt(std::size_t row) const {
    const Place place = placeOf(row);
    if (place.line == line_) return outcomeOf(at(place.cursor), place.cursor);
    Game game = kept_[0];
    for (std::size_t i = 0; i < place.cursor; ++i)
        for (const auto& event : lines_[place.line].entries[i].events) Kind::evolve(game, event);
    return outcomeOf(game, place.cursor);
}

#define REACH_INSTANTIATE(Kind)  \
    template struct ActOf<Kind>; \
    template class CourseOf<Kind>;
REACH_FOR_EACH_GAME(REACH_INSTANTIATE)
#undef REACH_INSTANTIATE

}  // namespace reach
