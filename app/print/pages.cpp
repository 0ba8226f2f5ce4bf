#include "app/print/pages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>

#include <algorithm>
#include <memory>

#include "app/device/files.h"

namespace reach::print {
namespace {

constexpr int kDotsPerInch = 600;
constexpr qreal kMargin = 11;  // of the page, in millimetres, as all below
constexpr qreal kGap = 5;      // between columns, and between boxes
constexpr qreal kPadding = 3;
constexpr qreal kHeader = 8.5;  // title and rule of a box
constexpr qreal kFooter = 6;
constexpr qreal kRadius = 1.6;
constexpr qreal kLine = 0.25;
constexpr int kColumns = 2;
constexpr qreal kLargest = 10.4;  // of the letters, in points
constexpr qreal kSmallest = 8;
constexpr qreal kSizeStep = 0.3;

qreal mm(qreal millimetres) {
    return millimetres / 25.4 * kDotsPerInch;
}

/// A box with its text set.
struct Box {
    const PrintBox* what = nullptr;
    std::unique_ptr<QTextDocument> text;

    qreal height() const { return text->size().height(); }

    /// The end of the last block after `from` that fits into this height; `from` if none does.
    qreal breakWithin(qreal from, qreal room) const {
        qreal end = from;
        for (QTextBlock block = text->begin(); block.isValid(); block = block.next()) {
            const qreal bottom = text->documentLayout()->blockBoundingRect(block).bottom();
            const bool leads = block.next().isValid() && block.textList() == nullptr &&
                               block.next().textList() != nullptr;  // not without the list that it announces
            if (bottom <= from || leads) continue;
            if (bottom - from > room) break;
            end = bottom;
        }
        return end;
    }
};

/// A box, or a piece of one that is higher than a column, in its place.
struct Placed {
    const Box* box = nullptr;
    int page = 0;
    int column = 0;
    qreal top = 0;
    qreal from = 0;  ///< of the text
    qreal to = 0;

    qreal height() const { return mm(kHeader + 2 * kPadding) + to - from; }
};

/// Fills columns from the top. The boxes keep their order, but a later one may fill the foot of a column.
class Layout {
  public:
    Layout(const std::vector<Box>& boxes, qreal columnHeight) : height_(columnHeight) {
        std::vector<const Box*> waiting;
        waiting.reserve(boxes.size());
        for (const Box& box : boxes) waiting.push_back(&box);
        while (!waiting.empty()) {
            const auto fits =
                std::ranges::find_if(waiting, [&](const Box* box) { return box->height() <= room(); });
            if (fits != waiting.end()) {
                place(**fits, 0, (*fits)->height());
                waiting.erase(fits);
            } else if (top_ > 0) {
                nextColumn();
            } else {
                placeInPieces(*waiting.front());
                waiting.erase(waiting.begin());
            }
        }
    }

    const std::vector<Placed>& placed() const { return placed_; }
    int pages() const { return placed_.empty() ? 0 : placed_.back().page + 1; }

  private:
    qreal room() const { return height_ - top_ - mm(kHeader + 2 * kPadding); }

    void placeInPieces(const Box& box) {
        for (qreal from = 0; from < box.height() - 1;) {
            if (top_ > 0) nextColumn();
            qreal to = box.height() - from <= room() ? box.height() : box.breakWithin(from, room());
            if (to <= from) to = std::min(from + room(), box.height());  // no gap to break at
            place(box, from, to);
            from = to;
        }
    }

    void place(const Box& box, qreal from, qreal to) {
        placed_.push_back(
            {.box = &box, .page = page_, .column = column_, .top = top_, .from = from, .to = to});
        top_ += placed_.back().height() + mm(kGap);
    }

    void nextColumn() {
        top_ = 0;
        column_ = (column_ + 1) % kColumns;
        if (column_ == 0) ++page_;
    }

    qreal height_;
    std::vector<Placed> placed_;
    int page_ = 0;
    int column_ = 0;
    qreal top_ = 0;
};

/// Puts ink on the pages of a PDF.
class Press {
  public:
    explicit Press(QPdfWriter& writer) : writer_(writer), painter_(&writer) {}

    qreal columnWidth() const { return (writer_.width() - (kColumns - 1) * mm(kGap)) / kColumns; }
    qreal columnHeight() const { return writer_.height() - mm(kFooter); }

    /// Prints a part on as few pages as possible, with letters as large as possible on each page.
    void printPart(const PrintPart& part) {
        foot_ = part.foot;
        std::vector<const PrintBox*> all;
        all.reserve(part.boxes.size());
        for (const PrintBox& box : part.boxes) all.push_back(&box);
        const std::vector<Box> small = set(all, kSmallest);
        const Layout tight(small, columnHeight());
        const bool isWhole = tight.placed().size() == small.size();  // no box in pieces
        for (int page = 0; page < tight.pages(); ++page) {
            std::vector<const PrintBox*> these;
            for (const Placed& placed : tight.placed())
                if (placed.page == page) these.push_back(placed.box->what);
            if (!isWhole || !printLarger(these)) printPage(tight, page);
        }
    }

  private:
    std::vector<Box> set(const std::vector<const PrintBox*>& all, qreal size) {
        std::vector<Box> boxes;
        for (const PrintBox* what : all) {
            boxes.push_back({.what = what, .text = std::make_unique<QTextDocument>()});
            what->set(*boxes.back().text, &writer_, columnWidth() - mm(2 * kPadding), size);
        }
        return boxes;
    }

    bool printLarger(const std::vector<const PrintBox*>& all) {
        for (qreal size = kLargest; size > kSmallest; size -= kSizeStep) {
            const std::vector<Box> boxes = set(all, size);
            const Layout layout(boxes, columnHeight());
            if (layout.pages() > 1) continue;
            printPage(layout, 0);
            return true;
        }
        return false;
    }

    void printPage(const Layout& layout, int page) {
        if (page_ > 0) writer_.newPage();
        ++page_;
        for (const Placed& placed : layout.placed())
            if (placed.page == page) printBox(placed);
        printFooter();
    }

    void printBox(const Placed& placed) {
        const QRectF frame(placed.column * (columnWidth() + mm(kGap)), placed.top, columnWidth(),
                           placed.height());
        painter_.setPen(QPen(Qt::black, mm(kLine)));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRoundedRect(frame, mm(kRadius), mm(kRadius));
        const qreal rule = frame.top() + mm(kHeader);
        painter_.drawLine(QLineF(frame.left(), rule, frame.right(), rule));
        printTitle(placed, QRectF(frame.left() + mm(kPadding), frame.top(), frame.width() - mm(2 * kPadding),
                                  mm(kHeader)));
        painter_.save();
        painter_.translate(frame.left() + mm(kPadding), rule + mm(kPadding) - placed.from);
        QAbstractTextDocumentLayout::PaintContext context;
        // A little less, because a line that only touches the edge belongs to the next piece.
        context.clip = QRectF(0, placed.from + 2, placed.box->text->textWidth(), placed.to - placed.from - 4);
        context.palette.setColor(QPalette::Text, Qt::black);
        placed.box->text->documentLayout()->draw(&painter_, context);
        painter_.restore();
    }

    void printTitle(const Placed& placed, const QRectF& place) {
        const PrintBox& box = *placed.box->what;
        painter_.setFont(printFont(7, QFont::Normal));
        painter_.drawText(place, Qt::AlignRight | Qt::AlignVCenter, box.corner);
        painter_.setFont(printFont(11, QFont::Bold));
        painter_.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                          placed.from > 0
                              ? QCoreApplication::translate("Aids", "%1, continued").arg(box.title)
                              : box.title);
    }

    void printFooter() {
        const QRectF foot(0, columnHeight(), writer_.width(), mm(kFooter));
        painter_.setFont(printFont(7, QFont::Normal));
        painter_.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, QStringLiteral("Reachkeeper"));
        painter_.drawText(foot, Qt::AlignHCenter | Qt::AlignBottom, foot_);
        painter_.drawText(foot, Qt::AlignRight | Qt::AlignBottom, QString::number(page_));
    }

    QPdfWriter& writer_;
    QPainter painter_;
    QString foot_;
    int page_ = 0;
};

}  // namespace

QFont printFont(qreal points, QFont::Weight weight) {
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans")});
    font.setPointSizeF(points);
    font.setWeight(weight);
    return font;
}

bool writePages(const QString& file, const QString& title, const std::vector<PrintPart>& parts) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
        writer.setResolution(kDotsPerInch);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Reachkeeper"));
        Press press(writer);
        for (const PrintPart& part : parts) press.printPart(part);
    }
    return device::writeFile(file, bytes);
}

}  // namespace reach::print
