#include "app/reference/bookmarks.h"
#include "app/reference/reference.h"
#include "app/tour/pictures.h"
#include "app/tour/stage.h"

#include <QQuickWindow>

namespace reach::tour {

std::vector<Picture> referencePictures(Stage& stage) {
    return {
        {"reference-home", [&stage] { stage.reference(); }},
        {"reference-search",
         [&stage] {
             stage.reference();
             stage.type("raid keys");
         }},
        {"reference-error",
         [&stage] {
             stage.reference();
             stage.type("type:guild colour:relic");
         }},
        {"reference-rule", [&stage] { stage.reference("base.tax"); }},
        {"reference-book",
         [&stage] {
             stage.reference();
             stage.shelf("book:base", "base.control");
         }},
        {"reference-card", [&stage] { stage.reference("BC03"); }},
        {"reference-sides", [&stage] { stage.reference("F101A"); }},
        {"reference-checklist", [&stage] { stage.reference("aid.setup-3"); }},
        {"reference-ticked",
         [&stage] {
             stage.reference("aid.setup-3");
             reach::Bookmarks& marks = stage.bookmarks();
             marks.clearTicks(QStringLiteral("aid.setup-3"));
             for (const int line : {0, 1, 2, 4}) marks.tick(QStringLiteral("aid.setup-3"), line);
         }},
        {"reference-aid", [&stage] { stage.reference("aid.battle"); }},
        {"reference-fate-told",
         [&stage] {
             stage.reference();
             stage.shelf("fates", "fate:1");
             stage.rest();
             if (auto* story = stage.window().findChild<QObject*>("fateStory"))
                 story->setProperty("upToAct", 3);
         }},
        {"reference-own-hits",
         [&stage] {
             stage.bring();
             stage.reference();
             stage.type("house rules raid dice");
         }},
        {"reference-own-page",
         [&stage] {
             stage.bring();
             stage.reference("mine:1/2");
         }},
        {"reference-own-books",
         [&stage] {
             stage.bring();
             stage.reference();
             stage.rest();
             if (auto* home = stage.window().findChild<QObject*>("referenceHome"))
                 QMetaObject::invokeMethod(home, "showMine");
         }},
        {"reference-filters",
         [&stage] {
             stage.reference();
             stage.library().cards()->clear();
             stage.library().cards()->filter(QStringLiteral("suit"), QStringLiteral("relic"));
             stage.shelf("cards", "BC22");
         }},
        {"reference-cards",
         [&stage] {
             stage.library().cards()->clear();
             stage.reference();
             stage.shelf("cards", "");
         }},
        {"reference-card-beside",
         [&stage] {
             stage.reference();
             stage.shelf("cards", "BC22");
         }},
        {"reference-fates",
         [&stage] {
             stage.reference();
             stage.shelf("fates", "");
         }},
        {"reference-fate",
         [&stage] {
             stage.reference();
             stage.shelf("fates", "fate:1");
         }},
    };
}

}  // namespace reach::tour
