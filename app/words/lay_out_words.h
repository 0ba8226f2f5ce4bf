#pragma once

#include <QString>
#include <QStringList>

namespace reach::words {

/// The same pieces in each of these systems: "1 ship: 4 Gate, 4 Arrow".
QString laidText(const QString& pieces, const QStringList& systems);

}  // namespace reach::words
