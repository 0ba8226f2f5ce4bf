#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kOutrage[]{
    {"Base p.16 Outrage: resources and Guild cards of the city's type go",
     "correct red slots psionic psionic fuel none none none; correct red card BC16; correct red card BC06; "
     "correct "
     "5-hex buildings blue damaged city; correct 5-hex blue ships 0; correct 5-hex red ships 1; red leads "
     "aggression 2; red battles blue 5-hex with 1 skirmish; rolls skirmish hit",
     "red strikes city", legal,
     "red slots = none none fuel; BC16 = discard; BC06 = red; red outrage = psionic; red agents = 9; red "
     "trophies "
     "blue = 1 city; supply psionic = 4; prompt = red act"},
    {"Base p.16 Outrage: the one who destroys provokes it",
     "correct 5-hex buildings blue damaged city; correct 5-hex blue ships 0; correct 5-hex red ships 1; red "
     "leads "
     "aggression 2; red battles blue 5-hex with 1 skirmish; rolls skirmish hit",
     "red strikes city", legal, "blue outrage = none; blue slots = psionic fuel"},
    {"Base p.16 Outrage: a second city of the type discards again",
     "correct red outrage psionic on; correct red slots psionic none none none none none; correct 5-hex "
     "buildings "
     "blue damaged city; correct 5-hex blue ships 0; correct 5-hex red ships 1; red leads aggression 2; red "
     "battles "
     "blue 5-hex with 1 skirmish; rolls skirmish hit",
     "red strikes city", legal, "red slots = none; red outrage = psionic; red agents = 9"},
    {"Base p.16 Outrage: a placeholder without agents",
     "correct court BC02 red agents 10; correct 5-hex buildings blue damaged city; correct 5-hex blue ships "
     "0; "
     "correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with 1 skirmish; rolls "
     "skirmish hit",
     "red strikes city", legal, "red outrage = psionic(placeholder)"},
    {"Base p.22 Piece Limits: until an agent enters the supply",
     "correct court BC02 red agents 10; correct 5-hex buildings blue damaged city; correct 5-hex blue ships "
     "0; "
     "correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with 1 skirmish; rolls "
     "skirmish "
     "hit; red strikes city",
     "red secures BC02", legal, "red outrage = psionic; red agents = 9"},
    {"Base p.22 Piece Limits: also when the game has ended",
     "correct court BC02 red agents 9; correct blue trophies red agents 1; correct red outrage psionic on; "
     "correct chapter 5; correct marker 1 warlord; red passes; blue passes; white passes",
     "score", legal, "phase = finished; red outrage = psionic; red agents = 0"},
    {"BC19 Loyal Empaths: kept when you provoke it",
     "correct red card BC19; correct 5-hex buildings blue damaged city; correct 5-hex blue ships 0; correct "
     "5-hex "
     "red ships 1; red leads aggression 2; red battles blue 5-hex with 1 skirmish; rolls skirmish hit",
     "red strikes city", legal, "BC19 = red; red outrage = psionic"},
    {"Base p.16 Outrage: not for damage alone",
     "correct 5-hex blue ships 0; correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex "
     "with 1 "
     "skirmish; rolls skirmish hit",
     "red strikes city", legal, "red outrage = none; 5-hex = blue damaged city"},
};

constexpr Row kRansack[]{
    {"Base p.16 Ransack: a card with the defender's agents",
     "correct court BC24 blue agents 1; correct court BC24 white agents 2; correct court BC24 red agents 1; "
     "correct "
     "5-hex buildings blue damaged city; correct 5-hex blue ships 0; correct 5-hex red ships 1; red leads "
     "aggression 2; red battles blue 5-hex with 1 skirmish; rolls skirmish hit; red strikes city",
     "red ransacks BC24", legal,
     "BC24 = red; red trophies blue = 1 agent 1 city; red trophies white = 2 agent; red captives white = 0; "
     "red agents = "
     "9; prompt = red court 3"},
    {"Base p.16 Ransack: not a card without them",
     "correct court BC24 blue agents 1; correct court BC02 white agents 2; correct 5-hex buildings blue "
     "damaged "
     "city; correct 5-hex blue ships 0; correct 5-hex red ships 1; red leads aggression 2; red battles blue "
     "5-hex "
     "with 1 skirmish; rolls skirmish hit; red strikes city",
     "red ransacks BC02", breaks(Rule::RansackDefendersCard)},
    {"FAQ Ransack: nothing where the defender has no agents",
     "correct court BC24 white agents 1; correct 5-hex buildings blue damaged city; correct 5-hex blue ships "
     "0; "
     "correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with 1 skirmish; rolls "
     "skirmish hit",
     "red strikes city", legal, "prompt = red act"},
    {"Base p.13 Ransack: only a card of the Court",
     "correct court BC24 blue agents 1; correct 5-hex buildings blue damaged city; correct 5-hex blue ships "
     "0; "
     "correct 5-hex red ships 1; red leads aggression 2; red battles blue 5-hex with 1 skirmish; rolls "
     "skirmish hit; "
     "red strikes city",
     "red ransacks BC05", refused(Rule::InfluenceCourtCard)},
    {"Base p.16 Ransack: once a city",
     "correct court BC24 blue agents 1; correct court BC02 blue agents 1; correct 5-hex buildings blue "
     "damaged city, "
     "blue damaged city; correct 5-hex blue ships 0; correct 5-hex red ships 1; red leads aggression 2; red "
     "battles "
     "blue 5-hex with 1 assault; rolls assault hit+hit; red strikes city city; red ransacks BC24; court BC05",
     "", legal,
     "prompt = red ransack; red outrage = psionic; red agents = 9; red trophies blue = 1 agent 2 city"},
    {"FAQ Destroying a City: ransacked and raided cards survive the Outrage",
     "correct court BC24 blue agents 1; correct 5-moon buildings blue damaged city; correct 5-moon red ships "
     "1; red "
     "leads aggression 2; red battles blue 5-moon with 1 raid; rolls raid key+building; red strikes city; "
     "red "
     "ransacks BC24",
     "court BC05", legal, "BC24 = red; red outrage = relic; prompt = red raid 1"},
    {"App nothing to ransack", "red leads aggression 2", "red ransacks BC02", refused(Rule::NothingAsked)},
    {"FAQ Ransack: ships placed by the ransacked Mass Uprising do not attack",
     "correct court 1 BC26; correct court BC26 blue agents 1; correct 5-hex buildings blue damaged city; "
     "correct "
     "5-hex red ships 0+1; red leads aggression 2; red battles blue 5-hex with 1 raid; rolls raid "
     "self+building; red "
     "suffers damaged; red strikes city; red ransacks BC26; red chooses cluster 5",
     "court BC05", legal, "5-hex red = 1; prompt = red act"},
};

}  // namespace

/// Destroying cities: Outrage and ransacking the Court (Base p.16).
class OutrageTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void outrage_data() { addRows(kOutrage); }
    void outrage() { playRow(); }
    void ransack_data() { addRows(kRansack); }
    void ransack() { playRow(); }
};

QObject* outrageTests() {
    return new OutrageTest;
}

}  // namespace reach::tests

#include "outrage_test.moc"
