#include "app/painting/measure.h"

#include <QFont>
#include <QGuiApplication>
#include <QTextLayout>

#include <algorithm>

namespace reach {
namespace {

// The cache is limited, because a place can have any width while a window is resized.
constexpr qsizetype kMostKnown = 4'000;

constexpr qreal kAnyWidth = 1'000'000;

// The largest size for which `fits` is true. A text that fits at one size fits at every smaller size.
template <class Fits>
int largest(int least, int most, Fits fits) {
    if (most <= least || fits(most)) return most;
    int good = least;
    for (int bad = most; bad - good > 1;) {
        const int middle = good + (bad - good) / 2;
        (fits(middle) ? good : bad) = middle;
    }
    return good;
}

}  // namespace

Measure::Measure(QObject* parent) : QObject(parent) {
    connect(qGuiApp, &QGuiApplication::fontDatabaseChanged, this, [this] { known_.clear(); });
}

qreal Measure::width(const QString& text, int pixels, int weight) {
    return extent({text, pixels, weight}).width;
}

int Measure::fit(const QString& text, int most, int least, int weight, qreal width) {
    if (width <= 0) return most;
    return largest(least, most, [&](int pixels) { return extent({text, pixels, weight}).width <= width; });
}

int Measure::fitLines(const QString& text, int most, int least, int weight, qreal width, qreal height,
                      int lines) {
    if (width <= 0 || height <= 0) return most;
    return largest(least, most, [&](int pixels) {
        const Extent extent = this->extent({text, pixels, weight, width});
        return extent.lines <= lines && extent.width <= width && extent.height <= height;
    });
}

Measure::Extent Measure::extent(const Asked& asked) {
    if (const auto known = known_.constFind(asked); known != known_.cend()) return *known;
    QFont font;
    font.setPixelSize(std::max(1, asked.pixels));
    font.setWeight(QFont::Weight(std::clamp(asked.weight, 1, 1000)));
    QTextOption option;
    option.setWrapMode(asked.width > 0 ? QTextOption::WordWrap : QTextOption::ManualWrap);
    option.setUseDesignMetrics(true);  // as a Text does
    QTextLayout layout(asked.text, font);
    layout.setTextOption(option);
    Extent extent;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(asked.width > 0 ? asked.width : kAnyWidth);
        extent.width = std::max(extent.width, line.naturalTextWidth());
        extent.height += line.height();
        ++extent.lines;
    }
    layout.endLayout();
    if (known_.size() >= kMostKnown) known_.clear();
    known_.insert(asked, extent);
    return extent;
}

}  // namespace reach

#include "moc_measure.cpp"
