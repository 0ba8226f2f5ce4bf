#!/bin/sh
# dump.sh WRITER N: writes vN.sql, a store after 30 steps of the tests' script, and vN.txt, its content.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
"$1" "$folder/saves.sqlite" "$folder/backups" 0 30 >"$folder/steps"
sql() { sqlite3 "$folder/saves.sqlite" "$1"; }
{
    echo "PRAGMA application_id = $(sql 'PRAGMA application_id');"
    echo "PRAGMA user_version = $(sql 'PRAGMA user_version');"
    sql .dump
} >"$here/v$2.sql"
"$1" "$folder/saves.sqlite" >"$here/v$2.txt"
