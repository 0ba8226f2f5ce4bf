#pragma once

#include <QString>
#include <QTemporaryDir>

class QQuickWindow;

/// The tour's own data folder, so that it neither shows nor touches anybody's tables. To be made before the
/// window is opened.
class TourStore {
  public:
    TourStore();

  private:
    QTemporaryDir folder_;
};

/// Writes a picture of every screen, in every size and theme, to `folder`; false if one could not be written.
bool takeTour(QQuickWindow& window, const QString& folder, const QString& only = {});
