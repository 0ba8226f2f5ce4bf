#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "database/saves/save_store.h"

/// An endless list of steps, the same in every run, and what a game must look like after any number of them.
namespace reach::saves::script {

/// A game, without a database.
struct Model {
    std::vector<JournalEntry> entries;
    std::int64_t cursor = 0;

    friend bool operator==(const Model&, const Model&) = default;
};

/// Step `number` (from 1): mostly an entry, now and then an undo, a redo, a backup.
void apply(Model& model, int number);

/// The same step on the store, whose game is as the model before it; backups go to the folder.
SaveStatus run(SaveStore& store, GameId game, const Model& before, int number,
               const std::filesystem::path& backupFolder);

/// A new model after `steps` steps.
Model after(int steps);

/// The game as a model.
SaveResult<Model> read(const SaveStore& store, GameId game);

/// Everything in the store, as text.
std::string describe(const SaveStore& store);

}  // namespace reach::saves::script
