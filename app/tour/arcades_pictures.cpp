#include "app/tour/pictures.h"
#include "app/tour/stage.h"
#include "app/viewmodels/arcades_table.h"

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
             stage.focus()->setProperty("free", true);
             stage.focus()->setProperty("group", "battle");
         }},
        {"arcades-dice",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" battles "));
             stage.focus()->setProperty("free", true);
             stage.focus()->setProperty("group", "battle");
             stage.rest();
             stage.focus()->setProperty("battle",
                                        QVariant::fromValue(stage.arcadesTable().battles().value(0)));
         }},
        {"arcades-goal",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" moves agent "), 4);
             stage.focus()->setProperty("group", "agent");
             stage.rest();
             stage.focus()->setProperty("system", stage.focus()->property("goals").toStringList().value(0));
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
        {"arcades-players-right",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" plays "), 9);
             stage.focus()->setProperty("page", "corrections");
         }},
        {"arcades-clusters-right",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" plays "), 9);
             stage.focus()->setProperty("page", "corrections");
             stage.rest();
             stage.part("arcadesCorrections")->setProperty("page", 1);
         }},
        {"arcades-chapter-right",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" plays "), 9);
             stage.focus()->setProperty("page", "corrections");
             stage.rest();
             stage.part("arcadesCorrections")->setProperty("page", 2);
         }},
        {"arcades-history",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" battles "));
             stage.show("History");
         }},
        {"arcades-story",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral("no such entry"));
             stage.show("Story");
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
