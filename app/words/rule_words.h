#pragma once

#include "engine/protocol/decision.h"
#include "engine/protocol/rule.h"

#include <QString>

/// What people read when an entry breaks a rule.
namespace reach::words {

/// The rule in one short sentence without a full stop; empty for Rule::None. A rule of a card names the card.
QString ruleText(const Violation& violation);

/// Where the rule stands: "Base p.12, Tax Limit"; empty for what is no rule of the game but plain sense.
QString citation(Rule rule);
QString citation(const RuleRef& ref);
/// The same, and for a card's own text the card: "BC08, Gatekeepers".
QString citation(const Violation& violation);

/// The page of the reference about it: a card's id, or the rule's name; empty for plain sense.
QString page(const Violation& violation);

}  // namespace reach::words
