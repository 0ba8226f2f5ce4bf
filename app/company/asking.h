#pragma once

#include "app/company/asked_view.h"
#include "app/messages/message.h"
#include "engine/protocol/command.h"

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>

#include <optional>
#include <vector>

Q_MOC_INCLUDE("app/campaign/deal_draft.h")

namespace reach {

class Company;
class DealDraft;
class Table;

/// Deals that are put together on one screen and agreed to on others, as QML sees them: `Company.asking`. A
/// deal that is asked for is no entry. The screen that asks enters it when all have said yes, with the id of
/// the question, so that it is entered once however often that screen is started anew.
class Asking : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Company.asking")
    Q_PROPERTY(QList<reach::view::AskedView> asked READ asked NOTIFY changed)
    Q_PROPERTY(reach::view::AskedView own READ own NOTIFY changed)
    Q_PROPERTY(QString news READ news NOTIFY changed)

  public:
    explicit Asking(Company& company);

    /// What the player of this screen is asked.
    QList<view::AskedView> asked() const { return asked_; }
    /// What this screen asks for.
    view::AskedView own() const { return own_; }
    /// What became of the last question that ended otherwise than in a deal, in words; empty: nothing to say.
    QString news() const { return news_; }

    /// The names of the players of a deal that ask() would ask: those with a screen of their own in touch.
    Q_INVOKABLE QStringList whom(reach::DealDraft* deal) const;
    /// Asks them. The deal leaves the draft. Returns false if there is nobody to ask, or the rules do not
    /// allow it.
    Q_INVOKABLE bool ask(reach::DealDraft* deal);
    /// Ends the own question and puts its deal into the draft again.
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void agree(const QString& id);
    Q_INVOKABLE void refuse(const QString& id);
    /// Refuses, and puts the deal into the draft of this screen, to be changed.
    Q_INVOKABLE void change(const QString& id);
    Q_INVOKABLE void forgetNews();

    /// A question or an answer may have come. What follows from it is done when the event loop comes to it.
    void look();

  Q_SIGNALS:
    void changed();

  private:
    struct Shown {
        messages::Asked asked;
        QString from;
        command::Deal deal;
    };

    Table* table() const;
    std::vector<messages::Asked> all() const;
    bool isKept(const ActId& id) const;
    bool isOffered(const ActId& id) const;
    void say(const ActId& id, const char* what);
    QStringList seatsToAsk(const DealDraft& deal) const;
    view::AskedView viewOf(const Table& table, const messages::Asked& asked, const command::Deal& deal) const;
    void lookNow();
    void lookAtOwn(Table& table, const std::vector<messages::Asked>& all);
    void lookAtOthers(Table& table, const std::vector<messages::Asked>& all);
    void endOwn(const QString& news);
    void enter(Table& table, const messages::Asked& asked);
    const Shown* shown(const QString& id) const;

    Company& company_;
    QList<view::AskedView> asked_;
    view::AskedView own_;
    QString news_;
    std::optional<Shown> question_;  ///< the own one
    std::vector<Shown> shown_;       ///< those of others
    ActId made_;                     ///< the own one whose deal was entered last
    QString seat_;                   ///< of this screen, at the last look
    bool looking_ = false;           ///< lookNow() will be called
};

}  // namespace reach
