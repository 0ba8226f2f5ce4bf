#include <QTest>

#include "suites.h"
#include "table.h"

/// Effects of the cards of the Advocate, the Partisan, the Admiral, the Pacifist and the Judge (F401 to F426,
/// F601 to F625, F701 to F721, F1401 to F1412, F2401 to F2405).
namespace reach::tests {
namespace {

/// Red is the Advocate, blue the Partisan, white the Admiral and First Regent. Red: a city on 2-hex, a
/// starport on 3-arrow. Blue: 3-hex, 2-moon. White: 2-arrow, 3-moon. Each place has three ships. In the Court
/// are the Council, CC01, CC05, CC11 and L07.
#define ACT_I                                                                                            \
    "campaign FATE04 FATE06 FATE07 | court CC01; court CC05; court CC11; court L07; "                    \
    "red chooses AID04; event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white " \
    "chooses 2-arrow "                                                                                   \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; "
/// Blue's Event card closes the round. The results of the dice follow.
#define ROUND                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "
#define CRISES ROUND "event 5 crisis hex"
#define EDICTS ROUND "event 5 edict hex; "
#define FOUNDRIES EDICTS "white chooses AID05; "
#define UNTOLD "depth board; "
#define TYCOON "correct marker 3 tycoon; correct red slots fuel none none none none none; "
#define OPENED "done; court CC02; court CC03; court CC04; court CC06; event hex; "
#define PLACED "correct 2-hex red ships 8; correct 3-hex blue ships 3; correct 4-hex white ships 3; "
#define ACT_II "campaign act2 FATE04 FATE06 FATE07 | " PLACED OPENED
/// Red is the Pacifist, blue the Judge, white the Admiral.
#define PACIFIST "campaign act2 FATE14 FATE02 FATE07 | " PLACED OPENED
#define ACT_III "campaign act3 FATE14 FATE24 FATE07 | " PLACED OPENED

constexpr Row kAdvocate[]{
    {"F403 Guild Overseers: no new action of a Guild card without a place in an ambition",
     ACT_I "correct red card CC04; red leads construction 2", "red uses CC04 synthesize",
     breaks(Rule::CardConditions, "F403")},
    {"F403 Guild Overseers: nor one of the Prelude", ACT_I "correct red card CC04; red leads construction 2",
     "red uses CC04 fill", breaks(Rule::CardConditions, "F403")},
    {"F403 Guild Overseers: in first place", ACT_I TYCOON "correct red card CC04; red leads construction 2",
     "red uses CC04 synthesize", legal, "red objective = 18"},
    {"F403, FAQ Guild Overseers: second place that gains no Power is enough",
     ACT_I "correct marker 1 tycoon; correct blue slots fuel fuel none none none none; "
           "correct red slots fuel none none none none none; correct red card CC04; red leads construction 2",
     "red uses CC04 synthesize", legal},
    {"F403 Guild Overseers: not with nothing of what is declared",
     ACT_I "correct marker 1 warlord; correct red card CC04; red leads construction 2",
     "red uses CC04 synthesize", breaks(Rule::CardConditions, "F403")},
    {"F403 Guild Overseers: only who holds it",
     ACT_I "correct blue card CC04; red passes; blue leads "
           "construction 2",
     "blue uses CC04 synthesize", legal},
    {"F401B Objective: a Prelude action that discards its card",
     ACT_I TYCOON "correct red card CC04; red leads construction 2", "red uses CC04 fill", legal,
     "red objective = 15"},
    {"F401B Objective: not without the Overseers",
     ACT_I TYCOON "correct box card F403; correct red card CC04; red leads construction 2",
     "red uses CC04 fill", legal, "red objective = 18"},
    {"F401B Objective: nothing is left to ask at a chapter's end", ACT_I UNTOLD, "score", legal,
     "red objective = 18; chapter = 2"},
    {"F403 Guild Overseers: secured, it fetches a Guild card of the discard pile",
     ACT_I
     "correct box card F403; correct court 2 F403; correct court F403 red agents 1; correct discard card "
     "CC02; red leads aggression 2; red secures F403",
     "red chooses CC02", legal, "red cards = CC02 F402 F403"},
    {"F403 Guild Overseers: or of the deck",
     ACT_I
     "correct box card F403; correct court 2 F403; correct court F403 red agents 1; red leads aggression "
     "2; red secures F403",
     "red chooses CC03", legal, "red cards = CC03 F402 F403"},
    {"F403 Guild Overseers: no Vox card",
     ACT_I
     "correct box card F403; correct court 2 F403; correct court F403 red agents 1; red leads aggression "
     "2; red secures F403",
     "red chooses CC12", refused(Rule::NoSuchCard, "CC12")},
    {"F411 Guild Struggle: by its Crisis each gives one to the left",
     ACT_I
     "correct box card F402; correct box card F403; correct box card F702; correct box card F602; correct "
     "box card F603; correct court 2 F411; correct red card CC02; correct blue card CC03; correct white "
     "card CC04; " CRISES "; red chooses CC02; blue chooses CC03",
     "white chooses CC04", legal, "red cards = CC04; blue cards = CC02; white cards = CC03; F411 = bottom"},
    {"F411 Guild Struggle: but not what was just given",
     ACT_I "correct court 2 F411; correct red card CC02; correct blue card CC03; " CRISES
           "; red chooses CC02",
     "blue chooses CC02", refused(Rule::CardConditions, "F411")},
    {"F411, Base p.17 Guild Struggle: nor what is protected",
     ACT_I "correct court 2 F411; correct red card CC02; " CRISES, "red chooses F402",
     refused(Rule::CardProtected, "F402")},
    {"F411 Guild Struggle: nor another card",
     ACT_I "correct court 2 F411; correct red card CC02; correct red card L03; " CRISES, "red chooses L03",
     refused(Rule::NeedsGuild, "L03")},
    {"F411 Guild Struggle: nor what nobody named",
     ACT_I "correct court 2 F411; correct red card CC02; " CRISES, "red chooses nothing",
     refused(Rule::SayMore, "F411")},
    {"CC14, Base p.17 Song of Freedom: by its Crisis, too, a city that covers an empty slot lets its owner "
     "rearrange",
     ACT_I
     "correct court 2 CC14; correct red power 9; correct red slots material fuel none none none none; " CRISES
     "; red chooses 2-hex red",
     "red arranges fuel material none none none none", legal, "red slots = fuel material"},
    {"F411 Guild Struggle: who has none is passed over",
     ACT_I "correct court 2 F411; correct white card CC04; " CRISES, "white chooses CC04", legal,
     "red cards = CC04 F402 F403"},
    {"F411 Guild Struggle: secured, a card is stolen, and it is buried",
     ACT_I
     "correct court 2 F411; correct court F411 red agents 1; correct blue card CC03; correct discard card "
     "CC02; red leads aggression 2; red secures F411",
     "red chooses CC03", legal, "red cards = CC03 F402 F403; F411 = bottom; CC02 = deck"},
    {"F416 Guild Fair: by its Crisis all secure what they can",
     ACT_I "correct court 4 F416; correct court CC01 blue agents 1; correct court CC05 red agents 2; correct "
           "court CC05 blue agents 1; correct court F416 blue agents 1; " CRISES,
     "", legal,
     "blue cards = CC01 F602 F603; red cards = CC05 F402 F403; red captives blue = 1; F416 = bottom"},
    {"F416 Guild Fair: nobody on a tie",
     ACT_I "correct court 4 F416; correct court CC05 red agents 1; correct court CC05 blue agents 1; " CRISES,
     "", legal, "CC05 = court 3; red cards = F402 F403"},
    {"F416 Guild Fair: secured, Rivals' agents return first",
     ACT_I "correct court 4 F416; correct court F416 red agents 1; correct court CC05 red agents 1; correct "
           "court CC05 blue agents 3; red leads aggression 2",
     "red secures F416", legal, "red cards = CC05 F402 F403; red captives blue = 0; blue agents = 10"},
    {"F422 Guilds Withdraw: a hex lets each bury one",
     ACT_I "correct court 2 F422; correct red card CC02; correct blue card CC03; " CRISES
           "; red chooses CC02",
     "blue chooses CC03", legal, "CC02 = bottom; CC03 = bottom; F422 = bottom"},
    {"F422 Guilds Withdraw: a moon nobody",
     ACT_I "correct court 2 F422; correct red card CC02; " ROUND "event 5 crisis moon", "", legal,
     "red cards = CC02 F402 F403; F422 = bottom"},
    {"F422 Guilds Withdraw: secured, each Rival",
     ACT_I "correct court 2 F422; correct court F422 red agents 1; correct red card CC02; correct blue card "
           "CC03; red leads aggression 2; red secures F422",
     "blue chooses CC03", legal, "red cards = CC02 F402 F403; CC03 = bottom"},
    {"F413 Advocate's Demand: a Rival gives the card for a Favor",
     ACT_II "correct booklet card F413; correct blue card CC02; " EDICTS "red chooses CC02",
     "blue chooses CC02", legal, "red cards = CC02; blue favors red = 1"},
    {"F413 Advocate's Demand: or a Favor",
     ACT_II "correct booklet card F413; correct blue card CC02; " EDICTS "red chooses CC02",
     "blue chooses favors", legal, "red favors blue = 1; red cards = none"},
    {"F413 Advocate's Demand: no suit that the Advocate has",
     ACT_II "correct booklet card F413; correct blue card CC02; correct red card CC01; correct white card "
            "CC04; " EDICTS,
     "red chooses CC02", refused(Rule::CardConditions, "F413")},
    {"F413, FAQ Advocate's Demand: what is protected brings a Favor",
     ACT_II "correct booklet card F413; correct blue card F402; " EDICTS, "red chooses F402", legal,
     "red favors blue = 1"},
    {"F413 Advocate's Demand: or nothing",
     ACT_II "correct booklet card F413; correct blue card CC02; " EDICTS, "red declines", legal,
     "red favors blue = 0; prompt = red play"},
    {"F414 Guild Negotiations: a Guild card, the Advocate consenting",
     ACT_II
     "correct booklet card F414; correct blue card CC02; red leads construction 2; red ends turn; blue "
     "plays event; blue ends turn; white copies; white ends turn; red calls summit; red opens negotiations",
     "deal blue gives CC02 to white, red consents guilds to blue", legal, "white cards = CC02"},
    {"F414 Guild Negotiations: not without consent",
     ACT_II
     "correct booklet card F414; correct blue card CC02; red leads construction 2; red ends turn; blue "
     "plays event; blue ends turn; white copies; white ends turn; red calls summit; red opens negotiations",
     "deal blue gives CC02 to white", breaks(Rule::CardConditions, "F414")},
    {"F414 Guild Negotiations: forced at its raid cost",
     ACT_II
     "correct booklet card F414; correct blue card CC02; correct red favors blue 2; red leads construction "
     "2; red ends turn; blue plays event; blue ends turn; white copies; white ends turn; red calls summit",
     "red returns 2 blue, blue gives CC02 to red", legal, "red cards = CC02; red favors blue = 0"},
    {"F414, BR p.27 Guild Negotiations: nothing protected",
     ACT_II "correct booklet card F414; correct white card F402; red leads construction 2; red ends turn; "
            "blue plays event; blue ends "
            "turn; white copies; white ends turn; red calls summit; red opens negotiations",
     "deal white gives F402 to red", refused(Rule::CardProtected, "F402")},
};

constexpr Row kPartisan[]{
    {"F602 Informants: the highest cards change places", ACT_I "red passes; blue leads mobilization 2",
     "blue uses F602 red", legal, "blue hand = 5; red hand = 6"},
    {"F602, Base p.20 Informants: once a turn",
     ACT_I "red passes; blue leads mobilization 2; blue uses F602 red", "blue uses F602 white",
     breaks(Rule::CardOncePerTurn, "F602")},
    {"F603 Partisan Seizing: no second card", ACT_I "red leads construction 2; red ends turn; blue copies",
     "blue seizes", breaks(Rule::CardConditions, "F603")},
    {"F603, F601B Partisan Seizing: Outrage is provoked, and the objective advances",
     ACT_I "red leads construction 2; red ends turn; blue copies", "blue seizes psionic", legal,
     "initiative = blue; blue outrage = psionic; blue hand = 5; blue objective = 10"},
    {"F603 Partisan Seizing: of a type without Outrage",
     ACT_I "correct blue outrage psionic on; red leads construction 2; red ends turn; blue copies",
     "blue seizes psionic", breaks(Rule::CardConditions, "F603")},
    {"F603 Partisan Seizing: others play a second card",
     ACT_I "red leads construction 2; red ends turn; blue copies; blue ends turn; white copies",
     "white seizes", legal, "initiative = white"},
    {"F603 Partisan Seizing: and provoke none",
     ACT_I "red leads construction 2; red ends turn; blue copies; blue ends turn; white copies",
     "white seizes fuel", refused(Rule::ChoiceNotAsked)},
    {"F616 Partisan Seizing: in Act II for everybody",
     ACT_II "red leads construction 2; red ends turn; blue copies; blue ends turn; white copies",
     "white seizes", breaks(Rule::CardConditions, "F616")},
    {"F616 Partisan Seizing: by Outrage",
     ACT_II "red leads construction 2; red ends turn; blue copies; blue ends turn; white copies",
     "white seizes fuel", legal, "initiative = white; white outrage = fuel"},
    {"F601B Objective: the initiative by Surpassing",
     ACT_I "red leads construction 2; red ends turn; blue surpasses construction 4; blue ends turn; white "
           "copies",
     "white ends turn", legal, "initiative = blue; blue objective = 10"},
    {"F601B Objective: the initiative that somebody passes on", ACT_I, "red passes", legal,
     "blue objective = 10"},
    {"F601B Objective: ambitions won without Outrage of what they count",
     ACT_I
     "correct marker 1 tycoon; correct blue slots fuel none none none none none; correct red slots none "
     "none none none none none; correct white slots none none none none none none; " UNTOLD,
     "score", legal, "blue objective = 9"},
    {"F601B Objective: of two resources one is enough to stop it",
     ACT_I
     "correct marker 1 tycoon; correct blue slots fuel none none none none none; correct red slots none "
     "none none none none none; correct white slots none none none none none none; correct blue outrage "
     "material on; " UNTOLD,
     "score", legal, "blue objective = 11"},
    {"F601B, FAQ Objective: no Outrage stops Tyrant",
     ACT_I "correct marker 1 tyrant; correct blue captives red 1; correct blue outrage weapon on; " UNTOLD,
     "score", legal, "blue objective = 9"},
    {"F615B Objective: a card played with the initiative", ACT_II "red passes", "blue leads construction 2",
     legal, "blue objective = 13"},
    {"F615B Objective: not without it", ACT_II "red leads construction 2; red ends turn", "blue copies",
     legal, "blue objective = 14"},
    {"F617 People's Hero: declaring clears Outrage of the suit one leads",
     ACT_II
     "correct blue outrage fuel on; correct blue card CC03; red passes; blue leads construction 2; blue "
     "declares tycoon",
     "blue chooses fuel", legal, "blue outrage = none; blue objective = 12"},
    {"F617 People's Hero: not on a tie",
     ACT_II "correct blue outrage fuel on; correct blue outrage material on; correct blue card CC02; correct "
            "blue card CC03; correct red card "
            "CC04; red passes; blue leads construction 2; blue declares tycoon",
     "blue chooses fuel", refused(Rule::CardConditions, "F617")},
    {"F620 Terror Strike: what is damaged at planets of anybody's Outrage goes",
     ACT_I "correct court 2 F620; correct white outrage relic on; correct 2-hex red ships 1+2; correct 2-hex "
           "empire ships 0+1; correct 2-hex buildings red damaged city; " CRISES,
     "", legal, "2-hex red = 1; 2-hex = none; F620 = deck"},
    {"F620 Terror Strike: elsewhere nothing",
     ACT_I "correct court 2 F620; correct white outrage fuel on; correct 2-hex red ships 1+2; " CRISES, "",
     legal, "2-hex red = 1+2"},
    {"F620, FAQ Terror Strike: secured, it spares Loyal pieces, and nobody takes Trophies",
     ACT_I "correct court 2 F620; correct court F620 blue agents 1; correct white outrage relic on; correct "
           "2-hex red "
           "ships 1+2; correct 2-hex blue ships 0+1; red passes; blue leads aggression 2",
     "blue secures F620", legal, "2-hex red = 1; 2-hex blue = 0+1; blue trophies red = none"},
    {"F621 Terror Strike, the other copy: what is damaged at planets of anybody's Outrage goes",
     ACT_I "correct court 2 F621; correct white outrage relic on; correct 2-hex red ships 1+2; correct 2-hex "
           "empire ships 0+1; correct 2-hex buildings red damaged city; " CRISES,
     "", legal, "2-hex red = 1; 2-hex = none; F621 = deck"},
    {"F621, FAQ Terror Strike, the other copy: secured, it spares Loyal pieces",
     ACT_I "correct court 2 F621; correct court F621 blue agents 1; correct white outrage relic on; correct "
           "2-hex red "
           "ships 1+2; correct 2-hex blue ships 0+1; red passes; blue leads aggression 2",
     "blue secures F621", legal, "2-hex red = 1; 2-hex blue = 0+1; blue trophies red = none; F621 = deck"},
    {"F620, F1803 Terror Strike: no Rival destroys the Bunker, so no Captive is scrapped",
     ACT_I "correct court 2 F620; correct court F620 blue agents 1; correct white outrage relic on; correct "
           "red card F1803; correct red captives blue 1; correct red captives white 1; correct token bunker "
           "damaged 2-hex 1; red passes; blue leads aggression 2",
     "blue secures F620", legal,
     "2-hex tokens = none; red captives blue = 1; red captives white = 1; prompt = blue court 2"},
    {"F620, FAQ, F1508 Terror Strike: it is no harm, and Peace costs nothing",
     ACT_I "correct court 2 F620; correct court F620 blue agents 1; correct white outrage relic on; correct "
           "booklet card F1508; correct token ceasefire peace 2-gate 1; correct blue slots none none none "
           "none none "
           "none; correct 2-hex red ships 1+2; red passes; blue leads aggression 2",
     "blue secures F620", legal, "2-hex red = 1; 2-gate tokens = ceasefire peace"},
    {"F625 Sower of Division: won by Surpassing, an agent lies on a Rival's slot",
     ACT_II
     "correct blue card F625; red leads construction 2; red ends turn; blue surpasses construction 4; blue "
     "ends turn; white copies; white ends turn",
     "blue chooses red fuel", legal, "red outrage = fuel; blue agents = 9; red agents = 10"},
    {"F625 Sower of Division: an empty one",
     ACT_II
     "correct blue card F625; correct red outrage fuel on; red leads construction 2; red ends turn; blue "
     "surpasses construction 4; blue ends turn; white copies; white ends turn",
     "blue chooses red fuel", refused(Rule::CardConditions, "F625")},
    {"F625 Sower of Division: cleared, the agent goes home",
     ACT_II
     "correct blue card F625; red leads construction 2; red ends turn; blue surpasses construction 4; blue "
     "ends turn; white copies; white ends turn; blue chooses red fuel",
     "correct red outrage fuel off", legal, "red outrage = none; blue agents = 10; red agents = 10"},
};

constexpr Row kAdmiral[]{
    {"F703 Use Imperial Foundries: a ship at a Loyal starport becomes Imperial, and the objective advances",
     ACT_I "correct marker 1 warlord; correct white trophies blight ships 1; " FOUNDRIES,
     "white chooses 3-moon 1", legal, "3-moon = empire 2, white starport; white objective = 12"},
    {"F703 Use Imperial Foundries: no objective without an ambition won", ACT_I FOUNDRIES,
     "white chooses 3-moon 1", legal, "white objective = 13"},
    {"F701B, FAQ Objective: nobody wins what is not declared",
     ACT_I "correct white slots relic none none none none none; " FOUNDRIES, "white chooses 3-moon 1", legal,
     "white objective = 13"},
    {"F703 Use Imperial Foundries: one for each starport", ACT_I "correct 3-moon white ships 3; " FOUNDRIES,
     "white chooses 3-moon 2", refused(Rule::CardConditions, "F703")},
    {"F703 Use Imperial Foundries: only Loyal ones", ACT_I FOUNDRIES, "white chooses 3-arrow 1",
     refused(Rule::CardConditions, "F703")},
    {"F703 Use Imperial Foundries: or none", ACT_I FOUNDRIES, "white declines", legal, "prompt = red play"},
    {"F701B Objective: Trophies of a battle with attacking Imperial ships",
     ACT_I "correct 4-hex white ships 1; correct 4-hex empire ships 2; correct 4-hex blight ships 0+1; red "
           "passes; blue "
           "passes; white leads aggression 2; white battles blight 4-hex fleet 2+0 with 1 assault; rolls "
           "assault hit+hit",
     "white strikes damaged-ship", legal, "white objective = 12"},
    {"F712B Objective: an Outlaw's pieces count two",
     ACT_II "correct blue title outlaw; correct 4-hex blue ships 0+1; red passes; blue passes; white leads "
            "aggression 2; white battles blue 4-hex with 1 assault; rolls assault hit+hit",
     "white strikes damaged-ship", legal, "white objective = 28"},
    {"F712B Objective: a Regent's captured agent counts two",
     ACT_II
     "correct court CC02 white agents 2; correct court CC02 blue agents 1; red passes; blue passes; white "
     "leads aggression 2",
     "white secures CC02", legal, "white objective = 28"},
    {"F712B Objective: planets of the Empire", ACT_II "correct 5-hex empire ships 1; " UNTOLD, "score", legal,
     "white objective = 29"},
    {"F720 Martial Law: other Regents command no fleet",
     ACT_III
     "correct 5-hex blue ships 1; correct 5-hex empire ships 2; red passes; blue leads mobilization 2",
     "blue moves 1 fleet 1 5-hex > 5-gate", breaks(Rule::PresenceLaw)},
    {"F720 Martial Law: with Rogue Admirals they do",
     ACT_III
     "correct blue card F706; correct 5-hex blue ships 1; correct 5-hex empire ships 2; red passes; blue "
     "leads mobilization 2",
     "blue moves 1 fleet 1 5-hex > 5-gate", legal},
    {"F720 Martial Law: the Admiral does",
     ACT_III
     "correct 5-hex white ships 1; correct 5-hex empire ships 2; red passes; blue passes; white leads "
     "mobilization 2",
     "white moves 1 fleet 1 5-hex > 5-gate", legal},
    {"F721 Martial Law: the reminder by itself binds nobody",
     ACT_III "correct box card F720; correct booklet card F721; correct 5-hex blue ships 1; correct 5-hex "
             "empire ships 2; red passes; blue leads mobilization 2",
     "blue moves 1 fleet 1 5-hex > 5-gate", legal},
    {"F720, F721 Martial Law: nor does it loosen the law",
     ACT_III
     "correct booklet card F721; correct 5-hex blue ships 1; correct 5-hex empire ships 2; red passes; "
     "blue leads mobilization 2",
     "blue moves 1 fleet 1 5-hex > 5-gate", breaks(Rule::PresenceLaw)},
    {"F720, FAQ Martial Law: the Truce Law holds",
     ACT_III
     "correct 5-hex blue ships 2; correct 5-hex red ships 1; correct 5-hex empire ships 1; red passes; blue "
     "leads aggression 2",
     "blue battles red 5-hex with 2 assault", breaks(Rule::TruceLaw)},
};

constexpr Row kPacifist[]{
    {"F1401B Objective: Psionic spent while Empath is declared",
     PACIFIST "correct red slots psionic psionic none none none none; correct marker 1 empath; red leads "
              "construction 2",
     "red spends psionic", legal, "red objective = 13"},
    {"F1401B Objective: not while it is not",
     PACIFIST "correct red slots psionic psionic none none none none; red leads construction 2",
     "red spends psionic", legal, "red objective = 14"},
    {"F1401B Objective: no other resource",
     PACIFIST
     "correct red slots fuel none none none none none; correct marker 1 empath; red leads construction 2",
     "red spends fuel", legal, "red objective = 14"},
    {"F1401B Objective: neither Trophies nor Captives at a chapter's end", PACIFIST UNTOLD, "score", legal,
     "red objective = 11"},
    {"F1403 Well of Empathy: it holds what Psionic comes",
     PACIFIST "correct red slots none none none none none none; correct 5-hex red ships 1; correct 5-hex "
              "buildings red city; red leads administration 2; red taxes 5-hex",
     "red chooses psionic", legal, "F1403 pile = psionic 1; red slots = none"},
    {"F1403 Well of Empathy: Trophies of a defence go back for Psionic",
     PACIFIST "correct blue title outlaw; correct red slots none none none none none none; correct 2-hex "
              "blue ships 1+1; correct 2-hex red "
              "ships 3; correct 2-hex empire ships 0; red passes; blue leads aggression 2; blue battles red "
              "2-hex with 2 assault; rolls "
              "assault intercept+hit intercept+hit; blue suffers damaged fresh damaged",
     "", legal, "red trophies blue = none"},
    {"F1409, FAQ Empathy for All: who battles at a planet of a resource they have is outraged, without a hit "
     "too",
     ACT_III
     "correct red title outlaw; correct 3-hex red ships 2; correct 3-hex empire ships 0; correct red slots "
     "weapon none none none none none; red leads aggression 2; red battles blue 3-hex with 1 skirmish",
     "rolls skirmish blank", legal, "red outrage = weapon; red slots = none"},
    {"F1409 Empathy for All: not with other resources",
     ACT_III
     "correct red title outlaw; correct 3-hex red ships 2; correct 3-hex empire ships 0; correct red slots "
     "fuel none none none none none; red leads aggression 2; red battles blue 3-hex with 1 skirmish",
     "rolls skirmish blank", legal, "red outrage = none"},
    {"F1410 Empathy for All: the reminder by itself outrages nobody",
     ACT_III
     "correct box card F1409; correct booklet card F1410; correct red title outlaw; correct 3-hex red "
     "ships 2; correct 3-hex empire ships 0; correct red slots weapon none none none none none; red leads "
     "aggression 2; red battles blue 3-hex with 1 skirmish",
     "rolls skirmish blank", legal, "red outrage = none; red slots = weapon"},
    {"F1411 Reconcile: in the Negotiations Outrage becomes a Favor",
     ACT_III
     "correct blue outrage fuel on; red leads construction 2; red ends turn; blue plays event; blue ends "
     "turn; white copies; white ends turn; red calls summit; red opens negotiations",
     "deal white forgives fuel to blue", legal, "blue outrage = none; white favors blue = 1"},
    {"F1411 Reconcile: in the Call to Order for a Psionic",
     ACT_III
     "correct blue outrage fuel on; correct blue slots none none none none none none; correct red slots "
     "psionic none none none none none; red leads construction 2; red ends turn; blue plays event; blue "
     "ends turn; white copies; white ends turn; red calls summit",
     "deal red forgives fuel to blue, red gives psionic to blue", legal,
     "blue outrage = none; red favors blue = 1; blue slots = psionic"},
    {"F1411 Reconcile: not for nothing",
     ACT_III "correct blue outrage fuel on; red leads construction 2; red ends turn; blue plays event; blue "
             "ends turn; white copies; white ends turn; red calls summit",
     "deal red forgives fuel to blue", refused(Rule::NothingAsked)},
    {"F1411 errata Reconcile: who has no room for it discards down",
     ACT_III
     "correct blue outrage fuel on; correct blue slots fuel fuel none none none none; correct red slots "
     "psionic none none none none none; red leads construction 2; red ends turn; blue plays event; blue "
     "ends turn; white copies; white ends turn; red calls summit",
     "deal red forgives fuel to blue, red gives psionic to blue", legal,
     "blue outrage = none; red favors blue = 1; prompt = blue overflow"},
    {"F1411 errata, Base p.17 Reconcile: and may keep the Psionic",
     ACT_III
     "correct blue outrage fuel on; correct blue slots fuel fuel none none none none; correct red slots "
     "psionic none none none none none; red leads construction 2; red ends turn; blue plays event; blue "
     "ends turn; white copies; white ends turn; red calls summit; deal red forgives fuel to blue, red gives "
     "psionic to blue",
     "blue discards fuel", legal, "blue slots = fuel psionic; prompt = red call to order"},
};

constexpr Row kJudge[]{
    {"F2402 Vow of Fairness: a Trophy of the Judge's costs a key",
     ACT_III
     "correct red title outlaw; correct 3-hex red ships 3; correct 3-hex empire ships 0; correct 3-hex "
     "buildings blue city; correct blue trophies white ships 1; correct blue captives red 1; red leads "
     "aggression 2; red battles blue 3-hex with 1 raid; rolls raid building+key; red strikes city",
     "red raids ships white", legal, "red trophies white = 1 ship; blue trophies white = none"},
    {"F2403 The Arbiter: before scoring a Captive goes to a Rival",
     ACT_III "correct blue captives white 1; correct marker 1 tyrant; " UNTOLD
             "score; blue chooses white captives",
     "blue chooses red", legal, "blue captives white = 0"},
    {"F2403 The Arbiter: one Loyal to the Rival goes home",
     ACT_III "correct blue captives red 1; " UNTOLD "score; blue chooses red captives", "blue chooses red",
     legal, "red agents = 10; blue captives red = 0"},
    {"F2403 The Arbiter: what is given counts",
     ACT_III
     "correct blue slots fuel none none none none none; correct marker 1 tycoon; correct red slots none none "
     "none none none none; correct white slots none none none none none none; " UNTOLD
     "score; blue chooses fuel",
     "blue chooses red", legal, "red power = 4"},
    {"F2403 The Arbiter: a resource needs an empty slot",
     ACT_III "correct blue slots fuel none none none none none; correct white slots fuel fuel none none none "
             "none; " UNTOLD "score; blue chooses fuel",
     "blue chooses white", refused(Rule::CardConditions, "F2403")},
    {"F2405 Judge Sets Agenda: any ambition, by any marker, for its second place's Power",
     ACT_III EDICTS "blue chooses 2; blue declares keeper", "blue chooses white", legal,
     "keeper = 6/3; blue power = -3; white cards = F2404"},
    {"F2405 Judge Sets Agenda: or none, and the Chosen changes all the same", ACT_III EDICTS "blue declines",
     "blue chooses red", legal, "blue power = 0"},
    {"F2405 Judge Sets Agenda: only a marker that is left", ACT_III "correct marker 2 warlord; " EDICTS,
     "blue chooses 2", refused(Rule::CardConditions, "F2405")},
};

/// White, the Admiral and an Outlaw here, is the Judge's Chosen; 4-hex and 6-hex hold what both need.
#define CHOSEN                                                                                           \
    ACT_III                                                                                              \
    "correct white card F2404; correct white title outlaw; correct 4-hex blue ships 2+1; correct 6-hex " \
    "blue ships 2; correct 4-hex red ships 3; correct white slots none none none none none none none; "
#define CHOSEN_LEADS CHOSEN "red passes; blue passes; white leads aggression 2; "
#define CHOSEN_MOVES CHOSEN "red passes; blue passes; white leads mobilization 2; "
#define CHOSEN_TAXES CHOSEN "red passes; blue passes; white leads administration 2; "
#define CHOSEN_BUILDS CHOSEN "red passes; blue passes; white leads construction 2; "

constexpr Row kChosen[]{
    {"F2404 Judge's Chosen: moves the Judge's ships", CHOSEN_MOVES, "white moves 2+1 of blue 4-hex > 4-gate",
     legal, "4-gate blue = 2+1; 4-hex white = 3"},
    {"F2404, Base p.22 Judge's Chosen: not more than there are", CHOSEN_MOVES,
     "white moves 3 of blue 4-hex > 4-gate", refused(Rule::NoSuchPiece)},
    {"F2404, Base p.13 Judge's Chosen: not ships of others", CHOSEN_MOVES,
     "white moves 1 of red 4-hex > 4-gate", refused(Rule::MoveOwnShips)},
    {"F2404, Base p.13 Judge's Chosen: only who has it", CHOSEN "red leads mobilization 2",
     "red moves 2 of blue 4-hex > 4-gate", refused(Rule::MoveOwnShips)},
    {"F2404, Base p.13 Judge's Chosen: the Judge's own ships are the Judge's",
     ACT_III "correct blue card F2404; correct 4-hex red ships 3; red passes; blue leads mobilization 2",
     "blue moves 1 of red 4-hex > 4-gate", refused(Rule::MoveOwnShips)},
    {"F2404, Base p.12 Judge's Chosen: they add nothing to control",
     CHOSEN_TAXES "correct 6-hex buildings red city", "white taxes 6-hex red",
     breaks(Rule::TaxOwnOrControlled)},
    {"F2404 Judge's Chosen: the Flagship goes along", CHOSEN_MOVES "correct blue flagship 4-hex",
     "white moves flagship 1 of blue 4-hex > 4-gate", legal, "4-gate blue = 1"},
    {"F2404, FAQ Judge's Chosen: Gate Ports capture the Judge's agent",
     CHOSEN "correct red card L08; correct red title outlaw; correct 4-gate empire ships 0; correct 4-gate "
            "red ships 2; correct 4-gate buildings red starport; red passes; blue passes; white leads "
            "mobilization 2",
     "white moves 1 of blue 4-hex > 4-gate", legal, "red captives blue = 1; red captives white = 0"},
    {"F2404, FAQ Judge's Chosen: attacks with the Judge's ships alone",
     CHOSEN_LEADS "correct 6-hex red ships 1", "white battles red 6-hex of blue 2 with 2 assault", legal,
     "prompt = white roll"},
    {"F2404, Base p.14 Judge's Chosen: not with more", CHOSEN_LEADS "correct 6-hex red ships 1",
     "white battles red 6-hex of blue 3 with 2 assault", refused(Rule::BattleNeedsShips)},
    {"F2404 Judge's Chosen: a die for each of their ships", CHOSEN_LEADS,
     "white battles red 4-hex of blue 2+1 with 6 assault", legal},
    {"F2404, Base p.14 Judge's Chosen: no die more", CHOSEN_LEADS,
     "white battles red 4-hex of blue 1 with 5 assault", breaks(Rule::DiceLimit)},
    {"F2404 Judge's Chosen: they may stay out of it", CHOSEN_LEADS, "white battles red 4-hex with 3 assault",
     legal},
    {"F2404 Judge's Chosen: they take hits, and the defender the Trophy",
     CHOSEN_LEADS
     "white battles red 4-hex of blue 2+1 with 2 assault; rolls assault self+hit+hit self+hit+hit",
     "white suffers damaged-lent fresh", legal,
     "red trophies blue = 1 ship; 4-hex blue = 2; 4-hex white = 2+1"},
    {"F2404, Base p.14 Judge's Chosen: not those that stay out",
     CHOSEN_LEADS "white battles red 4-hex of blue 1 with 1 assault; rolls assault self+hit+hit",
     "white suffers damaged-lent", refused(Rule::HitsMustMatch)},
    {"F2404, Base p.14 Judge's Chosen: against the Judge they defend", CHOSEN_LEADS,
     "white battles blue 4-hex of blue 1 with 3 assault", refused(Rule::BattleNeedsShips)},
    {"F2404, FAQ Judge's Chosen: builds ships at the Judge's Flagship",
     CHOSEN_BUILDS "correct blue flagship 6-hex", "white builds ship 6-hex blue", legal, "6-hex white = 0+1"},
    {"F2404 Judge's Chosen: only as many as are built there in a turn",
     CHOSEN_BUILDS "correct blue flagship 6-hex; white builds ship 6-hex blue",
     "white builds ship 6-hex blue", breaks(Rule::FlagshipShips)},
    {"F2404, Base p.12 Judge's Chosen: not at the Judge's starports",
     CHOSEN_BUILDS "correct 6-hex buildings blue starport", "white builds ship 6-hex blue",
     breaks(Rule::BuildShipAtStarport)},
    {"F2404, FAQ Judge's Chosen: by the Slipstream Drive of the Judge's Flagship",
     CHOSEN_BUILDS "correct blue flagship 6-gate; correct blue slipstream-drive starport",
     "white moves slipstream flagship 0 of blue 6-gate > 6-hex", legal, "prompt = white act"},
    {"F2404, FAQ Judge's Chosen: taxes by the Control Array of the Judge's Flagship",
     CHOSEN_TAXES
     "correct blue flagship 6-gate; correct blue control-array city; correct 6-hex buildings red city",
     "white taxes 6-hex red", legal},
    {"F2404 Judge's Chosen: repairs the Judge's ships",
     CHOSEN "red passes; blue passes; white leads construction 2", "white repairs ship 4-hex blue", legal,
     "4-hex blue = 3"},
    {"F2404, Base p.13 Judge's Chosen: nobody else's", CHOSEN_BUILDS "correct 4-hex red ships 2+1",
     "white repairs ship 4-hex red", refused(Rule::RepairOwn)},
    {"F2404, Base p.13 Judge's Chosen: nothing of it once the Judge has it back",
     CHOSEN_MOVES "correct red card F2404", "white moves 1 of blue 4-hex > 4-gate",
     refused(Rule::MoveOwnShips)},
};

class GuildFatesTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void advocate_data() { addRows(kAdvocate); }
    void advocate() { playRow(); }

    void partisan_data() { addRows(kPartisan); }
    void partisan() { playRow(); }

    void admiral_data() { addRows(kAdmiral); }
    void admiral() { playRow(); }

    void pacifist_data() { addRows(kPacifist); }
    void pacifist() { playRow(); }
    void chosen_data() { addRows(kChosen); }
    void chosen() { playRow(); }

    void judge_data() { addRows(kJudge); }
    void judge() { playRow(); }
};

}  // namespace

QObject* guildFatesTests() {
    return new GuildFatesTest;
}

}  // namespace reach::tests

#include "guild_fates_test.moc"
