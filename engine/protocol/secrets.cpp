#include "engine/protocol/secrets.h"

#include <algorithm>

namespace reach::event {
namespace {

auto* find(State& s, const SecretKey& key) {
    return std::ranges::find(s.campaign.secrets, key, &Secret::key);
}

}  // namespace

void SecretKept::apply(State& s) const {
    if (auto* kept = find(s, secret.key); kept != s.campaign.secrets.end())
        *kept = secret;
    else
        s.campaign.secrets.push(secret);
}

void SecretTold::apply(State& s) const {
    auto& secrets = s.campaign.secrets;
    if (const auto* told = find(s, key); told != secrets.end())
        secrets.removeAt(static_cast<std::size_t>(told - secrets.begin()));
}

}  // namespace reach::event
