#include "app/reference/quick_aids.h"

#include "app/device/files.h"
#include "app/print/aids_pdf.h"
#include "app/reference/reference.h"
#include "app/values/singleton.h"

namespace reach {

bool QuickAids::exportPdf(const QUrl& file, const QStringList& ids) {
    auto* library = singleton<ReferenceLibrary>(*this, "Reference");
    const reference::Reference* words = library ? library->reference() : nullptr;
    QString unknown;
    const bool written = words &&
                         print::writeAids(device::pathOf(file), print::aidsOf(*words, ids, unknown)) &&
                         unknown.isEmpty();
    problem_ = written  ? QString()
               : !words ? tr("The reference is not there. Install Reachkeeper anew.")
                        : tr("%1 cannot be written.").arg(device::pathOf(file));
    Q_EMIT changed();
    return written;
}

}  // namespace reach

#include "moc_quick_aids.cpp"
