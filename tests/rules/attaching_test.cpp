#include "suites.h"
#include "table.h"

/// The campaign of campaign_test.cpp after its setup. In the Court are the Council, CC01, CC05, CC11 and L07.
/// Red, a Regent, begins.
#define SETTLED                                                                                              \
    "campaign FATE04 FATE02 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; "     \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow "        \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; " \
    "correct box card F402; correct box card F403; correct box card F602; correct box card F603; "
/// Blue's Event card closes the round. The results of the dice follow.
#define ROUND                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "
#define ALL_ATTACHED                                                                                 \
    "correct attached 1 CC02; correct attached 2 CC03; correct attached 3 CC04; correct attached 4 " \
    "CC06; correct attached 5 CC07; "

#define TWO_ATTACHED "correct red power 5; correct attached 3 CC14; correct attached 3 CC15; "

namespace reach::tests {
namespace {

constexpr Row kAttaching[]{
    {"F402 Recover: the topmost Guild card of the discard pile",
     SETTLED "correct red card F402; correct discard card CC02; red leads mobilization 2",
     "red uses F402 CC01", legal, "CC02 = attached to CC01"},
    {"F402 Recover: of several the table names it",
     SETTLED "correct red card F402; correct discard card CC02; correct discard card CC03; red leads "
             "mobilization 2; red uses F402 CC01",
     "red chooses CC03", legal, "CC03 = attached to CC01; CC02 = discard"},
    {"F402, BR p.18 Recover: no Vox card",
     SETTLED "correct red card F402; correct discard card CC02; correct discard card CC12; correct discard "
             "card CC03; red leads mobilization 2; red uses F402 CC01",
     "red chooses CC12", refused(Rule::NoSuchCard, "CC12")},
    {"BR p.27 Recover: to a card without an attached one",
     SETTLED "correct red card F402; correct discard card CC02; correct attached 2 CC03; red leads "
             "mobilization 2",
     "red uses F402 CC01", breaks(Rule::AttachBare, "CC01")},
    {"F402 Recover: and without agents",
     SETTLED "correct red card F402; correct discard card CC02; correct court CC01 blue agents 1; red leads "
             "mobilization 2",
     "red uses F402 CC01", breaks(Rule::CardConditions, "F402")},
    {"BR p.14 Recover: the Council, decided or not",
     SETTLED "correct red card F402; correct discard card CC02; correct council decided; red leads "
             "mobilization 2",
     "red uses F402 AID01A", legal, "CC02 = attached to AID01A"},
    {"F402 Recover: nothing without Guild cards in the discard pile",
     SETTLED "correct red card F402; red leads mobilization 2", "red uses F402 CC01",
     refused(Rule::NoSuchCard)},
    {"F401B Recover: with the Overseers it advances the objective",
     SETTLED "correct red card F402; correct red card F403; correct discard card CC02; correct marker 3 "
             "tycoon; correct red slots fuel none none none none none; red leads "
             "mobilization 2",
     "red uses F402 CC01", legal, "red objective = 16"},
    {"F401B Recover: not without",
     SETTLED "correct red card F402; correct discard card CC02; red leads mobilization 2",
     "red uses F402 CC01", legal, "red objective = 18"},
    {"F407 Liaisons: attached, it declares its ambition",
     SETTLED "correct red card F407; red leads construction 2", "red uses F407 CC01", legal,
     "F407 = attached to CC01; marker 3 = warlord; red cards = none"},
    {"F405 Liaisons: the Material ones Tycoon", SETTLED "correct red card F405; red leads construction 2",
     "red uses F405 CC01", legal, "marker 3 = tycoon"},
    {"F1405, F409 Liaisons: the Psionic ones Empath",
     SETTLED "correct red card F1405; red leads construction 2", "red uses F1405 CC01", legal,
     "marker 3 = empath; F1405 = attached to CC01"},
    {"Base p.20 Liaisons: in the Prelude",
     SETTLED "correct red card F407; red leads construction 2; red builds ship 3-arrow", "red uses F407 CC01",
     breaks(Rule::PreludeOver)},
    {"Base p.9 Liaisons: with a marker that is left",
     SETTLED "correct red card F407; correct marker 1 tycoon; correct marker 2 tycoon; correct marker 3 "
             "keeper; red leads construction 2",
     "red uses F407 CC01", refused(Rule::DeclareNeedsMarker)},
    {"F408 Liaisons: to a card without agents",
     SETTLED "correct red card F408; correct court CC01 blue agents 1; red leads construction 2",
     "red uses F408 CC01", breaks(Rule::CardConditions, "F408")},
    {"F405 Liaisons: a Copy that builds brings Material",
     SETTLED "correct blue card F405; correct blue slots none none none none none none; red leads "
             "construction 2; red ends turn; blue copies",
     "blue builds ship 2-moon", legal, "blue slots = material"},
    {"F406 Liaisons: a Copy that moves Fuel",
     SETTLED "correct blue card F406; correct blue slots none none none none none none; red leads "
             "mobilization 2; red ends turn; blue copies",
     "blue moves 1 3-hex > 3-gate", legal, "blue slots = fuel"},
    {"F405 Liaisons: not for another action, nor who leads",
     SETTLED "correct red card F405; correct red slots none none none none none none; red leads construction "
             "2",
     "red builds ship 3-arrow", legal, "red slots = none"},
    {"F513 Librarians: a lore card onto the card that refilled the Court",
     SETTLED "correct red card F513; correct court CC01 red agents 1; red leads aggression 2; red secures "
             "CC01; court CC02",
     "red chooses L03", legal, "L03 = attached to CC02; prompt = red act"},
    {"F513 Librarians: or none",
     SETTLED "correct red card F513; correct court CC01 red agents 1; red leads aggression 2; red secures "
             "CC01; court CC02",
     "red declines", legal, "L03 = box; prompt = red act"},
    {"F513 FAQ: not when they are secured themselves",
     SETTLED
     "correct court 2 F513; correct court F513 red agents 1; red leads aggression 2; red secures F513",
     "court CC02", legal, "prompt = red act"},
    {"F513 Librarians: lore that nobody has",
     SETTLED "correct red card F513; correct blue card L03; correct court CC01 red agents 1; red leads "
             "aggression 2; red secures CC01; court CC02",
     "red chooses L03", refused(Rule::NoSuchCard, "L03")},
    {"BR p.27 Claim Fief: one without an attached card",
     SETTLED "correct red card F1602; correct attached 2 CC02; red leads administration 2",
     "red uses F1602 CC01", breaks(Rule::AttachBare, "CC01")},
};

// red has most agents on a Vox card with another one above it; red controls a Banner.
#define TWO_VOX                                                                                      \
    SETTLED                                                                                          \
    "correct token banner 1-moon 1; correct court 2 F1009; correct attached 2 F1406; correct court " \
    "F1009 red agents 1; correct 1-moon red ships 2; correct red slots none "                        \
    "none none none none none; red leads aggression 2; "

constexpr Row kOrder[]{
    {"BR p.27 Attaching: two cards with a When Secured, in either order", TWO_VOX, "red secures F1009", legal,
     "prompt = red first"},
    {"BR p.27 Attaching: the card below first", TWO_VOX "red secures F1009", "red chooses F1009", legal,
     "prompt = red choose F1009; red slots = none"},
    {"BR p.27 Attaching: then the one above",
     TWO_VOX "red secures F1009; red chooses F1009; red chooses 1-moon", "", legal,
     "red tokens = banner; red slots = psionic psionic psionic; F1009 = discard; F1406 = discard; prompt = "
     "red court 2"},
    {"BR p.27 Attaching: or that one first", TWO_VOX "red secures F1009", "red chooses F1406", legal,
     "red slots = psionic psionic psionic; F1406 = discard; prompt = red choose F1009"},
    {"BR p.27, BR p.18 Attaching: no other card", TWO_VOX "red secures F1009", "red chooses CC05",
     refused(Rule::NoSuchCard, "CC05")},
    {"BR p.27 Attaching: a Guild card above is simply taken",
     SETTLED "correct court 2 F1406; correct attached 2 CC02; correct court F1406 red agents 1; red leads "
             "aggression 2",
     "red secures F1406", legal, "prompt = red court 2"},
};

#define GUILDMASTERS SETTLED "correct red card F417; correct blue card CC01; correct white card F504; "
#define DECLARED "red leads administration 2; red declares tycoon"

constexpr Row kGuildmasters[]{
    {"F417 Guildmasters: declaring their ambition brings a Rival's Guild card of their suit",
     GUILDMASTERS DECLARED, "red chooses CC01", legal,
     "red cards = CC01 F417; blue cards = F202; prompt = red act"},
    {"F417 Guildmasters: or not", GUILDMASTERS DECLARED, "red declines", legal, "red cards = F417"},
    {"F417, BR p.27 Guildmasters: no protected card", GUILDMASTERS DECLARED, "red chooses F504",
     refused(Rule::CardProtected, "F504")},
    {"F417, Base p.17 Guildmasters: none of another suit", GUILDMASTERS "correct blue card CC05; " DECLARED,
     "red chooses CC05", refused(Rule::CardConditions, "F417")},
    {"F417 Guildmasters: by no other ambition", GUILDMASTERS "red leads administration 4",
     "red declares warlord", legal, "prompt = red act"},
    {"F419 Guildmasters: the Weapon ones with Warlord",
     SETTLED
     "correct red card F419; correct blue card CC05; red leads administration 4; red declares warlord",
     "red chooses CC05", legal, "red cards = CC05 F419"},
};

constexpr Row kForced[]{
    {"F513 Librarians: in a Crisis they are attached, where their holder says",
     SETTLED "correct blue card F513; " ROUND "event 5 crisis hex", "blue chooses CC05", legal,
     "F513 = attached to CC05"},
    {"F513 Librarians: they must be", SETTLED "correct blue card F513; " ROUND "event 5 crisis hex",
     "blue declines", breaks(Rule::CardConditions, "F513")},
    {"BR p.27 Forced Attach: not where another will do",
     SETTLED "correct blue card F513; correct attached 3 CC02; " ROUND "event 5 crisis hex",
     "blue chooses CC05", breaks(Rule::AttachBare, "CC05")},
    {"BR p.27 Forced Attach: where every card has one, a second",
     SETTLED ALL_ATTACHED "correct blue card F513; " ROUND "event 5 crisis hex", "blue chooses CC05", legal,
     "F513 = attached to CC05; CC04 = attached to CC05"},
    {"F1602 Claims of Nobility: so must they", SETTLED "correct blue card F1602; " ROUND "event 5 crisis hex",
     "blue chooses L07", legal, "F1602 = attached to L07"},
    {"F619 Guilds Decry Terror: the Fiasco onto the Council, which sits again",
     SETTLED "correct booklet card F619; correct council decided; " ROUND "event 5 edict hex; red chooses "
             "AID05",
     "", legal, "CC13 = attached to AID01A; council = in session"},
    {"F619, FAQ of F817 Guilds Decry Terror: no Fiasco in the deck, and the Council does not sit again",
     SETTLED "correct discard card CC13; correct booklet card F619; correct council decided; " ROUND
             "event 5 edict hex; red chooses AID05",
     "", legal, "CC13 = discard; council = decided"},
    {"BR p.27 CC13 Diplomatic Fiasco: attached, it alone is buried",
     SETTLED "correct attached 1 CC13; " ROUND "event 5 crisis hex", "", legal,
     "CC13 = bottom; AID01A = court 1; prompt = red play"},
    {"BR p.18, Base p.22 Crises: of two attached Vox cards whoever has the initiative says which is first",
     SETTLED TWO_ATTACHED ROUND "event 5 crisis hex", "", legal, "prompt = red first"},
    {"Base p.22 Crises: the older one", SETTLED TWO_ATTACHED ROUND "event 5 crisis hex", "red chooses CC14",
     legal, "CC15 = attached to CC05; prompt = red choose CC14"},
    {"Base p.22 Crises: or the newer one", SETTLED TWO_ATTACHED ROUND "event 5 crisis hex",
     "red chooses CC15", legal, "CC15 = bottom; prompt = red choose CC14"},
    {"Base p.22 Crises: one of those two", SETTLED TWO_ATTACHED ROUND "event 5 crisis hex",
     "red chooses CC05", refused(Rule::NoSuchCard, "CC05")},
    {"F713 Command Chaos: the Imperial Officers are attached to it, wherever they are held",
     SETTLED "correct court 2 F713; correct blue card F702; correct discard card F706; " ROUND
             "event 5 crisis hex",
     "", legal, "F702 = attached to F713; F706 = deck"},
    {"F713 Command Chaos: or in the Court, whose gap is filled",
     SETTLED "correct court 2 F713; correct court 3 F702; correct court F702 blue agents 1; " ROUND
             "event 5 crisis hex",
     "", legal, "F702 = attached to F713; court 2 blue = 0; court 3 blue = 0; prompt = red court 3"},
    {"F713 Command Chaos: or above another card",
     SETTLED "correct court 2 F713; correct attached 3 F702; " ROUND "event 5 crisis hex", "", legal,
     "F702 = attached to F713"},
    {"F713, FAQ of F817 Command Chaos: not from the discard pile, and then no Rogue Admirals come back",
     SETTLED "correct court 2 F713; correct discard card F702; correct discard card F706; " ROUND
             "event 5 crisis hex",
     "", legal, "F702 = discard; F706 = discard"},
    {"F713, FAQ of F817 Command Chaos: nor while the Officers are in the deck",
     SETTLED "correct court 2 F713; correct deck card F702; correct discard card F706; " ROUND
             "event 5 crisis hex",
     "", legal, "F702 = deck; F706 = discard"},
    {"F713, FAQ of F817 Command Chaos: nor in the box",
     SETTLED "correct court 2 F713; correct discard card F706; " ROUND "event 5 crisis hex", "", legal,
     "F702 = box; F706 = discard"},
    {"F713 Command Chaos: what is attached already stays, and the Admirals come back",
     SETTLED "correct court 2 F713; correct attached 2 F702; correct discard card F706; " ROUND
             "event 5 crisis hex",
     "", legal, "F702 = attached to F713; F706 = deck"},
    {"BR p.27 Command Chaos: though it has an attached card",
     SETTLED "correct court 2 F713; correct attached 2 CC02; correct blue card F702; " ROUND
             "event 5 crisis hex",
     "", legal, "F702 = attached to F713; CC02 = attached to F713"},
    {"F713 Command Chaos: secured, an influence, and an Outlaw may join the Empire",
     SETTLED "correct court 2 F713; correct red title outlaw; correct court F713 red agents 1; red leads "
             "aggression 2; red secures F713; red chooses CC05",
     "red chooses nothing", legal, "red title = regent; court 3 red = 1; F713 = deck"},
    {"F817 Plot to Kidnap: the Young Light is attached",
     SETTLED "correct court 2 F817; correct blue card F816; " ROUND "event 5 crisis hex", "", legal,
     "F816 = attached to F817; prompt = red play"},
    {"F817 FAQ: not from the discard pile",
     SETTLED "correct court 2 F817; correct discard card F816; " ROUND "event 5 crisis hex", "", legal,
     "F816 = discard"},
    {"F2206 Passage Storms: drawn, whoever has the initiative attaches it",
     SETTLED "correct deck card F2206; correct court CC01 red agents 1; red leads aggression 2; red secures "
             "CC01; court F2206",
     "red chooses CC05", legal, "F2206 = attached to CC05; prompt = red court 2"},
    {"F2206 Passage Storms: secured with its card it stays, and fills the gap",
     SETTLED "correct attached 2 F2206; correct court CC01 red agents 1; correct court CC01 blue agents 1; "
             "correct court CC01 red agents 2; red leads aggression 2",
     "red secures CC01", legal, "court 2 = F2206; CC01 = red; red captives blue = 1; prompt = red act"},
    {"BR p.27 Attaching: two are secured with the card below",
     SETTLED "correct attached 2 CC02; correct attached 2 CC03; correct court CC01 red agents 1; red leads "
             "aggression 2",
     "red secures CC01", legal, "red cards = CC01 CC02 CC03; prompt = red court 2"},
    {"BR p.27 Removal from Court: the older slides down, the newer stays on it",
     SETTLED "correct court 2 CC13; correct attached 2 CC02; correct attached 2 CC03; " ROUND
             "event 3 crisis hex",
     "", legal, "court 2 = CC02; CC03 = attached to CC02"},
    {"BR p.18 Crises: an attached Vox card comes first",
     SETTLED "correct court 2 CC01; correct court 3 CC13; correct attached 3 CC12; correct court 4 CC05; "
             "correct court CC13 red agents 2; correct council decided; " ROUND "event 3 crisis hex",
     "", legal, "CC12 = bottom; council = in session"},
};

}  // namespace

/// Attaching cards in the Court, by choice and by force (BR p.27).
class AttachingTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void attaching_data() { addRows(kAttaching); }
    void attaching() { playRow(); }
    void order_data() { addRows(kOrder); }
    void order() { playRow(); }
    void guildmasters_data() { addRows(kGuildmasters); }
    void guildmasters() { playRow(); }
    void forced_data() { addRows(kForced); }
    void forced() { playRow(); }
};

QObject* attachingTests() {
    return new AttachingTest;
}

}  // namespace reach::tests

#include "attaching_test.moc"
