#pragma once

#include <QFont>
#include <QString>
#include <QTextDocument>

#include <functional>
#include <vector>

/// Boxes of text on A4 pages, in two columns, black on white.
namespace reach::print {

/// A box: a title over a text.
struct PrintBox {
    QString title;
    QString corner;  ///< small, at the right of the title; may be empty
    /// Sets the text in letters of `size` points, for a column so many device pixels wide.
    std::function<void(QTextDocument& text, QPaintDevice* device, qreal width, qreal size)> set;
};

/// Boxes that begin on a page of their own.
struct PrintPart {
    QString foot;  ///< at the foot of its pages
    std::vector<PrintBox> boxes;
};

/// The letters everything is printed in.
QFont printFont(qreal points, QFont::Weight weight);

/// Writes a PDF: no more pages than needed, and the letters as large as they then can be. False when the file
/// cannot be written; what was there before stays then.
bool writePages(const QString& file, const QString& title, const std::vector<PrintPart>& parts);

}  // namespace reach::print
