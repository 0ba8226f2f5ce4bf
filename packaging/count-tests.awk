# Reads `ctest -V`: adds up the functions of Qt Test programs ("Totals: ..."); any other test counts as one.
# A program that failed without a failing function (a crash, a leak, a time limit) counts as one failure.
match($0, /^[0-9]+: Totals: /) {
    id = $1 + 0
    seen[id] = 1
    passed[id] += $3
    failed[id] += $5
}
match($0, /^ *[0-9]+\/[0-9]+ Test +#[0-9]+: /) {
    split($0, parts, "#")
    id = parts[2] + 0
    good = $0 ~ / Passed +[0-9.]+ sec/
    ran = 1
    if (!seen[id] && good) passed[id] = 1
    if (!good && !failed[id]) failed[id] = 1
    total_passed += passed[id]
    total_failed += failed[id]
}
END {
    if (!ran) total_failed = 1  # no test at all is not a success
    printf "%d passed, %d failed\n", total_passed, total_failed
}
