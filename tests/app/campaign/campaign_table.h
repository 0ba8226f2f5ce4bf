#pragma once

#include "tests/app/hand.h"

#include <map>

/// A campaign in the real window, played to the point a test needs. Test classes inherit from it.
class CampaignTable {
  protected:
    /// A tablet and a phone.
    static void sizes() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("tablet") << QSize(1280, 800);
        QTest::newRow("phone") << QSize(390, 844);
    }

    Hand hand_;

    reach::Table& table() const { return hand_.table(); }
    QString asked() const { return hand_.asked(); }
    QString line() const { return table().record().trimmed().section(QLatin1Char('\n'), -1); }
    int act() const { return table().campaignView().act; }

    reach::view::SeatView seat(int at) const { return table().players()[at].campaign; }

    /// The parts that one player could add to a deal for another, and the deals with them. It changes the
    /// deal that is put together.
    std::vector<reach::DealDraft::Offer> offered(const QString& from, const QString& to) const {
        auto& deal = table().draft<reach::DealDraft>();
        deal.setGiver(from);
        if (!deal.isForced()) deal.setTaker(to);
        return deal.ways();
    }
    static QString lineOf(const reach::Command& command) {
        return QString::fromStdString(reach::printCommand(command));
    }
    /// The entry that a correction of a number makes.
    static QString lineOf(reach::command::Correct subject, int value) {
        subject.value = static_cast<std::int16_t>(value);
        return lineOf(subject);
    }
    QList<reach::view::RemarkView> foreseen(const QString& entry) const {
        const reach::ParsedCommand read = reach::parseCommand(entry.toStdString());
        return hand_.ask<reach::LookAhead>()->foresee(*read.command);
    }

    /// Returns the entry of the first legal option that contains these words.
    QString option(const QString& words = {}) const {
        for (const reach::view::OptionView& option : table().optionList())
            if (option.legal && option.entry.contains(words)) return option.entry;
        return {};
    }

    /// Answers the current question in the simplest way, or as `wishes` says for this kind of question.
    bool answer(const std::map<QString, QString>& wishes) const {
        const QString kind = asked();
        if (const auto wish = wishes.find(kind); wish != wishes.end())
            if (const QString line = option(wish->second); !line.isEmpty()) return table().enter(line);
        if (kind == QStringLiteral("eventDice")) {
            const auto which = table().promptView().eventDice;
            return table().enter(which.number && which.planets ? QStringLiteral("event 2 edict moon")
                                 : which.number                ? QStringLiteral("event 5")
                                                               : QStringLiteral("event arrow"));
        }
        if (kind == QStringLiteral("act")) return table().enter(option(QStringLiteral("ends turn")));
        return table().enter(option());
    }

    /// Plays on until a question of this kind is asked.
    bool reach(const QString& kind, const std::map<QString, QString>& wishes = {}) const {
        for (int i = 0; i < 600 && asked() != kind; ++i)
            if (!answer(wishes)) {
                qInfo("stuck: %s, %s", qPrintable(asked()), qPrintable(table().message()));
                return false;
            }
        return asked() == kind;
    }

    bool lay(const QString& third = QStringLiteral("FATE05"), int act = 1) const {
        return hand_.games().importRecord(
            QStringLiteral("game: campaign\nact: %1\nplayers: red=Ana, blue=Ben, white=Cy\n"
                           "fates: FATE01 FATE02 %2\n")
                .arg(act)
                .arg(third));
    }

    /// Plays an event in every round and a Summit in every event.
    bool reachEvent(const QString& kind, const QString& summit = QStringLiteral("calls summit")) const {
        return lay() && reach(kind, {{QStringLiteral("play"), QStringLiteral("plays event")},
                                     {QStringLiteral("callSummit"), summit}});
    }

    bool begin(QSize size, int players = 3) {
        hand_.leave();
        if (!hand_.start(size)) return false;
        return hand_.tap(QStringLiteral("newTable")) && hand_.tap(QStringLiteral("game-campaign")) &&
               hand_.tap(QStringLiteral("players-%1").arg(players)) &&
               hand_.tap(QStringLiteral("dealFates")) && chooseFates(players) &&
               hand_.tap(QStringLiteral("startTable"));
    }

    /// Chooses one of the two Fates dealt to each player. Taps again if the chip is rebuilt during the tap.
    bool chooseFates(int players) const {
        for (int seat = 0; seat < players; ++seat) {
            const auto chosen = [&] {
                for (int number = 1; number <= 8; ++number)
                    if (const QQuickItem* chip =
                            hand_.shown(QStringLiteral("fate-%1-%2").arg(seat).arg(number));
                        chip && chip->property("checked").toBool())
                        return true;
                return false;
            };
            const auto choose = [&] {
                for (int number = 1; number <= 8 && !chosen(); ++number) {
                    const QString name = QStringLiteral("fate-%1-%2").arg(seat).arg(number);
                    if (hand_.shown(name)) hand_.tap(name);
                }
                return chosen();
            };
            if (!QTest::qWaitFor(choose, 5000)) return false;
        }
        return true;
    }

    void start(QSize size = {1280, 800}) {
        hand_.leave();
        QVERIFY(hand_.start(size));
    }

    /// Reaches a turn of Red, the First Regent, with ships beside an Imperial one.
    bool reachFleet(const QString& card) const {
        return lay() && reach(QStringLiteral("play")) && table().enter(option(card)) &&
               table().enter(QStringLiteral("correct 2-gate red ships 2")) &&
               table().enter(QStringLiteral("correct 2-gate blue ships 1")) &&
               table().enter(QStringLiteral("correct blue title outlaw"));
    }
    bool tapSystem(const QString& id) const { return hand_.tapSystem(id); }
};
