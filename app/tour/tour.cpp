#include "app/tour/tour.h"

#include "app/game/chance.h"
#include "app/tour/pictures.h"
#include "app/tour/stage.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QQuickWindow>
#include <QStyleHints>
#include <QTextStream>

#include <array>

namespace {

using namespace reach::tour;

constexpr std::array kThemes{"light", "dark"};
constexpr std::array kSizes{QSize(1280, 800), QSize(1920, 1200), QSize(820, 1180), QSize(560, 800),
                            QSize(390, 844)};

}  // namespace

std::vector<Picture> reach::tour::allPictures(Stage& stage) {
    std::vector<Picture> all;
    for (auto* part : {homePictures, referencePictures, tablePictures, campaignPictures, arcadesPictures}) {
        const std::vector<Picture> some = part(stage);
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

TourStore::TourStore() {
    qputenv("REACHKEEPER_DATA", folder_.path().toLocal8Bit());
}

bool takeTour(QQuickWindow& window, const QString& folder, const TourPlan& plan) {
    const QDir to(folder);
    if (!to.mkpath(QStringLiteral("."))) return false;
    // Each run gives the same pictures.
    reach::Chance::useSeed(1);
    QGuiApplication::styleHints()->setCursorFlashTime(0);
    Stage stage(window);
    const std::vector<Picture> pictures = allPictures(stage);
    window.setProperty("reducedMotion", true);

    const auto take = [&](const Picture& picture, const QSize& size, const char* theme) {
        window.setProperty("theme", QString::fromLatin1(theme));
        Stage::rest();
        const QString file =
            to.filePath(QStringLiteral("%1-%2x%3-%4.png")
                            .arg(QLatin1StringView(picture.name), QString::number(size.width()),
                                 QString::number(size.height()), QLatin1StringView(theme)));
        const QImage image = window.grabWindow();
        if (image.size() != size || !image.save(file)) return false;
        QTextStream(stdout) << file << Qt::endl;
        return true;
    };

    for (const QSize& size : kSizes) {
        window.resize(size);
        std::size_t at = 0;
        for (const Picture& picture : pictures) {
            const QLatin1StringView called(picture.name);
            const bool phone = called.startsWith(QLatin1StringView("phone"));
            ++at;
            if (!called.startsWith(plan.only) || (phone && size.width() > 600)) continue;
            if (plan.sample && !phone && size != kSizes[at % kSizes.size()]) continue;
            stage.reset();
            picture.show();
            for (std::size_t i = 0; i < kThemes.size(); ++i) {
                if (plan.sample && i != at / kSizes.size() % kThemes.size()) continue;
                if (!take(picture, size, kThemes[i])) return false;
            }
        }
    }
    return true;
}
