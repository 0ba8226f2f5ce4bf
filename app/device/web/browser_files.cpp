#include "app/device/web/browser_files.h"

#include "app/device/web/door.h"

#include <emscripten/bind.h>

#include <functional>

namespace reach {
namespace {

std::function<void(const QUrl&)> chosen;

void fileChosen(const std::string& path) {
    if (chosen) chosen(QUrl::fromLocalFile(QString::fromStdString(path)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(reachkeeper_files) {
    emscripten::function("fileChosen", &fileChosen);
}

BrowserFiles::BrowserFiles(QObject* parent) : QObject(parent) {
    reach::chosen = [this](const QUrl& file) {
        if (by_) Q_EMIT chosen(by_, file);
    };
}

void BrowserFiles::choose(QObject* by) {
    by_ = by;
    device::door().call<void>("chooseFile");
}

}  // namespace reach

#include "moc_browser_files.cpp"
