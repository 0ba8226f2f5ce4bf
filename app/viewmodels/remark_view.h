#pragma once

#include "app/words/names.h"
#include "engine/protocol/command.h"
#include "engine/protocol/event.h"
#include "engine/protocol/rule.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include <vector>

namespace reach::view {

/// What a rule says about the table as it lies, and where the rule stands: something to bear in mind,
/// something that happened by itself, why somebody controls a system.
struct RemarkView {
    Q_GADGET
    QML_VALUE_TYPE(remark)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString citation MEMBER citation FINAL)
    Q_PROPERTY(QString book MEMBER book FINAL)
    Q_PROPERTY(int page MEMBER page FINAL)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)

  public:
    QString text;      ///< in words, one sentence; empty: there is nothing to say
    QString citation;  ///< where the rule stands, in words
    QString book;      ///< the rulebook's id in the reference: "base" or "blighted-reach"
    int page = 0;      ///< of that book, from 1; 0 is none
    QString heading;   ///< on that page, as printed
    QString name;      ///< of a reminder, its name ("wire name" of Reminder); else empty
    QString card;      ///< the card that says it, by id; empty when a rule does

    bool operator==(const RemarkView&) const = default;
};

RemarkView remark(const QString& text, const RuleRef& rule);

/// What to bear in mind now, the most pressing first.
QList<RemarkView> reminders(const Game& game, const words::PlayerNames& names);

/// What an entry of the campaign would bring about.
QList<RemarkView> campaignChanges(const State& before, const Command& command,
                                  const std::vector<Event>& events, const words::PlayerNames& names);

/// What happened by itself with an entry.
QList<RemarkView> changes(const State& before, const Command& command, const std::vector<Event>& events,
                          const words::PlayerNames& names);

}  // namespace reach::view
