#pragma once

#include <QByteArray>
#include <QList>

/// Makes small PDFs that are hostile to a reader.
namespace reach::hostile {

/// Makes a file of the objects, numbered from 1. The first object is the catalogue.
inline QByteArray pdf(const QList<QByteArray>& objects) {
    QByteArray file("%PDF-1.4\n");
    QList<qsizetype> places;
    for (qsizetype i = 0; i < objects.size(); ++i) {
        places.append(file.size());
        file += QByteArray::number(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const qsizetype table = file.size();
    const QByteArray count = QByteArray::number(objects.size() + 1);
    file += "xref\n0 " + count + "\n0000000000 65535 f \n";
    for (const qsizetype place : places)
        file += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
    return file + "trailer\n<< /Size " + count + " /Root 1 0 R >>\nstartxref\n" + QByteArray::number(table) +
           "\n%%EOF\n";
}

inline QByteArray stream(const QByteArray& entries, const QByteArray& bytes) {
    return "<< " + entries + " /Length " + QByteArray::number(bytes.size()) + " >>\nstream\n" + bytes +
           "\nendstream";
}

/// Makes a PDF with one page, which writes "Zeppelins" and then runs `drawn`. Object 4 is its content.
/// Further objects follow from 5 on.
inline QByteArray onePage(const QByteArray& drawn, const QByteArray& named, const QList<QByteArray>& more,
                          const QByteArray& contents = "4 0 R") {
    return pdf(
        QList<QByteArray>{"<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                          "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents " + contents +
                              " /Resources << /XObject << /X 5 0 R >> /Font << /F << /Type /Font /Subtype "
                              "/Type1 /BaseFont /Helvetica >> >> " +
                              named + " >> >>",
                          stream({}, "BT /F 12 Tf 50 700 Td (Zeppelins) Tj ET " + drawn)} +
        more);
}

/// Each of forty forms draws the next one twice: about 10^12 forms in all.
inline QByteArray formsWithoutEnd() {
    constexpr int kForms = 40;
    QList<QByteArray> forms;
    for (int i = 0; i < kForms; ++i) {
        const QByteArray next = "/Resources << /XObject << /X " + QByteArray::number(6 + i) + " 0 R >> >>";
        const QByteArray form = "/Type /XObject /Subtype /Form /BBox [0 0 600 800] ";
        forms.append(i + 1 < kForms ? stream(form + next, "/X Do /X Do") : stream(form, "0 0 m 9 9 l S"));
    }
    return onePage("/X Do", {}, forms);
}

/// A text of 30 GB in a few kilobytes.
inline QByteArray textWithoutEnd() {
    const QByteArray text = QByteArray("BT /F 9 Tf 50 50 Td (ships and cities ) Tj ET\n").repeated(300'000);
    const QByteArray packed = qCompress(text).mid(4);  // Qt puts a length before the data
    return onePage({}, {}, {stream("/Filter /FlateDecode", packed)},
                   "[4 0 R" + QByteArray(" 5 0 R").repeated(2000) + "]");
}

/// A picture of 20,000 by 20,000 dots, all white, a thousand times: easy to skip, hard to draw. (Newer
/// readers are soon done with one of 60,000 by 60,000.)
inline QByteArray pictureWithoutEnd() {
    const QByteArray white("\xFF", 1);
    return onePage(
        "q 500 0 0 500 50 50 cm " + QByteArray("/X Do ").repeated(1000) + "Q", {},
        {stream("/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /ColorSpace /DeviceGray "
                "/BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 20000 "
                "/Rows 20000 >>",
                white.repeated(20'000 / 8))});
}

/// A tree of pages that contains itself.
inline QByteArray pagesWithinPages() {
    return pdf(
        {"<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R 2 0 R 2 0 R] /Count 3 >>"});
}

/// An array of arrays of arrays, a hundred thousand deep.
inline QByteArray listsInLists() {
    return onePage({}, "/Pattern " + QByteArray(100'000, '['), {"null"});
}

}  // namespace reach::hostile
