#include "app/words/home/book_words.h"

#include "app/device/data_folder.h"
#include "app/words/translate.h"

namespace reach::words {
namespace {

const char* textOf(books::ImportError error) {
    using enum books::ImportError;
    switch (error) {
        case None: return "";
        case CannotRead: return QT_TRANSLATE_NOOP("Books", "There is no such file, or it cannot be read.");
        case Empty: return QT_TRANSLATE_NOOP("Books", "The file is empty.");
        case UnknownKind:
            return QT_TRANSLATE_NOOP("Books", "This is neither a PDF nor a text file. Nothing was imported.");
        case Damaged:
            return QT_TRANSLATE_NOOP("Books", "The PDF is damaged or cut off. Fetch it anew and try again.");
        case Locked:
            return QT_TRANSLATE_NOOP("Books",
                                     "The PDF asks for a password. Save a copy without one and import that.");
        case NoText:
            return QT_TRANSLATE_NOOP(
                "Books", "The pages are pictures without text, as of a scan: there is nothing to search.");
        case GivenUp:
            return QT_TRANSLATE_NOOP(
                "Books",
                "Reading was given up: the PDF takes too long, or more memory than a book "
                "should. It may be damaged.");
        case NoReader:
            return QT_TRANSLATE_NOOP("Books",
                                     "The part of Reachkeeper that reads PDFs is missing. Install it anew.");
        case NotHere:
            return QT_TRANSLATE_NOOP("Books",
                                     "PDFs are read by Reachkeeper on a computer. Here you can add a book as "
                                     "a text or Markdown file.");
        case TooLarge:
            return QT_TRANSLATE_NOOP("Books", "The file is too large: 512 MB at most, 64 MB of them text.");
        case TooManyPages: return QT_TRANSLATE_NOOP("Books", "The file has more than 20,000 pages.");
        case CannotStore:
            return QT_TRANSLATE_NOOP(
                "Books",
                "The book could not be saved: the disk is full, or the folder cannot be written to.");
        case Busy:
            return QT_TRANSLATE_NOOP("Books",
                                     "Another program is changing your books. Try again when it is done.");
        case LibraryBroken:
            return QT_TRANSLATE_NOOP("Books", "The file with your books is damaged. Import them again.");
        case OddFile:
            return QT_TRANSLATE_NOOP("Books",
                                     "What stands where your books are kept is no file. Take it away first.");
        case NoFolder: break;
        case Cancelled: return QT_TRANSLATE_NOOP("Books", "Cancelled. Nothing was changed.");
    }
    return "";
}

}  // namespace

QString importErrorText(books::ImportError error) {
    if (error == books::ImportError::NoFolder) return translate("Saves", device::noFolderText());
    return translate("Books", textOf(error));
}

QString booksAsideText(const std::filesystem::path& aside) {
    return translate("Books", "What was there is kept as %1.").arg(QString::fromStdString(aside.string()));
}

}  // namespace reach::words
