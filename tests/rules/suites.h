#pragma once

#include <QObject>

#include <array>

namespace reach::tests {

/// A class of tests, named after a topic of the rulebook.
struct Suite {
    const char* name;
    QObject* (*make)();
};

QObject* boxTests();
QObject* setupTests();
QObject* roundTests();
QObject* initiativeTests();
QObject* resourcesTests();
QObject* preludeTests();
QObject* paymentTests();
QObject* taxTests();
QObject* buildTests();
QObject* moveTests();
QObject* repairTests();
QObject* courtTests();
QObject* battleTests();
QObject* battleOddsTests();
QObject* raidTests();
QObject* outrageTests();
QObject* ambitionsTests();
QObject* chapterEndTests();
QObject* finePrintTests();
QObject* correctionsTests();
QObject* depthsTests();
QObject* strictnessTests();
QObject* guildCardsTests();
QObject* voxCardsTests();
QObject* remindersTests();
QObject* draftTests();
QObject* leadersTests();
QObject* loreBaseTests();
QObject* loreBuildingsTests();
QObject* lorePackTests();
QObject* lorePreludesTests();
QObject* alikeTests();
QObject* campaignTests();
QObject* fatesTests();
QObject* fateTokensTests();
QObject* golemsTests();
QObject* believerTests();
QObject* passageTests();
QObject* planetBreakerTests();
QObject* flagshipTests();
QObject* attachingTests();
QObject* vowsTests();
QObject* fiefsTests();
QObject* blightSpeakerTests();
QObject* newAmbitionsTests();
QObject* guildFatesTests();
QObject* secretsTests();
QObject* lastFatesTests();
QObject* fullBoardTests();
QObject* citationsTests();
QObject* crisesTests();

inline constexpr std::array kSuites{
    Suite{"box", boxTests},
    Suite{"setup", setupTests},
    Suite{"round", roundTests},
    Suite{"initiative", initiativeTests},
    Suite{"resources", resourcesTests},
    Suite{"prelude", preludeTests},
    Suite{"payment", paymentTests},
    Suite{"tax", taxTests},
    Suite{"build", buildTests},
    Suite{"move", moveTests},
    Suite{"repair", repairTests},
    Suite{"court", courtTests},
    Suite{"battle", battleTests},
    Suite{"battle-odds", battleOddsTests},
    Suite{"raid", raidTests},
    Suite{"outrage", outrageTests},
    Suite{"ambitions", ambitionsTests},
    Suite{"chapter-end", chapterEndTests},
    Suite{"fine-print", finePrintTests},
    Suite{"corrections", correctionsTests},
    Suite{"depths", depthsTests},
    Suite{"strictness", strictnessTests},
    Suite{"guild-cards", guildCardsTests},
    Suite{"vox-cards", voxCardsTests},
    Suite{"reminders", remindersTests},
    Suite{"draft", draftTests},
    Suite{"leaders", leadersTests},
    Suite{"lore-base", loreBaseTests},
    Suite{"lore-buildings", loreBuildingsTests},
    Suite{"lore-pack", lorePackTests},
    Suite{"lore-preludes", lorePreludesTests},
    Suite{"alike", alikeTests},
    Suite{"campaign", campaignTests},
    Suite{"fates", fatesTests},
    Suite{"fate-tokens", fateTokensTests},
    Suite{"golems", golemsTests},
    Suite{"believer", believerTests},
    Suite{"passage", passageTests},
    Suite{"planet-breaker", planetBreakerTests},
    Suite{"flagship", flagshipTests},
    Suite{"attaching", attachingTests},
    Suite{"vows", vowsTests},
    Suite{"fiefs", fiefsTests},
    Suite{"blight-speaker", blightSpeakerTests},
    Suite{"new-ambitions", newAmbitionsTests},
    Suite{"guild-fates", guildFatesTests},
    Suite{"secrets", secretsTests},
    Suite{"last-fates", lastFatesTests},
    Suite{"full-board", fullBoardTests},
    Suite{"crises", crisesTests},
    Suite{"citations", citationsTests},
};

}  // namespace reach::tests
