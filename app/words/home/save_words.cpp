#include "app/words/home/save_words.h"

#include "app/device/data_folder.h"
#include "app/words/translate.h"

#include <QDateTime>
#include <QLocale>

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
        case NoFolder: return device::noFolderText();
        case OddFile:
            return QT_TRANSLATE_NOOP(
                "Saves", "What stands there is no file. Take it away, then start Reachkeeper again.");
        case TakenAway:
            return QT_TRANSLATE_NOOP(
                "Saves",
                "The saved tables were removed or moved while Reachkeeper had them open. "
                "Nothing is kept any more: save the table elsewhere, then start "
                "Reachkeeper again.");
        case Cancelled: return QT_TRANSLATE_NOOP("Saves", "Cancelled. Nothing was changed.");
        case Io: return QT_TRANSLATE_NOOP("Saves", "The device failed to read or write.");
        case Internal: break;
    }
    return QT_TRANSLATE_NOOP("Saves", "Saving failed.");
}

const char* foundText(saves::Finding finding, bool backup) {
    using enum saves::Finding;
    switch (finding) {
        case Missing: return QT_TRANSLATE_NOOP("Saves", "The saved tables are gone.");
        case Damaged:
            if (backup) return QT_TRANSLATE_NOOP("Saves", "The saved tables were damaged.");
            return QT_TRANSLATE_NOOP("Saves", "The saved tables were damaged and there is no sound backup.");
        case CutLog:
            return QT_TRANSLATE_NOOP(
                "Saves",
                "The end of what was saved is damaged or gone. What was entered last may be "
                "missing: compare the table you played last with the board.");
        case Older: return QT_TRANSLATE_NOOP("Saves", "The saved tables are older than their newest backup.");
        default: return nullptr;
    }
}

}  // namespace

QString saveErrorText(const saves::SaveError& error) {
    QString text = translate("Saves", textOf(error.code));
    if (!error.path.empty()) text += QStringLiteral(" (%1)").arg(QString::fromStdString(error.path.string()));
    return text;
}

QString rescueText(const saves::Rescue& rescue, const std::optional<saves::SaveError>& failed) {
    QStringList parts;
    if (const char* found = foundText(rescue.finding, rescue.backup.has_value()))
        parts << translate("Saves", found);
    if (rescue.backup && failed) {
        parts << translate("Saves",
                           "There is a sound backup, %1, but it could not be put in "
                           "their place. Once that is mended, start Reachkeeper again: "
                           "until then it is left alone, and no table is kept.")
                     .arg(QString::fromStdString(rescue.backup->path.string()));
    } else if (rescue.backup) {
        const auto made = QDateTime::fromSecsSinceEpoch(rescue.backup->made);
        parts << translate("Saves",
                           "The newest backup is in their place, of %1. "
                           "What was entered after that is lost.")
                     .arg(QLocale().toString(made, QLocale::ShortFormat));
        if (rescue.holds)
            parts << translate("Saves", "Tables in the backup: %1. Entries and changes: %2.")
                         .arg(QString::number(rescue.holds->tables), QString::number(rescue.holds->acts));
    }
    if (rescue.setAside)
        parts << translate("Saves", "What was there is kept as %1.")
                     .arg(QString::fromStdString(rescue.setAside->string()));
    if (failed) parts << saveErrorText(*failed);
    return parts.join(QStringLiteral(" "));
}

}  // namespace reach::words
