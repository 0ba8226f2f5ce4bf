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

/// Which pictures the tour takes.
struct TourPlan {
    QString only;         ///< screens whose names begin so; empty: all
    bool sample = false;  ///< each screen once, sizes and themes by turns; else in every size and theme
};

/// Writes pictures of the screens to `folder`; false if one could not be written.
bool takeTour(QQuickWindow& window, const QString& folder, const TourPlan& plan = {});
