#pragma once

#include "engine/protocol/decision.h"
#include "engine/protocol/rule.h"

#include <QString>

/// The texts about an entry that breaks a rule.
namespace reach::words {

/// The rule in one short sentence without a full stop. Empty for Rule::None. For a card's rule it names the
/// card.
QString ruleText(const Violation& violation);

/// The citation of the rule: "Base p.12, Tax Limit". Empty for a check that is no rule of the game.
QString citation(Rule rule);
QString citation(const RuleRef& ref);
/// The citation of the rule, and for a card's own text the card: "BC08, Gatekeepers".
QString citation(const Violation& violation);

/// The page of the reference about the violation: a card's id, or the rule's name. Empty for a check that is
/// no rule of the game.
QString page(const Violation& violation);

}  // namespace reach::words
