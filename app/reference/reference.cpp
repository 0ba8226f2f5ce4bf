#include "app/reference/reference.h"

#include "app/device/reference_file.h"
#include "app/settings/preferences.h"
#include "app/table/table.h"
#include "app/values/singleton.h"
#include "app/words/campaign/chore_words.h"
#include "app/words/home/reference_words.h"
#include "app/words/translate.h"

#include <algorithm>
#include <array>

namespace reach {
namespace {

using namespace reference;
using words::fromView;
using Page = reference::Entry;

constexpr std::array kBooks{"base", "blighted-reach", "arcades"};
constexpr std::array kSets{"base", "leaders-and-lore", "blighted-reach"};

/// Sorts the entries in the order of the printed books, terms alphabetically.
void sortForReading(std::vector<Page>& entries, Section section) {
    if (section == Section::Term) {
        std::ranges::stable_sort(entries, [](const Page& one, const Page& other) {
            return QString::localeAwareCompare(fromView(one.title), fromView(other.title)) < 0;
        });
    } else if (section == Section::Rule) {
        std::ranges::stable_sort(entries, {}, [](const Page& entry) {
            const auto book = std::ranges::find(kBooks, entry.book);
            return std::pair(book - kBooks.begin(), entry.page);
        });
    }
}

int countOf(std::ptrdiff_t count) {
    return static_cast<int>(count);
}

int fateOf(const Page& entry) {
    return entry.card ? entry.card->fate : 0;
}

int actOf(const Page& entry) {
    return entry.card ? entry.card->act : 0;
}

/// The first Act of a Fate: 1 for the A Fates.
int firstActOf(const std::vector<Page>& cards, int fate) {
    int first = 3;
    for (const Page& card : cards)
        if (fateOf(card) == fate && actOf(card) > 0) first = std::min(first, actOf(card));
    return first;
}

/// The Act of a passage that begins "Act II:"; 0 for any other passage.
int actOfLead(const QString& lead) {
    static const std::array<QString, 3> acts{QStringLiteral("Act I"), QStringLiteral("Act II"),
                                             QStringLiteral("Act III")};
    const auto at = std::ranges::find(acts, lead);
    return at == acts.end() ? 0 : static_cast<int>(at - acts.begin()) + 1;
}

/// The text of the Fate's card, without later Acts.
QList<view::BlockView> blocksUpTo(const view::PageView& page, int act) {
    QList<view::BlockView> told;
    for (const view::PartView& part : page.parts)
        for (const view::BlockView& block : part.blocks)
            if (part.kind == QStringLiteral("text") && actOfLead(block.lead) <= act) told.append(block);
    return told;
}

}  // namespace

ReferenceLibrary::ReferenceLibrary(QObject* parent)
    : QObject(parent), search_(new ReferenceSearch(*this)), cards_(new ReferenceCards(*this)) {
    device::whenReferenceComes(this, [this] { readAnew(); });
}

bool ReferenceLibrary::coming() const {
    return device::isReferenceComing();
}

bool ReferenceLibrary::foreign() {
    const auto isForeignRule = [this](const Page& rule) { return isForeign(rule.language); };
    return available() && std::ranges::all_of(entries(Section::Rule), isForeignRule);
}

bool ReferenceLibrary::isForeign(const std::string& language) const {
    return !language_.isEmpty() && language != language_.toStdString();
}

const Reference* ReferenceLibrary::reference() {
    if (opened_) return reference_ ? &*reference_ : nullptr;
    opened_ = true;
    if (const auto* preferences = singleton<Preferences>(*this, "Preferences")) {
        language_ = preferences->language();
        connect(preferences, &Preferences::changed, this, &ReferenceLibrary::followLanguage,
                Qt::UniqueConnection);
    }
    reference_ = std::move(Reference::open(device::referenceFile(), language_.toStdString()).reference);
    return reference_ ? &*reference_ : nullptr;
}

void ReferenceLibrary::followLanguage() {
    const auto* preferences = singleton<Preferences>(*this, "Preferences");
    if (preferences && preferences->language() != language_) readAnew();
}

void ReferenceLibrary::readAnew() {
    opened_ = false;
    reference_.reset();
    entries_.clear();
    search_->refresh();
    cards_->refresh();
    Q_EMIT changed();
}

AnyTable* ReferenceLibrary::table() const {
    return table_;
}

void ReferenceLibrary::setTable(AnyTable* table) {
    if (table == table_) return;
    if (table_) table_->disconnect(this);
    table_ = table;
    if (table_) connect(table_, &AnyTable::changed, this, &ReferenceLibrary::followTable);
    followTable();
}

void ReferenceLibrary::followTable() {
    inPlay_.reset();
    if (!search_->text().isEmpty()) search_->refresh();
    Q_EMIT tableChanged();
}

const std::vector<Page>& ReferenceLibrary::entries(Section section) {
    const auto found = entries_.find(section);
    if (found != entries_.end()) return found->second;
    std::vector<Page> list;
    if (const Reference* open = reference()) list = open->contents(section);
    sortForReading(list, section);
    return entries_[section] = std::move(list);
}

std::vector<std::string> ReferenceLibrary::setsInPlay() const {
    const auto* table = qobject_cast<const Table*>(table_.data());
    if (!table || !table->isOpen()) return {};
    const Setup& setup = table->game().setup;
    std::vector<std::string> sets{"base"};
    if (!setup.leaders.empty() || setup.campaign) sets.emplace_back("leaders-and-lore");
    if (setup.campaign) sets.emplace_back("blighted-reach");
    return sets;
}

std::string ReferenceLibrary::bookInPlay() const {
    const auto* table = qobject_cast<const Table*>(table_.data());
    if (table && table->isOpen()) return table->game().setup.campaign ? "blighted-reach" : "base";
    return table_ && table_->isOpen() && !table ? "arcades" : "";
}

const std::vector<std::string>& ReferenceLibrary::inPlay() {
    if (inPlay_) return *inPlay_;
    inPlay_.emplace();
    const auto* table = qobject_cast<const Table*>(table_.data());
    if (!table || !table->isOpen()) return *inPlay_;
    for (const QString& id : table->cardsInPlay()) inPlay_->push_back(id.toStdString());
    return *inPlay_;
}

QList<view::ShelfView> ReferenceLibrary::books() {
    QList<view::ShelfView> list;
    for (const char* book : kBooks)
        list.append({QString::fromLatin1(book), words::bookName(book),
                     countOf(std::ranges::count(entries(Section::Rule), book, &Page::book))});
    return list;
}

QList<view::ShelfView> ReferenceLibrary::sets() {
    QList<view::ShelfView> list;
    for (const char* set : kSets) {
        const auto count = std::ranges::count_if(
            entries(Section::Card), [&](const Page& entry) { return entry.card && entry.card->set == set; });
        list.append({QString::fromLatin1(set), words::setName(set), countOf(count)});
    }
    return list;
}

QList<view::FatePageView> ReferenceLibrary::fates() {
    const std::vector<Page>& cards = entries(Section::Card);
    QList<view::FatePageView> list;
    for (const Page& card : cards)
        if (card.kind == "fate")
            list.append({fateOf(card), firstActOf(cards, fateOf(card)), fromView(card.title)});
    return list;
}

QList<view::PageLinkView> ReferenceLibrary::onTheTable() {
    QStringList ids;
    for (const std::string& id : inPlay()) ids.append(fromView(id));
    return links(ids);
}

view::PageView ReferenceLibrary::page(const QString& id) {
    const Reference* open = reference();
    const auto entry = open ? open->entry(id.toStdString()) : std::nullopt;
    if (!entry) return {};
    view::PageView page = view::page(*open, *entry);
    page.foreign = isForeign(entry->language);
    if (const Page* before = neighbour(*entry, -1)) page.previous = view::link(*before);
    if (const Page* after = neighbour(*entry, 1)) page.next = view::link(*after);
    return page;
}

const Page* ReferenceLibrary::neighbour(const Page& entry, int step) {
    const std::vector<Page>& list = entries(entry.section);
    const auto at = std::ranges::find(list, entry.id, &Page::id) - list.begin() + step;
    if (at < 0 || at >= std::ssize(list)) return nullptr;
    const Page& found = list[static_cast<std::size_t>(at)];
    const bool together =
        entry.section == Section::Term ||
        (entry.card && found.card ? found.card->set == entry.card->set : found.book == entry.book);
    return together ? &found : nullptr;
}

QList<view::PageRowView> ReferenceLibrary::contents(const QString& shelf) {
    const QString book = shelf.startsWith(QStringLiteral("book:")) ? shelf.mid(5) : QString();
    const Section section = !book.isEmpty()                     ? Section::Rule
                            : shelf == QStringLiteral("aids")   ? Section::Aid
                            : shelf == QStringLiteral("terms")  ? Section::Term
                            : shelf == QStringLiteral("errata") ? Section::Erratum
                                                                : Section::Faq;
    QList<view::PageRowView> list;
    for (const Page& entry : entries(section))
        if (book.isEmpty() || fromView(entry.book) == book) list.append(view::row(entry));
    return list;
}

QList<view::PageLinkView> ReferenceLibrary::links(const QStringList& ids) {
    QList<view::PageLinkView> list;
    const Reference* open = reference();
    for (const QString& id : ids)
        if (const auto entry = open ? open->entry(id.toStdString()) : std::nullopt)
            list.append(view::link(*entry));
    return list;
}

view::FateStoryView ReferenceLibrary::fate(int number, int upToAct) {
    const std::vector<Page>& cards = entries(Section::Card);
    view::FateStoryView story;
    if (number < 1) return story;
    story.firstAct = firstActOf(cards, number);
    story.upToAct = std::max(story.firstAct, upToAct);
    for (int act = story.firstAct; act <= 3; ++act) {
        view::FateActView view;
        view.act = act;
        view.hidden = act > story.upToAct;
        story.acts.append(view);
    }
    for (const Page& card : cards) {
        if (fateOf(card) != number) continue;
        if (card.kind == "fate") {
            story.page = page(fromView(card.id));
            story.blocks = blocksUpTo(story.page, story.upToAct);
            continue;
        }
        if (actOf(card) < story.firstAct || actOf(card) > story.upToAct) continue;
        // The resolution of an Act names cards of the next Act.
        if (card.kind == "resolution" && actOf(card) == story.upToAct && story.upToAct < 3) continue;
        view::FateActView& act = story.acts[actOf(card) - story.firstAct];
        if (card.kind == "objective")
            act.objective = page(fromView(card.id)).told();
        else if (card.kind == "setup")
            act.setup = page(fromView(card.id)).told();
        else if (card.kind == "resolution")
            act.resolution = page(fromView(card.id)).told();
        else
            act.cards.append(view::link(card));
    }
    return story;
}

QString ReferenceLibrary::sectionName(const QString& section) const {
    const auto known = sectionOf(section.toStdString());
    return known ? words::sectionName(*known) : tr("On the table now");
}

QString ReferenceLibrary::bookName(const QString& book) const {
    return words::bookName(book.toStdString());
}

void ReferenceLibrary::show(const QString& what) {
    const Reference* open = reference();
    if (!open) return;
    const std::string id = what.toStdString();
    if (id.empty() || open->entry(id)) {
        Q_EMIT wanted(what);
    } else if (const std::string described = open->entryForRule(id); !described.empty()) {
        Q_EMIT wanted(fromView(described));
    }
}

void ReferenceLibrary::showRule(int page, const QString& heading, const QString& book) {
    const Reference* open = reference();
    if (!open) return;
    QString found;
    for (const reference::Entry& entry : open->contents(reference::Section::Rule)) {
        if (QString::fromStdString(entry.book) != book || entry.page != page) continue;
        const bool cited = QString::fromStdString(entry.heading).compare(heading, Qt::CaseInsensitive) == 0;
        if (found.isEmpty() || cited) found = QString::fromStdString(entry.id);
        if (cited) break;
    }
    Q_EMIT wanted(found);
}

}  // namespace reach

#include "moc_reference.cpp"
