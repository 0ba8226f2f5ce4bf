#pragma once

#include "app/guest/remembered.h"

#include <QString>

namespace reach {

/// The way to a table of another device, or to a host.
struct Goal {
    QString origin;  ///< "http://192.168.1.7:8017"; empty: this is no address
    QString table;   ///< as the address has it; empty: the one that the code opens
    QString code;
    Remembered along;  ///< what a device takes along from where the table was before

    /// The address of the table, with its code and what a page takes along: the name of the device, and its
    /// seat.
    QString link() const;
};

/// Reads "http://192.168.1.7:8017/#7/KMRTVX", or what people type of it.
Goal goalOf(const QString& typed, const QString& code = {});

/// Reads the address of a table that has moved, as a host says it: a whole one, with the table and its code.
/// Otherwise the origin is empty.
Goal goalOfMoved(const QString& said);

/// True if a host may put this into the address of a table: its name, or its code.
bool isInAddress(const QString& part);

}  // namespace reach
