#include "app/arcades/arcades_drafts.h"
#include "app/arcades/arcades_table.h"
#include "app/game/happened.h"
#include "app/home/games.h"
#include "app/past/rewriting.h"
#include "app/tour/pictures.h"
#include "app/tour/stage.h"

#include <algorithm>

namespace reach::tour {

std::vector<Picture> arcadesPictures(Stage& stage) {
    const auto three = [&stage](const char* words, int nth = 1) {
        return [&stage, words, nth] { stage.arcades("arcades-three", QString::fromLatin1(words), nth); };
    };
    const auto solo = [&stage](const char* words, int nth = 1) {
        return [&stage, words, nth] { stage.arcades("arcades-solo", QString::fromLatin1(words), nth); };
    };
    return {
        {"arcades-lay-out",
         [&stage] {
             stage.home();
             stage.import(QStringLiteral("game: arcades\nplayers: red=Ana, blue=Ben, white=Cleo\n\n"));
             stage.rest();
         }},
        {"arcades-play", three(" plays ", 9)},
        {"arcades-act",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" moves agent "), 4);
             stage.focus()->setProperty("picked", static_cast<int>(arcs::Group::Agent));
         }},
        {"arcades-battle",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" battles "));
             stage.focus()->setProperty("free", true);
             stage.focus()->setProperty("picked", static_cast<int>(arcs::Group::Battle));
         }},
        {"arcades-dice",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" battles "));
             stage.focus()->setProperty("free", true);
             stage.focus()->setProperty("picked", static_cast<int>(arcs::Group::Battle));
             stage.rest();
             stage.arcadesTable().battleDraft()->choose(stage.arcadesTable().battles().value(0).index);
         }},
        {"arcades-goal",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" moves agent "), 4);
             stage.focus()->setProperty("picked", static_cast<int>(arcs::Group::Agent));
             stage.rest();
             stage.focus()->setProperty("system", stage.focus()->property("goals").toStringList().value(0));
         }},
        {"arcades-seven",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" plays "), 9);
             const auto& cards = stage.arcadesTable().cards();
             const auto seven = std::ranges::find_if(
                 cards, [](const view::ArcadesCardView& card) { return card.number == 7 && !card.seen; });
             stage.arcadesTable().enter(stage.arcadesTable().promptView().player + QStringLiteral(" plays ") +
                                        seven->card);
         }},
        {"arcades-roll", three("rolls ")},
        {"arcades-told",
         [&stage] {
             stage.home();
             stage.import(
                 QStringLiteral("game: arcades\nplayers: red=Ana, blue=Ben, white=Cleo\ndepth: score\n\n"
                                "recruit\nblue wins 4-gate with red 2 blue 1\n"));
             stage.rest();
         }},
        {"arcades-scored",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" gains "));
             stage.sheet(sheets::Sheet::Score);
         }},
        {"arcades-end", three("no such entry")},
        {"arcades-bot", solo(" acts", 6)},
        {"arcades-offer", solo(" offers ")},
        {"arcades-bot-dice", solo("rolls ")},
        {"arcades-log",
         [&stage] {
             stage.arcades("arcades-solo", QStringLiteral(" acts"), 12);
             stage.focus()->setProperty("page", "log");
         }},
        {"arcades-happened",
         [&stage] {
             stage.arcades("arcades-solo", QStringLiteral(" acts"), 12);
             auto* happened = stage.focus()->property("happened").value<Happened*>();
             happened->show(stage.arcadesTable().cursor() - 1);
             stage.sheet(sheets::Sheet::Happened);
         }},
        {"arcades-rewrite",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" plays "), 9);
             auto* rewriting = stage.focus()->property("rewriting").value<Rewriting*>();
             rewriting->leaveOut(stage.arcadesTable().cursor() - 8);
             stage.sheet(sheets::Sheet::Rewrite);
         }},
        {"arcades-players-right",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" plays "), 9);
             stage.sheet(sheets::Sheet::Corrections);
         }},
        {"arcades-clusters-right",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" plays "), 9);
             stage.sheet(sheets::Sheet::Corrections);
             stage.rest();
             stage.part("arcadesCorrections")->setProperty("page", 1);
         }},
        {"arcades-chapter-right",
         [&stage] {
             stage.arcades("arcades-three", QStringLiteral(" plays "), 9);
             stage.sheet(sheets::Sheet::Corrections);
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
        {"arcades-firstrun",
         [&stage] {
             stage.home();
             stage.games().openSample(QStringLiteral("arcades"));
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
