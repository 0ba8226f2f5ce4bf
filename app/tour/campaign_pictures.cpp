#include "app/battle/roll_drafts.h"
#include "app/campaign/deal_draft.h"
#include "app/table/table.h"
#include "app/tour/pictures.h"
#include "app/tour/stage.h"

#include <QQuickWindow>

#include <string>

namespace reach::tour {
namespace {

/// Adds a part of this kind and resource to the deal that is put together.
void addToDeal(Stage& stage, const char* giver, const char* taker, command::DealPart::Kind kind,
               Resource resource = Resource::None) {
    auto& deal = stage.table().draft<DealDraft>();
    deal.setGiver(QString::fromLatin1(giver));
    deal.setTaker(QString::fromLatin1(taker));
    int at = 0;
    for (const DealDraft::Offer& offer : deal.ways()) {
        const command::DealPart& last = offer.deal.parts[offer.deal.parts.size() - 1];
        if (last.kind == kind && last.resource == resource) return deal.add(at);
        ++at;
    }
}

/// Lays some tokens of every Fate.
void layTokens(Stage& stage) {
    for (const char* token : {"banner 1-arrow 1",
                              "banner damaged 1-moon 1",
                              "bunker 1-hex 2",
                              "bunker damaged 1-hex 1",
                              "golem asleep 2-gate 1",
                              "golem warrior awake 3-gate 1",
                              "golem seeker awake red 1",
                              "hammer 2-arrow 1",
                              "hammer broken 2-moon 1",
                              "rumor face-down 3-arrow 1",
                              "rumor false face-up 3-hex 1",
                              "witness 3-moon 1",
                              "ceasefire war 4-gate 1",
                              "ceasefire peace 5-gate 1",
                              "seat 4 4-arrow 1",
                              "passage 6-gate 1",
                              "portal 5-hex 1",
                              "pilgrim 5-arrow 3",
                              "check-clue 6-arrow 1",
                              "cross-clue 6-moon 1",
                              "ideal zeal tyrant 1",
                              "ideal wisdom empath 1",
                              "edenguard tycoon 1",
                              "conspiracy face-down warlord 2",
                              "war-profiteer warlord 1",
                              "court 4 CC05 1",
                              "banner aside 6"})
        stage.enter({(std::string("correct token ") + token).c_str()});
    stage.enter({"correct red card F1202", "correct on F1202 relic 1", "correct on F1202 fuel 1",
                 "correct blue card F1103A", "correct on F1103A free cities 2",
                 "correct on F1103A blue starports 1", "correct on 3-arrow blue agents 1"});
}

/// Red has the Golem Hearth with two, and another in a slot.
void layGolems(Stage& stage) {
    stage.enter({"correct red card F503", "correct booklet card F505", "correct booklet card F506",
                 "correct token golem warrior awake red 1", "correct token golem protector awake F503 1",
                 "correct token golem harvester asleep F503 1", "correct token golem seeker asleep blue 1",
                 "correct 1-hex red ships 1+2"});
}

/// The Empire's page of the corrections, scrolled so far.
void correctTheEmpire(Stage& stage, int scrolled) {
    stage.campaign(arcs::Ask::Play, 2);
    stage.enrich();
    layTokens(stage);
    stage.sheet(sheets::Sheet::Corrections);
    stage.rest();
    stage.focus()->setProperty("correcting", 3);
    stage.rest();
    if (QObject* page = stage.part("correctionsPage")) page->setProperty("contentY", scrolled);
}

}  // namespace

std::vector<Picture> campaignPictures(Stage& stage) {
    return {
        {"newtable-campaign",
         [&stage] {
             stage.home();
             stage.show("NewTable");
             stage.rest();
             stage.screen()->setProperty("game", QStringLiteral("campaign"));
             stage.rest();
             if (QObject* fates = stage.part("fatePicker")) {
                 fates->setProperty("dealt", QVariant::fromValue(QList<int>{1, 4, 3, 8, 2, 6}));
                 fates->setProperty("chosen", QVariant::fromValue(QList<int>{1, 8}));
             }
         }},
        {"newtable-paper",
         [&stage] {
             stage.home();
             stage.show("NewTable");
             stage.rest();
             stage.screen()->setProperty("game", QStringLiteral("campaign"));
             stage.screen()->setProperty("act", 2);
         }},
        {"campaign-from-paper", [&stage] { stage.fromPaper(); }},
        {"campaign-policy", [&stage] { stage.campaign(arcs::Ask::Policy); }},
        {"campaign-settle", [&stage] { stage.campaign(arcs::Ask::Settle, 3); }},
        {"campaign-layout",
         [&stage] {
             stage.campaign(arcs::Ask::Settle, 2, true, 2);
             stage.show("LayOut");
         }},
        {"campaign-two", [&stage] { stage.campaign(arcs::Ask::Play, 2, true, 2); }},
        {"campaign-play",
         [&stage] {
             stage.campaign(arcs::Ask::Play, 2);
             stage.enrich();
         }},
        {"campaign-act",
         [&stage] {
             stage.campaign(arcs::Ask::Act);
             stage.enrich();
         }},
        {"campaign-four",
         [&stage] {
             stage.campaign(arcs::Ask::Act, 1, true, 4);
             stage.enrich();
         }},
        {"campaign-sheet",
         [&stage] {
             stage.campaign(arcs::Ask::Play, 2);
             stage.enrich();
             layTokens(stage);
             stage.sheet(sheets::Sheet::Campaign);
         }},
        {"campaign-tokens",
         [&stage] {
             stage.campaign(arcs::Ask::Play, 2);
             stage.enrich();
             layTokens(stage);
         }},
        {"campaign-golems",
         [&stage] {
             stage.campaign(arcs::Ask::Act);
             stage.enrich();
             layGolems(stage);
             stage.focus()->setProperty("tab", 1);
         }},
        {"campaign-golem-action",
         [&stage] {
             stage.campaign(arcs::Ask::Act);
             stage.enrich();
             layGolems(stage);
             stage.enter({"red spends protector", "red chooses blue"});
         }},
        {"campaign-passage",
         [&stage] {
             stage.campaign(arcs::Ask::Play, 2);
             stage.enrich();
             stage.enter({"correct token passage 3-gate 1", "correct token passage 6-gate 1",
                          "correct twisted-passage red ships 2+1", "correct twisted-passage blue ships 4",
                          "correct twisted-passage blight ships 0+1", "correct booklet card F2205"});
         }},
        {"campaign-token-corrections", [&stage] { correctTheEmpire(stage, 640); }},
        {"campaign-faithful",
         [&stage] {
             stage.campaign(arcs::Ask::Play, 2);
             stage.enrich();
             stage.enter({"correct actions card F805", "correct actions card F807",
                          "correct actions card F808", "correct actions card F810"});
         }},
        {"campaign-faithful-four",
         [&stage] {
             stage.campaign(arcs::Ask::Play, 1, true, 4);
             stage.enrich();
             stage.enter({"correct actions card F804", "correct actions card F805",
                          "correct actions card F806", "correct actions card F807",
                          "correct actions card F808", "correct actions card F809",
                          "correct actions card F810", "correct actions card F811",
                          "correct actions card F812", "correct booklet card F822A"});
         }},
        {"campaign-faithful-sheet",
         [&stage] {
             stage.campaign(arcs::Ask::Play, 2, true, 4);
             stage.enter({"correct actions card F804", "correct actions card F805", "correct attached 2 F806",
                          "correct booklet card F822A", "correct side F822A back"});
             stage.sheet(sheets::Sheet::Campaign);
             stage.rest();
             if (QObject* page = stage.part("campaignSheet")) page->setProperty("contentY", 1150);
         }},
        {"campaign-pile-corrections", [&stage] { correctTheEmpire(stage, 520); }},
        {"campaign-event",
         [&stage] {
             stage.campaign(arcs::Ask::EventDice, 2);
             stage.enter({"correct 5-gate blight ships 1", "correct 5-gate blue ships 2",
                          "correct 1-moon blight ships 1", "correct 1-moon red ships 3"});
             auto& dice = stage.table().draft<EventDiceDraft>();
             dice.setNumber(4);
             dice.setFace(QStringLiteral("hex"), true);
         }},
        {"campaign-at-table", [&stage] { stage.campaign(arcs::Ask::AtTable); }},
        {"campaign-secret",
         [&stage] {
             stage.secret();
             stage.tap("secretLook");
         }},
        {"campaign-crisis",
         [&stage] {
             stage.campaign(arcs::Ask::EventDice, 2);
             stage.enrich();
             stage.enter({"event 3 crisis hex"});
         }},
        {"campaign-call",
         [&stage] {
             stage.campaign(arcs::Ask::CallToOrder);
             stage.enrich();
         }},
        {"campaign-deal",
         [&stage] {
             stage.campaign(arcs::Ask::Negotiate);
             stage.enrich();
             using command::DealPart;
             addToDeal(stage, "red", "blue", DealPart::Kind::Give, Resource::Fuel);
             addToDeal(stage, "blue", "red", DealPart::Kind::Promise);
         }},
        {"campaign-step", [&stage] { stage.campaign(arcs::Ask::CallSummit); }},
        {"campaign-edict",
         [&stage] {
             stage.campaign(arcs::Ask::EventDice, 2);
             stage.enrich();
             stage.enter({"event 2 edict moon"});
         }},
        {"campaign-advance", [&stage] { stage.campaign(arcs::Ask::Advance, 1, false); }},
        {"campaign-intermission", [&stage] { stage.campaign(arcs::Ask::ChooseFate, 1, false); }},
        {"campaign-next-act", [&stage] { stage.campaign(arcs::Ask::NextAct, 1, false); }},
        {"campaign-corrections",
         [&stage] {
             stage.campaign(arcs::Ask::Play, 2);
             stage.enrich();
             stage.sheet(sheets::Sheet::Corrections);
             stage.rest();
             stage.focus()->setProperty("correcting", 3);
         }},
        {"campaign-system",
         [&stage] {
             stage.campaign(arcs::Ask::Act);
             stage.enrich();
             QMetaObject::invokeMethod(stage.focus(), "systemTapped",
                                       Q_ARG(QString, QStringLiteral("2-hex")));
         }},
        {"campaign-turned",
         [&stage] {
             stage.campaign(arcs::Ask::Act);
             stage.enrich();
             stage.turn();
         }},
        {"campaign-log-sheet",
         [&stage] {
             stage.campaign(arcs::Ask::NextAct, 1, false);
             stage.enrich();
             stage.show("LogSheet");
         }},
        {"campaign-packing",
         [&stage] {
             stage.campaign(arcs::Ask::NextAct, 1, false);
             stage.enrich();
             stage.show("LogSheet");
             stage.screen()->setProperty("part", QStringLiteral("packing"));
         }},
        {"campaign-unpacking",
         [&stage] {
             stage.campaign(arcs::Ask::NextAct, 1, false);
             stage.enrich();
             stage.show("LogSheet");
             stage.screen()->setProperty("part", QStringLiteral("unpacking"));
         }},
        {"campaign-story",
         [&stage] {
             stage.campaign(arcs::Ask::NextAct, 1, false);
             stage.show("Story");
         }},
        {"phone-empire",
         [&stage] {
             stage.campaign(arcs::Ask::Play, 2);
             stage.enrich();
             stage.focus()->setProperty("tab", 5);
         }},
        {"phone-campaign-players",
         [&stage] {
             stage.campaign(arcs::Ask::Play, 2);
             stage.enrich();
             stage.focus()->setProperty("tab", 1);
         }},
    };
}

}  // namespace reach::tour
