#pragma once

#include "app/words/names.h"
#include "engine/protocol/command.h"
#include "engine/protocol/event.h"
#include "engine/protocol/rule.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include <vector>

namespace reach::view {

/// A statement of a rule about the current table, with a citation: a reminder, an automatic change, or the
/// reason for control of a system.
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
    QString text;      ///< one sentence; empty: no remark
    QString citation;  ///< citation of the rule, in words
    QString book;      ///< the rulebook's id in the reference: "base" or "blighted-reach"
    int page = 0;      ///< page of that book, from 1; 0: none
    QString heading;   ///< heading on that page, as printed
    QString name;      ///< name of a reminder ("wire name" of Reminder), or "card-drawn"; else empty
    QString card;      ///< id of the card with the rule; empty for a rule of a book

    bool operator==(const RemarkView&) const = default;
};

RemarkView remark(const QString& text, const RuleRef& rule);

/// The reminders for this moment, the most pressing first.
QList<RemarkView> reminders(const Game& game, const words::PlayerNames& names);

/// The changes that an entry of the campaign causes. `before` is the state before the entry.
QList<RemarkView> campaignChanges(const State& before, const Command& command,
                                  const std::vector<Event>& events, const words::PlayerNames& names);

/// The automatic changes after an entry.
QList<RemarkView> changes(const State& before, const Command& command, const std::vector<Event>& events,
                          const words::PlayerNames& names);

}  // namespace reach::view
