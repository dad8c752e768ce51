#!/bin/sh
# Starts a program in the unpacked files of an image as an engine does with `read_only`, `cap_drop` and
# `no-new-privileges`. Called by `unshare --mount --pid`, so that no mount is seen outside and all end together.
# enter-image.sh <files> <user:group> <folder within> <memory group or ""> <"folder=where it is kept" or "folder=tmpfs"> -- command…
set -eu
files=$1 user=${2%:*} group=${2#*:} within=$3 memory=$4
shift 4
[ -z "$memory" ] || echo $$ >"$memory/cgroup.procs"
mount --bind "$files" "$files"
mount --rbind /dev "$files/dev"
mount -t proc proc "$files/proc"
mount --bind /etc/hosts "$files/etc/hosts"
while [ "$1" != -- ]; do
  case $1 in
  *=tmpfs) mount -t tmpfs -o "mode=0755,uid=$user,gid=$group" tmpfs "$files${1%=*}" ;;
  *) mount --bind "${1#*=}" "$files${1%=*}" ;;
  esac
  shift
done
shift
mount -o remount,bind,ro "$files"
exec chroot "$files" setpriv --reuid "$user" --regid "$group" --clear-groups --bounding-set=-all --inh-caps=-all \
  --no-new-privs env -C "$within" "$@"
