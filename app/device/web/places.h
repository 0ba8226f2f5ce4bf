#pragma once

class QQuickWindow;

namespace reach::device {

/// From now on the page can ask where something is on the screen, by its object name or its text, and for the
/// text of what has this name. The tests
/// of the page tap there (tests/web/): Qt 6.8 tells screen readers places only as they were when a screen was
/// made.
void tellPlaces(QQuickWindow& window);

}  // namespace reach::device
