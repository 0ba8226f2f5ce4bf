#pragma once

#include "app/session/shelf.h"
#include "app/viewmodels/ambition_view.h"
#include "app/viewmodels/arcs.h"
#include "app/viewmodels/court_view.h"
#include "app/viewmodels/log_view.h"
#include "app/viewmodels/option_view.h"
#include "app/viewmodels/player_view.h"
#include "app/viewmodels/prompt_view.h"
#include "app/viewmodels/system_view.h"
#include "app/viewmodels/turn_view.h"
#include "app/words/names.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>

#include <array>
#include <optional>

namespace reach {

/// The open game as QML sees it: values out, entries in. README.md beside this file is its contract.
class Table : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(reach::arcs::Depth depth READ depth NOTIFY changed)
    Q_PROPERTY(reach::arcs::Strictness strictness READ strictness NOTIFY changed)
    Q_PROPERTY(int chapter READ chapter NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(reach::arcs::Phase phase READ phase NOTIFY changed)
    Q_PROPERTY(int powerToEnd READ powerToEndHere NOTIFY changed)
    Q_PROPERTY(QString winner READ winner NOTIFY changed)
    Q_PROPERTY(reach::view::PromptView prompt READ promptView NOTIFY promptChanged)
    Q_PROPERTY(reach::view::TurnView turn READ turnView NOTIFY turnChanged)
    Q_PROPERTY(QList<reach::view::PlayerView> players READ players NOTIFY playersChanged)
    Q_PROPERTY(QList<reach::view::AmbitionView> ambitions READ ambitions NOTIFY ambitionsChanged)
    Q_PROPERTY(QList<reach::view::MarkerView> markers READ markers NOTIFY markersChanged)
    Q_PROPERTY(QList<reach::view::CourtPlaceView> court READ court NOTIFY courtChanged)
    Q_PROPERTY(QList<reach::view::CardView> courtDiscard READ courtDiscard NOTIFY courtDiscardChanged)
    Q_PROPERTY(int deckSize READ deckSize NOTIFY changed)
    Q_PROPERTY(QList<reach::view::PlayedCardView> played READ played NOTIFY playedChanged)
    Q_PROPERTY(QList<reach::view::SystemView> systems READ systems NOTIFY systemsChanged)
    Q_PROPERTY(reach::view::CampaignView campaign READ campaignView NOTIFY campaignChanged)
    Q_PROPERTY(QList<reach::view::ActionCardView> actionCards READ actionCards NOTIFY actionCardsChanged)
    Q_PROPERTY(QList<reach::view::OptionView> options READ optionList NOTIFY optionsChanged)
    Q_PROPERTY(QList<reach::view::RemarkView> reminders READ reminderList NOTIFY remindersChanged)
    Q_PROPERTY(QList<reach::view::LogEntryView> log READ log NOTIFY logChanged)
    Q_PROPERTY(QList<reach::view::RemarkView> news READ news NOTIFY newsChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(int cursor READ cursor NOTIFY changed)
    Q_PROPERTY(int entries READ entries NOTIFY changed)
    Q_PROPERTY(bool sample READ isSample NOTIFY changed)
    Q_PROPERTY(QString unkept READ unkept NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(QString messageCitation READ messageCitation NOTIFY changed)
    Q_PROPERTY(QString messagePage READ messagePage NOTIFY changed)

  public:
    explicit Table(QObject* parent = nullptr);

    /// Takes over a table that was begun or opened; `shelf` must outlive it.
    void show(std::unique_ptr<OpenTable> table, Shelf* shelf);

    /// The open table, for those who look at more of it than this shows; null when none is open.
    const OpenTable* openTable() const { return table_.get(); }
    /// Its game; one in which nothing happened when none is open.
    const Game& game() const;
    const words::PlayerNames& names() const { return names_; }

    bool isOpen() const { return table_ != nullptr; }
    QString title() const;
    arcs::Depth depth() const;
    arcs::Strictness strictness() const;
    int chapter() const { return game().state.chapter; }
    int round() const { return game().state.round; }
    arcs::Phase phase() const;
    int powerToEndHere() const;
    QString winner() const;
    view::PromptView promptView() const { return kept(Asked).value<view::PromptView>(); }
    view::TurnView turnView() const { return kept(Turn).value<view::TurnView>(); }
    QList<view::PlayerView> players() const { return kept(Players).value<QList<view::PlayerView>>(); }
    QList<view::AmbitionView> ambitions() const { return kept(Ambitions).value<QList<view::AmbitionView>>(); }
    QList<view::MarkerView> markers() const { return kept(Markers).value<QList<view::MarkerView>>(); }
    QList<view::CourtPlaceView> court() const { return kept(Court).value<QList<view::CourtPlaceView>>(); }
    QList<view::CardView> courtDiscard() const { return kept(CourtDiscard).value<QList<view::CardView>>(); }
    /// Ids of the cards in the Court and before players.
    Q_INVOKABLE QStringList cardsInPlay() const;
    int deckSize() const;
    QList<view::PlayedCardView> played() const { return kept(Played).value<QList<view::PlayedCardView>>(); }
    QList<view::SystemView> systems() const { return kept(Systems).value<QList<view::SystemView>>(); }
    view::CampaignView campaignView() const { return kept(Campaign).value<view::CampaignView>(); }
    QList<view::ActionCardView> actionCards() const {
        return kept(ActionCards).value<QList<view::ActionCardView>>();
    }
    QList<view::OptionView> optionList() const { return kept(Options).value<QList<view::OptionView>>(); }
    QList<view::RemarkView> reminderList() const { return kept(Reminders).value<QList<view::RemarkView>>(); }
    QList<view::LogEntryView> log() const;
    QList<view::RemarkView> news() const { return kept(News).value<QList<view::RemarkView>>(); }
    bool canUndo() const;
    bool canRedo() const;
    int cursor() const;
    int entries() const;
    /// A game to look at: nothing of it is kept.
    bool isSample() const { return table_ && !shelf_; }
    /// Why nothing of this table is kept, though it is no sample; empty when it is kept.
    QString unkept() const;
    QString message() const { return message_; }
    QString messageCitation() const { return citation_; }
    QString messagePage() const { return page_; }

    Q_INVOKABLE bool choose(int option);
    Q_INVOKABLE bool enter(const QString& line);
    bool enter(const Command& command);
    /// Enters all lines, to be undone as one; or none of them.
    Q_INVOKABLE bool enterTogether(const QStringList& lines);
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool jumpTo(int cursor);
    Q_INVOKABLE bool drawCard();
    Q_INVOKABLE QString record() const;
    Q_INVOKABLE void close();

    /// Shows people a message until the next entry.
    void tell(const QString& message);

    bool eventFilter(QObject* watched, QEvent* event) override;

  Q_SIGNALS:
    /// Something was entered or taken back; the lists that became different have told so before.
    void changed();
    void openChanged();
    void promptChanged();
    void turnChanged();
    void playersChanged();
    void ambitionsChanged();
    void markersChanged();
    void courtChanged();
    void courtDiscardChanged();
    void playedChanged();
    void systemsChanged();
    void actionCardsChanged();
    void campaignChanged();
    void optionsChanged();
    void remindersChanged();
    void newsChanged();
    void logChanged();

  private:
    bool entered(const Entered& result);
    bool moved(const saves::SaveStatus& status);
    void say(const QString& message, const QString& citation = {}, const QString& page = {});
    void refresh();

    void forgetLinesFrom(int entry);

    /// QML reads the whole list again for each element of it, so each is made once a change.
    enum Kept {
        Asked,
        Turn,
        Players,
        Ambitions,
        Markers,
        Court,
        CourtDiscard,
        Played,
        Systems,
        ActionCards,
        Campaign,
        Options,
        Reminders,
        News,
        kKept
    };
    QVariant make(Kept which) const;
    const QVariant& kept(Kept which) const;

    std::unique_ptr<OpenTable> table_;
    Shelf* shelf_ = nullptr;
    words::PlayerNames names_;
    std::vector<Option> options_;
    mutable std::array<QVariant, kKept> kept_;  ///< not valid: nobody has looked yet
    mutable QList<view::LogEntryView> lines_;   ///< of the log; entries already told stay as they are
    bool wasOpen_ = false;
    QString message_;
    QString citation_;
    QString page_;
};

}  // namespace reach
