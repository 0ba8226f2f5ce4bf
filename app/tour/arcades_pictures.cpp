#include "app/tour/pictures.h"
#include "app/tour/stage.h"

namespace reach::tour {

std::vector<Picture> arcadesPictures(Stage& stage) {
    const auto three = [&stage](const char* words, int nth = 1) {
        return [&stage, words, nth] { stage.arcades("arcades-three", QString::fromLatin1(words), nth); };
    };
    const auto solo = [&stage](const char* words, int nth = 1) {
        return [&stage, words, nth] { stage.arcades("arcades-solo", QString::fromLatin1(words), nth); };
    };
    return {
        {"arcades-play", three(" plays ", 9)},
        {"arcades-act",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" moves agent "), 4);
             stage.focus()->setProperty("group", "agent");
         }},
        {"arcades-battle",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" battles "));
             stage.focus()->setProperty("group", "battle");
         }},
        {"arcades-roll", three("rolls ")},
        {"arcades-end", three("no such entry")},
        {"arcades-bot", solo(" acts", 6)},
        {"arcades-offer", solo(" offers ")},
        {"arcades-bot-dice", solo("rolls ")},
        {"arcades-log",
         [&stage] {
             stage.arcades("arcades-solo", QStringLiteral(" acts"), 12);
             stage.focus()->setProperty("page", "log");
         }},
        {"phone-arcades-map",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" moves agent "), 4);
             stage.focus()->setProperty("page", "map");
         }},
        {"arcades-new",
         [&stage] {
             stage.home();
             stage.show("NewTable");
             stage.screen()->setProperty("game", "arcades");
         }},
    };
}

}  // namespace reach::tour
