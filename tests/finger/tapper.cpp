#include "tests/finger/tapper.h"

#include "tests/finger/screen.h"

#include <QMetaProperty>
#include <QTest>

#include <algorithm>
#include <utility>

namespace {

bool isA(const QQuickItem& item, const char* component) {
    return QByteArray(item.metaObject()->className()).startsWith(component);
}

/// A field of a value of the program's, whose types are not known here.
QVariant field(const QVariant& value, const char* name) {
    const QMetaObject* type = value.metaType().metaObject();
    const int at = type ? type->indexOfProperty(name) : -1;
    return at < 0 ? QVariant() : type->property(at).readOnGadget(value.constData());
}

/// Whether the rules allow what the item stands for; so it is when the item does not say.
bool isLegal(const QQuickItem& item) {
    if (const QVariant legal = item.property("legal"); legal.isValid()) return legal.toBool();
    const QVariant legal = field(item.property("spend"), "legal");
    return !legal.isValid() || legal.toBool();
}

/// The first words of an object's name: "option" of "option-3".
QString familyOf(const QString& name) {
    return name.section(QLatin1Char('-'), 0, 0);
}

struct Wish {
    const char* family;
    double weight;
};

/// How much a player would like to tap what; what is not here is left alone.
constexpr Wish kWishes[] = {
    // cards
    {"card", 1},
    {"copy", 2},
    {"pass", 0.2},
    // actions
    {"group", 1},
    {"option", 6},
    {"here", 4},
    {"cardOption", 4},
    {"influence", 1},
    {"secure", 6},
    {"token", 3},
    {"moveTo", 2},
    {"catapult", 6},
    {"rival", 0.3},
    {"assault", 0.3},
    {"skirmish", 0.3},
    {"raid", 0.6},
    {"moveFresh", 0.3},
    {"moveDamaged", 0.3},
    {"enterAnyway", 8},  // what is legal and was asked about
    {"battleRoll", 5},
    {"battleBegin", 5},
    {"battleOwnDice", 2},
    {"battleFaces", 4},
    {"countAgain", 0.5},
    {"battleOdds", 0.3},
    {"closePanel", 0.3},
    // answers
    {"rollHere", 6},
    {"rollAgain", 6},
    {"collectRoll", 6},
    {"collectFaces", 6},
    {"face", 2},
    {"enterFaces", 8},
    {"answer", 5},
    {"target", 1},
    {"enterHits", 8},
    {"drawCard", 8},
    {"draft", 6},
    {"found", 6},
    {"first", 1},
    {"skipRefill", 0.05},
    // the campaign
    {"event", 2},
    {"eventNumber", 1},
    {"eventFace", 1},
    {"enterEvent", 8},
    {"step", 5},
    {"advance", 2},
    {"atTableDone", 1},
    {"secretLook", 80},
    {"secret", 2},
    {"secretSeal", 30},
    {"drawFates", 1},
    {"golem", 3},
    {"slipstream", 2},
    {"moveFlagship", 0.3},
    {"pick", 0.5},
    {"dealPart", 1},
    {"dealDrop", 0.2},
    {"dealAgree", 6},
    {"moveLed", 0.5},
    {"battleLeads", 0.5},
};

/// Taps in a row that may change nothing (a choice that is made already): more are a fault.
constexpr int kPatience = 4;

}  // namespace

void Tapper::lookAt(QQuickItem& item, Look& seen) const {
    if (!item.isVisible()) return;
    if (item.inherits("QQuickAbstractButton")) {
        seen.buttons.push_back(&item);
    } else if (isA(item, "CourtCardFace_") && item.property("interactive").toBool()) {
        seen.faces.push_back(&item);
    } else if (item.objectName() == QStringLiteral("map")) {
        seen.map = &item;
        return;
    }
    for (QQuickItem* child : item.childItems()) lookAt(*child, seen);
}

Tapper::Look Tapper::look() const {
    Look seen;
    lookAt(*window_.contentItem(), seen);
    seen.sum = qHashMulti(0, screen::looks(*window_.contentItem()), told("cursor").toInt(),
                          told("message").toString());
    return seen;
}

QString Tapper::kind() const {
    const QString ask = field(told("prompt"), "ask").toString();
    return ask.left(1).toLower() + ask.mid(1);
}

double Tapper::weightOf(const QQuickItem& button) const {
    const double weight = plainWeight(button);
    if (!taste_ || weight <= 0) return weight;
    return weight * taste_(button.objectName(), field(button.property("option"), "entry").toString());
}

double Tapper::plainWeight(const QQuickItem& button) const {
    if (!button.isEnabled() || button.width() <= 0 || button.height() <= 0) return 0;
    const QString name = button.objectName();
    if (name.endsWith(QStringLiteral("--1"))) return 0;  // a row on its way out
    if (name == QStringLiteral("endTurn")) {
        if (!isLegal(button)) return 0;  // something is owed first
        const QVariant turn = told("turn");
        if (kind() != QStringLiteral("act")) return 0.1;
        return field(turn, "pips") == field(turn, "pipsUsed") ? 4 : 0.15;
    }
    if (isA(button, "CardTab_")) return last_ == QStringLiteral("cardTab") ? 0 : 0.1;
    if (!isLegal(button) || button.opacity() < 1) return 0;
    if (button.property("checked").toBool())
        for (const char* choice : {"group", "rival", "pick", "eventNumber", "eventFace", "secret"})
            if (familyOf(name) == QLatin1String(choice)) return 0;
    // Hits that were refused are not entered again: the suggestion will do.
    if (name == QStringLiteral("enterHits") && !told("message").toString().isEmpty()) return 0;
    if (name == QStringLiteral("group-battle")) return 3;
    for (const Wish& wish : kWishes)
        if (familyOf(name) == QLatin1String(wish.family)) return wish.weight;
    return 0;
}

/// Systems lit up on the map; else, now and then, one in which something stands.
void Tapper::addSystems(const Look& seen, std::vector<Target>& found) const {
    if (!seen.map) return;
    const QString selected = seen.map->property("selected").toString();
    const QStringList lit = seen.map->property("highlighted").toStringList();
    for (const QVariant& entry : told("systems").toList()) {
        const QString id = field(entry, "id").toString();
        if (!field(entry, "inPlay").toBool() || id == selected) continue;
        const bool asked = kind() == QStringLiteral("act") || kind() == QStringLiteral("free");
        // Who was told that a place is out of reach does not go through all the others.
        const double weight = lit.contains(id)                       ? (asked ? 1 : 2)
                              : asked && lit.isEmpty() && idle_ == 0 ? 0.05
                                                                     : 0;
        if (weight <= 0) continue;
        QPointF centre;
        if (QMetaObject::invokeMethod(seen.map, "centreOf", Q_RETURN_ARG(QPointF, centre),
                                      Q_ARG(QString, id)))
            found.push_back({seen.map, centre, QStringLiteral("system-") + id, weight});
    }
}

std::vector<Tapper::Target> Tapper::targets(const Look& seen) const {
    std::vector<Target> found;
    // A page that was opened by the way lies over the rest: whoever plays on closes it.
    for (QQuickItem* button : seen.buttons)
        if (button->objectName() == QStringLiteral("closeReference") &&
            button->mapToScene({}).x() < window_.width())
            return {{button, QPointF(button->width() / 2, button->height() / 2), button->objectName(), 1}};
    for (QQuickItem* button : seen.buttons) {
        const QString name = isA(*button, "CardTab_") ? QStringLiteral("cardTab") : button->objectName();
        if (const double weight = weightOf(*button); weight > 0)
            found.push_back({button, QPointF(button->width() / 2, button->height() / 2), name, weight});
    }
    if (kind() != QStringLiteral("play"))
        for (QQuickItem* face : seen.faces)
            if (!face->property("empty").toBool() && !face->property("unknown").toBool() &&
                !face->property("offered").toBool())
                found.push_back({face, QPointF(face->width() / 2, face->height() / 2),
                                 QStringLiteral("courtFace"), 0.05});
    addSystems(seen, found);
    // Who tapped in vain, or was told why not, tries something else.
    if (idle_ > 0 &&
        std::any_of(found.begin(), found.end(), [&](const Target& it) { return it.name != last_; }))
        std::erase_if(found, [&](const Target& target) { return target.name == last_; });
    return found;
}

/// Where the item lies, from the lists around it outward.
QString Tapper::whereIs(const Target& target) const {
    QStringList places;
    for (QQuickItem* around = target.item; around; around = around->parentItem()) {
        const QPointF at = target.item->mapToItem(around, target.at);
        if (around->inherits("QQuickFlickable"))
            places.append(QStringLiteral("%1,%2 in a list of %3x%4 with content %5..%6, %7..%8 at %9,%10")
                              .arg(at.x())
                              .arg(at.y())
                              .arg(around->width())
                              .arg(around->height())
                              .arg(around->property("originX").toDouble())
                              .arg(around->property("contentWidth").toDouble())
                              .arg(around->property("originY").toDouble())
                              .arg(around->property("contentHeight").toDouble())
                              .arg(around->property("contentX").toDouble())
                              .arg(around->property("contentY").toDouble()));
        else if (around->clip())
            places.append(QStringLiteral("%1,%2 in %3x%4")
                              .arg(at.x())
                              .arg(at.y())
                              .arg(around->width())
                              .arg(around->height()));
    }
    return places.join(QStringLiteral("; "));
}

QString Tapper::record() const {
    QString text;
    QMetaObject::invokeMethod(&table_, "record", Q_RETURN_ARG(QString, text));
    return text;
}

bool Tapper::fail(const QString& problem) {
    QStringList shown;
    for (const QQuickItem* button : look().buttons)
        shown.append(button->objectName() + QLatin1Char(':') + button->property("text").toString() +
                     (button->isEnabled() ? QString() : QStringLiteral(" (off)")));
    problem_ =
        QStringLiteral("%1; asked %2 \"%3\"; last tap %4; message \"%5\"; shown: %6\n%7")
            .arg(problem, kind(), field(told("prompt"), "text").toString(), last_, told("message").toString(),
                 shown.join(QStringLiteral(", ")), record().section(QLatin1Char('\n'), -30));
    return false;
}

/// A lore card is kept by its name: types until names are offered.
void Tapper::typeName() {
    QQuickItem* entry = window_.contentItem()->findChild<QQuickItem*>(QStringLiteral("loreSearch"));
    if (!entry || !entry->property("text").toString().isEmpty()) return;
    entry->forceActiveFocus();
    QTest::keyClick(&window_, static_cast<char>('a' + chance_.bounded(26)));
    screen::rest(window_);
    if (targets(look()).empty()) entry->setProperty("text", QString());
}

bool Tapper::tap() {
    // It has come to rest after the last tap, unless something else was done to it since.
    if (rested_ == 0 || look().sum != rested_)
        if (!screen::rest(window_)) return fail(QStringLiteral("the window does not come to rest"));
    if (kind() == QStringLiteral("keepLore")) typeName();
    const std::vector<Target> found = targets(look());
    if (found.empty()) return fail(QStringLiteral("nothing to tap"));
    double sum = 0;
    for (const Target& target : found) sum += target.weight;
    double at = chance_.generateDouble() * sum;
    auto chosen = found.begin();
    while (std::next(chosen) != found.end() && (at -= chosen->weight) > 0) ++chosen;
    // Flicking makes rows of a list anew: whoever taps has seen it stand still.
    const QPointF stood = chosen->item->mapToScene(chosen->at);
    const bool inReach = screen::bringIntoView(*chosen->item, chosen->at);
    if (chosen->item->mapToScene(chosen->at) != stood) screen::rest(window_);
    if (!chosen->item) return true;  // made anew meanwhile: look again
    const bool reached = inReach || screen::bringIntoView(*chosen->item, chosen->at);
    const QQuickItem* cover = reached ? screen::coverOf(*chosen->item, chosen->at) : nullptr;
    if (!reached || cover) {
        const QString problem =
            QStringLiteral("%1 is out of reach: %2%3")
                .arg(chosen->name, whereIs(*chosen),
                     cover ? QStringLiteral(", under ") + cover->objectName() : QString());
        qInfo("%s", qPrintable(problem));
        return ++idle_ < kPatience || fail(problem);
    }
    last_ = chosen->name;
    ++chapters_[told("chapter").toInt()];
    ++kinds_[kind()];
    ++tapped_[familyOf(last_)];
    ++taps_;
    const size_t before = look().sum;
    QTest::mouseClick(&window_, Qt::LeftButton, {}, chosen->item->mapToScene(chosen->at).toPoint());
    if (!screen::rest(window_)) return fail(QStringLiteral("the window does not come to rest"));
    rested_ = look().sum;
    idle_ = rested_ != before ? 0 : idle_ + 1;
    return idle_ < kPatience || fail(QStringLiteral("nothing changed"));
}

bool Tapper::play(int most) {
    for (int i = 0; i < most && !over(); ++i)
        if (!tap()) return false;
    return true;
}
