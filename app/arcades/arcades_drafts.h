#pragma once

#include "app/arcades/arcades_prompt_view.h"
#include "app/game/entry_draft.h"
#include "app/values/faces.h"
#include "engine/arcades/command.h"

#include <QStringList>

#include <array>
#include <optional>

namespace reach {

class ArcadesTable;

/// A battle that was chosen, and its dice: one for each ship, at most five (ARCADEs, Battle).
class ArcadesBattleDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ArcadesTable.battleDraft")
    Q_PROPERTY(reach::view::ArcadesBattleView battle READ battle NOTIFY changed)
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed)
    Q_PROPERTY(int spare READ spare NOTIFY changed)
    Q_PROPERTY(QString odds READ odds NOTIFY changed)

  public:
    explicit ArcadesBattleDraft(ArcadesTable& table);

    /// The chosen battle; its index is -1 if none is chosen.
    view::ArcadesBattleView battle() const;
    /// The numbers of assault, skirmish and raid dice. Until they are chosen, all are skirmish dice.
    QList<int> dice() const;
    /// The number of dice that can be added.
    int spare() const;
    /// The expected result of the battle in one line.
    QString odds() const;

    /// Chooses a battle of the list by its index. Another one than before begins with dice of its own.
    Q_INVOKABLE void choose(int option);
    /// If too few dice are left, other kinds give theirs.
    Q_INVOKABLE void setDice(int kind, int count);
    Q_INVOKABLE bool begin();

    bool isBegun() const override { return chosen_.has_value(); }

  protected:
    bool fits() const override;
    void clear() override;
    QString told() const override;

  private:
    DiceCount count() const;
    arcades::command::Attack command() const;

    ArcadesTable& table_;
    std::optional<arcades::command::Attack> chosen_;  ///< without dice
    std::optional<DiceCount> dice_;
};

/// The faces of the dice asked for, counted by hand. Faces are lists as in faces.h.
class ArcadesRollDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ArcadesTable.rollDraft")
    Q_PROPERTY(QList<int> faces READ faces NOTIFY changed)

  public:
    explicit ArcadesRollDraft(ArcadesTable& table);

    QList<int> faces() const { return faces_; }
    Q_INVOKABLE void setFace(int kind, int face, int count);
    Q_INVOKABLE void clearFaces(int kind);
    /// Enters the faces.
    Q_INVOKABLE bool enter();

    bool isBegun() const override { return faces_ != noFaces(); }

  protected:
    bool fits() const override;
    void clear() override { faces_ = noFaces(); }
    QString told() const override;

  private:
    ArcadesTable& table_;
    QList<int> faces_ = noFaces();
    arcades_ask::Ask asked_ = arcades_ask::Ask::Finished;  ///< the question when the count began
    QList<int> dice_;                                      ///< its dice
};

/// The cards that are turned up for an offer, from the left. The third one enters them.
class ArcadesOfferDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ArcadesTable.offerDraft")
    Q_PROPERTY(QStringList cards READ cards NOTIFY changed)

  public:
    explicit ArcadesOfferDraft(ArcadesTable& table);

    QStringList cards() const { return cards_; }
    /// Turns a card up, or turns it down again.
    Q_INVOKABLE void take(const QString& card);

    bool isBegun() const override { return !cards_.isEmpty(); }

  protected:
    bool fits() const override;
    void clear() override { cards_.clear(); }
    QString told() const override;

  private:
    ArcadesTable& table_;
    QStringList cards_;
    QString asked_;  ///< the player who was asked when the first card was turned up
};

/// The report about a cluster at a table with scores only: the winner of the trick, the cluster, and the
/// influence of the players, or the resources that they spend. It begins with what was told last, because
/// most of that is still right.
class ArcadesScoreDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ArcadesTable.scoreDraft")
    Q_PROPERTY(QString winner READ winnerId WRITE setWinner NOTIFY changed)
    Q_PROPERTY(int cluster READ cluster WRITE setCluster NOTIFY changed)
    Q_PROPERTY(QList<int> counts READ counts NOTIFY changed)
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)

  public:
    explicit ArcadesScoreDraft(ArcadesTable& table);

    /// The colour of the winner of the trick. Before a choice, that of the last trick; empty: unknown.
    QString winnerId() const;
    void setWinner(const QString& color);
    /// 1 to 6. Before a choice, the last cluster of the winner; 0: unknown, or the resources are told.
    int cluster() const;
    void setCluster(int cluster);
    /// In seat order. Before a choice, what was last told about the cluster.
    QList<int> counts() const;
    Q_INVOKABLE void setCount(const QString& color, int count);
    /// True if it can be entered.
    bool isComplete() const;
    Q_INVOKABLE bool enter();

    bool isBegun() const override;

  protected:
    bool fits() const override;
    void clear() override;
    QString told() const override;

  private:
    /// What the same question is until it is answered.
    struct Asked {
        arcades_ask::Ask ask = arcades_ask::Ask::Finished;
        int cluster = 0;
        int chapter = 0;
        int round = 0;
        bool operator==(const Asked&) const = default;
    };
    Asked asked() const;
    bool isTrick() const;
    Player winner() const;
    /// The newest entry about a cluster that `fits`; null: there is none.
    const arcades::command::Score* before(
        const std::function<bool(const arcades::command::Score&)>& fits) const;
    arcades::command::Score command() const;
    void begin();

    ArcadesTable& table_;
    Player winner_ = Player::None;  ///< None: not chosen
    int cluster_ = 0;               ///< 0: not chosen
    std::array<std::optional<int>, kPlayerColors> counts_;
    Asked asked_;  ///< the question when this was begun
};

}  // namespace reach
