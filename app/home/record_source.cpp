#include "app/home/record_source.h"

#include "app/device/files.h"
#include "app/session/fitting.h"
#include "app/sheet/visual_tracker.h"
#include "app/words/home/save_words.h"
#include "app/words/shown.h"
#include "engine/record/record.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace reach {
namespace {

/// The beginning of a file of saved tables.
const QByteArray kStore("SQLite format 3\0", 16);

}  // namespace

RecordSource RecordSource::pasted(const QString& text) {
    return {QCoreApplication::translate("reach::Games", "Imported table"), text.toUtf8(), {}};
}

RecordSource RecordSource::fromFile(const QUrl& file) {
    const QFileInfo info(device::pathOf(file));
    return {info.completeBaseName().simplified(), {}, info.filePath()};
}

TakenRecord take(RecordSource source, const GameList& games, Shelf& shelf, const saves::Progress& progress) {
    const auto refused = [&](const QString& why) {
        return TakenRecord{games.back().get(), {{}, why}, {}, {}};
    };
    if (!source.file.isEmpty()) {
        QFile from(source.file);
        // A pipe would be waited for without end.
        if (!QFileInfo(from).isFile() || !from.open(QIODevice::ReadOnly))
            return refused(
                QCoreApplication::translate("reach::Games", "%1 cannot be read.").arg(from.fileName()));
        if (from.peek(kStore.size()) == kStore) {
            const auto over = shelf.takeOver(source.file.toStdString());
            if (!over.ok()) return refused(words::saveErrorText(over.error()));
            return TakenRecord{games.back().get(), {}, over.value(), {}};
        }
        source.text = from.read(static_cast<qint64>(kMaxRecordBytes) + 1);
    }
    if (!words::isText(source.text))
        return refused(
            QCoreApplication::translate("reach::Games", "This is no game record: it holds more than text."));
    TakenRecord taken;
    std::string record = source.text.toStdString();
    if (sheet::looksLikeTracker(source.text)) {
        const sheet::TrackerImport tracker = sheet::importTracker(source.text);
        if (!tracker.record) return refused(tracker.problem);
        record = printRecord(*tracker.record);
        taken.told = QCoreApplication::translate(
                         "reach::Games",
                         "The save was imported. It does not hold everything; enter from the menu: %1.")
                         .arg(tracker.unsaid.join(QStringLiteral("; ")));
    }
    taken.game = &gameOfRecord(games, record);
    taken.ready = taken.game->import(shelf, source.title.toStdString(), record, progress);
    return taken;
}

}  // namespace reach
