#include "app/table/sheets.h"
#include "tests/amount.h"
#include "tests/app/hand.h"

#include <QCoreApplication>
#include <QRandomGenerator>

/// Jumps through a game while sheets are open: delegates are destroyed and created during layout.
class JumpsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;

    QObject* focus() const {
        return hand_->window().property("page").value<QObject*>()->property("chosen").value<QObject*>();
    }

  private Q_SLOTS:
    void initTestCase() { hand_ = std::make_unique<Hand>(); }
    void init() { Hand::watch(); }
    void cleanup() { hand_->leave(); }

    void theScreenOutlivesLeaps_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(390, 844);
        QTest::newRow("tablet") << QSize(1280, 800);
        QTest::newRow("upright tablet") << QSize(800, 1280);
    }
    void theScreenOutlivesLeaps() {
        QFETCH(QSize, size);
        QVERIFY(hand_->start(size));
        QVERIFY(hand_->layWholeGame());
        reach::Table& table = hand_->table();
        QTRY_VERIFY(hand_->shown(QStringLiteral("undo")));
        const QList<reach::sheets::Sheet> sheets{
            reach::sheets::Sheet::None,  reach::sheets::Sheet::System, reach::sheets::Sheet::Card,
            reach::sheets::Sheet::Log,   reach::sheets::Sheet::Menu,   reach::sheets::Sheet::Corrections,
            reach::sheets::Sheet::Count, reach::sheets::Sheet::Rule};
        using reach::arcs::Group;
        const QList groups{Group::None, Group::Build, Group::Move, Group::Battle, Group::Influence};
        // Later nobody has a turn: another question, other buttons.
        const int turns = table.entries() - 40;
        table.jumpTo(turns);
        QVERIFY(table.enter(QStringLiteral("depth board")));
        QVERIFY(table.enter(QStringLiteral("correct red power 5")));
        QRandomGenerator chance(amount::seed(7));
        for (int leaps = amount::of(60, 1000); leaps > 0; --leaps) {
            const QString system = table.systems()[chance.bounded(24)].id;
            const QString card = table.court()[chance.bounded(table.court().size())].card.id;
            focus()->setProperty("group", static_cast<int>(groups[chance.bounded(groups.size())]));
            focus()->setProperty("system", system);
            focus()->setProperty("card", card);
            focus()->setProperty("sheet", static_cast<int>(sheets[chance.bounded(sheets.size())]));
            if (chance.bounded(2) == 0) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
            switch (chance.bounded(4)) {
                case 0: table.undo(); break;
                case 1: table.redo(); break;
                case 2: table.jumpTo(table.entries()); break;
                default: table.jumpTo(chance.bounded(table.entries() + 1));
            }
            // What went is deleted before the next frame is laid out.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        }
        QVERIFY(hand_->shown(QStringLiteral("undo")));
    }
};

QTEST_MAIN(JumpsTest)
#include "jumps_test.moc"
