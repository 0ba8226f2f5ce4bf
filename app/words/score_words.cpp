#include "app/words/score_words.h"

#include "app/words/translate.h"

namespace reach::words {

QString powerCount(const QString& who) {
    return translate("score board", "Power of %1").arg(who);
}

QString cityCount(const QString& who) {
    return translate("score board", "Cities %1 has built").arg(who);
}

QString tokenCount(Resource token, const QString& who) {
    return translate("score board", "%1 of %2", "a resource, a player").arg(name(token), who);
}

QString captiveCount(const QString& who, const QString& rival) {
    return translate("score board", "Captives of %1 from %2").arg(who, rival);
}

QString trophyCount(const QString& who, const QString& owner) {
    return translate("score board", "Trophies of %1 from %2").arg(who, owner);
}

QString declaring(const QString& who, Ambition ambition) {
    return translate("score board", "%1 declares %2").arg(who, name(ambition));
}

QString boxedName() {
    return translate("score board", "On the box", "resources there count as a third player's");
}

QString noFreeSlot(const QString& who) {
    return translate("score board",
                     "%1 has no free slot: count a city that was built, or what was spent or discarded")
        .arg(who);
}

QString noneLeft(Resource token) {
    return translate("score board", "No %1 is left in the supply").arg(name(token));
}

}  // namespace reach::words
