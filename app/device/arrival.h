#pragma once

#include <QString>

/// How this program was opened.
namespace reach::device {

/// The address of the table to which this program was opened: that of the page in a browser, or the one on
/// the command line. Empty if it names no host. What a page took along from another host is told once.
QString arrival();

/// The program has come to the table of this address. A page has it as its own address from then on, so that
/// it is there again when it is loaded again. It must be of the host that the page came from.
void stayAt(const QString& address);

/// Opens another address in place of the page of this program, which ends. Returns false, and does nothing,
/// where the program is no page.
bool goTo(const QString& address);

/// True if the program comes from a host, and then belongs to the tables of that host.
bool comesFromHost();

}  // namespace reach::device
