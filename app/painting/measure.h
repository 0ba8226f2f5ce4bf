#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QObject>
#include <QString>

namespace reach {

/// How wide a text is, and how small it must be to fit where it stands. A `Text` that fits itself lays itself
/// out some ten times for it, and again whenever its type or its place changes; the same words come again
/// with every entry, and here each is laid out once. The typeface is the application's.
class Measure : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    explicit Measure(QObject* parent = nullptr);

    /// The width of `text` on one line, in the item's units. `pixels` is the size of the type (at least 1),
    /// `weight` its weight as in QFont, 1 to 1000.
    Q_INVOKABLE qreal width(const QString& text, int pixels, int weight);

    /// The largest size of whole pixels from `least` to `most` at which `text` fits into `width` on one line.
    /// `least` when none does (it is cut then), `most` when there is no width yet.
    Q_INVOKABLE int fit(const QString& text, int most, int least, int weight, qreal width);

    /// The same for a place of `lines` lines and this height, where words may stand on the next line.
    Q_INVOKABLE int fitLines(const QString& text, int most, int least, int weight, qreal width, qreal height,
                             int lines);

  private:
    struct Asked {
        QString text;
        int pixels = 0;
        int weight = 0;
        qreal width = 0;  ///< of the place; 0: on one line, however long

        friend bool operator==(const Asked&, const Asked&) = default;
        friend size_t qHash(const Asked& asked, size_t seed = 0) {
            return qHashMulti(seed, asked.text, asked.pixels, asked.weight, asked.width);
        }
    };
    struct Extent {
        qreal width = 0;  ///< of the longest line
        qreal height = 0;
        int lines = 0;
    };

    Extent extent(const Asked& asked);

    QHash<Asked, Extent> known_;
};

}  // namespace reach
