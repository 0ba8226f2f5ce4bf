#pragma once

namespace reach::arcades::tests {

/// Compares the odds of battles with all possible rolls, each resolved by the engine.
void addOddsRows();
/// Checks the row of the current data tag.
void checkOddsRow();

}  // namespace reach::arcades::tests
