#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kVox[]{
    {"BC26 Mass Uprising: a ship in each system of a cluster",
     "correct court 1 BC26; correct court BC26 red agents 1; red leads aggression 2; red secures BC26",
     "red chooses cluster 5", legal,
     "5-gate red = 1; 5-arrow red = 1; 5-moon red = 1; 5-hex red = 1; BC26 = discard; prompt = red court 1"},
    {"Base p.6 Mass Uprising: not a cluster out of play",
     "correct court 1 BC26; correct court BC26 red agents 1; red leads aggression 2; red secures BC26",
     "red chooses cluster 2", refused(Rule::NotInPlay)},
    {"BC26 Mass Uprising: it must be chosen",
     "correct court 1 BC26; correct court BC26 red agents 1; red leads aggression 2; red secures BC26",
     "red declines", breaks(Rule::CardConditions, "BC26")},
    {"BC27 Populist Demands: any ambition, no zero marker",
     "correct court 1 BC27; correct court BC27 red agents 1; red leads aggression 2; red secures BC27",
     "red declares empath", legal, "marker 3 = empath; zero = no; BC27 = discard; prompt = red court 1"},
    {"BC27 Populist Demands: declined",
     "correct court 1 BC27; correct court BC27 red agents 1; red leads aggression 2; red secures BC27",
     "red declines", legal, "marker 3 = available; prompt = red court 1"},
    {"App Populist Demands: only who secured it declares",
     "correct court 1 BC27; correct court BC27 red agents 1; red leads aggression 2; red secures BC27",
     "blue declares empath", refused(Rule::AnswerFirst)},
    {"BC27 Populist Demands: no marker, no question",
     "correct marker 1 tycoon; correct marker 2 tycoon; correct marker 3 tycoon; correct court 1 BC27; "
     "correct court "
     "BC27 red agents 1; red leads aggression 2",
     "red secures BC27", legal, "prompt = red court 1; BC27 = discard"},
    {"BC28 Outrage Spreads: each player, even you",
     "correct court 1 BC28; correct court BC28 red agents 1; red leads aggression 2; red secures BC28",
     "red chooses material", legal,
     "red outrage = material; blue outrage = material; white outrage = material; red slots = none; white "
     "slots = fuel"},
    {"BC28 FAQ: no ransacking for it",
     "correct court 1 BC28; correct court BC28 red agents 1; correct court BC24 blue agents 1; red leads "
     "aggression 2; "
     "red secures BC28",
     "red chooses material", legal, "prompt = red court 1"},
    {"BC28 Outrage Spreads: a type of the five",
     "correct court 1 BC28; correct court BC28 red agents 1; red leads aggression 2; red secures BC28",
     "red chooses nothing", refused(Rule::CardConditions, "BC28")},
    {"BC29 Song of Freedom: any city you control returns, and you may seize",
     "correct court 1 BC29; correct court BC29 blue agents 1; correct 1-hex blue ships 4; red leads "
     "aggression 2; red "
     "ends turn; blue copies; blue secures BC29",
     "blue chooses 1-hex red", legal, "1-hex = none; red cities = 5; red open = 2; prompt = blue seize"},
    {"BC29 Song of Freedom: where no city returns nobody seizes",
     "correct court 1 BC29; correct court BC29 blue agents 1; correct 1-hex blue ships 4; red leads "
     "aggression 2; red ends turn; blue copies; blue secures BC29",
     "blue declines", legal, "initiative = red; BC29 = deck; prompt = blue court 1"},
    {"BC29 Song of Freedom: seized without a card",
     "correct court 1 BC29; correct court BC29 blue agents 1; correct 1-hex blue ships 4; red leads "
     "aggression 2; red "
     "ends turn; blue copies; blue secures BC29; blue chooses 1-hex red",
     "blue seizes", legal, "initiative = blue; blue hand = 5; BC29 = deck; prompt = blue court 1"},
    {"App Song of Freedom: nobody else seizes",
     "correct court 1 BC29; correct court BC29 blue agents 1; correct 1-hex blue ships 4; red leads "
     "aggression 2; red "
     "ends turn; blue copies; blue secures BC29; blue chooses 1-hex red",
     "white seizes", refused(Rule::AnswerFirst)},
    {"BC29 FAQ: secured while leading, the city returns and nobody seizes",
     "correct court 1 BC29; correct court BC29 red agents 1; red leads aggression 2; red secures BC29",
     "red chooses 1-hex red", legal, "prompt = red court 1; BC29 = deck; red cities = 5"},
    {"BC29 Song of Freedom: not a city you do not control",
     "correct court 1 BC29; correct court BC29 red agents 1; red leads aggression 2; red secures BC29",
     "red chooses 5-hex blue", refused(Rule::CardConditions, "BC29")},
    {"Base p.17 Song of Freedom: a covered slot's token must go",
     "correct court 1 BC29; correct court BC29 red agents 1; correct red slots fuel fuel weapon none none "
     "none; red "
     "leads aggression 2; red secures BC29",
     "red chooses 1-hex red", legal, "red open = 2; red slots = fuel fuel; prompt = red overflow"},
    {"BC30 Guild Struggle: a Guild card, and the discarded ones return",
     "correct court 1 BC30; correct court BC30 red agents 1; correct blue card BC05; correct discard card "
     "BC06; correct "
     "discard card BC26; red leads aggression 2; red secures BC30",
     "red chooses BC05", legal, "BC05 = red; BC06 = deck; BC26 = discard; BC30 = discard"},
    {"BC30 Guild Struggle: with nothing to steal they return all the same",
     "correct court 1 BC30; correct court BC30 red agents 1; correct discard card BC06; red leads aggression "
     "2",
     "red secures BC30", legal, "BC06 = deck; BC30 = discard; prompt = red court 1"},
    {"BC30, Base p.17 Guild Struggle: only a Rival's card",
     "correct court 1 BC30; correct court BC30 red agents 1; correct blue card BC05; red leads aggression 2; "
     "red secures "
     "BC30",
     "red chooses BC06", refused(Rule::NoSuchCard, "BC06")},
    {"BC31 Call to Action: a card from the discard pile",
     "correct court BC31 red agents 1; red leads aggression 2", "red secures BC31", legal,
     "red hand = 6; BC31 = discard; discard = 1"},
    {"App no question to answer", "red leads aggression 2", "red chooses cluster 5",
     refused(Rule::NothingAsked)},
    {"App nothing to decline", "red leads aggression 2", "red declines", refused(Rule::NothingAsked)},
};

}  // namespace

/// Vox cards of the base Court, BC26 to BC31, and the official rulings on them.
class VoxCardsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void vox_data() { addRows(kVox); }
    void vox() { playRow(); }
};

QObject* voxCardsTests() {
    return new VoxCardsTest;
}

}  // namespace reach::tests

#include "vox_cards_test.moc"
