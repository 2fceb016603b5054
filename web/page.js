// Loads the game and shows how far it is, or says in the reader's language why it cannot be played here. Browsers that are
// too old for the game must still understand this file: it keeps to the JavaScript of 2009.
(function () {
  "use strict";
  var page = JSON.parse(document.body.getAttribute("data-page"));
  var said = document.getElementById("said");
  var bar = document.getElementById("bar");
  var again = document.getElementById("again");

  // What is said in the language chosen in the game, else in the first of the browser's that there are words for.
  function language() {
    var tags = [], i, code;
    try {
      tags.push(JSON.parse(localStorage.getItem("awele/settings.json")).language);
    } catch (e) { /* nothing is kept, or keeping is forbidden */ }
    tags = tags.concat(navigator.languages || navigator.language);
    for (i = 0; i < tags.length; i++) {
      code = String(tags[i]).toLowerCase().split("-")[0];
      if (page.words.hasOwnProperty(code)) {
        return code;
      }
    }
    return "en";
  }

  var lang = language();
  document.documentElement.lang = lang;
  again.textContent = page.words[lang].again;
  again.onclick = function () { location.reload(); };

  if (window.parent !== window) {
    document.documentElement.className = "framed"; // where the game hears keys only once it is pressed
  }

  function say(what) {
    said.textContent = page.words[lang][what];
    bar.hidden = what !== "loading";
    again.hidden = what !== "failed";
    document.body.className = "";
  }

  function hasWebGL2() {
    var gl = document.createElement("canvas").getContext("webgl2");
    var lose = gl && gl.getExtension("WEBGL_lose_context");
    if (lose) {
      lose.loseContext(); // a page may have few contexts, and the game needs one
    }
    return !!gl;
  }

  // The answer of a server, and the bar tells how much of it has come, unpacked, as the size in the page is. It is said to be
  // a WebAssembly file whatever the server calls it.
  function counted(response) {
    if (!response.body || typeof ReadableStream !== "function") {
      bar.removeAttribute("value");
      return response;
    }
    var reader = response.body.getReader();
    return new Response(new ReadableStream({
      pull: function (to) {
        return reader.read().then(function (part) {
          if (part.done) {
            to.close();
            return;
          }
          bar.value += part.value.length;
          to.enqueue(part.value);
        });
      }
    }), { headers: { "Content-Type": "application/wasm" } });
  }

  function instantiate(response, imports) {
    if (response.body && WebAssembly.instantiateStreaming) {
      return WebAssembly.instantiateStreaming(response, imports);
    }
    return response.arrayBuffer().then(function (bytes) { return WebAssembly.instantiate(bytes, imports); });
  }

  if (typeof WebAssembly !== "object" || typeof fetch !== "function" || typeof Go !== "function") {
    say("tooOld");
    return;
  }
  if (!hasWebGL2()) {
    say("noWebGL");
    return;
  }
  say("loading");
  var go = new Go();
  fetch(page.wasm).then(function (response) {
    if (!response.ok) {
      throw new Error(page.wasm + ": " + response.status);
    }
    return instantiate(counted(response), go.importObject);
  }).then(function (program) {
    return go.run(program.instance); // which says itself when its first picture is there
  }).then(function () {
    say("failed"); // a page is left by closing it: who comes here has stumbled
  }, function (error) {
    console.error(error);
    say(error instanceof WebAssembly.CompileError && bar.value === page.size ? "tooOld" : "failed");
  });
})();
