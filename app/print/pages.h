#pragma once

#include <QFont>
#include <QString>
#include <QTextDocument>

#include <functional>
#include <vector>

/// Boxes of text on A4 pages, in two columns, black on white.
namespace reach::print {

/// A box with a title above a text.
struct PrintBox {
    QString title;
    QString corner;  ///< small, at the right of the title; may be empty
    /// Sets the text in letters of `size` points, for a column of `width` device pixels.
    std::function<void(QTextDocument& text, QPaintDevice* device, qreal width, qreal size)> set;
};

/// Boxes that begin on a page of their own.
struct PrintPart {
    QString foot;  ///< text at the foot of its pages
    std::vector<PrintBox> boxes;
};

/// The font of all printed text.
QFont printFont(qreal points, QFont::Weight weight);

/// Writes a PDF. It has as few pages as possible, and the letters are as large as these pages allow. Returns
/// false if the file cannot be written; an existing file is then unchanged.
bool writePages(const QString& file, const QString& title, const std::vector<PrintPart>& parts);

}  // namespace reach::print
