# Sourced. other_debian DIR SUITE KIND: from then on apt() reads the packages (KIND deb) or sources (deb-src) of this release of
# Debian, with package lists in DIR. Nothing of the system's own lists changes.
# shellcheck shell=bash
other_debian() {
    local mirror
    lists_of_other=$1
    mkdir -p "$lists_of_other/lists/partial"
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(SITE) $(COMPONENT)' 'Created-By: Packages' | awk '$2 == "main" { print $1; exit }')
    echo "$3 ${mirror:-http://deb.debian.org/debian} $2 main" >"$lists_of_other/sources.list"
}
apt() {
    apt-get -qq -o Dir::Etc::SourceList="$lists_of_other/sources.list" -o Dir::Etc::SourceParts=/dev/null \
        -o Dir::State::Lists="$lists_of_other/lists" -o APT::Sandbox::User="$(id -un)" -o Dir::Cache::srcpkgcache= -o Dir::Cache::pkgcache= "$@"
}
