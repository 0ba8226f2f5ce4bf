#include "tests/saves/script.h"

#include <algorithm>
#include <sstream>

namespace reach::saves::script {
namespace {

enum class Kind { Append, Undo, Redo, Backup };

Kind kindOf(int number) {
    if (number % 7 == 0) return Kind::Undo;
    if (number % 11 == 0) return Kind::Redo;
    if (number % 37 == 0) return Kind::Backup;
    return Kind::Append;
}

std::int64_t undone(const Model& model, int number) {
    return std::max<std::int64_t>(0, model.cursor - 1 - number % 3);
}

std::int64_t redone(const Model& model) {
    return std::min(static_cast<std::int64_t>(model.entries.size()), model.cursor + 1);
}

JournalEntry entryOf(const Model& model, int number) {
    // Some rows are longer than a page.
    const std::string events(static_cast<std::size_t>(number % 19 == 0 ? 9000 : 40 + number % 200), 'e');
    return {model.cursor + 1, 1'000'000 + number, "command " + std::to_string(number), events};
}

SaveStatus done(bool ok, const SaveError* error) {
    return ok ? SaveStatus(Done{}) : SaveStatus(*error);
}

}  // namespace

void apply(Model& model, int number) {
    const auto cursor = static_cast<std::size_t>(model.cursor);
    switch (kindOf(number)) {
        case Kind::Append:
            model.entries.resize(cursor);
            model.entries.push_back(entryOf(model, number));
            ++model.cursor;
            break;
        case Kind::Undo: model.cursor = undone(model, number); break;
        case Kind::Redo: model.cursor = redone(model); break;
        case Kind::Backup: break;
    }
}

SaveStatus run(SaveStore& store, GameId game, const Model& before, int number,
               const std::filesystem::path& backupFolder) {
    const Seconds now = 1'000'000 + number;
    switch (kindOf(number)) {
        case Kind::Append: {
            const JournalEntry entry = entryOf(before, number);
            const auto seq = store.append(game, {entry}, now);
            return done(seq.ok(), seq.ok() ? nullptr : &seq.error());
        }
        case Kind::Undo: return store.setCursor(game, undone(before, number), now);
        case Kind::Redo: return store.setCursor(game, redone(before), now);
        case Kind::Backup: {
            const auto file = store.backupInto(backupFolder, now, 3);
            return done(file.ok(), file.ok() ? nullptr : &file.error());
        }
    }
    return SaveError{};
}

Model after(int steps) {
    Model model;
    for (int number = 1; number <= steps; ++number) apply(model, number);
    return model;
}

SaveResult<Model> read(const SaveStore& store, GameId game) {
    auto saved = store.load(game);
    if (!saved) return saved.error();
    return Model{std::move(saved.value().entries), saved.value().info.cursor};
}

std::string describe(const SaveStore& store) {
    std::ostringstream text;
    const auto games = store.listGames();
    if (!games) return "error " + std::string(codeName(games.error().code));
    for (const GameInfo& game : games.value()) {
        text << "game " << static_cast<std::int64_t>(game.id) << ": " << game.title
             << "\nheader: " << game.header << "\ncreated " << game.created << ", updated " << game.updated
             << ", finished " << game.finished << ", cursor " << game.cursor << " of " << game.entries
             << "\n";
        const auto saved = store.load(game.id);
        const auto entries = store.entries(game.id, 1, game.entries);
        if (!saved || !entries) return text.str() + "damaged\n";
        for (const JournalEntry& entry : entries.value())
            text << entry.seq << " at " << entry.time << ": " << entry.command << " > " << entry.events
                 << "\n";
    }
    return text.str();
}

}  // namespace reach::saves::script
