#include "tests/saves/script.h"

#include <algorithm>
#include <sstream>

namespace reach::saves::script {
namespace {

bool isBackup(int number) {
    return number % 37 == 0;
}

StoredAct actOf(const Model& model, int number) {
    // Some rows are longer than a page.
    const std::string events(static_cast<std::size_t>(number % 19 == 0 ? 9000 : 40 + number % 200), 'e');
    return {std::ssize(model.acts) + 1, 1'000'000 + number,
            "command " + std::to_string(number) + ' ' + events};
}

template <class T>
SaveStatus statusOf(const SaveResult<T>& result) {
    return result.ok() ? SaveStatus(Done{}) : SaveStatus(result.error());
}

}  // namespace

void apply(Model& model, int number) {
    if (!isBackup(number)) model.acts.push_back(actOf(model, number));
}

SaveStatus run(SaveStore& store, GameId game, const Model& before, int number,
               const std::filesystem::path& backupFolder) {
    const Seconds now = 1'000'000 + number;
    if (isBackup(number)) return statusOf(store.backupInto(backupFolder, now, 3));
    return statusOf(store.append(game, std::ssize(before.acts), actOf(before, number).text, now));
}

Model after(int steps) {
    Model model;
    for (int number = 1; number <= steps; ++number) apply(model, number);
    return model;
}

SaveResult<Model> read(const SaveStore& store, GameId game) {
    auto saved = store.load(game);
    if (!saved) return saved.error();
    return Model{std::move(saved.value().acts)};
}

std::string describe(const SaveStore& store) {
    std::ostringstream text;
    const auto games = store.listGames();
    if (!games) return "error " + std::string(codeName(games.error().code));
    for (const GameInfo& game : games.value()) {
        text << "game " << static_cast<std::int64_t>(game.id) << ": " << game.title
             << "\nheader: " << game.header << "\ncreated " << game.created << ", updated " << game.updated
             << ", finished " << game.finished << ", acts " << game.acts << "\n";
        const auto saved = store.load(game.id);
        const auto acts = store.acts(game.id, 1, game.acts);
        if (!saved || !acts || saved.value().acts != acts.value()) return text.str() + "damaged\n";
        for (const StoredAct& act : acts.value())
            text << act.number << " at " << act.time << ": " << act.text << "\n";
    }
    return text.str();
}

}  // namespace reach::saves::script
