#include <QStringList>

#include "app/cli/calls.h"
#include "app/cli/open_reference.h"
#include "app/cli/terminal.h"
#include "app/print/aids_pdf.h"

namespace reach::cli {

int aids(const AidsCall& call) {
    const auto reference = openReference();
    if (!reference) return kUnusable;
    QStringList ids;
    for (const std::string& id : call.ids) ids.append(QString::fromStdString(id));
    QString unknown;
    const auto aids = print::aidsOf(*reference, ids, unknown);
    if (!unknown.isEmpty()) {
        complain("There is no aid '%s'\n", qUtf8Printable(unknown));
        return kUnusable;
    }
    if (call.pdf.empty())
        for (const reference::Entry& aid : aids) say("%s  %s\n", aid.id.c_str(), aid.title.c_str());
    else if (!print::writeAids(QString::fromStdString(call.pdf), aids)) {
        complain("%s cannot be written\n", call.pdf.c_str());
        return kUnusable;
    }
    return kFine;
}

}  // namespace reach::cli
