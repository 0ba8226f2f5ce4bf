#pragma once

#include "app/arcades/arcades_card_view.h"
#include "app/arcades/arcades_cluster_view.h"
#include "app/arcades/arcades_lay_out_view.h"
#include "app/arcades/arcades_map_view.h"
#include "app/arcades/arcades_past_view.h"
#include "app/arcades/arcades_player_view.h"
#include "app/arcades/arcades_prompt_view.h"
#include "app/arcades/arcades_score_view.h"
#include "app/game/any_table.h"
#include "app/values/arcs.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include <optional>

Q_MOC_INCLUDE("app/arcades/arcades_correction_draft.h")
Q_MOC_INCLUDE("app/arcades/arcades_drafts.h")
Q_MOC_INCLUDE("app/game/typed_text.h")

namespace reach {

class ArcadesBattleDraft;
class ArcadesCorrectionDraft;
class ArcadesOfferDraft;
class ArcadesRollDraft;
class ArcadesScoreDraft;
class TypedText;

/// An open table of ARCADEs for QML. Like Table it provides values and takes entries.
class ArcadesTable : public reach::AnyTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::arcs::Strictness strictness READ strictness NOTIFY changed)
    Q_PROPERTY(bool onlyScores READ onlyScores NOTIFY changed)
    Q_PROPERTY(int chapter READ chapter NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(int powerToEnd READ powerToEnd NOTIFY changed)
    Q_PROPERTY(reach::view::ArcadesPromptView prompt READ promptView NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesPlayerView> players READ players NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesClusterView> clusters READ clusters NOTIFY changed)
    Q_PROPERTY(QStringList markers READ markers NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesMarkerView> markerList READ markerList NOTIFY changed)
    Q_PROPERTY(QString initiative READ initiative NOTIFY changed)
    Q_PROPERTY(QList<reach::view::PlayedCardView> played READ played NOTIFY changed)
    Q_PROPERTY(QList<reach::view::SystemView> systems READ systems NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesCardView> cards READ cards NOTIFY changed)
    Q_PROPERTY(QList<reach::view::OptionView> options READ optionList NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesBattleView> battles READ battles NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesGoalView> goals READ goals NOTIFY changed)
    Q_PROPERTY(QStringList news READ news NOTIFY changed)
    Q_PROPERTY(QString scored READ scored NOTIFY changed)
    Q_PROPERTY(int chapterScoredAt READ chapterScoredAt NOTIFY changed)
    Q_PROPERTY(reach::view::ArcadesChapterScoreView chapterScore READ chapterScore NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ArcadesLaidStepView> laidSteps READ laidSteps NOTIFY changed)
    Q_PROPERTY(QList<reach::view::SystemView> laidSystems READ laidSystems NOTIFY changed)
    Q_PROPERTY(reach::ArcadesBattleDraft* battleDraft READ battleDraft CONSTANT FINAL)
    Q_PROPERTY(reach::ArcadesRollDraft* rollDraft READ rollDraft CONSTANT FINAL)
    Q_PROPERTY(reach::ArcadesOfferDraft* offerDraft READ offerDraft CONSTANT FINAL)
    Q_PROPERTY(reach::ArcadesScoreDraft* scoreDraft READ scoreDraft CONSTANT FINAL)
    Q_PROPERTY(reach::ArcadesCorrectionDraft* corrections READ corrections CONSTANT FINAL)
    Q_PROPERTY(reach::TypedText* typed READ typed CONSTANT FINAL)

  public:
    explicit ArcadesTable(QObject* parent = nullptr);

    /// Takes over a table that was begun or opened; `shelf` must outlive it.
    void show(std::unique_ptr<OpenTableOf<ArcadesGame>> table, Shelf* shelf);
    /// The open table; null when none is open.
    const OpenTableOf<ArcadesGame>* openTable() const { return table_.get(); }
    /// The game of the open table. When none is open, a game without entries.
    const arcades::Game& game() const;

    QString screen() const override { return QStringLiteral("Arcades"); }
    /// Before the first entry, the guide for laying out the box.
    QString firstScreen() const override;
    arcs::Strictness strictness() const;
    /// True if players enter only tricks, clusters and Power. All other pieces are then unknown.
    bool onlyScores() const { return arcades::onlyScores(game().setup); }
    int chapter() const { return game().state.chapter; }
    int round() const { return game().state.round; }
    int rounds() const { return arcades::rounds(game().setup); }
    int powerToEnd() const { return arcades::threshold(game().setup); }
    Player asked() const override { return arcades::prompt(game()).player; }
    bool isOver() const override { return ArcadesGame::isOver(game()); }
    const view::ArcadesPromptView& promptView() const { return shown_.prompt; }
    const QList<view::ArcadesPlayerView>& players() const { return shown_.players; }
    const QList<view::ArcadesClusterView>& clusters() const { return shown_.clusters; }
    QStringList markers() const { return view::markers(game()); }
    QList<view::ArcadesMarkerView> markerList() const { return view::markerList(game()); }
    QString initiative() const;
    QList<view::PlayedCardView> played() const { return view::played(game()); }
    const QList<view::SystemView>& systems() const { return shown_.systems; }
    const QList<view::ArcadesCardView>& cards() const { return shown_.cards; }
    const QList<view::OptionView>& optionList() const { return shown_.options; }
    const QList<view::ArcadesBattleView>& battles() const { return shown_.battles; }
    QList<view::ArcadesGoalView> goals() const { return view::goals(options_, game()); }
    /// The steps of laying out the box, and the map that they lead to. Entries do not change them.
    QList<view::ArcadesLaidStepView> laidSteps() const { return view::laidSteps(game().setup, names()); }
    QList<view::SystemView> laidSystems() const { return view::laidSystems(game().setup); }
    /// The consequences of the last entry and of its automatic answers.
    QStringList news() const;
    /// The last scoring in one line, until the next one. Empty if there was none, or as long as the news tell
    /// it.
    QString scored() const;
    /// The number of entries when a chapter was scored last; 0: none was.
    int chapterScoredAt() const;
    /// The last scoring of a chapter, cluster by cluster and player by player.
    view::ArcadesChapterScoreView chapterScore() const;

    /// The option with this index, if it is of this type; else null.
    template <typename Kind>
    const Kind* optionAs(int index) const {
        const bool known = index >= 0 && index < static_cast<int>(options_.size());
        return known ? std::get_if<Kind>(&options_[static_cast<std::size_t>(index)].command) : nullptr;
    }

    /// What is half entered, by the question.
    ArcadesBattleDraft* battleDraft() const { return battleDraft_; }
    ArcadesRollDraft* rollDraft() const { return rollDraft_; }
    ArcadesOfferDraft* offerDraft() const { return offerDraft_; }
    ArcadesScoreDraft* scoreDraft() const { return scoreDraft_; }
    /// The corrections that are not applied yet.
    ArcadesCorrectionDraft* corrections() const { return corrections_; }
    /// An entry that is typed in the record notation.
    TypedText* typed() const { return typed_; }

    Q_INVOKABLE bool choose(int option);
    /// Says why no action of this kind is possible now.
    Q_INVOKABLE void explain(reach::arcs::Group group);
    bool enter(const QString& line) override;
    bool enter(const arcades::Command& command);
    /// Enters all commands, which are undone as one, or none of them.
    bool enterTogether(const std::vector<arcades::Command>& commands);
    /// The player who is asked plays or draws a card, or keeps the dice.
    Q_INVOKABLE bool play(const QString& card);
    Q_INVOKABLE bool draw(const QString& card);
    Q_INVOKABLE bool keepDice();
    /// The bot that is asked makes its next step, whose pieces the players have moved.
    Q_INVOKABLE bool act();
    Q_INVOKABLE bool setStrictness(reach::arcs::Strictness strictness);
    /// Rolls the dice asked for.
    Q_INVOKABLE bool roll();
    /// Makes the steps of the phantom or a bot, until its turn is over or a question to the table follows.
    Q_INVOKABLE bool actAll();
    void close() override;

    std::vector<PastLine> past() const override;
    QList<view::SystemView> systemsAt(int moment) const override;
    QList<view::PlayerView> playersAt(int moment) const override;
    QString headingAt(int moment) const override;
    QString stretch(std::size_t entry) const override;
    words::PieceMoves piecesToMove(std::size_t from, std::size_t to) const override;
    words::PieceMoves piecesStillToMove(std::size_t from, std::size_t to) const override;
    view::ToldStory story() const override;

  protected:
    AnyOpenTable* opened() const override { return table_.get(); }
    std::unique_ptr<AnyTrial> tryOut() override;
    std::optional<saves::SaveError> noteEnd() override { return shelf()->noteEnd(*table_); }
    view::LogEntryView told(std::size_t entry) const override;
    void refresh() override;
    QString wordsOfNotKept() const override;
    bool enterAllOfNotKept() override;

  private:
    arcades::Game at(int moment) const;
    /// The first of the entries that the news tell.
    std::size_t newsFrom() const;
    /// True if the turn has had a battle before the last one.
    bool battlesAgain() const;
    /// Sets the message about an entry.
    void tellOf(const EnteredIn<ArcadesGame>& entered);

    /// The lists that are made once for each change, because QML reads a whole list again for each element.
    struct Shown {
        view::ArcadesPromptView prompt;
        QList<view::ArcadesPlayerView> players;
        QList<view::ArcadesClusterView> clusters;
        QList<view::SystemView> systems;
        QList<view::ArcadesCardView> cards;
        QList<view::OptionView> options;
        QList<view::ArcadesBattleView> battles;
    };

    Player makerOf(const arcades::Command& command) const;
    /// Enters what was tapped on this screen.
    bool take(const arcades::Command& command);

    ArcadesBattleDraft* battleDraft_;
    ArcadesRollDraft* rollDraft_;
    ArcadesOfferDraft* offerDraft_;
    ArcadesScoreDraft* scoreDraft_;
    ArcadesCorrectionDraft* corrections_;
    TypedText* typed_;
    std::unique_ptr<OpenTableOf<ArcadesGame>> table_;
    std::vector<arcades::Option> options_;
    Shown shown_;
    /// A turn of the phantom or a bot. A player who wins the last turn of a round begins the next one.
    struct TurnOf {
        QString player;
        int chapter = 0;
        int round = 0;
        bool operator==(const TurnOf&) const = default;
    };
    TurnOf turnNow() const { return {promptView().player, chapter(), round()}; }
    std::vector<std::size_t> done_;  ///< the entries by act(), whose pieces are moved already
    TurnOf wholeTurn_;               ///< the turn that goes on as soon as its bot has its card or its dice
};

}  // namespace reach
