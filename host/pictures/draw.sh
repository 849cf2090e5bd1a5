#!/bin/sh
# Renders the images in host/public from the SVG files in this folder, with Chromium (CHROMIUM_PATH).
# favicon.ico holds the 32 px image.
set -eu
cd "$(dirname "$0")"
public=../public
mkdir -p "$public/icons"
draw() { # source target width height
  page=$(mktemp --suffix=.html)
  printf '<style>*{margin:0}img{display:block;width:%spx;height:%spx}</style><img src="file://%s/%s">' "$3" "$4" "$PWD" "$1" >"$page"
  "${CHROMIUM_PATH:-/usr/bin/chromium}" --headless --no-sandbox --disable-gpu --hide-scrollbars --default-background-color=00000000 \
    --window-size="$3,$4" --screenshot="$2" "file://$page" >/dev/null 2>&1
  rm "$page"
}
draw og.svg "$PWD/$public/og.png" 1200 630
draw icon.svg "$PWD/$public/icons/icon-192.png" 192 192
draw icon.svg "$PWD/$public/icons/icon-512.png" 512 512
draw icon-maskable.svg "$PWD/$public/icons/icon-maskable-512.png" 512 512
draw icon-maskable.svg "$PWD/$public/icons/apple-touch-icon.png" 180 180
draw icon.svg "$PWD/favicon-32.png" 32 32
# An icon file is a directory with one entry, followed by the image.
size=$(wc -c <favicon-32.png)
octal() { printf '\\%03o\\%03o\\%03o\\%03o' $(($1 & 255)) $(($1 >> 8 & 255)) $(($1 >> 16 & 255)) $(($1 >> 24 & 255)); }
{ printf '\000\000\001\000\001\000\040\040\000\000\001\000\040\000'; printf "$(octal "$size")$(octal 22)"; cat favicon-32.png; } >"$public/favicon.ico"
rm favicon-32.png
