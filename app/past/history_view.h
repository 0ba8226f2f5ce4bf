#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

/// The beginning of a chapter among the entries.
struct ChapterStartView {
    Q_GADGET
    QML_VALUE_TYPE(chapterStart)
    Q_PROPERTY(int chapter MEMBER chapter FINAL)
    Q_PROPERTY(int moment MEMBER moment FINAL)

  public:
    int chapter = 0;  ///< from 1
    int moment = 0;   ///< number of entries before it

    bool operator==(const ChapterStartView&) const = default;
};

}  // namespace reach::view
