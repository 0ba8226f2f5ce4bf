// The doorway: shows that the program is coming, says what is missing, and gives the program what a browser has for it
// (app/device/web/door.h). Old browsers read this too: no syntax younger than 2017 here.
'use strict';
(function () {
  var words = {
    en: {
      loading: 'Loading …',
      starting: 'Starting …',
      again: 'Try again',
      wasm: 'This browser is too old for Reachkeeper. A Safari from 16.4, a Chrome or an Edge from 95, or a Firefox from 100 will do.',
      webgl: 'This browser cannot draw with WebGL. Switch hardware acceleration on in its settings, or try another browser.',
      memory: 'There is not enough memory. Close other pages and programs, then try again.',
      network: 'The connection was lost while Reachkeeper was loading.',
      crashed: 'Reachkeeper has stopped. Loading it again helps.',
      updated: 'Reachkeeper was updated.',
      seat: 'Where do you sit?',
      look: 'I just look on',
      text: 'The table as text only'
    },
    de: {
      loading: 'Wird geladen …',
      starting: 'Startet …',
      again: 'Noch einmal versuchen',
      wasm: 'Dieser Browser ist zu alt für Reachkeeper. Safari ab 16.4, Chrome oder Edge ab 95 oder Firefox ab 100 genügen.',
      webgl: 'Dieser Browser kann nicht mit WebGL zeichnen. Schalte in seinen Einstellungen die Hardwarebeschleunigung ein, oder nimm einen anderen Browser.',
      memory: 'Der Speicher reicht nicht. Schließe andere Seiten und Programme und versuche es noch einmal.',
      network: 'Die Verbindung ist abgerissen, während Reachkeeper geladen wurde.',
      crashed: 'Reachkeeper ist stehen geblieben. Neu laden hilft.',
      updated: 'Reachkeeper wurde erneuert.',
      seat: 'Wo sitzt du?',
      look: 'Ich schaue nur zu',
      text: 'Der Tisch nur als Text'
    }
  };
  var language = /^de\b/.test(navigator.language || '') ? 'de' : 'en';
  var text = words[language];
  var files = JSON.parse(document.getElementById('files').textContent);
  var doorway = document.getElementById('doorway');
  var bar = document.getElementById('bar');
  var said = document.getElementById('said');
  var again = document.getElementById('again');
  var program = null;
  var store = self.reachkeeperStore();

  document.documentElement.lang = language;
  said.textContent = text.loading;
  again.textContent = text.again;
  again.addEventListener('click', function () { location.reload(); });
  // The address of another table was opened in this page. What only replaces the address, as the program does, is not told.
  window.addEventListener('hashchange', function () { location.reload(); });

  function fail(why) {
    doorway.hidden = false;
    bar.hidden = true;
    again.hidden = false;
    said.textContent = text[why];
  }

  function whatFailed(error) {
    if (error instanceof RangeError || /memory/i.test(String(error))) return 'memory';
    if (self.WebAssembly && (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError)) return 'wasm';
    return error instanceof TypeError ? 'network' : 'crashed';
  }

  function canDraw() {
    var canvas = document.createElement('canvas');
    var drawing = canvas.getContext('webgl2') || canvas.getContext('webgl');
    if (!drawing) return false;
    var freed = drawing.getExtension('WEBGL_lose_context');
    if (freed) freed.loseContext();
    return true;
  }

  // The bar counts the bytes of the program as they come. Browsers keep what they have compiled only of an answer that nobody
  // else reads: what is here already is handed over whole.
  async function programFile() {
    var kept = self.caches && await caches.match(files.program);
    var answer = await fetch(files.program);
    if (!answer.ok) throw new TypeError('status ' + answer.status);
    if (kept || !answer.body || !self.TransformStream) return answer;
    var come = 0;
    var counted = answer.body.pipeThrough(new TransformStream({
      transform: function (part, to) {
        come += part.byteLength;
        bar.value = come / files.programBytes;
        to.enqueue(part);
      }
    }));
    return new Response(counted, {headers: {'Content-Type': 'application/wasm'}});
  }

  function script(address) {
    return new Promise(function (resolve, reject) {
      var element = document.createElement('script');
      element.src = address;
      element.onload = resolve;
      element.onerror = function () { reject(new TypeError(address)); };
      document.head.appendChild(element);
    });
  }

  async function fetchReference() {
    for (var pause = 1000; ; pause = Math.min(2 * pause, 60000)) {
      try {
        var answer = await fetch(files.reference);
        if (!answer.ok) throw new TypeError('status ' + answer.status);
        program.FS.writeFile('/reference.sqlite', new Uint8Array(await answer.arrayBuffer()));
        return program.referenceCame();
      } catch (error) {
        await new Promise(function (resolve) {
          setTimeout(resolve, pause);
          addEventListener('online', resolve, {once: true});
        });
      }
    }
  }

  function tell(what) {
    var notice = document.getElementById('notice');
    notice.textContent = what;
    notice.hidden = false;
    setTimeout(function () { notice.hidden = true; }, 5000);
  }

  // A private window may forbid to remember anything.
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
  function remembered(key, value) {
    var before = read(key);
    try {
      localStorage.setItem(key, value);
    } catch (error) { /* then not */ }
    return before;
  }

  // A page that the host of a table serves knows that table by its address: #7/KMRTVX. A page that followed a table here has a
  // third part, which the program reads. While the program comes, it shows the table
  // (app/door/doorway/table.js), and asks for the seat.
  var shared = null;
  var number = (/^#([\w-]+)\/[\w-]*(?:\/[\w-]*)?$/.exec(location.hash) || [])[1];

  function chooseSeat(list) {
    var seats = document.getElementById('seats');
    var name = 'reachkeeper/' + number + '/seat';
    if (seats.told === JSON.stringify(list)) return;
    seats.told = JSON.stringify(list);
    seats.textContent = '';
    seats.appendChild(document.createElement('legend')).textContent = text.seat;
    list.concat({seat: '', name: text.look}).forEach(function (one) {
      var line = seats.appendChild(document.createElement('label'));
      var choice = line.appendChild(document.createElement('input'));
      line.appendChild(document.createElement('span')).textContent = one.name;
      line.className = one.seat;
      choice.type = 'radio';
      choice.name = 'seat';
      choice.checked = read(name) === one.seat;
      choice.onchange = function () { remembered(name, one.seat); };
    });
  }

  function showTable() {
    var link = document.getElementById('text');
    link.textContent = text.text;
    link.href = 'text' + location.hash;
    var style = document.head.appendChild(document.createElement('link'));
    style.rel = 'stylesheet';
    style.href = 'table.css';
    script('table.js').then(function () {
      shared = self.reachkeeperTable(document.getElementById('table'), language, function (problem, mayEnter, view) {
        document.getElementById('touch').textContent = problem;
        if (!view) return;
        doorway.className = 'wide';
        document.getElementById('shared').hidden = false;
        chooseSeat(view.seats || []);
      });
      shared.open(location.hash);
    }, function () { /* no host is here, or it is out of reach */ });
  }

  // The screen is kept on by a lock that the browser takes back whenever the page goes out of sight.
  var awake = {wanted: false, lock: null};
  async function holdAwake() {
    try {
      var lock = await navigator.wakeLock.request('screen');
      if (awake.wanted) awake.lock = lock; else lock.release();
      return true;
    } catch (error) {
      return false;
    }
  }
  document.addEventListener('visibilitychange', function () {
    if (awake.wanted && document.visibilityState === 'visible') holdAwake();
  });

  // Small texts that are written at once. The scripts of the page may read them, too.
  var notes = {
    read: function (name) {
      try { return localStorage.getItem('reachkeeper/' + name) || ''; } catch (error) { return ''; }
    },
    keep: function (name, text) {
      try {
        if (text) localStorage.setItem('reachkeeper/' + name, text); else localStorage.removeItem('reachkeeper/' + name);
        return true;
      } catch (error) {
        return false;
      }
    }
  };

  var door = {
    store: store,
    notes: notes,
    firstFrame: function () {
      performance.mark('first frame');
      // What the frame drew is on the screen only after the browser's own next frame.
      requestAnimationFrame(function () {
        doorway.hidden = true;
        if (shared) shared.close();
        var before = remembered('build', files.build);
        if (before && before !== files.build) tell(text.updated);
        store.readRest().then(fetchReference);
        if (navigator.serviceWorker) navigator.serviceWorker.register('worker.js').catch(function () {});
      });
    },
    canHoldAwake: function () { return 'wakeLock' in navigator; },
    holdAwake: function () {
      awake.wanted = true;
      holdAwake().then(function (held) {
        if (!held) awake.wanted = false;
        program.awakeAnswered(held);
      });
    },
    releaseAwake: function () {
      awake.wanted = false;
      if (awake.lock) awake.lock.release();
      awake.lock = null;
    },
    copy: function (text) {
      var focused = document.activeElement;
      var area = document.createElement('textarea');
      area.value = text;
      document.body.appendChild(area);
      area.select();
      document.execCommand('copy');
      area.remove();
      if (focused) focused.focus();
    },
    download: function (name, bytes) {
      var link = document.createElement('a');
      // A copy: the program's memory may move.
      link.href = URL.createObjectURL(new Blob([bytes.slice()], {type: 'application/octet-stream'}));
      link.download = name;
      link.click();
      setTimeout(function () { URL.revokeObjectURL(link.href); }, 60000);
      return true;
    },
    chooseFile: function () {
      var input = document.createElement('input');
      input.type = 'file';
      input.onchange = async function () {
        var file = input.files[0];
        if (!file) return;
        var folder = '/chosen';
        try { program.FS.mkdir(folder); } catch (error) { /* it is there */ }
        program.FS.readdir(folder).forEach(function (name) {
          if (name !== '.' && name !== '..') program.FS.unlink(folder + '/' + name);
        });
        var path = folder + '/' + file.name.replace(/\//g, '-');
        program.FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
        program.fileChosen(path);
      };
      input.click();
    }
  };

  async function open() {
    if (!self.WebAssembly || !WebAssembly.instantiateStreaming || !self.BigInt64Array) return fail('wasm');
    if (!canDraw()) return fail('webgl');
    try {
      var compiled = programFile().then(WebAssembly.compileStreaming);
      var glue = script(files.glue);
      var ways = script(files.ways);
      var kept = store.open();
      var module = await compiled;
      await glue;
      await ways;
      door.ways = self.reachkeeperWays();
      said.textContent = text.starting;
      bar.value = 1;
      program = await self.reachkeeper_entry({
        door: door,
        noInitialRun: true,
        qtContainerElements: [document.getElementById('screen')],
        instantiateWasm: function (imports, take) {
          WebAssembly.instantiate(module, imports).then(function (made) { take(made, module); },
            function (error) { fail(whatFailed(error)); });
          return {};
        },
        onAbort: function () { fail('crashed'); },
        onExit: function () { fail('crashed'); }
      });
      self.reachkeeper = program;
      self.reachkeeperGuardTouch(program);
      self.reachkeeperGuardKeyboard(program);
      await kept;
      store.serve(program);
      door.ways.serve(program);
      program.callMain([]);
    } catch (error) {
      // The event loop leaves main() so.
      if (error === 'unwind') return;
      console.error(error);
      fail(whatFailed(error));
    }
  }
  if (number) showTable();
  open();
})();
