#include "random_commands.h"

#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/limits.h"
#include "engine/record/record.h"

namespace {

using namespace reach;
using namespace reach::command;

struct Source {
    std::mt19937_64& random;

    int number(int lowest, int highest) { return std::uniform_int_distribution(lowest, highest)(random); }
    bool coin() { return number(0, 1) == 1; }
    template <typename Integer>
    Integer in(int lowest, int highest) {
        return static_cast<Integer>(number(lowest, highest));
    }
    Player player() { return in<Player>(0, kPlayerColors - 1); }
    SystemId system() { return in<SystemId>(0, kSystems - 1); }
    Resource resource() { return in<Resource>(0, kResources - 1); }
    Resource resourceOrNone() { return coin() ? resource() : Resource::None; }
    Ambition ambition() { return in<Ambition>(0, kAmbitions - 1); }
    CardId card() { return number(0, 9) == 0 ? CardId::Unknown : in<CardId>(0, cardCount() - 1); }
    PieceKind piece() { return in<PieceKind>(0, 4); }
    Which which() {
        Which which;
        for (auto trait : {&Which::damaged, &Which::used, &Which::outside})
            if (number(0, 3) == 0) which.*trait = coin();
        return which;
    }
    Ships ships() {
        const int fresh = number(0, kShips);
        return {static_cast<std::int8_t>(fresh), in<std::int8_t>(0, kShips - fresh)};
    }
    std::array<Resource, kResourceSlots> slots() {
        std::array<Resource, kResourceSlots> slots{};
        for (auto& slot : slots) slot = resourceOrNone();
        return slots;
    }
    Choice choice() {
        Choice choice;
        if (coin()) choice.system = system();
        if (coin()) choice.cluster = in<std::int8_t>(0, kClusters - 1);
        if (coin()) choice.player = player();
        choice.resource = resourceOrNone();
        choice.gives = resourceOrNone();
        if (coin()) choice.card = card();
        if (coin()) choice.from = system();
        if (coin()) choice.piece = in<TrophyKind>(0, 3);
        if (coin()) choice.ships = ships();
        choice.flagship = coin();
        choice.which = which();
        if (coin()) choice.count = in<std::int8_t>(0, 99);
        return choice;
    }
    RolledFaces faces() {
        RolledFaces faces{};
        for (auto& kind : faces)
            for (int dice = number(0, kDiceOfAKind); dice > 0; --dice)
                ++kind[static_cast<std::size_t>(number(0, kFaces - 1))];
        return canonicalFaces(faces);
    }
    FixedVector<Building, 3> buildings() {
        FixedVector<Building, 3> buildings;
        for (int i = number(0, 3); i > 0; --i)
            buildings.push({number(0, 4) == 0 ? Player::Free : player(), in<BuildingType>(0, 1), coin(),
                            coin(), coin()});
        return buildings;
    }
    LaidToken token();
    Correct correct();
};

LaidToken Source::token() {
    LaidToken token{.kind = in<FateToken>(0, kTokenKinds - 1)};
    const TokenKind& kind = tokenKind(token.kind);
    token.number = in<std::int8_t>(0, static_cast<int>(kind.which.size()));
    token.turned = !kind.back.empty() && coin();
    switch (number(0, 4)) {
        case 0: token.at = system(); break;
        case 1: token.player = player(); break;
        case 2: token.ambition = ambition(); break;
        case 3: token.card = in<CardId>(0, cardCount() - 1); break;
        default: break;
    }
    return token;
}

Correct Source::correct() {
    Correct c;
    c.field = in<Field>(0, index(Field::Pile));
    const bool ofPlayer = c.field <= Field::Cities || c.field == Field::CourtAgents ||
                          c.field == Field::Initiative || c.field == Field::Ships ||
                          (c.field >= Field::Title && c.field <= Field::FirstRegent) ||
                          (c.field >= Field::Frozen && c.field <= Field::Upgrade);
    if (ofPlayer) c.player = player();
    if (c.field >= Field::Ships && c.field <= Field::Unknown) c.system = system();
    switch (c.field) {
        case Field::Power: c.value = in<std::int16_t>(-kHighestPower, kHighestPower); break;
        case Field::Hand: c.value = in<std::int16_t>(-1, kActionCards); break;
        case Field::Slots: c.slots = slots(); break;
        case Field::Outrage: c.resource = resource(), c.value = in<std::int16_t>(0, 1); break;
        case Field::Captives: c.rival = player(), c.value = in<std::int16_t>(0, kAgents); break;
        case Field::Trophies:
            c.rival = player(), c.trophy = in<TrophyKind>(0, 3), c.value = in<std::int16_t>(0, 5);
            break;
        case Field::Cities: c.value = in<std::int16_t>(0, kCities); break;
        case Field::Card:
            c.card = card();
            if (coin())
                c.player = player();
            else
                c.value = in<std::int16_t>(0, kCardPiles - 1);
            break;
        case Field::CourtCard:
            c.place = in<std::int8_t>(0, 5), c.card = coin() ? card() : CardId::None;
            break;
        case Field::CourtAgents: c.card = card(), c.value = in<std::int16_t>(0, kAgents); break;
        case Field::Chapter: c.value = in<std::int16_t>(1, 5); break;
        case Field::Marker:
            c.place = in<std::int8_t>(0, 2), c.value = in<std::int16_t>(0, 1);
            if (coin()) c.ambition = ambition();
            break;
        case Field::Ships:
            if (coin()) c.player = coin() ? Player::Empire : Player::Blight;
            c.ships = ships();
            break;
        case Field::Title:
        case Field::Council: c.value = in<std::int16_t>(0, 1); break;
        case Field::Objective: c.value = in<std::int16_t>(-1, 50); break;
        case Field::Favors: c.rival = player(), c.value = in<std::int16_t>(0, kAgents); break;
        case Field::Trust: c.resource = resource(), c.value = in<std::int16_t>(0, kTokens); break;
        case Field::Flagship:
            if (coin()) c.system = system();
            break;
        case Field::Attached: c.place = in<std::int8_t>(0, 5), c.card = coin() ? card() : CardId::None; break;
        case Field::Side: c.card = card(), c.value = in<std::int16_t>(0, 1); break;
        case Field::Scrapped: c.value = in<std::int16_t>(0, kActionCards); break;
        case Field::Token: c.token = token(), c.value = in<std::int16_t>(0, 1); break;
        case Field::Commonwealth:
        case Field::Sponsored:
            if (coin()) c.ambition = ambition();
            break;
        case Field::Frozen: c.resource = resource(), c.value = in<std::int16_t>(0, kTokens); break;
        case Field::Pile:
            if (coin())
                c.system = system();
            else
                c.card = card();
            if (coin())
                c.resource = resource(), c.value = in<std::int16_t>(0, kTokens);
            else
                c.player = in<Player>(0, kOwners - 1), c.trophy = in<TrophyKind>(0, 3),
                c.value = in<std::int16_t>(0, kFreeCities);
            break;
        case Field::Upgrade:
            c.flagshipPlace = {in<Upgrade>(0, kUpgrades - 1), coin()}, c.system = SystemId::None;
            if (coin())
                c.buildings.push({.owner = c.player, .type = in<BuildingType>(0, 1), .damaged = coin()});
            break;
        case Field::PlanetType: c.resource = resourceOrNone(); break;
        case Field::Buildings: c.buildings = buildings(); break;
        default: break;
    }
    return c;
}

struct Fill {
    Source& s;

    template <typename Entry>
    void operator()(Entry& e) const {
        if constexpr (requires { e.player; }) e.player = s.player();
        fill(e);
    }
    void fill(PlayCard& e) const {
        if (s.number(0, 4) == 0) return static_cast<void>(e = {e.player, PlayMode::Event, ActionCard::Event});
        e.mode = s.in<PlayMode>(0, 3);
        e.card = s.coin() ? s.in<ActionCard>(0, kActionFaces - 1) : ActionCard::FaceDown;
    }
    void fill(Declare& e) const { e.ambition = s.ambition(); }
    void fill(Spend& e) const { e.token = s.resource(), e.as = s.resource(); }
    void fill(Tax& e) const {
        e.system = s.system(),
        e.owner = s.coin()   ? s.player()
                  : s.coin() ? e.player
                             : Player::None,
        e.gains = s.resourceOrNone(), e.which = s.which();
    }
    FlagshipPlace place() const { return {s.in<Upgrade>(0, kUpgrades - 1), s.coin()}; }
    void fill(Build& e) const {
        if (s.number(0, 3) == 0) return static_cast<void>(e.piece = s.piece(), e.place = place());
        e.piece = s.piece(), e.system = s.system(), e.outside = e.piece != PieceKind::Ship && s.coin();
        if (!e.outside && s.coin()) e.at = s.player();
        if (e.piece == PieceKind::Ship) e.which = s.which();
    }
    void fill(Repair& e) const {
        if (s.number(0, 3) == 0) return static_cast<void>(e.place = place());
        e.piece = s.piece(), e.system = s.system();
        if (s.coin()) e.owner = s.coin() ? Player::Empire : Player::Free;
        e.which = s.which();
    }
    void fill(Move& e) const {
        e.ships = s.ships(), e.from = s.system();
        e.slipstream = s.coin(), e.flagship = s.coin();
        if (s.coin()) e.fleet = s.ships();
        const auto some = [&] { return s.coin() ? s.ships() : Ships{}; };
        for (int i = s.number(1, 12); i > 0; --i) e.route.push({s.system(), some(), some()});
    }
    void fill(Influence& e) const { e.card = s.card(); }
    void fill(Secure& e) const { e.card = s.card(); }
    void fill(Ransack& e) const { e.card = s.card(); }
    void fill(Battle& e) const {
        e.defender = s.in<Player>(0, kOwners - 1), e.system = s.system();
        if (s.coin()) e.fleet = s.ships();
        for (auto& count : e.dice) count = s.in<std::int8_t>(0, kDiceOfAKind);
    }
    void fill(Roll& e) const { e.faces = s.faces(); }
    void fill(Reroll& e) const {
        for (std::size_t die = 0; die < kDice; ++die)
            for (int dice = s.number(0, kDiceOfAKind); dice > 0; --dice) {
                ++e.before[die][static_cast<std::size_t>(s.number(0, kFaces - 1))];
                ++e.after[die][static_cast<std::size_t>(s.number(0, kFaces - 1))];
            }
        e.before = canonicalFaces(e.before), e.after = canonicalFaces(e.after);
    }
    void fill(Collect& e) const {
        for (auto& count : e.dice) count = s.in<std::int8_t>(0, kDiceOfAKind);
    }
    void fill(Take& e) const { e.card = s.card(); }
    void fill(PutFirst& e) const { e.card = s.card(); }
    void fill(Seal& e) const {
        e.key = {s.card(), s.in<std::int8_t>(0, kSecrets)};
        for (auto& byte : e.seal) byte = s.in<std::uint8_t>(0, 255);
    }
    void fill(Reveal& e) const {
        if (s.coin())
            e.choice.system = s.system();
        else
            e.choice.player = s.player();
        for (auto& byte : e.salt) byte = s.in<std::uint8_t>(0, 255);
    }
    void fill(Suffer& e) const {
        for (int i = s.number(0, 30); i > 0; --i) e.hits.push(s.in<Hurt>(0, 9));
    }
    void fill(Strike& e) const {
        for (int i = s.number(0, 24); i > 0; --i) {
            const auto target = s.in<Target>(0, 18);
            e.targets.push({target, s.which()});
        }
    }
    void fill(Raid& e) const {
        if (s.coin())
            e.resource = s.resource();
        else
            e.card = s.card();
    }
    void fill(Court& e) const { e.card = s.card(); }
    void fill(Use& e) const {
        e.card = s.card(), e.choice = s.choice();
        const auto abilities = static_cast<int>(cardOf(e.card).abilities.size());
        if (abilities > 1) e.ability = s.in<std::uint8_t>(0, abilities - 1);
    }
    void fill(Choose& e) const { e.choice = s.choice(); }
    void fill(Discard& e) const { e.resource = s.resource(); }
    void fill(Arrange& e) const { e.slots = s.slots(); }
    void fill(Place& e) const { e.system = s.system(); }
    void fill(Mulligan& e) const { e.redraw = s.coin(); }
    void fill(SetDepth& e) const { e.depth = s.in<Depth>(0, 2); }
    void fill(SetStrictness& e) const { e.strictness = s.in<Strictness>(0, 2); }
    void fill(Correct& e) const { e = s.correct(); }
    void fill(RollEvent& e) const {
        if (s.number(0, 2) > 0) e.cluster = s.in<std::int8_t>(0, kClusters - 1);
        if (e.cluster < 0 || s.coin()) e.symbol = s.in<Spot>(1, 3);
        e.crisis = e.cluster >= 0 && e.symbol != Spot::Gate && s.coin();
    }
    void fill(CallToOrder& e) const { e.what = s.in<Politics>(0, 2); }
    void fill(Deal& e) const {
        e.favors = s.coin() ? s.in<std::int8_t>(1, kAgents) : std::int8_t{0};
        if (e.favors > 0)
            e.rival = s.player();
        else
            e.player = Player::None;
        for (int i = s.number(1, 6); i > 0; --i) e.parts.push(part());
    }
    DealPart part() const {
        DealPart part{.kind = s.in<DealPart::Kind>(0, 4), .from = s.player(), .to = s.player()};
        constexpr std::array kPieces{TrophyKind::Ships, TrophyKind::Cities, TrophyKind::Starports};
        if (part.kind == DealPart::Kind::Cede)
            part.system = s.system(), part.piece = kPieces[static_cast<std::size_t>(s.number(0, 2))],
            part.which = s.which();
        if (part.kind == DealPart::Kind::Delegate) part.card = s.card();
        if (part.kind != DealPart::Kind::Give) return part;
        if (s.coin())
            part.resource = s.resource();
        else
            part.piece = s.in<TrophyKind>(0, 5), part.color = s.in<Player>(0, kOwners - 1);
        return part;
    }
    void fill(EndSummit& e) const { e.opens = s.coin(); }
    void fill(ResolveEvent& e) const { e.crises = s.coin(); }
    void fill(CallSummit&) const {}
    void fill(Done&) const {}
    void fill(Pass&) const {}
    void fill(Seize&) const {}
    void fill(EndPrelude&) const {}
    void fill(EndTurn&) const {}
    void fill(EndRaid&) const {}
    void fill(Decline&) const {}
    void fill(Concede&) const {}
    void fill(Score&) const {}
};

template <std::size_t... Kinds>
Command emptyCommand(std::size_t kind, std::index_sequence<Kinds...>) {
    Command command;
    (void)((kind == Kinds && (command.emplace<Kinds>(), true)) || ...);
    return command;
}

}  // namespace

reach::Command randomCommand(std::size_t kind, std::mt19937_64& random) {
    auto command = emptyCommand(kind, std::make_index_sequence<std::variant_size_v<Command>>{});
    Source source{random};
    std::visit(Fill{source}, command);
    return command;
}
