# Reads the output of `ctest -V` and adds up the functions of Qt Test programs ("Totals: ..."). Any other
# test counts as one. A program that failed without a failing function (a crash, a leak, a time limit)
# counts as one failure. If a test ran twice, the second run counts, and the second line of the output
# names the test.
match($0, /^ *Start +[0-9]+: /) {
    id = $2 + 0
    if (id in seen) again[id] = $3
    seen[id] = passed[id] = failed[id] = 0
}
match($0, /^[0-9]+: Totals: /) {
    id = $1 + 0
    seen[id] = 1
    passed[id] += $3
    failed[id] += $5
}
match($0, /^ *([0-9]+\/[0-9]+ )?Test +#[0-9]+: /) {
    split($0, parts, "#")
    id = parts[2] + 0
    good = $0 ~ / Passed +[0-9.]+ sec/
    if (!seen[id] && good) passed[id] = 1
    if (!good && !failed[id]) failed[id] = 1
}
END {
    for (id in passed) {
        total_passed += passed[id]
        total_failed += failed[id]
        ran = 1
    }
    if (!ran) total_failed = 1  # a run without tests is a failure
    printf "%d passed, %d failed\n", total_passed, total_failed
    for (id in again) printf "%s ", again[id]
}
