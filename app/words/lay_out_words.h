#pragma once

#include "engine/core/state.h"

#include <QString>
#include <QStringList>

namespace reach::words {

/// The same pieces in each of these systems: "1 ship: 4 Gate, 4 Arrow".
QString laidText(const QString& pieces, const QStringList& systems);

/// Of the Blight's tokens.
QString blightText(const Ships& tokens);

}  // namespace reach::words
