#include "app/viewmodels/quick_aids.h"

#include "app/print/aids_pdf.h"
#include "database/reference/locate.h"

#include <QCoreApplication>

namespace reach {

bool QuickAids::exportPdf(const QUrl& file, const QStringList& ids) {
    const auto opened = reference::Reference::open(
        reference::locateReference(QCoreApplication::applicationDirPath().toStdString()));
    QString unknown;
    const bool written =
        opened.reference &&
        print::writeAids(file.toLocalFile(), print::aidsOf(*opened.reference, ids, unknown)) &&
        unknown.isEmpty();
    problem_ = written             ? QString()
               : !opened.reference ? tr("The reference is not there. Install Reachkeeper anew.")
                                   : tr("%1 cannot be written.").arg(file.toLocalFile());
    Q_EMIT changed();
    return written;
}

}  // namespace reach
