#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"

#include <QString>
#include <QStringList>

namespace reach::words {

/// The same pieces in each of these systems: "1 ship: 4 Gate, 4 Arrow".
QString laidText(const QString& pieces, const QStringList& systems);

/// Resources on an ambition's box: "Tycoon: 2 Material, 1 Fuel".
QString boxText(Ambition box, const std::array<std::int8_t, kResources>& tokens);
/// Whose they are, as a part of what is laid out.
QString boxesName();

/// Of the Blight's tokens.
QString blightText(const Ships& tokens);

}  // namespace reach::words
