#pragma once

#include <QtGlobal>

/// How much a test tries. A check runs a sample; the long run (`packaging/test --long`) runs everything, with
/// another seed each time.
namespace amount {

/// Whether a sanitizer watches this program: it is slower, and keeps in memory what is freed.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__clang__)
inline constexpr bool kSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

/// True in the long run.
inline bool isLong() {
    return qEnvironmentVariableIsSet("REACHKEEPER_LONG");
}

/// Returns how often to try something: `sample` times, or `all` times in the long run. Under a sanitizer a
/// quarter of the sample: each try takes many times as long there, and the same tries run without one.
inline int of(int sample, int all) {
    if (isLong()) return all;
    return kSanitized ? (sample + 3) / 4 : sample;
}

/// Returns the step through a list of tries. It is 1, but 4 where a sanitizer watches a check's run.
inline int step() {
    return kSanitized && !isLong() ? 4 : 1;
}

/// Returns the seed of random play. In a check it is `usual`, so that each check is the same. The long run
/// adds the seed that it drew and printed (REACHKEEPER_SEED).
inline quint32 seed(quint32 usual) {
    return usual + static_cast<quint32>(qEnvironmentVariableIntValue("REACHKEEPER_SEED"));
}

}  // namespace amount
