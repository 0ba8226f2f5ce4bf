#pragma once

/// The values of Table: one row for each. From its row follow the property, its getter and its signal in QML
/// and C++, the check whether it changed, and its part of the JSON schema. README.md of app/values/ describes
/// how to add one.
///
/// A row has the name of the property, its type with the namespace in full (the code of moc stands outside
/// the namespace), the name of the getter, and the expression that makes the value. The expression is
/// evaluated inside Table, in table.cpp.

// clang-format off

/// A list, or a value with fields. It is made once for each change, because QML reads the whole list again for each
/// element, and has a signal of its own, which is emitted when the value differs.
#define REACH_TABLE_VALUES(VALUE) \
    /* an Arcs.Ask, and the details of the question */ \
    VALUE(prompt, reach::view::PromptView, promptView, view::prompt(game(), names())) \
    VALUE(turn, reach::view::TurnView, turnView, view::turn(game())) \
    /* in seat order */ \
    VALUE(players, QList<reach::view::PlayerView>, players, view::players(game(), names())) \
    /* the five boxes */ \
    VALUE(ambitions, QList<reach::view::AmbitionView>, ambitions, view::ambitions(game(), names())) \
    /* the markers left to declare with, best first */ \
    VALUE(markers, QList<reach::view::MarkerView>, markers, view::availableMarkers(game())) \
    /* from left to right */ \
    VALUE(court, QList<reach::view::CourtPlaceView>, court, view::court(game())) \
    VALUE(courtDiscard, QList<reach::view::CardView>, courtDiscard, view::courtDiscard(game())) \
    /* in order of play */ \
    VALUE(played, QList<reach::view::PlayedCardView>, played, view::played(game())) \
    /* 24, in the order 1-gate, 1-arrow, 1-moon, 1-hex, 2-gate, ..., then the center while it is in play */ \
    VALUE(systems, QList<reach::view::SystemView>, systems, view::systems(game())) \
    /* 28, suit by number, then the Faithful ones on their Zeal and on their Wisdom side */ \
    VALUE(actionCards, QList<reach::view::ActionCardView>, actionCards, view::actionCards(game())) \
    /* its `act` is 0 in a base game */ \
    VALUE(campaign, reach::view::CampaignView, campaignView, view::campaign(game(), names())) \
    /* the possible entries now, and the forbidden ones with their reason */ \
    VALUE(options, QList<reach::view::OptionView>, optionList, view::options(game(), options_, names())) \
    /* the reminders for this moment, most pressing first */ \
    VALUE(reminders, QList<reach::view::RemarkView>, reminderList, remindersNow()) \
    /* the changes by the last entry and by its automatic answers */ \
    VALUE(news, QList<reach::view::RemarkView>, news, newsNow())

/// A number, a text or an enumerator. It is made whenever it is read, and notifies by changed(), which is emitted after
/// every entry.
#define REACH_TABLE_NUMBERS(NUMBER) \
    NUMBER(depth, reach::arcs::Depth, depth, arcs::Depth(static_cast<int>(game().state.depth))) \
    NUMBER(strictness, reach::arcs::Strictness, strictness, \
           arcs::Strictness(static_cast<int>(game().state.strictness))) \
    NUMBER(chapter, int, chapter, game().state.chapter) \
    NUMBER(round, int, round, game().state.round) \
    NUMBER(phase, reach::arcs::Phase, phase, arcs::Phase(static_cast<int>(game().state.phase))) \
    /* 0 in a campaign */ \
    NUMBER(powerToEnd, int, powerToEndHere, powerToEndOf(game())) \
    /* empty before the end */ \
    NUMBER(winner, QString, winner, text(nameOf(game().state.winner))) \
    /* the number of cards left to draw */ \
    NUMBER(deckSize, int, deckSize, courtDeckSize(game().state))

// clang-format on
