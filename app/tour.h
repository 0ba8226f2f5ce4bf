#pragma once

#include <QString>

class QQuickWindow;

// Writes a picture of every screen, in every size and theme, to `folder`; false if one could not be written.
bool takeTour(QQuickWindow& window, const QString& folder);
