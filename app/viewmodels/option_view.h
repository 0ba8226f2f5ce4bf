#pragma once

#include "app/words/names.h"
#include "engine/protocol/decision.h"

#include <QVariant>

/// Options as plain values for QML; the shape is in README.md beside this file.
namespace reach::view {

QVariantList options(const std::vector<Option>& options, const words::PlayerNames& names);

/// The colour that enters this command, "" when it is the table's.
QString playerOf(const Command& command);

}  // namespace reach::view
