#pragma once

#include <QString>

namespace reach {

/// The way to a table of another device, or to a host.
struct Goal {
    QString origin;  ///< "http://192.168.1.7:8017"; empty: this is no address
    QString table;   ///< as the address has it; empty: the one that the code opens
    QString code;
};

/// Reads "http://192.168.1.7:8017/#7/KMRTVX", or what people type of it.
Goal goalOf(const QString& typed, const QString& code = {});

}  // namespace reach
