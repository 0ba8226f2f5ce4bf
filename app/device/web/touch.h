#pragma once

class QWindow;

namespace reach::device {

/// From now on the window hears when the browser takes fingers away. Qt before 6.10.2 does not tell it
/// (QTBUG-147635).
void hearTakenFingers(QWindow& window);

}  // namespace reach::device
