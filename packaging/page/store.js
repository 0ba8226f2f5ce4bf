// Keeps tables, settings and own books in the browser (IndexedDB). The program has a copy of them in its memory and tells every change
// (app/device/web/rows.cpp). A change is answered when the browser has written it. Acts are rows that are added and never replaced:
// a number that is taken shows that another window has gone on with the table.
'use strict';
self.reachkeeperStore = function () {
  var atOnce = 4000;    // acts that are read before the program starts; the newest table always
  var pause = 2000;     // milliseconds until a lost connection is tried again
  var patience = 5000;  // a browser that has not opened the store by then will not
  var kinds = ['tables', 'acts', 'files'];
  var folder = '/data/';

  var program = null;
  var connection = null;
  var isNew = false;      // the store was made by this page
  var isRead = false;     // what was kept before has been read
  var changes = [];       // told by the program and not yet answered, in their order
  var again = [];         // to be written before them, because the browser has deleted everything
  var gathers = false;    // what the program begins goes there
  var works = false;      // changes are being written
  var wakeUp = null;      // ends the pause before a lost connection is tried again
  var news = [];          // tables for the program
  var unread = [];        // tables that are read after the first frame
  var files = {};         // the files that are kept, by name
  var known = {};         // the tables that are kept
  var channel = self.BroadcastChannel ? new BroadcastChannel('reachkeeper') : null;

  // A private window may forbid to remember anything.
  function remember(count) {
    if (store.emptied) return;
    try { localStorage.setItem('tables', count); } catch (error) { /* then it is not remembered */ }
  }
  function remembered() {
    try { return Number(localStorage.getItem('tables')) || 0; } catch (error) { return 0; }
  }

  function rememberKnown() { remember(Object.keys(known).length + unread.length); }

  function connect() {
    if (connection) return Promise.resolve(connection);
    return new Promise(function (resolve, reject) {
      var late = setTimeout(reject, patience, new Error('the store does not open'));
      var request = indexedDB.open('reachkeeper', 1);
      request.onupgradeneeded = function () {
        isNew = true;
        kinds.forEach(function (kind) { request.result.createObjectStore(kind); });
      };
      request.onerror = function () { clearTimeout(late); reject(request.error); };
      request.onsuccess = function () {
        clearTimeout(late);
        var opened = request.result;
        opened.onclose = opened.onversionchange = function () {
          lose(opened);
          // The browser may have deleted everything: then it is written again at once.
          if (isRead) add({steps: function () {}});
        };
        connection = opened;
        if (isNew && isRead) beginAgain();
        isNew = false;
        resolve(opened);
      };
    });
  }

  function lose(opened) {
    opened.close();
    if (connection === opened) connection = null;
  }

  function asked(request) {
    return new Promise(function (resolve, reject) {
      request.onsuccess = function () { resolve(request.result); };
      request.onerror = function () { reject(request.error); };
    });
  }

  function actsFrom(table, first) { return IDBKeyRange.bound([table, first], [table, []]); }

  async function readActs(db, table, first) {
    var rows = await asked(db.transaction('acts').objectStore('acts').getAll(actsFrom(table, first)));
    return {
      first: first,
      texts: rows.map(function (row) { return row.text; }).join('\n'),
      times: rows.map(function (row) { return row.time; }).join(' '),
      count: rows.length
    };
  }

  async function readTable(db, table) {
    var row = await asked(db.transaction('tables').objectStore('tables').get(table));
    if (!row) {
      delete known[table];
      return {table: table};
    }
    known[table] = true;
    return {table: table, row: row, acts: await readActs(db, table, 1)};
  }

  // Reads the files, and the tables that were played last; those whose acts are many come after the first frame.
  async function read() {
    var db = await connect();
    var parts = db.transaction(kinds);
    var names = asked(parts.objectStore('files').getAllKeys());
    var contents = asked(parts.objectStore('files').getAll());
    var tables = await asked(parts.objectStore('tables').getAllKeys());
    names = await names;
    contents = await contents;
    names.forEach(function (name, at) { files[name] = contents[at]; });
    var played = await Promise.all(tables.map(async function (table) {
      var last = await asked(db.transaction('acts').objectStore('acts').openCursor(actsFrom(table, 1), 'prev'));
      return {table: table, time: last ? last.value.time : 0, acts: last ? last.key[1] : 0};
    }));
    played.sort(function (one, other) { return other.time - one.time; });
    for (var at = 0, acts = 0; at < played.length; ++at) {
      acts += played[at].acts;
      if (at > 0 && acts > atOnce) unread.push(played[at].table);
      else news.push(await readTable(db, played[at].table));
    }
    store.emptied = remembered() > tables.length;
    remember(tables.length);
    isRead = true;
  }

  async function readRest() {
    while (unread.length > 0) {
      try {
        news.push(await readTable(await connect(), unread[0]));
        unread.shift();
        program.storeHasNews();
      } catch (error) {
        await rest();
      }
    }
  }

  // The browser has deleted everything while the program runs, which still has it.
  function beginAgain() {
    again = [];
    gathers = true;
    program.storeEmptied();
    Object.keys(files).forEach(function (name) { again.push(fileChange(name, files[name])); });
    gathers = false;
  }

  // Resolves with 'kept', 'taken' (the number is another act's), 'gone' (the table was removed), 'full' or 'lost'.
  function write(db, change) {
    return new Promise(function (resolve) {
      var isGone = false;
      try {
        var parts = db.transaction(kinds, 'readwrite', {durability: 'strict'});
        parts.oncomplete = function () { resolve('kept'); };
        parts.onabort = function () {
          var why = parts.error ? parts.error.name : '';
          resolve(isGone ? 'gone' : why === 'ConstraintError' ? 'taken' : why === 'QuotaExceededError' ? 'full' : 'lost');
        };
        if (!change.needs) return change.steps(parts);
        parts.objectStore('tables').getKey(change.table).onsuccess = function (event) {
          isGone = event.target.result === undefined;
          if (isGone) parts.abort(); else change.steps(parts);
        };
      } catch (error) {
        resolve('lost');
      }
    });
  }

  async function attempt(change) {
    try {
      var db = await connect();
      while (again.length > 0) {
        var before = await write(db, again[0]);
        if (before === 'lost') return lose(db), 'lost';
        again.shift();
      }
      var outcome = await write(db, change);
      if (outcome === 'lost') lose(db);
      return outcome;
    } catch (error) {
      return 'lost';
    }
  }

  // Until it is time to try again: after a while, or when the page comes back.
  function rest() {
    return new Promise(function (resolve) {
      wakeUp = resolve;
      setTimeout(resolve, pause);
    });
  }

  async function writeAll() {
    if (works) return;
    works = true;
    for (var tries = 1; changes.length > 0; ++tries) {
      var change = changes[0];
      change.begun = true;
      var outcome = await attempt(change);
      var others = null;
      if (outcome === 'taken' && change.number) {
        try { others = await readActs(await connect(), change.table, change.number); } catch (error) { outcome = 'lost'; }
      }
      if (outcome === 'lost') {
        if (tries > 1) await rest();
        continue;
      }
      tries = 0;
      if (outcome === 'taken' && change.isBegin && await isThere(change)) outcome = 'kept';
      // It may have been written when the connection was lost before the answer came.
      if (others && others.texts.split('\n')[0] === change.text) {
        outcome = 'kept';
        others = null;
      }
      answer(changes.shift(), outcome, others);
      // Later acts of the same table build on an act that is missing.
      if (outcome !== 'kept' && change.number)
        changes = changes.filter(function (next) {
          if (next.table !== change.table || !next.number) return true;
          answer(next, outcome, null);
          return false;
        });
    }
    works = false;
  }

  async function isThere(change) {
    try {
      var row = await asked((await connect()).transaction('tables').objectStore('tables').get(change.table));
      return row.header === change.row.header && row.created === change.row.created;
    } catch (error) {
      return false;
    }
  }

  function answer(change, outcome, others) {
    if (outcome === 'kept') {
      if (channel && (change.table || change.file)) channel.postMessage({table: change.table, file: change.file});
      if (change.isBegin) {
        known[change.table] = true;
        if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(function () {});
      }
      rememberKnown();
    }
    if (change.which) program.storeAnswered(change.which, outcome, others);
  }

  function add(change) {
    if (gathers) return again.push(change);
    changes.push(change);
    writeAll();
  }

  function fileChange(name, bytes) {
    return {file: name, steps: function (parts) { parts.objectStore('files').put(bytes, name); }};
  }

  function show(name) { program.FS.writeFile(folder + name, files[name]); }

  // Another window of this browser has changed something.
  async function hear(message) {
    try {
      var db = await connect();
      if (message.file) {
        files[message.file] = await asked(db.transaction('files').objectStore('files').get(message.file));
        return show(message.file);
      }
      var seen = program.keptOf(message.table);
      if (seen >= 0 && await asked(db.transaction('tables').objectStore('tables').getKey(message.table)) !== undefined)
        return program.storeFollowed(message.table, await readActs(db, message.table, seen + 1));
      news.push(await readTable(db, message.table));
      program.storeHasNews();
    } catch (error) {
      // It is noticed at the next change.
    }
  }

  function comeBack() {
    if (wakeUp) wakeUp();
  }

  var store = {
    works: false,    // this browser keeps something for this page
    emptied: false,  // what was kept before is gone

    // To be called early, and waited for before the program starts.
    open: async function () {
      try {
        await read();
        store.works = true;
      } catch (error) {
        store.works = false;
      }
    },
    serve: function (made) {
      program = made;
      try { program.FS.mkdir('/data'); } catch (error) { /* it is there */ }
      Object.keys(files).forEach(show);
      if (!store.works) return;
      if (channel) channel.onmessage = function (event) { hear(event.data); };
      addEventListener('pageshow', comeBack);
      addEventListener('online', comeBack);
      document.addEventListener('visibilitychange', comeBack);
      addEventListener('beforeunload', function (event) {
        if (changes.length > 0) event.preventDefault();
      });
    },
    readRest: readRest,

    // What follows is for the program.
    nextTable: function () { return news.shift() || null; },
    acknowledge: function () {
      store.emptied = false;
      rememberKnown();
    },
    begin: function (which, table, row, texts, times) {
      var acts = texts.split('\n');
      add({which: which, table: table, row: row, isBegin: true, steps: function (parts) {
        parts.objectStore('tables').add(row, table);
        times.split(' ').forEach(function (time, at) {
          if (time) parts.objectStore('acts').add({text: acts[at], time: Number(time)}, [table, at + 1]);
        });
      }});
    },
    keepAct: function (which, table, number, text, time) {
      add({which: which, table: table, number: number, text: text, needs: true, steps: function (parts) {
        parts.objectStore('acts').add({text: text, time: time}, [table, number]);
      }});
    },
    change: function (which, table, row) {
      add({which: which, table: table, needs: true, steps: function (parts) { parts.objectStore('tables').put(row, table); }});
    },
    remove: function (which, table) {
      // First: what is counted and not there counts as lost.
      delete known[table];
      rememberKnown();
      add({which: which, table: table, steps: function (parts) {
        parts.objectStore('tables').delete(table);
        parts.objectStore('acts').delete(actsFrom(table, 1));
      }});
    },
    keepFile: function (path, bytes) {
      var name = path.slice(folder.length);
      files[name] = bytes.slice();
      changes = changes.filter(function (change) { return change.begun || change.file !== name; });
      add(fileChange(name, files[name]));
    }
  };
  return store;
};
