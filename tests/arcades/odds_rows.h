#pragma once

namespace reach::arcades::tests {

/// Odds of battles against every roll there is, fought one by one by the engine.
void addOddsRows();
/// Checks the row of the current data tag.
void checkOddsRow();

}  // namespace reach::arcades::tests
