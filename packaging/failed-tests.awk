# Reads `ctest -V`: shows what the failed tests printed, without the functions that passed.
match($0, /^[0-9]+: /) && !/: PASS |^[0-9]+: (Test command|Working Directory|Environment|Test timeout| [A-Z_]+=)/ {
    id = $1 + 0
    if (lines[id]++ < 200) said[id] = said[id] $0 "\n"
}
/^ *[0-9]+\/[0-9]+ Test +#[0-9]+: / && !/ Passed +[0-9.]+ sec/ {
    split($0, parts, "#")
    printf "%s%s\n", said[parts[2] + 0], $0
}
/No tests were found/
