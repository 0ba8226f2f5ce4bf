# Reads the output of `ctest -V` and shows the output of the failed tests, without the functions that
# passed. For a test that passed in its second run, shows the failures of the first.
match($0, /^ *Start +[0-9]+: /) {
    id = $2 + 0
    lines[id] = 0
    said[id] = ""
}
match($0, /^[0-9]+: /) && !/: PASS |^[0-9]+: (Test command|Working Directory|Environment|Test timeout| [A-Z_]+=)/ {
    id = $1 + 0
    if (lines[id]++ < 200) said[id] = said[id] $0 "\n"
}
match($0, /^ *([0-9]+\/[0-9]+ )?Test +#[0-9]+: /) {
    split($0, parts, "#")
    id = parts[2] + 0
    if ($0 !~ / Passed +[0-9.]+ sec/) printf "%s%s\n", said[id], $0
    else if (failed[id]) printf "%s at the second go\n", $0
    failed[id] = $0 !~ / Passed +[0-9.]+ sec/
}
/No tests were found/
