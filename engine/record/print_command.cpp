#include "engine/contract/catalogue.h"
#include "engine/record/print.h"
#include "engine/record/record_names.h"

namespace reach::record {
namespace {

using namespace command;

std::string line(const auto&... words) {
    return Sentence(words...).text();
}

std::string diceText(const DiceCount& dice) {
    Sentence text;
    for (const Die die : kAllDice)
        if (const int count = dice[static_cast<std::size_t>(die)]; count > 0)
            text.add(count).add(nameOf(die));
    return text.text().empty() ? "nothing" : text.text();
}

/// From the last face to the blank ones: the order in which people read out a roll.
void addFaces(Sentence& text, Die die, const std::array<std::int8_t, kFaces>& counts) {
    for (std::size_t face = kFaces; face-- > 0;)
        for (int i = 0; i < counts[face]; ++i)
            text.add(nameOf(kDieFaces[static_cast<std::size_t>(die)][face]));
}

bool isEmpty(const std::array<std::int8_t, kFaces>& counts) {
    return counts == std::array<std::int8_t, kFaces>{};
}

std::string facesText(const RolledFaces& rolled) {
    const RolledFaces faces = canonicalFaces(rolled);
    Sentence text;
    for (const Die die : kAllDice) {
        const auto& counts = faces[static_cast<std::size_t>(die)];
        if (isEmpty(counts)) continue;
        if (!text.text().empty()) text.comma();
        text.add(nameOf(die));
        addFaces(text, die, counts);
    }
    return text.text().empty() ? "nothing" : text.text();
}

std::string rerollText(const Reroll& reroll) {
    const RolledFaces before = canonicalFaces(reroll.before);
    const RolledFaces after = canonicalFaces(reroll.after);
    Sentence text;
    for (const Die die : kAllDice) {
        const auto kind = static_cast<std::size_t>(die);
        if (isEmpty(before[kind])) continue;
        if (!text.text().empty()) text.comma();
        text.add(nameOf(die));
        addFaces(text, die, before[kind]);
        text.add(">");
        addFaces(text, die, after[kind]);
    }
    return text.text().empty() ? "none" : text.text();
}

std::string choiceText(const Choice& choice) {
    Sentence text;
    if (choice.from != SystemId::None) text.add("from").add(nameOf(choice.from));
    if (choice.system != SystemId::None) text.add(nameOf(choice.system));
    if (choice.cluster >= 0) text.add("cluster").add(choice.cluster + 1);
    if (choice.player != Player::None) text.add(nameOf(choice.player));
    if (choice.resource != Resource::None) text.add(nameOf(choice.resource));
    if (choice.gives != Resource::None) text.add("gives").add(nameOf(choice.gives));
    if (choice.card != CardId::None) text.add(nameOf(choice.card));
    if (choice.golem != Golem::None) text.add(nameOf(choice.golem));
    if (choice.piece != TrophyKind::None) text.add(nameOf(choice.piece));
    if (choice.count >= 0) text.add(choice.count);
    if (choice.ships != Ships{}) text.add("moving").add(shipsText(choice.ships));
    if (choice.flagship) text.add("flagship");
    text.add(nameOf(choice.which));
    return text.text();
}

std::string_view verbOf(PlayMode mode) {
    switch (mode) {
        case PlayMode::Lead: return "leads";
        case PlayMode::Surpass: return "surpasses";
        case PlayMode::Copy: return "copies";
        case PlayMode::Pivot: return "pivots";
        case PlayMode::Event: return "plays";
    }
    return "leads";
}

std::string_view abilityName(const Use& use) {
    const auto& abilities = cardOf(use.card).abilities;
    return abilities.size() > 1 && use.ability < abilities.size() ? abilities[use.ability].name : "";
}

struct Printer {
    std::string operator()(const PlayCard& c) const {
        const bool unsaid = c.mode == PlayMode::Copy && c.card == ActionCard::FaceDown;
        return line(nameOf(c.player), verbOf(c.mode), unsaid ? std::string() : nameOf(c.card));
    }
    std::string operator()(const Pass& c) const { return line(nameOf(c.player), "passes"); }
    std::string operator()(const Declare& c) const {
        return line(nameOf(c.player), "declares", nameOf(c.ambition));
    }
    std::string operator()(const Seize& c) const {
        return line(nameOf(c.player), "seizes",
                    c.outrage == Resource::None ? std::string_view() : nameOf(c.outrage));
    }
    std::string operator()(const EndPrelude& c) const { return line(nameOf(c.player), "ends prelude"); }
    std::string operator()(const EndTurn& c) const { return line(nameOf(c.player), "ends turn"); }
    std::string operator()(const Spend& c) const {
        if (c.golem != Golem::None) return line(nameOf(c.player), "spends", nameOf(c.golem));
        Sentence text(nameOf(c.player), "spends", nameOf(c.token));
        if (c.as != c.token) text.add("as").add(nameOf(c.as));
        if (c.slot > 0) text.add("from").add(c.slot);
        return text.text();
    }
    std::string operator()(const Tax& c) const {
        const auto owner = c.owner == c.player       ? std::string_view()
                           : c.owner == Player::None ? std::string_view("slot")
                                                     : nameOf(c.owner);
        const auto gains = c.gains == Resource::None ? std::string_view() : nameOf(c.gains);
        return line(nameOf(c.player), "taxes", nameOf(c.system), owner, nameOf(c.which), gains);
    }
    std::string operator()(const Build& c) const {
        if (c.system == SystemId::None)
            return line(nameOf(c.player), "builds", nameOf(c.piece), placeText(c.place));
        const auto where = c.outside              ? std::string_view("outside")
                           : c.at != Player::None ? nameOf(c.at)
                                                  : std::string_view();
        return line(nameOf(c.player), "builds", nameOf(c.piece), nameOf(c.system), where, nameOf(c.which));
    }
    std::string operator()(const Move& c) const {
        Sentence text(nameOf(c.player), "moves");
        if (c.slipstream) text.add("slipstream");
        if (c.flagship) text.add("flagship");
        text.add(shipsText(c.ships));
        if (c.of != Player::None) text.add("of").add(nameOf(c.of));
        if (c.fleet != Ships{}) text.add("fleet").add(shipsText(c.fleet));
        text.add(nameOf(c.from));
        for (const Hop& hop : c.route) {
            text.add(">").add(nameOf(hop.to));
            if (hop.drop == Ships{} && hop.dropFleet == Ships{}) continue;
            text.add("drops").add(shipsText(hop.drop));
            if (hop.dropFleet != Ships{}) text.add("fleet").add(shipsText(hop.dropFleet));
        }
        return text.text();
    }
    std::string operator()(const Repair& c) const {
        const auto owner = c.owner == Player::None ? std::string_view() : nameOf(c.owner);
        if (c.system == SystemId::None) return line(nameOf(c.player), "repairs", placeText(c.place), owner);
        return line(nameOf(c.player), "repairs", nameOf(c.piece), nameOf(c.system), owner, nameOf(c.which));
    }
    std::string operator()(const Influence& c) const {
        return line(nameOf(c.player), "influences", nameOf(c.card));
    }
    std::string operator()(const Secure& c) const {
        return line(nameOf(c.player), "secures", nameOf(c.card));
    }
    std::string operator()(const Battle& c) const {
        Sentence text(nameOf(c.player), "battles", nameOf(c.defender), nameOf(c.system));
        if (c.fleet != Ships{}) text.add("fleet").add(shipsText(c.fleet));
        if (c.lent.of != Player::None) {
            text.add("of").add(nameOf(c.lent.of));
            if (c.lent.flagship) text.add("flagship");
            text.add(shipsText(c.lent.ships));
        }
        return text.add("with").add(diceText(c.dice)).text();
    }
    std::string operator()(const Roll& c) const { return line("rolls", facesText(c.faces)); }
    std::string operator()(const Collect& c) const {
        return line(nameOf(c.player), "collects", diceText(c.dice));
    }
    std::string operator()(const Take& c) const { return line(nameOf(c.player), "takes", nameOf(c.card)); }
    std::string operator()(const Reroll& c) const { return line("rerolls", rerollText(c)); }
    std::string operator()(const Suffer& c) const {
        Sentence text(nameOf(c.player), "suffers");
        for (const Hurt hurt : c.hits) text.add(nameOf(hurt));
        return c.hits.empty() ? text.add("nothing").text() : text.text();
    }
    std::string operator()(const Strike& c) const {
        Sentence text(nameOf(c.player), "strikes");
        for (const Hit& hit : c.targets) text.add(nameOf(hit.which)).add(nameOf(hit.target));
        return c.targets.empty() ? text.add("nothing").text() : text.text();
    }
    std::string operator()(const Ransack& c) const {
        return line(nameOf(c.player), "ransacks", nameOf(c.card));
    }
    std::string operator()(const Raid& c) const {
        if (c.golem != Golem::None) return line(nameOf(c.player), "raids", nameOf(c.golem));
        if (isToken(c.piece)) return line(nameOf(c.player), "raids", nameOf(c.piece));
        if (c.piece != TrophyKind::None)
            return line(nameOf(c.player), "raids", nameOf(c.piece), nameOf(c.color));
        const bool token = c.resource != Resource::None;
        return line(nameOf(c.player), "raids", token ? nameOf(c.resource) : nameOf(c.card));
    }
    std::string operator()(const EndRaid& c) const { return line(nameOf(c.player), "ends raid"); }
    std::string operator()(const Court& c) const { return line("court", nameOf(c.card)); }
    std::string operator()(const Use& c) const {
        return line(nameOf(c.player), "uses", nameOf(c.card), abilityName(c), choiceText(c.choice));
    }
    std::string operator()(const Choose& c) const {
        return line(nameOf(c.player), "chooses", c.choice == Choice{} ? "nothing" : choiceText(c.choice));
    }
    std::string operator()(const Decline& c) const { return line(nameOf(c.player), "declines"); }
    std::string operator()(const Seal& c) const {
        Sentence text(nameOf(c.player), "seals", nameOf(c.key.card));
        if (c.key.number > 0) text.add(c.key.number);
        return text.add(hexOf(c.seal)).text();
    }
    std::string operator()(const Reveal& c) const {
        return line(nameOf(c.player), "reveals", choiceText(c.choice), "with", hexOf(c.salt));
    }
    std::string operator()(const PutFirst& c) const {
        return line(nameOf(c.player), "puts", nameOf(c.card), "first");
    }
    std::string operator()(const Discard& c) const {
        if (c.golem == Golem::None && c.resource == Resource::None) return line(nameOf(c.player), "exports");
        return line(nameOf(c.player), "discards",
                    c.golem != Golem::None ? nameOf(c.golem) : nameOf(c.resource));
    }
    std::string operator()(const Arrange& c) const {
        return line(nameOf(c.player), "arranges", slotsText(c.slots, c.golems));
    }
    std::string operator()(const Place& c) const {
        return line(nameOf(c.player), "places", nameOf(c.system));
    }
    std::string operator()(const Score&) const { return "score"; }
    std::string operator()(const Mulligan& c) const {
        return line(nameOf(c.player), c.redraw ? "mulligans" : "keeps");
    }
    std::string operator()(const Concede& c) const { return line(nameOf(c.player), "concedes"); }
    std::string operator()(const SetDepth& c) const { return line("depth", nameOf(c.depth)); }
    std::string operator()(const SetStrictness& c) const { return line("strictness", nameOf(c.strictness)); }
    std::string operator()(const Correct& c) const { return printCorrection(c); }
    std::string operator()(const RollEvent& c) const {
        Sentence text("event");
        if (c.cluster >= 0) text.add(c.cluster + 1);
        if (c.symbol == Spot::Gate) return text.text();
        if (c.cluster >= 0 || c.crisis) text.add(c.crisis ? "crisis" : "edict");
        return text.add(nameOf(c.symbol)).text();
    }
    std::string operator()(const CallSummit& c) const { return line(nameOf(c.player), "calls summit"); }
    std::string operator()(const CallToOrder& c) const { return line(nameOf(c.player), nameOf(c.what)); }
    std::string operator()(const Deal& c) const { return printDeal(c); }
    std::string operator()(const EndSummit& c) const {
        return line(nameOf(c.player), c.opens ? "opens negotiations" : "ends summit");
    }
    std::string operator()(const ResolveEvent& c) const {
        return line(nameOf(c.player), "resolves", c.crises ? "crises" : "edicts");
    }
    std::string operator()(const Done&) const { return "done"; }
};

}  // namespace

std::string shipsText(const Ships& ships) {
    auto text = std::to_string(ships.fresh);
    if (ships.damaged != 0) text.append(1, '+').append(std::to_string(ships.damaged));
    return text;
}

std::string placeText(FlagshipPlace place) {
    return Sentence(nameOf(place.upgrade), place.armor ? "armor" : "").text();
}

std::string slotsText(const std::array<Resource, kResourceSlots>& slots,
                      const std::array<Golem, kResourceSlots>& golems) {
    Sentence text;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (golems[i] != Golem::None)
            text.add(nameOf(golems[i]));
        else if (i < kBoardSlots || slots[i] != Resource::None)
            text.add(nameOf(slots[i]));
    }
    return text.text();
}

}  // namespace reach::record

namespace reach {

std::string printCommand(const Command& command) {
    return std::visit(record::Printer{}, command);
}

}  // namespace reach
