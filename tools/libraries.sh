#!/bin/sh
# Installs the Debian or Ubuntu packages that are missing to play awele, or to test it. Installs nothing that is there.
#
#	tools/libraries.sh play
#	tools/libraries.sh test
#
# awele is built without cgo and opens its libraries by name when it starts, so no -dev package is ever needed.
set -u

# Each line: a library that Ebitengine opens when the window opens, and the package that holds it.
window='libX11.so.6 libx11-6
libXext.so.6 libxext6
libXrender.so.1 libxrender1
libXrandr.so.2 libxrandr2
libXi.so.6 libxi6
libXcursor.so.1 libxcursor1
libXinerama.so.1 libxinerama1
libGL.so.1 libgl1
libEGL.so.1 libegl1'

[ "$(uname -s)" = Linux ] || exit 0

# The loader's own list of libraries; /sbin is not always in a user's PATH.
known=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null)
has_library() { case "$known" in *"$1 "*) true ;; *) false ;; esac; }
has_command() { command -v "$1" >/dev/null 2>&1; }

on_debian() { grep -qx 'ID=debian' /etc/os-release 2>/dev/null; }

needed=
wanted=
while read -r library package; do
	has_library "$library" || needed="$needed $package"
done <<LIST
$window
LIST
case "${1:-}" in
play)
	has_library libasound.so.2 || wanted=sound
	;;
test)
	has_command xvfb-run && has_command Xvfb || needed="$needed xvfb"
	has_command xauth || needed="$needed xauth"
	has_command xrdb || needed="$needed x11-xserver-utils"
	ls /usr/lib/*/dri/swrast_dri.so >/dev/null 2>&1 || ls /usr/lib/*/libgallium*.so >/dev/null 2>&1 ||
		needed="$needed libgl1-mesa-dri"
	# In Debian alone Chromium is a package that can be driven; elsewhere the page for browsers is tested where it is there.
	[ -n "${CHROME:-}" ] || has_command chromium || has_command google-chrome || ! on_debian || needed="$needed chromium"
	;;
*)
	echo "use: $0 play|test" >&2
	exit 2
	;;
esac
[ -n "$needed$wanted" ] || exit 0

# The name that this release has for the ALSA library: Debian 13 and Ubuntu 24.04 renamed it.
sound_package() {
	if has_command apt-cache && apt-cache show libasound2t64 >/dev/null 2>&1; then
		echo libasound2t64
	else
		echo libasound2
	fi
}

# What a person who may install has to type, or which packages of Debian are meant where there is no apt-get.
advice() {
	if ! has_command apt-get; then
		echo "please install what Debian calls$*"
	elif has_command sudo; then
		echo "please run: sudo apt-get install$*"
	else
		echo "please run as root: apt-get install$*"
	fi
}

# Without the sound library awele plays silently, so only the rest stops us.
give_up() {
	if [ -n "$needed" ]; then
		echo "Some libraries that awele needs are missing, and could not be installed from here:" >&2
		advice "$needed${wanted:+ $(sound_package)}" >&2
		exit 1
	fi
	echo "awele will be silent here. To hear it, $(advice " $(sound_package)")" >&2
	exit 0
}

if ! has_command apt-get; then
	give_up
elif [ "$(id -u)" = 0 ]; then
	root=
elif has_command sudo && [ -t 0 ]; then
	root=sudo
elif has_command sudo; then
	root='sudo -n'
else
	give_up
fi

as_root() { $root env DEBIAN_FRONTEND=noninteractive "$@"; }

echo "Installing the libraries that are missing:$needed $wanted"
as_root apt-get update -q || true
[ -z "$wanted" ] || sound=$(sound_package)
# shellcheck disable=SC2086
as_root apt-get install -q -y --no-install-recommends $needed ${sound:-} || give_up
