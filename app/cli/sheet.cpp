#include "app/print/sheet_pdf.h"

#include <QFileInfo>

#include "app/cli/calls.h"
#include "app/cli/playback.h"
#include "app/cli/terminal.h"

namespace reach::cli {
namespace {

void print(const sheet::LogSheet& sheet) {
    say("%s\n%s\n", qUtf8Printable(sheet.title), qUtf8Printable(sheet.subtitle));
    for (const sheet::Part& part : sheet.parts) {
        say("\n%s\n", qUtf8Printable(part.title));
        for (const sheet::Line& line : part.lines)
            say("  %s: %s\n", qUtf8Printable(line.what), qUtf8Printable(line.text));
    }
}

void print(const char* title, const std::vector<sheet::Tray>& trays) {
    say("\n%s\n", title);
    for (const sheet::Tray& tray : trays) {
        if (tray.steps.empty()) continue;
        say("  %s\n", qUtf8Printable(tray.name));
        for (const sheet::PackingStep& step : tray.steps)
            say("    [ ] %s%s%s\n", qUtf8Printable(step.text), step.detail.isEmpty() ? "" : ": ",
                qUtf8Printable(step.detail));
    }
}

}  // namespace

int printSheet(const SheetCall& call) {
    auto playback = openRecord(call.file);
    if (!playback) return kUnusable;
    play(*playback, call.at, false);
    if (playback->nonsense) {
        complain("%s\n", breachLine(call.file, *playback->nonsense).c_str());
        return kUnusable;
    }
    const Game& game = playback->game;
    if (game.state.campaign.act == 0) {
        complain("%s is no campaign, so it has no log sheet\n", call.file.c_str());
        return kUnusable;
    }
    const QString title = QFileInfo(QString::fromStdString(call.file)).completeBaseName();
    const sheet::LogSheet sheet = sheet::logSheet(game, playback->names, title);
    const auto packing = sheet::packing(game, playback->names);
    const auto unpacking = sheet::unpacking(game, playback->names);
    if (call.pdf.empty()) {
        print(sheet);
        print("Packing up", packing);
        print("Setting out again", unpacking);
    } else if (!print::writeSheet(QString::fromStdString(call.pdf), sheet, packing, unpacking)) {
        complain("%s cannot be written\n", call.pdf.c_str());
        return kUnusable;
    }
    return kFine;
}

}  // namespace reach::cli
