#!/bin/sh
# The banner's film: a very slow push in on a street at dusk and back again, so that its end meets its beginning.
# Needs ffmpeg. Usage: demo/media/make-video.sh [picture of demo/pictures, or a larger render of it]
set -eu
cd "$(dirname "$0")"
picture=${1:-../pictures/stepped-gable-2.webp}
frames=288 # 12 seconds of 24
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The zoom moves in whole pixels of its input, so it works on a large one; a cosine has no jerk where it turns.
ffmpeg -v error -y -i "$picture" -vf "scale=5120:-2:flags=lanczos,crop=5120:2880:0:'(ih-oh)*0.5'" "$work/large.png"
ffmpeg -v error -y -loop 1 -framerate 24 -i "$work/large.png" -frames:v $frames -vf \
  "zoompan=z='1.035-0.035*cos(2*PI*on/$frames)':x='(iw-iw/zoom)*0.52':y='(ih-ih/zoom)*0.75':d=$frames:s=1280x720:fps=24,setsar=1,format=yuv420p" \
  -c:v ffv1 "$work/film.mkv"
ffmpeg -v error -y -i "$work/film.mkv" -an -c:v libx264 -preset medium -crf 27 -tune stillimage -pix_fmt yuv420p -movflags +faststart street-at-dusk.mp4
ffmpeg -v error -y -i "$work/film.mkv" -an -c:v libvpx-vp9 -crf 38 -b:v 0 -row-mt 1 -cpu-used 5 -pix_fmt yuv420p street-at-dusk.webm
