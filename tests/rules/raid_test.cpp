#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kRaiding[]{
    {"Base p.16 Raiding: keys wait for what they can buy",
     "correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with 1 raid; rolls raid "
     "key+building; red strikes city",
     "", legal, "prompt = red raid 1; keys = 1; blue slots = psionic fuel"},
    {"Base p.16 Raiding: at the slot's raid cost",
     "correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with 1 raid; rolls raid "
     "key+building; red strikes city",
     "red raids fuel", legal, "red slots = material material fuel; blue slots = psionic; prompt = red act"},
    {"Base p.16 Raiding: not without the keys",
     "correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with 1 raid; rolls raid "
     "key+building; red strikes city",
     "red raids psionic", breaks(Rule::RaidNeedsKeys)},
    {"Base p.16 Raiding: three keys for the first slot",
     "correct 5-hex blue ships 0; correct 5-hex red ships 3; red leads aggression 2; red battles blue 5-hex "
     "with 2 "
     "raid; rolls raid intercept+key+key key+building; red strikes city",
     "red raids psionic", legal, "red slots = material material psionic; keys = 0; prompt = red act"},
    {"Base p.16 Raiding: one thing after another while keys last",
     "correct blue cities 3; correct blue slots psionic fuel fuel fuel none none; correct 5-hex blue ships "
     "0; "
     "correct 5-hex red ships 3; red leads aggression 2; red battles blue 5-hex with 2 raid; rolls raid "
     "intercept+key+key key+building; red strikes city; red raids fuel",
     "", legal, "keys = 2; prompt = red raid 2; blue slots = psionic none fuel fuel"},
    {"Base p.16 Raiding: two keys for the fourth slot",
     "correct blue cities 3; correct blue slots none none none relic none weapon; correct 5-hex blue ships "
     "0; "
     "correct 5-hex red ships 3; red leads aggression 2; red battles blue 5-hex with 2 raid; rolls raid "
     "intercept+key+key key+building; red strikes city",
     "red raids relic", legal, "keys = 0; prompt = red act"},
    {"Base p.16 Raiding: three keys for the sixth slot",
     "correct blue cities 3; correct blue slots none none none relic none weapon; correct 5-hex blue ships "
     "0; "
     "correct 5-hex red ships 3; red leads aggression 2; red battles blue 5-hex with 2 raid; rolls raid "
     "intercept+key+key intercept; red raids relic",
     "", legal, "prompt = red act; blue slots = none none none none none weapon"},
    {"Base p.17 Guild Cards: at the card's raid cost",
     "correct blue card BC13; correct 5-hex blue ships 0; correct 5-hex red ships 1; red leads aggression 2; "
     "red "
     "battles blue 5-hex with 1 raid; rolls raid intercept+key+key",
     "red raids BC13", legal, "BC13 = red; prompt = red act"},
    {"Base p.16 Raiding: not a card that costs more",
     "correct blue card BC15; correct 5-hex blue ships 0; correct 5-hex red ships 1; red leads aggression 2; "
     "red "
     "battles blue 5-hex with 1 raid; rolls raid intercept+key+key",
     "red raids BC15", breaks(Rule::RaidNeedsKeys)},
    {"Base p.17 Raiding: only what the defender has",
     "correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with 1 raid; rolls raid "
     "key+building; red strikes city",
     "red raids weapon", refused(Rule::RaidNotStealable)},
    {"Base p.17 Raiding: only a card the defender has",
     "correct white card BC13; correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex "
     "with 1 "
     "raid; rolls raid key+building; red strikes city",
     "red raids BC13", refused(Rule::RaidNotStealable, "BC13")},
    {"Base p.16 Raiding: keys may be left",
     "correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with 1 raid; rolls raid "
     "key+building; red strikes city",
     "red ends raid", legal, "prompt = red act; blue slots = psionic fuel"},
    {"Base p.16 Raiding: not when no attacking ship is left",
     "correct 5-hex red ships 0+1; red leads aggression 2; red battles blue 5-hex with 1 raid; rolls raid "
     "self+key",
     "red suffers damaged", legal, "prompt = red act; 5-hex red = 0; blue slots = psionic fuel"},
    {"Base p.16 Raiding: nothing worth the keys, no question",
     "correct blue slots psionic none none none none none; correct 5-hex red ships 1; red leads aggression "
     "2; red "
     "battles blue 5-hex with 1 raid; rolls raid key+building",
     "red strikes city", legal, "prompt = red act"},
    {"App no raid to end", "red leads aggression 2", "red ends raid", refused(Rule::NothingAsked)},
    {"App no raid to take from", "red leads aggression 2", "red raids fuel", refused(Rule::NothingAsked)},
};

constexpr Row kGuarded[]{
    {"BC22 Sworn Guardians: nothing else can be stolen",
     "correct blue card BC22; correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with "
     "1 raid; "
     "rolls raid key+building; red strikes city",
     "red raids fuel", breaks(Rule::RaidNotStealable, "BC22")},
    {"BC22 Sworn Guardians: stolen, they go under the deck",
     "correct blue card BC22; correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with "
     "1 raid; "
     "rolls raid key+building; red strikes city",
     "red raids BC22", legal, "BC22 = bottom; prompt = red act"},
    {"BC22 Sworn Guardians: and the rest lies open",
     "correct blue card BC22; correct 5-hex blue ships 0; correct 5-hex red ships 1; red leads aggression 2; "
     "red "
     "battles blue 5-hex with 1 raid; rolls raid intercept+key+key; red raids BC22",
     "red raids fuel", legal, "red slots = material material fuel"},
    {"BC04 FAQ: a Union beside a played card cannot be stolen",
     "correct blue card BC04; red leads administration 4; red ends turn; blue copies", "blue uses BC04",
     legal, "BC04 = played; blue cards = none"},
};

}  // namespace

/// Raiding (Base p.16) and the raid costs of slots and cards (Base p.17).
class RaidTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void raiding_data() { addRows(kRaiding); }
    void raiding() { playRow(); }
    void guarded_data() { addRows(kGuarded); }
    void guarded() { playRow(); }
};

QObject* raidTests() {
    return new RaidTest;
}

}  // namespace reach::tests

#include "raid_test.moc"
