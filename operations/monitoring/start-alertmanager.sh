#!/bin/sh
# Fills alertmanager.yml.template in from the environment, into the file CONFIG, and starts Alertmanager with the arguments.
# ALERTMANAGER names the program: on Debian it is prometheus-alertmanager.
set -eu
config=${CONFIG:-/tmp/alertmanager.yml}
umask 077
awk '
  match($0, /#[A-Z_]+ /) {
    if (ENVIRON[substr($0, RSTART + 1, RLENGTH - 2)] == "") next
    $0 = substr($0, 1, RSTART - 1) substr($0, RSTART + RLENGTH)
  }
  {
    filled = ""
    while (match($0, /[$][{][A-Z_]+[}]/)) {
      value = ENVIRON[substr($0, RSTART + 2, RLENGTH - 3)]
      # Inside the quotes of YAML.
      gsub(/\047/, "\047\047", value)
      filled = filled substr($0, 1, RSTART - 1) value
      $0 = substr($0, RSTART + RLENGTH)
    }
    print filled $0
  }
' "$(dirname "$0")/alertmanager.yml.template" > "$config"
exec "${ALERTMANAGER:-alertmanager}" --config.file="$config" "$@"
