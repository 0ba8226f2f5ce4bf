#pragma once

#include <QString>
#include <QTemporaryDir>

class QQuickWindow;

/// The tour's own data folder, so that the tour neither shows nor changes the user's tables. To be created
/// before the window is opened.
class TourStore {
  public:
    TourStore();

  private:
    QTemporaryDir folder_;
};

/// The pictures that the tour takes.
struct TourPlan {
    QString only;  ///< only screens whose names begin with this text; empty: all
    /// True: each screen once, with alternating sizes and themes; false: each screen in every size and theme.
    bool sample = false;
};

/// Writes pictures of the screens to `folder`. Returns false if a picture could not be written.
bool takeTour(QQuickWindow& window, const QString& folder, const TourPlan& plan = {});
