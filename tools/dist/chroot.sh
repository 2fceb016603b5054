#!/bin/sh
# Installs the package for Debian in a bare system of its own, starts it under a virtual display, and removes it again. Needs
# root, debootstrap and a mirror, and takes some minutes. `make dist` comes before.
#
#	tools/dist/chroot.sh dist/awele_0.1.0_amd64.deb [bookworm]
set -eu

package=$1
release=${2:-bookworm}
bare=$(mktemp -d)
clean() {
	umount "$bare/proc" "$bare/dev" 2>/dev/null || true
	rm -rf --one-file-system "$bare"
}
trap clean EXIT
fail() {
	echo "chroot: $*" >&2
	exit 1
}
inside() { chroot "$bare" env DEBIAN_FRONTEND=noninteractive HOME=/root "$@"; }

debootstrap --variant=minbase "$release" "$bare" >/dev/null
mount -t proc proc "$bare/proc"
mount --bind /dev "$bare/dev"
cp /etc/resolv.conf "$bare/etc/resolv.conf"
cp "$package" "$bare/root/awele.deb"

inside apt-get update -q >/dev/null
inside apt-get install -y --no-install-recommends /root/awele.deb >/dev/null
inside awele -version
inside awele -rules >/dev/null
inside apt-get install -y --no-install-recommends xvfb xauth libgl1-mesa-dri x11-utils >/dev/null

cat >"$bare/root/start" <<'SCRIPT'
awele -board awele &
program=$!
for try in $(seq 60); do
	sleep 0.5
	xwininfo -root -tree | grep -q '"Awele"' && break
done
xwininfo -root -tree | grep '"Awele"' || exit 1
sleep 2
kill -TERM $program
wait $program
[ $? -eq 143 ] # it has kept the game, and ended by the signal
SCRIPT
inside xvfb-run -a -s "-screen 0 1280x800x24" sh /root/start || fail "the installed program shows no window, or does not end well"
[ -f "$bare/root/.config/awele/game-awele.json" ] || fail "the installed program keeps no game"

inside apt-get purge -y awele >/dev/null
left=$(inside find / -xdev -name '*awele*' -not -path '/proc/*' -not -path '/root/*')
[ -z "$left" ] || fail "the package leaves behind: $left"
echo "installed, started, and removed without a trace"
