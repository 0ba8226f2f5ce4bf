#include "app/words/save_words.h"

#include "app/words/translate.h"

namespace reach::words {
namespace {

const char* textOf(saves::SaveErrorCode code) {
    using enum saves::SaveErrorCode;
    switch (code) {
        case DiskFull:
            return QT_TRANSLATE_NOOP("Saves",
                                     "The disk is full. Nothing was changed; make room and try again.");
        case ReadOnly:
            return QT_TRANSLATE_NOOP("Saves", "The folder with the saved tables cannot be written to.");
        case InUse:
            return QT_TRANSLATE_NOOP("Saves",
                                     "Another Reachkeeper has the saved tables open. Close it first.");
        case Damaged: return QT_TRANSLATE_NOOP("Saves", "The saved data is damaged and cannot be read.");
        case NotAStore: return QT_TRANSLATE_NOOP("Saves", "The file belongs to another program.");
        case NewerVersion:
            return QT_TRANSLATE_NOOP("Saves",
                                     "The tables were saved by a newer Reachkeeper. Update this one.");
        case NotFound: return QT_TRANSLATE_NOOP("Saves", "This table is no longer there.");
        case OutOfRange: return QT_TRANSLATE_NOOP("Saves", "There is no such point in this game.");
        case AlreadyExists: return QT_TRANSLATE_NOOP("Saves", "There is a file of this name already.");
        case CannotOpen:
            return QT_TRANSLATE_NOOP("Saves", "The folder with the saved tables cannot be opened.");
        case Io: return QT_TRANSLATE_NOOP("Saves", "The device failed to read or write.");
        case Internal: break;
    }
    return QT_TRANSLATE_NOOP("Saves", "Saving failed.");
}

}  // namespace

QString saveErrorText(const saves::SaveError& error) {
    QString text = translate("Saves", textOf(error.code));
    if (!error.path.empty()) text += QStringLiteral(" (%1)").arg(QString::fromStdString(error.path.string()));
    return text;
}

}  // namespace reach::words
