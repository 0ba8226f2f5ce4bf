#include "app/host/keyring.h"
#include "app/server/call.h"
#include "app/server/house.h"
#include "app/words/home/save_words.h"

#include <QDateTime>
#include <QString>

#include <cstdio>

namespace reach::server {

int newKey(const Call& call) {
    const auto kind = readKeyKind(call.kind);
    if (!kind) return kMistake;
    Keyring keys(House::keysIn(call.data));
    const auto key = keys.make(*kind, call.label, QDateTime::currentSecsSinceEpoch());
    if (!key.ok()) {
        std::fprintf(stderr, "%s\n", qPrintable(words::saveErrorText(key.error())));
        return kUnusable;
    }
    std::printf("%s\n", key.value().c_str());
    std::fprintf(stderr, "This is key %s. It is shown once; the host keeps only its hash.\n",
                 keys.find(key.value())->id.c_str());
    return 0;
}

int listKeys(const Call& call) {
    for (const HostKey& key : Keyring(House::keysIn(call.data)).all())
        std::printf("%s\t%s\t%s\t%s\n", key.id.c_str(), std::string(nameOf(key.kind)).c_str(),
                    qPrintable(QDateTime::fromSecsSinceEpoch(key.made).date().toString(Qt::ISODate)),
                    key.label.c_str());
    return 0;
}

int revokeKey(const Call& call) {
    if (Keyring(House::keysIn(call.data)).revoke(call.id)) return 0;
    std::fprintf(stderr, "There is no key %s.\n", call.id.c_str());
    return kUnusable;
}

}  // namespace reach::server
