#include "engine/campaign/questions.h"

#include "engine/campaign/events.h"
#include "engine/campaign/fate_cards.h"
#include "engine/campaign/intermission.h"
#include "engine/campaign/setup.h"

/// Questions of the campaign on top of the stack: the automatic ones, and the Question of each other one.
namespace reach::campaign {

const Question& questionOf(const Pending& asked) {
    static constexpr Question kNone{};
    switch (asked.ask) {
        case Ask::FateStep: return fateQuestion(asked);
        case Ask::Settle: return kSettleQuestion;
        case Ask::Policy: return kPolicyQuestion;
        case Ask::Crises: return kCrisesQuestion;
        case Ask::Trust: return kTrustQuestion;
        case Ask::Govern: return kGovernQuestion;
        case Ask::Demand: return kDemandQuestion;
        case Ask::ImperialAction: return kImperialActionQuestion;
        case Ask::Advance: return kAdvanceQuestion;
        case Ask::GrandAmbitions: return kGrandQuestion;
        case Ask::ChooseFate: return kFateQuestion;
        case Ask::Flagship: return kFlagshipQuestion;
        case Ask::Resettle: return kResettleQuestion;
        default: return kNone;
    }
}

bool advanceQuestion(Draft& d, const Pending& asked) {
    switch (asked.ask) {
        case Ask::ActSetup: return advanceActSetup(d);
        case Ask::Event: return advanceEvent(d);
        case Ask::Crises: return advanceCrises(d);
        case Ask::Edicts: return advanceEdicts(d);
        case Ask::Demand: return advanceDemand(d);
        case Ask::ImperialAction: return advanceImperialAction(d);
        case Ask::Intermission: return advanceIntermission(d);
        case Ask::FateCard: advanceFateCard(d); return true;
        default: return false;
    }
}

}  // namespace reach::campaign
