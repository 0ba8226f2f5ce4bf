#pragma once

#include "table.h"

/// The rows of each test file, named after the variant's headings.
namespace reach::arcades::tests {

std::span<const Row> setupRows();
std::span<const Row> trickRows();
std::span<const Row> actionRows();
std::span<const Row> battleRows();
std::span<const Row> chapterRows();
std::span<const Row> scoreRows();
std::span<const Row> phantomRows();
std::span<const Row> botRows();
std::span<const Row> botBattleRows();
std::span<const Row> othersChapterRows();

}  // namespace reach::arcades::tests
