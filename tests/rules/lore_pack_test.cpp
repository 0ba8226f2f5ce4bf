#include "engine/record/record.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kBattle[]{
    {"L15 Predictive Sensors: fresh ships come from beside the battle",
     "correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; red leads aggression "
     "2; red "
     "battles blue 4-hex with nothing",
     "blue chooses from 4-gate moving 2", legal, "4-hex blue = 3; 4-gate blue = 0; prompt = red collect"},
    {"L15 Predictive Sensors: some of them, from several systems",
     "correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; correct 4-moon blue "
     "ships 1; "
     "red leads aggression 2; red battles blue 4-hex with nothing; blue chooses from 4-gate moving 1",
     "blue chooses from 4-moon moving 1", legal, "4-hex blue = 3; 4-gate blue = 1; prompt = red collect"},
    {"L15 Predictive Sensors: none need come",
     "correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; red leads aggression "
     "2; red "
     "battles blue 4-hex with nothing",
     "blue declines", legal, "4-hex blue = 1; prompt = red collect"},
    {"L15 Predictive Sensors: damaged ships stay",
     "correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 1+1; red leads aggression "
     "2; red "
     "battles blue 4-hex with nothing",
     "blue chooses from 4-gate moving 1+1", breaks(Rule::CardConditions, "L15")},
    {"L15 Predictive Sensors: not from further away",
     "correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 1; red leads aggression "
     "2; red "
     "battles blue 4-hex with nothing",
     "blue chooses from 5-gate moving 2", breaks(Rule::CardConditions, "L15")},
    {"L15 Predictive Sensors: with nobody beside it nothing is asked",
     "correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 0+2; red leads aggression "
     "2",
     "red battles blue 4-hex with 1 assault", legal, "prompt = red roll"},
    {"Base p.14 L15 Predictive Sensors: otherwise the dice come later",
     "correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; red leads aggression 2",
     "red battles blue 4-hex with 1 assault", refused(Rule::CollectLater, "L15")},
    {"L15 Predictive Sensors: they intercept with the others",
     "correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; red leads aggression "
     "2; red "
     "battles blue 4-hex with nothing; blue chooses from 4-gate moving 2; red collects 1 assault",
     "rolls assault hit+intercept", legal, "prompt = red suffer 3"},
    {"L15 Predictive Sensors: only the defender sees",
     "correct white card L15; correct 4-hex blue ships 1; correct 4-gate white ships 2; red leads aggression "
     "2",
     "red battles blue 4-hex with 1 assault", legal, "prompt = red roll"},
    {"L15 FAQ: the Rebel calls two from each neighbour",
     "correct blue card L15; correct blue card LEAD05; correct 4-hex blue ships 1; correct 4-gate blue ships "
     "3; "
     "correct 4-moon blue ships 2; red leads aggression 2; red battles blue 4-hex with nothing; blue chooses "
     "from "
     "4-gate moving 2",
     "blue chooses from 4-moon moving 2", legal, "4-hex blue = 5; 4-gate blue = 1; prompt = red collect"},
    {"L15 FAQ: and no third",
     "correct blue card L15; correct blue card LEAD05; correct 4-hex blue ships 1; correct 4-gate blue ships "
     "3; red "
     "leads aggression 2; red battles blue 4-hex with nothing",
     "blue chooses from 4-gate moving 3", breaks(Rule::CardConditions, "L15")},
    {"L15 Predictive Sensors: before Railgun Arrays are suffered",
     "correct blue card L12; correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; "
     "red "
     "leads aggression 2; red battles blue 4-hex with nothing; blue chooses from 4-gate moving 2",
     "red suffers fresh", legal, "4-hex blue = 3; 4-hex red = 2+1; prompt = red collect"},

    {"Base p.22 L15 L12: the attacker may have Railgun Arrays fire first",
     "correct blue card L12; correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; "
     "red leads aggression 2; red battles blue 4-hex with nothing; red puts L12 first",
     "red suffers fresh", legal, "4-hex red = 2+1; prompt = blue choose L15"},
    {"Base p.22 L15 L12: the defender does not choose that",
     "correct blue card L12; correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; "
     "red leads aggression 2; red battles blue 4-hex with nothing",
     "blue puts L12 first", refused(Rule::NothingAsked)},
    {"Base p.22 L15 L12: nor anybody once ships were called",
     "correct blue card L12; correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; "
     "correct 4-moon blue ships 1; red leads aggression 2; red battles blue 4-hex with nothing; blue chooses "
     "from 4-gate moving 2",
     "red puts L12 first", refused(Rule::NothingAsked)},
    {"FAQ 2025-11 L15 L08: whoever is called into a Rival's gate with a port loses an agent as with a move",
     "correct red card L08; correct blue card L15; correct 4-gate buildings red starport; correct 4-gate red "
     "ships "
     "4; correct 4-gate blue ships 1; correct 4-arrow blue ships 1; red leads aggression 2; red battles blue "
     "4-gate "
     "with nothing",
     "blue chooses from 4-arrow moving 1", legal, "red captives blue = 1; 4-gate blue = 2"},
    {"L15 L03: ships that came may move once more",
     "correct blue card L03; correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; "
     "red leads aggression 2; red battles blue 4-hex with nothing; blue chooses from 4-gate moving 2",
     "blue moves 1 4-hex > 4-moon", legal, "4-hex blue = 2; 4-moon blue = 1; prompt = red collect"},
    {"L15 L03: none need",
     "correct blue card L03; correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; "
     "red leads aggression 2; red battles blue 4-hex with nothing; blue chooses from 4-gate moving 2",
     "blue declines", legal, "4-hex blue = 3; prompt = red collect"},
    {"L15 L03: only ships that came",
     "correct blue card L03; correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; "
     "red leads aggression 2; red battles blue 4-hex with nothing; blue chooses from 4-gate moving 2",
     "blue moves 3 4-hex > 4-moon", breaks(Rule::CardConditions, "L03")},
    {"L15 L03: one group of them, once all have come",
     "correct blue card L03; correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; "
     "correct 4-moon blue ships 1; red leads aggression 2; red battles blue 4-hex with nothing; blue chooses "
     "from 4-gate moving 2; blue chooses from 4-moon moving 1",
     "blue moves 3 4-hex > 4-gate", legal, "4-hex blue = 1; 4-gate blue = 3; prompt = red collect"},
    {"L15 L03: not before",
     "correct blue card L03; correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 2; "
     "correct 4-moon blue ships 1; red leads aggression 2; red battles blue 4-hex with nothing; blue chooses "
     "from 4-gate moving 2",
     "blue moves 1 4-hex > 4-gate", refused(Rule::AnswerFirst)},
    {"L15 L03: without Sprinter Drives nothing is asked",
     "correct blue card L15; correct white card L03; correct 4-hex blue ships 1; correct 4-gate blue ships "
     "2; red leads aggression 2; red battles blue 4-hex with nothing",
     "blue chooses from 4-gate moving 2", legal, "prompt = red collect"},
    {"L17 Raider Exosuits: a raid die without defending buildings",
     "correct red card L17; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 2 assault 1 raid", legal, "prompt = red roll"},
    {"Base p.14 Raider Exosuits: no more than one",
     "correct red card L17; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 2 raid", breaks(Rule::RaidDiceLimit)},
    {"Base p.14 Raider Exosuits: it is no extra die",
     "correct red card L17; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 3 assault 1 raid", breaks(Rule::DiceLimit)},
    {"L17 Raider Exosuits: with buildings there as ever",
     "correct red card L17; correct 5-hex red ships 2; red leads aggression 2",
     "red battles blue 5-hex with 2 raid"},
    {"L17 FAQ: a defender without any buildings can be raided with more",
     "correct red card L17; correct 5-hex buildings none; correct 1-moon buildings none; correct 4-hex blue "
     "ships 1; "
     "red leads aggression 2",
     "red battles blue 4-hex with 3 raid"},
    {"Base p.14 Raider Exosuits: only when attacking",
     "correct blue card L17; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 1 raid", breaks(Rule::RaidDiceLimit)},

    {"L19 Empath's Vision: any dice, any number",
     "correct red card L19; correct marker 3 empath; correct 4-hex blue ships 2; red leads aggression 2; red "
     "battles "
     "blue 4-hex with 2 assault 1 skirmish; rolls assault self+hit blank, skirmish blank",
     "rerolls assault self+hit blank > hit+hit hit+hit, skirmish blank > hit", legal, "prompt = red strike"},
    {"L19 Empath's Vision: while Empath is declared",
     "correct red card L19; correct marker 3 keeper; correct 4-hex blue ships 2; red leads aggression 2; red "
     "battles "
     "blue 4-hex with 2 assault",
     "rolls assault blank blank", legal, "prompt = red act"},
    {"L19 FAQ: after Skirmishers, each once",
     "correct red card L19; correct red card BC13; correct marker 3 empath; correct 4-hex blue ships 2; red "
     "leads "
     "aggression 2; red battles blue 4-hex with 1 skirmish; rolls skirmish blank; rerolls skirmish blank > "
     "blank",
     "rerolls skirmish blank > hit", legal, "prompt = red strike"},
    {"L19 Empath's Vision: outside battle, with Galactic Rifles",
     "correct red card L19; correct red card L02; correct marker 3 empath; correct 4-gate blue ships 2; red "
     "leads "
     "aggression 2; red uses L02 from 4-hex 4-gate blue 1; rolls skirmish blank",
     "rerolls skirmish blank > hit", legal, "prompt = red strike"},
    {"L19 Empath's Vision: only for who rolls",
     "correct blue card L19; correct marker 3 empath; correct 4-hex blue ships 2; red leads aggression 2; "
     "red battles "
     "blue 4-hex with 1 assault",
     "rolls assault blank", legal, "prompt = red act"},
    {"L19 Empath's Vision: clears Psionic Outrage, Empath declared or not",
     "correct red card L19; correct red outrage psionic on; correct red outrage fuel on; red leads "
     "construction 4",
     "red uses L19", legal, "red outrage = fuel; red agents = 9; L19 = discard; prelude = yes"},
    {"Base p.20 Empath's Vision: in the Prelude",
     "correct red card L19; correct red outrage psionic on; red leads construction 4; red builds ship 4-hex",
     "red uses L19", breaks(Rule::PreludeOver)},
};

constexpr Row kActions[]{
    {"L16 Force Beams: any ships from a fresh Loyal starport",
     "correct red card L16; correct 4-hex blue ships 2+1; red leads mobilization 4; red uses L16 from 4-hex "
     "4-gate; "
     "red chooses blue moving 1+1",
     "red chooses red moving 2", legal,
     "4-gate blue = 1+1; 4-hex blue = 1; 4-gate red = 2; 4-hex red = 1; pips = 2; prompt = red act"},
    {"L16 Force Beams: or to one",
     "correct red card L16; correct 4-gate white ships 2; red leads mobilization 4; red uses L16 from 4-gate "
     "4-hex",
     "red chooses white moving 2", legal, "4-hex white = 2; 4-gate white = 0; prompt = red act"},
    {"L16 Force Beams: with the starport damaged",
     "correct red card L16; correct 4-hex buildings red damaged "
     "starport; red leads mobilization 4",
     "red uses L16 from 4-hex 4-gate", breaks(Rule::CardConditions, "L16")},
    {"L16 Force Beams: not with a Rival's",
     "correct red card L16; correct 1-moon red ships 1; red leads "
     "mobilization 4",
     "red uses L16 from 1-moon 1-hex", breaks(Rule::CardConditions, "L16")},
    {"L16 FAQ: no Catapult move", "correct red card L16; red leads mobilization 4",
     "red uses L16 from 4-hex 5-gate", breaks(Rule::CardConditions, "L16")},
    {"L16 FAQ: the Rebel's limit is ignored",
     "correct red card L16; correct red card LEAD05; red leads mobilization 4; red uses L16 from 4-hex "
     "4-gate",
     "red chooses red moving 3", legal, "4-gate red = 3"},
    {"L16 Force Beams: Sprinter Drives are ignored",
     "correct red card L16; correct red card L03; red leads mobilization 4; red uses L16 from 4-hex 4-gate",
     "red chooses red moving 3", legal, "prompt = red act"},
    {"L16 Force Beams: Gate Ports are ignored",
     "correct red card L16; correct blue card L08; correct 4-gate buildings blue starport; correct 4-gate "
     "blue ships "
     "2; red leads mobilization 4; red uses L16 from 4-hex 4-gate",
     "red chooses red moving 1", legal, "blue captives red = 0"},
    {"L16 Force Beams: each colour once",
     "correct red card L16; correct 4-hex blue ships 2; red leads mobilization "
     "4; red uses L16 from 4-hex 4-gate; red chooses blue moving 1",
     "red chooses blue moving 1", breaks(Rule::CardConditions, "L16")},
    {"Base p.22 L16 Force Beams: not more than there are",
     "correct red card L16; red leads mobilization 4; red uses L16 from "
     "4-hex 4-gate",
     "red chooses red moving 4", refused(Rule::NoSuchPiece)},
    {"Base p.22 L16 Force Beams: with nothing to move", "correct red card L16; red leads mobilization 4",
     "red uses L16 from 4-gate 4-hex", refused(Rule::NoSuchPiece)},

    {"L18 Survival Overrides: a ship for a ship",
     "correct red card L18; correct 4-hex blue ships 2; red leads mobilization 4", "red uses L18 4-hex blue",
     legal,
     "4-hex red = 2; 4-hex blue = 1; red trophies blue = 1 ship; blue trophies red = none; red ships = 8; "
     "pips = 2"},
    {"Base p.22 L18 Survival Overrides: a fresh one of one's own",
     "correct red card L18; correct 4-hex red ships 0+3; correct 4-hex blue ships 2; red leads mobilization "
     "4",
     "red uses L18 4-hex blue", refused(Rule::NoSuchPiece)},
    {"Base p.22 L18 Survival Overrides: in the same system", "correct red card L18; red leads mobilization 4",
     "red uses L18 4-hex blue", refused(Rule::NoSuchPiece)},
    {"L18 FAQ: one may destroy only one's own", "correct red card L18; red leads mobilization 4",
     "red uses L18 "
     "4-hex",
     legal, "4-hex red = 2; red ships = 8"},
    {"L18 Survival Overrides: a damaged ship when there is no other",
     "correct red card L18; correct 4-hex blue ships 0+1; red leads mobilization 4",
     "red uses L18 4-hex blue", legal, "4-hex blue = 0; red trophies blue = 1 ship"},

    {"L20 Empath's Bond: any city as if Loyal",
     "correct red card L20; correct marker 3 empath; red leads "
     "administration 4",
     "red taxes 5-hex blue", legal,
     "red slots = material material psionic; red captives blue = 0; blue agents = 10"},
    {"Base p.12 Empath's Bond: while Empath is declared", "correct red card L20; red leads administration 4",
     "red taxes 5-hex blue", breaks(Rule::TaxOwnOrControlled)},
    {"L20 Empath's Bond: where one has control a Captive as ever",
     "correct red card L20; correct marker 3 empath; correct 5-hex red ships 4; red leads administration 4",
     "red taxes 5-hex blue", legal, "red captives blue = 1"},
    {"Base p.12 Empath's Bond: once a turn",
     "correct red card L20; correct red cities 3; correct marker 3 empath; red leads administration 4; red "
     "taxes 5-hex "
     "blue",
     "red taxes 5-hex blue", breaks(Rule::TaxOncePerTurn)},
    {"L20 Empath's Bond: ships at any starport, damaged under a Rival's control",
     "correct red card L20; correct marker 3 empath; red leads construction 4", "red builds ship 1-moon blue",
     legal, "1-moon red = 0+1; pips = 2"},
    {"L20 Errata: and fresh where no Rival has control",
     "correct red card L20; correct marker 3 empath; correct 1-moon blue ships 0; red leads construction 4",
     "red builds ship 1-moon blue", legal, "1-moon red = 1"},
    {"Base p.12 Empath's Bond: ships only while it is declared",
     "correct red card L20; red leads construction 4", "red builds ship 1-moon blue",
     breaks(Rule::BuildShipAtStarport)},
    {"L20 Empath's Bond: Catapult moves from any starport",
     "correct red card L20; correct marker 3 empath; correct 6-arrow red ships 1; red leads mobilization 4",
     "red moves 1 6-arrow > 6-gate > 5-gate"},
    {"Base p.13 Empath's Bond: Catapult moves only while it is declared",
     "correct red card L20; correct 6-arrow red ships 1; red leads mobilization 4",
     "red moves 1 6-arrow > 6-gate > 5-gate", breaks(Rule::CatapultNeedsStarport)},
    {"L20 FAQ: the Upstart taxes no Rival city without control",
     "correct red card L20; correct red card LEAD04; correct marker 3 empath; red leads administration 4",
     "red taxes 5-hex blue", breaks(Rule::CardConditions, "LEAD04")},
    {"L20 FAQ: nor a Loyal one",
     "correct red card L20; correct red card LEAD04; correct marker 3 empath; correct 1-hex blue ships 4; "
     "red leads "
     "administration 4",
     "red taxes 1-hex", breaks(Rule::CardConditions, "LEAD04")},
    {"L20 FAQ: the Upstart builds at Rival starports",
     "correct red card L20; correct red card LEAD04; correct marker 3 empath; red leads construction 4",
     "red builds ship 1-moon blue"},
    {"Base p.22 L20 FAQ: as if Loyal is not Loyal, so nothing to Prune",
     "correct red card L20; correct red card L10; correct marker 3 empath; red leads construction 4",
     "red uses L10 prune 5-hex cities", refused(Rule::NoSuchPiece)},

    {"L23 Warlord's Cruelty: a city taxed again",
     "correct red card L23; correct marker 3 warlord; correct red slots none none none none none none; red "
     "leads "
     "administration 4; red taxes 1-hex",
     "red taxes 1-hex", legal, "red slots = material material; pips = 1"},
    {"Base p.12 Warlord's Cruelty: while Warlord is declared",
     "correct red card L23; correct red slots none none none none none none; red leads administration 4; red "
     "taxes "
     "1-hex",
     "red taxes 1-hex", breaks(Rule::TaxOncePerTurn)},
    {"L23 LEAD13 the Anarchist's empty slot is taxed like a city: again, too",
     "correct red card L23; correct red card LEAD13; correct marker 3 warlord; correct red slots none none "
     "none none none none; red leads administration 4; red taxes 1-hex slot",
     "red taxes 1-hex slot", legal, "supply material = 2; pips = 1"},
    {"Base p.12 L23 LEAD13 but only while Warlord is declared",
     "correct red card L23; correct red card LEAD13; red leads administration 4; red taxes 1-hex slot",
     "red taxes 1-hex slot", breaks(Rule::TaxOncePerTurn)},
    {"L23 LEAD13 nor does it give back Loyal cities",
     "correct red card L23; correct red card LEAD13; correct marker 3 warlord; red leads administration 4",
     "red taxes 1-hex", breaks(Rule::CardConditions, "LEAD13")},
    {"L23 Warlord's Cruelty: by Nurture too",
     "correct red card L23; correct red card L10; correct marker 3 warlord; correct red slots none none none "
     "none none "
     "none; red leads construction 4; red uses L10 nurture 1-hex",
     "red uses L10 nurture 1-hex"},
    {"L23 Warlord's Cruelty: clears Weapon Outrage",
     "correct red card L23; correct red outrage weapon on; red leads construction 4", "red uses L23", legal,
     "red outrage = none; L23 = discard"},

    {"L26 Tyrant's Authority: a Rival city becomes Loyal",
     "correct red card L26; correct marker 3 tyrant; correct 5-hex red ships 4; red leads construction 4",
     "red uses L26 5-hex blue cities", legal,
     "5-hex = red city; red cities = 3; blue cities = 5; red trophies blue = none; red outrage = none; pips "
     "= 2"},
    {"L26 Tyrant's Authority: a starport a starport",
     "correct red card L26; correct marker 3 tyrant; correct 1-moon red ships 4; red leads construction 4",
     "red uses L26 1-moon blue starports", legal,
     "1-moon = red starport; red starports = 3; blue starports = 5"},
    {"L26 Tyrant's Authority: while Tyrant is declared",
     "correct red card L26; correct 5-hex red ships 4; red leads construction 4",
     "red uses L26 5-hex blue cities", breaks(Rule::CardConditions, "L26")},
    {"L26 Tyrant's Authority: what one controls",
     "correct red card L26; correct marker 3 tyrant; correct 5-hex red ships 3; red leads construction 4",
     "red uses L26 5-hex blue cities", breaks(Rule::CardConditions, "L26")},
    {"Base p.22 Tyrant's Authority: damaged stays damaged",
     "correct red card L26; correct marker 3 tyrant; correct 5-hex red ships 4; correct 5-hex buildings blue "
     "damaged "
     "city; red leads construction 4",
     "red uses L26 5-hex blue cities", legal, "5-hex = red damaged city"},
    {"Base p.22 L26 FAQ: not with the supply empty",
     "correct red card L26; correct marker 3 tyrant; correct red cities 5; correct 5-hex red ships 4; red "
     "leads "
     "construction 4",
     "red uses L26 5-hex blue cities", refused(Rule::NoneInSupply)},
    {"Base p.17 Tyrant's Authority: the Rival's slot closes",
     "correct red card L26; correct marker 3 tyrant; correct blue slots fuel fuel fuel none none "
     "none; correct 5-hex red ships 4; red leads construction 4",
     "red uses L26 5-hex blue cities", legal, "prompt = blue overflow"},
    {"Base p.22 L26 Tyrant's Authority: not what is Loyal",
     "correct red card L26; correct marker 3 tyrant; red leads construction 4",
     "red uses L26 1-hex red cities", refused(Rule::NoSuchPiece)},
};

}  // namespace

/// The lore cards of the Leaders & Lore pack for battle and actions, L15 to L26, and the official rulings on
/// them.
class LorePackTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void battle_data() { addRows(kBattle); }
    void battle() { playRow(); }
    void actions_data() { addRows(kActions); }
    void actions() { playRow(); }

    // L15: any number of them may come. Only all of them were offered, or none.
    void sensorsOfferEachNumber() {
        Table table;
        QCOMPARE(
            toText(table.play("correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships "
                              "3+1; red leads aggression 2; red battles blue 4-hex with nothing")),
            QString());
        QStringList offered;
        for (const Option& option : options(table.game())) offered += toText(printCommand(option.command));
        QCOMPARE(offered.join("; "),
                 QString("blue chooses from 4-gate moving 3; blue chooses from 4-gate moving "
                         "2; blue chooses from 4-gate moving 1; blue declines"));
    }
};

QObject* lorePackTests() {
    return new LorePackTest;
}

}  // namespace reach::tests

#include "lore_pack_test.moc"
