#include <QTest>

#include "engine/contract/catalogue.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr int kPages = 24;  ///< of the base rulebook

/// Rules of the program that no book prints. All others have a citation.
constexpr std::array kSense{
    Rule::None,           Rule::AnswerFirst,      Rule::NothingAsked,  Rule::ChoiceNotAsked,
    Rule::SealHolds,      Rule::GameOver,         Rule::NotInThisGame, Rule::NoSuchCard,
    Rule::NoSuchAmbition, Rule::NumberOutOfRange, Rule::MapNotTracked, Rule::TurnsNotTracked,
    Rule::NotACampaign,   Rule::HasConceded,      Rule::NeedsRival,    Rule::NeedsPlanet,
    Rule::NeedsGate,      Rule::NoSuchToken,      Rule::NeedsGuild,    Rule::SystemNotCounted,
    Rule::SayMore,        Rule::FreeActionsFirst};

bool isSense(Rule rule) {
    return std::find(kSense.begin(), kSense.end(), rule) != kSense.end();
}

}  // namespace

/// Every rule that an entry can break has its citation, and at least one row of these tables breaks it. This
/// class runs last, after the tables of all other classes have been read.
class CitationsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cited() {
        std::set<std::string_view> names;
        for (int i = 0; i < kRules; ++i) {
            const auto rule = static_cast<Rule>(i);
            const RuleRef ref = ruleRef(rule);
            const QString name = toText(nameOf(rule));
            QVERIFY2(names.insert(nameOf(rule)).second, qPrintable(name));
            QVERIFY2((ref.book == Book::App) == isSense(rule), qPrintable(name));
            if (ref.book == Book::Base)
                QVERIFY2(ref.page >= 4 && ref.page <= kPages && !ref.heading.empty(), qPrintable(name));
            if (ref.book == Book::Card && rule != Rule::CardConditions)
                QVERIFY2(findCard(ref.heading) != CardId::None, qPrintable(name));
        }
    }

    void covered() {
        // The record notation cannot say more than six dice of a kind.
        command::Battle seven{Player::Red, Player::Blue, systemAt(3, Spot::Hex), {7, 0, 0}};
        Table table;
        QCOMPARE(toText(table.play(
                     "correct 4-hex blue ships 1; correct 4-hex red ships 7; red leads aggression 2")),
                 QString());
        QVERIFY(check(table.game(), seven).refusal.rule == Rule::DicePerKind);
        expectsRule(Rule::DicePerKind);
        QStringList missing;
        for (int i = 1; i < kRules; ++i)
            if (!expectedRules().contains(static_cast<Rule>(i)))
                missing << toText(nameOf(static_cast<Rule>(i)));
        QCOMPARE(missing, QStringList());
    }
};

QObject* citationsTests() {
    return new CitationsTest;
}

}  // namespace reach::tests

#include "citations_test.moc"
