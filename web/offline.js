// Where the page came encrypted, or from this machine, it is kept for when there is no network, and the reader is told of a
// newer version. Elsewhere browsers do not offer that.
(() => {
  "use strict";
  let worker;
  try {
    worker = navigator.serviceWorker;
  } catch (e) { /* the page lies in a frame that may keep nothing */ }
  if (!worker) {
    return;
  }
  const page = JSON.parse(document.body.dataset.page);
  const newer = document.getElementById("newer");
  const shownFor = 60000; // milliseconds

  function tell(waiting) {
    newer.textContent = page.words[document.documentElement.lang.toLowerCase()].newer;
    newer.hidden = false;
    newer.onclick = () => waiting.postMessage("take over");
    setTimeout(() => { newer.hidden = true; }, shownFor); // it is told again at the next start
  }

  function watch(installing) {
    installing.addEventListener("statechange", () => {
      if (installing.state === "installed" && worker.controller) {
        tell(installing);
      }
    });
  }

  addEventListener("load", () => {
    const old = worker.controller;
    worker.addEventListener("controllerchange", () => {
      if (old) {
        location.reload(); // what was played is kept
      }
    });
    worker.register("worker.js").then((registration) => {
      if (registration.waiting && old) {
        tell(registration.waiting);
      }
      if (registration.installing) {
        watch(registration.installing);
      }
      registration.addEventListener("updatefound", () => watch(registration.installing));
    }).catch((error) => console.warn("awele: without a network this page will not be there:", error));
  });
})();
