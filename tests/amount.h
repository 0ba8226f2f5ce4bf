#pragma once

#include <QtGlobal>

/// How much a test tries: every check runs a sample, the long run (`packaging/test --long`) all of it, with
/// another seed each time.
namespace amount {

/// Whether this is the long run.
inline bool isLong() {
    return qEnvironmentVariableIsSet("REACHKEEPER_LONG");
}

/// How often something is tried.
inline int of(int sample, int all) {
    return isLong() ? all : sample;
}

/// The seed of random play: `usual`, so that a check is the same twice; the long run adds the one that it
/// drew and printed (REACHKEEPER_SEED).
inline quint32 seed(quint32 usual) {
    return usual + static_cast<quint32>(qEnvironmentVariableIntValue("REACHKEEPER_SEED"));
}

}  // namespace amount
