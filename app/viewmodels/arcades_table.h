#pragma once

#include "app/session/shelf.h"
#include "app/viewmodels/arcades_view.h"
#include "app/viewmodels/arcs.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

/// An open table of ARCADEs as QML sees it, built like Table: values out, entries in. One of the two is open
/// at most.
class ArcadesTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(reach::arcs::Strictness strictness READ strictness NOTIFY changed)
    Q_PROPERTY(int chapter READ chapter NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(int powerToEnd READ powerToEnd NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(reach::view::ArcadesPromptView prompt READ promptView NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesPlayerView> players READ players NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesClusterView> clusters READ clusters NOTIFY changed)
    Q_PROPERTY(QStringList markers READ markers NOTIFY changed)
    Q_PROPERTY(QList<reach::view::PlayedCardView> played READ played NOTIFY changed)
    Q_PROPERTY(QList<reach::view::SystemView> systems READ systems NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesCardView> cards READ cards NOTIFY changed)
    Q_PROPERTY(QList<reach::view::OptionView> options READ optionList NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesBattleView> battles READ battles NOTIFY changed)
    Q_PROPERTY(QList<reach::view::LogEntryView> log READ log NOTIFY changed)
    Q_PROPERTY(QStringList news READ news NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(int cursor READ cursor NOTIFY changed)
    Q_PROPERTY(int entries READ entries NOTIFY changed)
    Q_PROPERTY(QString unkept READ unkept NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(QString messageCitation READ messageCitation NOTIFY changed)

  public:
    explicit ArcadesTable(QObject* parent = nullptr);

    /// Takes over a table that was begun or opened; `shelf` must outlive it.
    void show(std::unique_ptr<OpenTableOf<ArcadesGame>> table, Shelf* shelf);
    /// The open table; null when none is open.
    const OpenTableOf<ArcadesGame>* openTable() const { return table_.get(); }

    bool isOpen() const { return table_ != nullptr; }
    QString title() const;
    arcs::Strictness strictness() const;
    int chapter() const { return game().state.chapter; }
    int round() const { return game().state.round; }
    int rounds() const { return arcades::rounds(game().setup); }
    int powerToEnd() const { return arcades::threshold(game().setup); }
    bool isOver() const { return ArcadesGame::isOver(game()); }
    const view::ArcadesPromptView& promptView() const { return shown_.prompt; }
    const QList<view::ArcadesPlayerView>& players() const { return shown_.players; }
    const QList<view::ArcadesClusterView>& clusters() const { return shown_.clusters; }
    QStringList markers() const { return view::markers(game()); }
    QList<view::PlayedCardView> played() const { return view::played(game()); }
    const QList<view::SystemView>& systems() const { return shown_.systems; }
    const QList<view::ArcadesCardView>& cards() const { return shown_.cards; }
    const QList<view::OptionView>& optionList() const { return shown_.options; }
    const QList<view::ArcadesBattleView>& battles() const { return shown_.battles; }
    QList<view::LogEntryView> log() const;
    /// What followed from the last entry and the answers it brought with it.
    QStringList news() const;
    bool canUndo() const { return table_ && table_->session->canUndo(); }
    bool canRedo() const { return table_ && table_->session->canRedo(); }
    int cursor() const { return table_ ? static_cast<int>(table_->session->cursor()) : 0; }
    int entries() const { return table_ ? static_cast<int>(table_->session->entries().size()) : 0; }
    /// Why nothing of this table is kept; empty when it is kept.
    QString unkept() const;
    QString message() const { return message_; }
    QString messageCitation() const { return citation_; }

    Q_INVOKABLE bool choose(int option);
    Q_INVOKABLE bool enter(const QString& line);
    bool enter(const arcades::Command& command);
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool jumpTo(int cursor);
    /// Rolls the dice asked for.
    Q_INVOKABLE bool roll();
    /// Dice that show these faces: eighteen counts, six of each kind.
    Q_INVOKABLE bool rolled(const QList<int>& faces);
    /// The steps of the phantom or a bot, until its turn is over or the table is asked.
    Q_INVOKABLE bool actAll();
    Q_INVOKABLE QString record() const;
    Q_INVOKABLE void close();

    bool eventFilter(QObject* watched, QEvent* event) override;

  Q_SIGNALS:
    void changed();
    void openChanged();

  private:
    const arcades::Game& game() const;
    bool moved(const saves::SaveStatus& status);
    void say(const QString& message, const QString& citation = {});
    void refresh();

    /// QML reads a whole list again for each element of it, so each is made once a change.
    struct Shown {
        view::ArcadesPromptView prompt;
        QList<view::ArcadesPlayerView> players;
        QList<view::ArcadesClusterView> clusters;
        QList<view::SystemView> systems;
        QList<view::ArcadesCardView> cards;
        QList<view::OptionView> options;
        QList<view::ArcadesBattleView> battles;
    };

    std::unique_ptr<OpenTableOf<ArcadesGame>> table_;
    Shelf* shelf_ = nullptr;
    words::PlayerNames names_;
    std::vector<arcades::Option> options_;
    Shown shown_;
    mutable QList<view::LogEntryView> lines_;  ///< of the log; entries already told stay as they are
    bool wasOpen_ = false;
    QString message_;
    QString citation_;
};

}  // namespace reach
