#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QObject>
#include <QString>

namespace reach {

/// Measures texts and finds the size at which a text fits into its place. A `Text` that fits itself lays
/// itself out some ten times, and again whenever its font or place changes. The same texts return with every
/// entry, and this class lays each out only once. The font is the application's.
class Measure : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    explicit Measure(QObject* parent = nullptr);

    /// Returns the width of `text` on one line, in the item's units. `pixels` is the font size (at least 1).
    /// `weight` is its weight as in QFont, 1 to 1000.
    Q_INVOKABLE qreal width(const QString& text, int pixels, int weight);

    /// Returns the largest size in whole pixels, from `least` to `most`, at which `text` fits into `width` on
    /// one line. Returns `least` if no size fits (the text is then cut), and `most` if `width` is not known
    /// yet.
    Q_INVOKABLE int fit(const QString& text, int most, int least, int weight, qreal width);

    /// As fit(), for a place with this height and `lines` lines, where text may wrap.
    Q_INVOKABLE int fitLines(const QString& text, int most, int least, int weight, qreal width, qreal height,
                             int lines);

  private:
    struct Asked {
        QString text;
        int pixels = 0;
        int weight = 0;
        qreal width = 0;  ///< width of the place; 0: one line of any length

        friend bool operator==(const Asked&, const Asked&) = default;
        friend size_t qHash(const Asked& asked, size_t seed = 0) {
            return qHashMulti(seed, asked.text, asked.pixels, asked.weight, asked.width);
        }
    };
    struct Extent {
        qreal width = 0;  ///< width of the longest line
        qreal height = 0;
        int lines = 0;
    };

    Extent extent(const Asked& asked);

    QHash<Asked, Extent> known_;
};

}  // namespace reach
