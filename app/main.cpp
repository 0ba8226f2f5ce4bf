#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickWindow>
#include <cstdio>
#include <optional>
#include <string_view>

#include "app/device/startup.h"
#include "app/tour/tour.h"
#include "app/window.h"

namespace {

constexpr const char* usage =
    "Usage: reachkeeper [ADDRESS | --tour DIR [SCREEN] | --tour-sample DIR] [--version] [--help]\n"
    "  ADDRESS      the address of a table on another device, as its QR code has it\n"
    "  --tour DIR   write a picture of every screen to DIR and end; needs no display;\n"
    "               with SCREEN only of those whose name begins so\n"
    "  --tour-sample DIR\n"
    "               each screen once, sizes and themes by turns\n"
    "  --version    print the version\n";

constexpr const char* noDisplay =
    "reachkeeper: there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
    "Without one, `reachkeeper --tour DIR` writes a picture of every screen to DIR.\n";

enum class Run { Window, Tour, Version, Help, Mistake };

struct Arguments {
    Run run = Run::Window;
    const char* folder = nullptr;
    const char* screen = "";
    bool sample = false;
};

// Parses the arguments without Qt, because they decide which display the application object chooses.
Arguments read(int argc, char* argv[]) {
    Arguments arguments;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--version") {
            arguments.run = Run::Version;
        } else if (word == "--help" || word == "-h") {
            arguments.run = Run::Help;
        } else if (word == "--tour" && i + 1 < argc) {
            arguments = {Run::Tour, argv[++i]};
            if (i + 1 < argc) arguments.screen = argv[++i];
        } else if (word == "--tour-sample" && i + 1 < argc) {
            arguments = {Run::Tour, argv[++i]};
            if (i + 1 < argc) arguments.screen = argv[++i];
            arguments.sample = true;
        } else if (!word.starts_with("http://")) {  // device::arrival() reads addresses
            return {Run::Mistake};
        }
    }
    return arguments;
}

bool hasDisplay() {
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

// The tour draws offscreen and in software on every machine, so that its pictures can be compared.
void chooseOffscreen() {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_SCALE_FACTOR", "1");
}

}  // namespace

int main(int argc, char* argv[]) {
    const Arguments arguments = read(argc, argv);
    switch (arguments.run) {
        case Run::Version: std::puts("reachkeeper " REACHKEEPER_VERSION); return 0;
        case Run::Help: std::fputs(usage, stdout); return 0;
        case Run::Mistake: std::fputs(usage, stderr); return 2;
        case Run::Tour: chooseOffscreen(); break;
        case Run::Window:
            if (!hasDisplay()) {
                std::fputs(noDisplay, stderr);
                return 1;
            }
            reach::device::prepareKeyboard();
    }

    std::optional<TourStore> store;
    if (arguments.run == Run::Tour) store.emplace();
    const QGuiApplication application(argc, argv);
    prepareApplication();
    QQmlEngine engine;
    const std::unique_ptr<QQuickWindow> window = openMainWindow(engine);
    if (!window) return 1;
    if (arguments.run == Run::Tour)
        return takeTour(*window, QString::fromLocal8Bit(arguments.folder),
                        {.only = QString::fromLocal8Bit(arguments.screen), .sample = arguments.sample})
                   ? 0
                   : 1;
    return QGuiApplication::exec();
}
