// Keeps the page for when there is no network. The list of files and the version, which is a hash of all that is in them, are
// written before this at build time.
"use strict";
const kept = "awele-" + version;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(kept).then((cache) =>
    cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })))));
});

// What an older version has kept goes when no page shows it any more.
addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(
    names.filter((name) => name.startsWith("awele-") && name !== kept).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  event.respondWith(caches.open(kept)
    .then((cache) => cache.match(event.request, { ignoreSearch: true, ignoreVary: true }))
    .then((hit) => hit || fetch(event.request)));
});

// The reader takes the new version, of which the page has told.
addEventListener("message", (event) => {
  if (event.data === "take over") {
    skipWaiting();
  }
});
