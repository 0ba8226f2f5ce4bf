#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "database/saves/save_store.h"

/// An endless list of steps, the same in every run, and the game expected after any number of them.
namespace reach::saves::script {

/// A model of a game, without a database.
struct Model {
    std::vector<StoredAct> acts;

    friend bool operator==(const Model&, const Model&) = default;
};

/// Applies step `number` (from 1) to the model: usually an act, sometimes a backup.
void apply(Model& model, int number);

/// Runs the same step on the store. `before` is the model of its game before the step. Backups go to the
/// folder.
SaveStatus run(SaveStore& store, GameId game, const Model& before, int number,
               const std::filesystem::path& backupFolder);

/// Returns a new model after `steps` steps.
Model after(int steps);

/// Reads the game as a model.
SaveResult<Model> read(const SaveStore& store, GameId game);

/// Returns the contents of the store as text.
std::string describe(const SaveStore& store);

}  // namespace reach::saves::script
