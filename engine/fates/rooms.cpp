#include "engine/fates/rooms.h"

#include <vector>

namespace reach {

constexpr std::array<const Fate*, kFates> detail::kFateRooms{
    &kSteward,       &kFounder,  &kMagnate,     &kAdvocate,   &kCaretaker,     &kPartisan,
    &kAdmiral,       &kBeliever, &kPathfinder,  &kHegemon,    &kPlanetBreaker, &kPirate,
    &kBlightSpeaker, &kPacifist, &kPeacekeeper, &kWarden,     &kOverlord,      &kSurvivalist,
    &kRedeemer,      &kGuardian, &kNaturalist,  &kGateWraith, &kConspirator,   &kJudge};

std::span<const Card* const> fateLiterals() {
    static const std::vector<const Card*> all = [] {
        std::vector<const Card*> cards(stewardCards().begin(), stewardCards().end());
        for (const auto room : {founderCards(),       magnateCards(),  pirateCards(),      gateWraithCards(),
                                planetBreakerCards(), advocateCards(), caretakerCards(),   partisanCards(),
                                admiralCards(),       believerCards(), pathfinderCards(),  hegemonCards(),
                                blightSpeakerCards(), pacifistCards(), peacekeeperCards(), wardenCards(),
                                wardenCourts(),       wardenLevy(),    overlordCards(),    survivalistCards(),
                                redeemerCards(),      guardianCards(), naturalistCards(),  judgeCards(),
                                conspiratorCards()})
            for (const Card& card : room) cards.push_back(&card);
        return cards;
    }();
    return all;
}

}  // namespace reach
