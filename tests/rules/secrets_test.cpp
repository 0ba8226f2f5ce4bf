#include <QTest>

#include "suites.h"
#include "table.h"

/// Secrets of players (F901A, F1208, F2303 to F2305): on paper, or sealed and proven.
namespace reach::tests {
namespace {

#define SALT "000102030405060708090a0b0c0d0e0f"
/// The SHA-256 of the salt, a space and the word.
#define SEAL_4_MOON "2925e78f8995870db35537b17d4cf66e9805a29199359bad5d960b7c929afbf8"
#define SEAL_5_HEX "d0d9f65787f83de4626214356ea2e034dcfe8bb68cc206d0eaf4fa5241ccc18f"
#define SEAL_WHITE "16f546a4bff7b3851062f9379ad4e0bcf1cbca334811fa594d44ad451136c0f3"
#define OPENED "done; court CC02; court CC03; court CC04; court CC06; event hex; "

/// Red is the Pathfinder at 5-hex, a planet of Material. White, on the right, must name a planet.
#define PORTAL                                                                                         \
    "campaign act2 FATE09 FATE02 FATE06 | correct first-regent blue; correct 5-hex red ships 3; "      \
    "correct 5-hex buildings red city, red starport; correct 2-hex blue ships 3; correct 3-hex white " \
    "ships 3; " OPENED "red chooses 5-hex; "
#define SEEKS "correct red slots fuel material weapon none none none; depth board; red uses F902 fuel; "

constexpr Row kPortal[]{
    {"F901A on paper: say that it is done", PORTAL, "done", legal, "prompt = red play"},
    {"F901A sealed by who sits on the right", PORTAL, "white seals F903 " SEAL_4_MOON, legal,
     "prompt = red play"},
    {"F901A not by anybody else", PORTAL, "blue seals F903 " SEAL_4_MOON, refused(Rule::NothingAsked)},
    {"App a seal is for good", PORTAL "white seals F903 " SEAL_4_MOON, "white seals F903 " SEAL_5_HEX,
     refused(Rule::SealHolds)},
    {"F903 a Clue is placed", PORTAL "done; " SEEKS, "white chooses 1", legal, "5-hex tokens = check"},
    {"F903 the Portal, on paper", PORTAL "done; " SEEKS, "white chooses 2", legal,
     "5-hex tokens = portal; F902 = box; F903 = box; red objective = 0"},
    {"F903 the Portal, with its seal", PORTAL "white seals F903 " SEAL_5_HEX "; " SEEKS,
     "white reveals 5-hex with " SALT, legal, "5-hex tokens = portal; F903 = box; red objective = 0"},
    {"F903 the seal says another planet", PORTAL "white seals F903 " SEAL_4_MOON "; " SEEKS,
     "white reveals 5-hex with " SALT, refused(Rule::SealHolds)},
    {"F903 sealed, the Portal is not found without its seal",
     PORTAL "white seals F903 " SEAL_5_HEX "; " SEEKS, "white chooses 5-hex", breaks(Rule::SealHolds)},
    {"F903 the same word, another salt", PORTAL "white seals F903 " SEAL_5_HEX "; " SEEKS,
     "white reveals 5-hex with 00000000000000000000000000000000", refused(Rule::SealHolds)},
    {"F903 found out: in neither the cluster nor with the symbol of a Check Clue",
     PORTAL "done; " SEEKS "white chooses 1; correct red flagship 4-moon; red uses F902 weapon",
     "white chooses 2", breaks(Rule::CardConditions, "F903")},
    {"F903 found out: in the cluster of an X Clue",
     PORTAL "done; " SEEKS "white chooses 0; correct red flagship 5-moon; red uses F902 material",
     "white chooses 2", breaks(Rule::CardConditions, "F903")},
    {"F903 two Check Clues of other clusters and symbols leave two planets",
     PORTAL
     "done; " SEEKS "white chooses 1; correct red flagship 4-moon; red uses F902 weapon; white "
     "chooses 1; correct red slots fuel none none none none none; correct red flagship 5-moon; red uses "
     "F902 fuel",
     "white chooses 2", legal, "5-moon tokens = portal"},
    {"F904 failed: told from its seal",
     PORTAL "white seals F903 " SEAL_4_MOON "; depth board; score; score; score",
     "red reveals 4-moon with " SALT, legal, "4-moon tokens = portal"},
    {"F904 failed: the seal is not opened",
     PORTAL "white seals F903 " SEAL_4_MOON "; depth board; score; "
            "score; score",
     "red chooses 4-moon", breaks(Rule::SealHolds)},
    {"F904 failed: not where a Clue said that it is not",
     PORTAL "done; " SEEKS "white chooses 0; score; score; score", "red chooses 5-moon",
     breaks(Rule::CardConditions, "F903")},
};

/// Red is the Pirate in Act III, its Rumors on four planets; blue and white are Rivals.
#define HAVEN                                                                                      \
    "campaign act3 FATE12 FATE24 FATE07 | correct 2-hex red ships 3; correct 3-hex blue ships 3; " \
    "correct 4-hex white ships 3; correct red card F1202; correct on F1202 fuel 2; " OPENED        \
    "red chooses 2-hex; red chooses 3-hex; red chooses 4-moon; red chooses 5-moon; depth board; "

constexpr Row kHaven[]{
    {"F1208B declared: no Rival pieces and a Loyal one", HAVEN "score", "red chooses 2", legal,
     "red power = 4"},
    {"F1208B declared: one of the two", HAVEN "score", "red chooses 3", legal, "red power = 2"},
    {"F1208B declared: nothing", HAVEN "score", "red chooses 0", legal, "red power = 0"},
    {"F1208B declared: a Loyal piece, where the Rumors leave no such planet",
     HAVEN "correct 2-hex red ships 0; correct 6-hex red ships 3; score", "red chooses 4",
     breaks(Rule::CardConditions, "F1211")},
    {"F1211 shown: where a declaration was a lie",
     HAVEN "score; red chooses 4; correct chapter 4; score; red chooses 0; blue declines; white declines",
     "red chooses 3-hex", breaks(Rule::CardConditions, "F1211")},
    {"F1211 shown: where it was true",
     HAVEN "score; red chooses 4; correct chapter 4; score; red chooses 0; blue declines; white declines",
     "red chooses 2-hex", legal},
    {"F1211 shown from its seal",
     HAVEN "red seals F1211 " SEAL_4_MOON "; correct chapter 4; score; red chooses 0; blue declines; white "
           "declines",
     "red reveals 4-moon with " SALT, legal},
};

/// Red is the Conspirator in Act III with Farseers; in the Court the Council, CC02, CC03, CC04 and CC06.
#define PLOTS                                                                                      \
    "campaign act3 FATE23 FATE24 FATE07 | correct 2-hex red ships 8; correct 3-hex blue ships 3; " \
    "correct 4-hex white ships 3; " OPENED
#define NOTHING                                                                                     \
    "correct red slots none none none none none none; correct blue slots none none none none none " \
    "none; correct white slots none none none none none none; "
#define PLOTTED PLOTS "red leads aggression 3; red declares tyrant; red declines; red ends turn; "
#define GUESSES                                                                                           \
    "correct court CC02 blue agents 2; correct court CC02 red agents 1; depth board; blue secures CC02; " \
    "court CC05"

constexpr Row kPlots[]{
    {"F2303 declaring places a Conspiracy and no marker", PLOTS "red leads aggression 3",
     "red declares tyrant", legal,
     "tyrant tokens = conspiracy face-down; marker 2 = available flipped; zero = yes"},
    {"F2303, FAQ it is declaring for Farseers", PLOTS "red leads aggression 3", "red declares tyrant", legal,
     "prompt = red choose F2302"},
    {"F2303, Base p.9 not without an available marker",
     PLOTS "correct marker 1 tycoon; correct marker 2 tycoon; correct marker 3 tycoon; red leads "
           "aggression 3",
     "red declares tyrant", refused(Rule::DeclareNeedsMarker)},
    {"F2303 others place markers", PLOTS "red passes; blue leads aggression 3", "blue declares tyrant", legal,
     "tyrant tokens = none; marker 2 = tyrant flipped"},
    {"F2303 a Guild card refills the Court",
     PLOTS "correct court CC02 red agents 1; red leads aggression 2; red secures CC02", "red chooses CC02 1",
     legal, "court 2 = CC02; tycoon tokens = conspiracy face-down; prompt = red act"},
    {"F2303 or another is drawn",
     PLOTS "correct court CC02 red agents 1; red leads aggression 2; red secures CC02", "red declines", legal,
     "prompt = red court 2"},
    {"F2303 refilled: only where no marker lies",
     PLOTS "correct marker 1 tycoon; correct court CC02 red agents 1; red leads aggression 2; red secures "
           "CC02",
     "red chooses CC02 1", breaks(Rule::CardConditions, "F2303")},
    {"F2303, BR p.27 refilled: not with a protected card",
     PLOTS "correct red card F202; correct court CC02 red agents 1; red leads aggression 2; red secures CC02",
     "red chooses F202 1", breaks(Rule::CardProtected, "F202")},
    {"F2303, Base p.17 refilled: only with a card that is held",
     PLOTS "correct court CC02 red agents 1; red leads aggression 2; red secures CC02", "red chooses CC05 1",
     refused(Rule::CardNotHeld, "CC05")},
    {"F2304 first place",
     PLOTS NOTHING
     "correct token conspiracy face-down tyrant 1; correct token conspiracy face-down empath 1; correct "
     "marker 1 tyrant; correct white captives blue 1; depth board; score",
     "red chooses white", legal,
     "red objective = 7; tyrant tokens = none; empath tokens = conspiracy face-down"},
    {"F2301B Objective: a right one that is revealed, and one that is not",
     PLOTS NOTHING
     "correct token conspiracy face-down tyrant 1; correct token conspiracy face-down keeper 1; correct "
     "marker 1 tyrant; correct white captives blue 1; depth board; score",
     "red chooses white", legal, "red objective = 7"},
    {"F2301B Objective: those on ambitions that are not declared, too",
     PLOTS NOTHING "correct token conspiracy face-down tyrant 1; depth board", "score", legal,
     "red objective = 8; tyrant tokens = conspiracy face-down"},
    {"F2301B Objective: none, no space", PLOTS NOTHING "depth board", "score", legal, "red objective = 9"},
    {"F2301B, BR p.9 Objective: on its last space the Conspirator wins",
     PLOTS NOTHING
     "correct token conspiracy face-down tyrant 1; correct red objective 1; correct red power 1; "
     "depth board",
     "score", legal, "red objective = 0; winner = red"},
    {"F2304 tied for first",
     PLOTS NOTHING
     "correct token conspiracy face-down tyrant 1; correct marker 1 tyrant; correct white captives blue 1; "
     "correct blue captives white 1; depth board; score; blue declines",
     "red chooses white", legal, "red objective = 8"},
    {"F2304 second place is away from completion",
     PLOTS NOTHING
     "correct token conspiracy face-down tyrant 1; correct marker 1 tyrant; correct white captives blue 1; "
     "correct blue captives white 2; depth board; score; blue declines",
     "red chooses white", legal, "red objective = 10; tyrant tokens = none"},
    {"F2304 nobody is first with nothing",
     PLOTS NOTHING "correct token conspiracy face-down tyrant 1; correct marker 1 tyrant; depth board; score",
     "red chooses white", legal, "red objective = 10"},
    {"F2304 a colour that nobody plays",
     PLOTS NOTHING "correct token conspiracy face-down tyrant 1; correct marker 1 tyrant; depth board; score",
     "red chooses yellow", legal, "red objective = 10"},
    {"F2304 one movement of the marker: two right and one wrong",
     PLOTS NOTHING
     "correct token conspiracy face-down tyrant 2; correct token conspiracy face-down empath 1; correct "
     "marker 1 tyrant; correct white captives blue 1; depth board; score; red chooses blue",
     "red chooses white", legal, "red objective = 8"},
    {"F2304, Base p.22 the box has two of a colour",
     PLOTS NOTHING
     "correct token conspiracy face-down tyrant 3; correct marker 1 tyrant; depth board; score; red chooses "
     "white; red chooses white",
     "red chooses white", refused(Rule::BeyondTheBox)},
    {"F2304 shown from its seal",
     PLOTTED "red seals F2303 1 " SEAL_WHITE "; correct marker 1 tyrant; depth board; score",
     "red reveals white with " SALT, legal, "tyrant tokens = none"},
    {"F2304 the seal says another colour",
     PLOTTED "red seals F2303 1 " SEAL_WHITE "; correct marker 1 tyrant; depth board; score",
     "red reveals blue with " SALT, refused(Rule::SealHolds)},
    {"F2304 sealed, and told without the seal",
     PLOTTED "red seals F2303 1 " SEAL_WHITE "; correct marker 1 tyrant; depth board; score",
     "red chooses white", breaks(Rule::SealHolds)},
    {"F2305 a card with the Conspirator's agents: a Rival may guess",
     PLOTS "correct token conspiracy face-down tyrant 1; " GUESSES, "blue chooses white 2", legal,
     "prompt = red choose F2305"},
    {"F2305 or a Vox card",
     PLOTS "correct token conspiracy face-down tyrant 1; correct court 2 CC11; correct court CC11 blue "
           "agents 1; depth board; blue secures CC11; blue declines",
     "court CC05", legal, "prompt = blue choose F2305"},
    {"F2305 right: it returns",
     PLOTS "correct token conspiracy face-down tyrant 1; " GUESSES "; blue chooses white 2",
     "red chooses white", legal, "tyrant tokens = none; red objective = 9"},
    {"F2305, FAQ wrong: it stays face down, and the objective advances",
     PLOTS "correct token conspiracy face-down tyrant 1; " GUESSES "; blue chooses white 2", "red declines",
     legal, "tyrant tokens = conspiracy face-down; red objective = 8"},
    {"F2305 no second one lies there", PLOTS "correct token conspiracy face-down tyrant 1; " GUESSES,
     "blue chooses white 12", refused(Rule::CardConditions, "F2305")},
    {"F2305, errata the Conspirator does not guess",
     PLOTS "correct token conspiracy face-down tyrant 1; correct court CC02 red agents 2; depth board; red "
           "secures CC02; red declines",
     "court CC05", legal, "prompt = free"},
    {"F2305 what was denied is not shown later",
     PLOTTED
     "correct court CC02 blue agents 2; correct court CC02 red agents 1; depth board; blue secures "
     "CC02; court CC05; blue chooses white 2; red declines; correct marker 1 tyrant; score; blue declines",
     "red chooses white", breaks(Rule::CardConditions, "F2303")},
    {"F2305 right, with its seal",
     PLOTTED "red seals F2303 1 " SEAL_WHITE "; correct court CC02 blue agents 2; correct court CC02 red "
             "agents 1; depth board; blue secures CC02; court CC05; blue chooses white 2",
     "red reveals white with " SALT, legal, "tyrant tokens = none"},
};

class SecretsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void portal_data() { addRows(kPortal); }
    void portal() { playRow(); }

    void haven_data() { addRows(kHaven); }
    void haven() { playRow(); }

    void plots_data() { addRows(kPlots); }
    void plots() { playRow(); }
};

}  // namespace

QObject* secretsTests() {
    return new SecretsTest;
}

}  // namespace reach::tests

#include "secrets_test.moc"
