#pragma once

#include "app/words/names.h"
#include "engine/protocol/decision.h"

#include <QVariant>

/// Options as plain values for QML; the shape is in README.md beside this file.
namespace reach::view {

/// One option, without its place among the others.
QVariantMap option(const Option& option, const words::PlayerNames& names);
QVariantList options(const std::vector<Option>& options, const words::PlayerNames& names);

/// The colour that enters this command, "" when it is the table's.
QString playerOf(const Command& command);

/// What the reference tells of it under: a card's id, or the rule's name; empty for plain sense.
QString pageOf(const Violation& violation);

}  // namespace reach::view
