#include "app/home/games.h"
#include "app/tour/pictures.h"
#include "app/tour/stage.h"

namespace reach::tour {

std::vector<Picture> homePictures(Stage& stage) {
    return {
        {"home", [&stage] { stage.home(); }},
        {"newtable",
         [&stage] {
             stage.home();
             stage.show("NewTable");
         }},
        {"newtable-lore",
         [&stage] {
             stage.home();
             stage.show("NewTable");
             stage.rest();
             if (QObject* mode = stage.screen()->findChild<QObject*>("leadersAndLore")) {
                 mode->setProperty("chosen", QStringLiteral("one"));
                 QMetaObject::invokeMethod(mode, "drawAll");
             }
         }},
        {"settings",
         [&stage] {
             stage.home();
             stage.show("Settings");
         }},
        {"settings-large", stage.large([&stage] { stage.show("Settings"); })},
        {"firstrun",
         [&stage] {
             stage.home();
             stage.games().openSample(QStringLiteral("base"));
         }},
        {"keys", [&stage] { stage.show("Keys"); }},
    };
}

}  // namespace reach::tour
