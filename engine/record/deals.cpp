#include "engine/contract/catalogue.h"
#include "engine/record/parse.h"
#include "engine/record/print.h"
#include "engine/record/record_names.h"

/// The deals of a Summit: actions of several players for each other at once (BR p.17).
namespace reach::record {
namespace {

using namespace command;
using Kind = DealPart::Kind;

constexpr std::array<std::string_view, 10> kDealVerbs{"cedes",   "delegates", "promises", "gives",
                                                      "invites", "consents",  "shares",   "forgives",
                                                      "brokers", "buys"};

/// The word for the Advocate's consent (F414).
constexpr std::string_view kGuilds = "guilds";

/// "fuel", "fuel from F302", "warrior", "L03", "captives yellow", "ships empire".
void parseGift(Words& words, DealPart& part) {
    if (const auto resource = parseName<Resource>(words.peek())) {
        words.take();
        part.resource = *resource;
        if (words.accept("from")) part.card = words.card();
        return;
    }
    if (const auto golem = parseName<Golem>(words.peek())) {
        words.take();
        part.golem = *golem;
        return;
    }
    if (const auto card = parseCard(words.peek())) {
        words.take();
        part.card = *card;
        return;
    }
    part.piece = words.name<TrophyKind>(ParseCode::ExpectedDeal);
    if (!isToken(part.piece)) part.color = words.name<Player>(ParseCode::ExpectedPlayer);
}

/// "ship 4-hex", "city 4-hex damaged".
void parseCeded(Words& words, DealPart& part) {
    constexpr std::array kPieces{TrophyKind::Ships, TrophyKind::Cities, TrophyKind::Starports};
    const auto piece = static_cast<std::size_t>(words.name<PieceKind>(ParseCode::ExpectedPiece));
    if (piece >= kPieces.size()) words.fail(ParseCode::ExpectedPiece);
    part.piece = kPieces[piece];
    part.system = words.name<SystemId>(ParseCode::ExpectedSystem);
    part.which = words.which();
}

DealPart parsePart(Words& words) {
    DealPart part;
    part.from = words.name<Player>(ParseCode::ExpectedPlayer);
    part.kind = static_cast<Kind>(words.choose(kDealVerbs, ParseCode::ExpectedDeal));
    switch (part.kind) {
        case Kind::Cede: parseCeded(words, part); break;
        case Kind::Delegate: part.card = words.card(); break;
        case Kind::Promise: words.expect("favor"); break;
        case Kind::Give: parseGift(words, part); break;
        case Kind::Invite: break;
        case Kind::Consent:
            if (words.accept(kGuilds)) break;
            [[fallthrough]];
        case Kind::Forgive: part.resource = words.name<Resource>(ParseCode::ExpectedResource); break;
        case Kind::Share:
        case Kind::Broker:
        case Kind::Buy: part.system = words.name<SystemId>(ParseCode::ExpectedSystem); break;
    }
    if (part.kind != Kind::Invite) words.expect("to");
    part.to = words.name<Player>(ParseCode::ExpectedPlayer);
    return part;
}

void parseParts(Words& words, Deal& deal) {
    do {
        if (deal.parts.full()) words.fail(ParseCode::TooMany);
        const DealPart part = parsePart(words);
        if (!words.failed()) deal.parts.push(part);
    } while (words.accept(","));
}

void addPart(Sentence& text, const DealPart& part) {
    text.add(nameOf(part.from)).add(kDealVerbs[static_cast<std::size_t>(part.kind)]);
    switch (part.kind) {
        case Kind::Cede:
            text.add(part.piece == TrophyKind::Ships    ? "ship"
                     : part.piece == TrophyKind::Cities ? "city"
                                                        : "starport");
            text.add(nameOf(part.system)).add(nameOf(part.which));
            break;
        case Kind::Delegate: text.add(nameOf(part.card)); break;
        case Kind::Promise: text.add("favor"); break;
        case Kind::Give:
            if (part.resource != Resource::None) {
                text.add(nameOf(part.resource));
                if (part.card != CardId::None) text.add("from").add(nameOf(part.card));
            } else if (part.golem != Golem::None)
                text.add(nameOf(part.golem));
            else if (part.card != CardId::None)
                text.add(nameOf(part.card));
            else if (isToken(part.piece))
                text.add(nameOf(part.piece));
            else
                text.add(nameOf(part.piece)).add(nameOf(part.color));
            break;
        case Kind::Invite: break;
        case Kind::Consent:
        case Kind::Forgive:
            text.add(part.resource == Resource::None ? kGuilds : nameOf(part.resource));
            break;
        case Kind::Share:
        case Kind::Broker:
        case Kind::Buy: text.add(nameOf(part.system)); break;
    }
    if (part.kind != Kind::Invite) text.add("to");
    text.add(nameOf(part.to));
}

}  // namespace

Command parseDeal(Words& words) {
    Deal deal;
    parseParts(words, deal);
    return deal;
}

Command parseForcedDeal(Words& words, Player player) {
    Deal deal;
    deal.player = player;
    deal.favors = static_cast<std::int8_t>(words.number(1, kAgents));
    deal.rival = words.name<Player>(ParseCode::ExpectedPlayer);
    words.expect(",");
    parseParts(words, deal);
    return deal;
}

std::string printDeal(const Deal& deal) {
    Sentence text;
    if (deal.favors > 0)
        text.add(nameOf(deal.player)).add("returns").add(deal.favors).add(nameOf(deal.rival));
    else
        text.add("deal");
    for (std::size_t i = 0; i < deal.parts.size(); ++i) {
        if (i > 0 || deal.favors > 0) text.comma();
        addPart(text, deal.parts[i]);
    }
    return text.text();
}

}  // namespace reach::record
