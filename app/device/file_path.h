#pragma once

#include <QUrl>

namespace reach {

/// The file that a dialog's answer names. Qt's own dialog answers with a bare path when its name was typed.
inline QString pathOf(const QUrl& file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}

}  // namespace reach
