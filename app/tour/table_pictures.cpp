#include "app/reference/reference.h"
#include "app/table/table.h"
#include "app/tour/pictures.h"
#include "app/tour/stage.h"

namespace reach::tour {

std::vector<Picture> tablePictures(Stage& stage) {
    const auto battle = [&stage] {
        stage.open(QStringLiteral(" battles "));
        stage.group(arcs::Group::Battle);
        stage.tapSystemOf(QStringLiteral(" battles "), 3);
    };
    return {
        {"table-draft", [&stage] { stage.draft(); }},
        {"table-lore", [&stage] { stage.openBattle(4); }},
        {"layout", [&stage] { stage.begin(); }},
        {"history",
         [&stage] {
             stage.open(QStringLiteral(" builds "), 2);
             stage.show("History");
         }},
        {"history-large", stage.large([&stage] { stage.show("History"); })},
        {"table-lead", [&stage] { stage.open(QStringLiteral(" leads "), 3); }},
        {"table-follow", [&stage] { stage.open(QStringLiteral(" surpasses "), 2); }},
        {"table-act", [&stage] { stage.open(QStringLiteral(" taxes "), 2); }},
        {"table-build",
         [&stage] {
             stage.open(QStringLiteral(" builds "), 2);
             stage.group(arcs::Group::Build);
         }},
        {"table-move",
         [&stage] {
             stage.open(QStringLiteral(" moves "));
             stage.group(arcs::Group::Move);
             stage.tapSystemOf(QStringLiteral(" moves "), 3);
         }},
        {"table-battle", battle},
        {"table-own-dice", stage.ownDice(battle)},
        {"table-roll", [&stage] { stage.open(QStringLiteral("rolls ")); }},
        {"table-collect", [&stage] { stage.openBattle(2); }},
        {"table-reroll", [&stage] { stage.openBattle(0); }},
        {"table-hits", [&stage] { stage.open(QStringLiteral(" strikes ")); }},
        {"table-refill", [&stage] { stage.open(QStringLiteral("court BC")); }},
        {"table-card",
         [&stage] {
             stage.open(QStringLiteral(" secures "));
             stage.focus()->setProperty("card", stage.table().court().constFirst().card.id);
             stage.sheet(sheets::Sheet::Card);
         }},
        {"table-page",
         [&stage] {
             stage.open(QStringLiteral(" secures "));
             stage.library().show(QStringLiteral("battle-needs-ships"));
             stage.rest();
         }},
        {"table-look-up",
         [&stage] {
             stage.open(QStringLiteral(" secures "));
             stage.library().show({});
             stage.rest();
         }},
        {"table-score", [&stage] { stage.open(QStringLiteral("score")); }},
        {"table-scored",
         [&stage] {
             stage.open(QStringLiteral("score"));
             stage.focus()->setProperty("scoring", stage.focus()->property("declared").toList().size() - 1);
         }},
        {"everybody",
         [&stage] {
             stage.openFour();
             stage.show("Everybody");
         }},
        {"everybody-large", stage.large([&stage] { stage.show("Everybody"); })},
        {"table-happened",
         [&stage] {
             stage.openCopy(QStringLiteral(" ends turn"));
             stage.table().enter(stage.table().promptView().player + QStringLiteral(" ends turn"));
             stage.sheet(sheets::Sheet::Happened);
         }},
        {"table-system",
         [&stage] {
             stage.open(QStringLiteral(" taxes "), 2);
             QMetaObject::invokeMethod(stage.focus(), "systemTapped",
                                       Q_ARG(QString, QStringLiteral("2-hex")));
         }},
        {"table-people",
         [&stage] {
             stage.open(QStringLiteral(" taxes "), 2);
             stage.sheet(sheets::Sheet::People);
         }},
        {"table-two", [&stage] { stage.openTwo(); }},
        {"table-four", [&stage] { stage.openFour(); }},
        {"table-turned",
         [&stage] {
             stage.open(QStringLiteral(" taxes "), 2);
             stage.turn();
         }},
        {"table-log",
         [&stage] {
             stage.open(QStringLiteral(" taxes "), 2);
             stage.sheet(sheets::Sheet::Log);
         }},
        {"table-menu",
         [&stage] {
             stage.open(QStringLiteral(" taxes "), 2);
             stage.sheet(sheets::Sheet::Menu);
         }},
        {"table-corrections",
         [&stage] {
             stage.open(QStringLiteral(" taxes "), 2);
             stage.sheet(sheets::Sheet::Corrections);
         }},
        {"table-count",
         [&stage] {
             stage.open(QStringLiteral(" battles "));
             stage.tapSystemOf(QStringLiteral(" battles "), 3);
             stage.sheet(sheets::Sheet::Count);
         }},
        {"table-unknown",
         [&stage] {
             stage.openCopy(QStringLiteral(" battles "));
             stage.enter({"depth score", "depth board"});
             stage.sheet(sheets::Sheet::Count);
         }},
        {"score-board",
         [&stage] {
             stage.openCopy(QStringLiteral(" battles "));
             stage.enter({"depth score"});
         }},
        {"score-board-large", stage.large([&stage] {
             stage.openCopy(QStringLiteral(" battles "));
             stage.enter({"depth score"});
         })},
        {"table-large", stage.large([&stage] { stage.open(QStringLiteral(" taxes "), 2); })},
        {"phone-players", [&stage] { stage.page(1); }},
        {"phone-court", [&stage] { stage.page(2); }},
        {"phone-ambitions", [&stage] { stage.page(3); }},
        {"phone-court-large", stage.large([&stage] { stage.page(2); })},
        {"phone-ambitions-large", stage.large([&stage] { stage.page(3); })},
        {"table-finished", [&stage] { stage.openEnd(); }},
        {"results",
         [&stage] {
             stage.openEnd();
             stage.home();
             stage.show("Results");
         }},
        {"story",
         [&stage] {
             stage.openEnd();
             stage.show("Story");
         }},
    };
}

}  // namespace reach::tour
