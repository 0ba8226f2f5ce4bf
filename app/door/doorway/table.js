// A shared table as text: asks its host for a view of it, shows that, and asks anew. There is no rule in it. The doorway of a door
// (text.js) and that of the page (packaging/page/door.js) use it.
// No syntax and no function younger than 2012 here. Everything from the host is inserted as text.
'use strict';
(function () {
  var words = {
    en: {
      wrong: 'This code opens no table.',
      later: 'Too many wrong codes. Please wait: %1 s',
      lost: 'Not in touch with the table. Trying again …',
      nothing: 'The table is not shown yet.'
    },
    de: {
      wrong: 'Dieser Code öffnet keinen Tisch.',
      later: 'Zu viele falsche Codes. Bitte warten: %1 s',
      lost: 'Keine Verbindung zum Tisch. Neuer Versuch …',
      nothing: 'Der Tisch wird noch nicht gezeigt.'
    }
  };
  var colors = {red: true, blue: true, white: true, yellow: true};
  var patience = 35000;  // milliseconds for an answer; the host answers after 25 s at the latest

  function clear(element) {
    while (element.firstChild) element.removeChild(element.firstChild);
  }

  function add(parent, kind, content, color) {
    var element = document.createElement(kind);
    if (content !== undefined && content !== null) element.appendChild(document.createTextNode(String(content)));
    if (colors.hasOwnProperty(color)) element.className = color;
    if (parent) parent.appendChild(element);
    return element;
  }

  function list(value) {
    return value instanceof Array ? value : [];
  }

  // Elements of what stays the same stay: a screen reader keeps its place, and what is new is told as new.
  function arrange(parent, items, make) {
    var kept = {};
    var next;
    for (next = parent.firstChild; next; next = next.nextSibling) (kept['=' + next.told] = kept['=' + next.told] || []).push(next);
    next = parent.firstChild;
    items.forEach(function (item) {
      var told = JSON.stringify(item);
      var element = (kept['=' + told] || []).shift();
      if (!element) {
        element = make(item);
        element.told = told;
      }
      if (element === next) next = next.nextSibling;
      else parent.insertBefore(element, next);
    });
    while (next) {
      var gone = next;
      next = next.nextSibling;
      parent.removeChild(gone);
    }
  }

  function heads(row, texts) {
    list(texts).forEach(function (text) { add(row, 'th', text).setAttribute('scope', 'col'); });
  }

  // On a narrow screen each cell is a line of its own, and says its column's heading.
  function rowOf(row, columns) {
    var element = add(null, 'tr', null, row.color);
    list(row.cells).forEach(function (text, at) {
      var cell = add(element, at === 0 ? 'th' : 'td', text);
      if (at === 0) cell.setAttribute('scope', 'row');
      else if (columns[at]) cell.setAttribute('data-column', columns[at] + ': ');
    });
    return element;
  }

  function lineOf(row) {
    return add(null, 'li', row.text, row.color);
  }

  function askedOf(row) {
    var line = add(null, 'p', row.text);
    line.className = 'asked' + (colors.hasOwnProperty(row.color) ? ' ' + row.color : '');
    return line;
  }

  // A part is a table where its rows have cells, and otherwise a list.
  function fill(section, part) {
    var rows = list(part.rows);
    var isTable = rows.length > 0 && rows[0].cells instanceof Array;
    var kind = JSON.stringify([part.heading, part.columns, isTable, part.log]);
    if (section.kind !== kind) {
      section.kind = kind;
      clear(section);
      if (part.log) section.setAttribute('role', 'log');
      else section.removeAttribute('role');
      add(section, 'h2', part.heading);
      var body = add(section, isTable ? 'table' : 'ul');
      if (isTable && !part.columns) body.className = 'facts';
      if (isTable && part.columns) heads(add(add(body, 'thead'), 'tr'), part.columns);
      section.body = isTable ? add(body, 'tbody') : body;
    }
    arrange(section.body, rows, isTable ? function (row) { return rowOf(row, list(part.columns)); } : lineOf);
  }

  // A screen reader reads the open questions and the news of the log aloud. Users look the rest up themselves.
  function show(root, view) {
    if (!root.firstChild) {
      add(root, 'h1');
      add(root, 'p');
      add(root, 'div').setAttribute('aria-live', 'polite');
      add(root, 'div');
    }
    var top = root.childNodes;
    [[top[0], view.title || 'Reachkeeper'], [top[1], view.moment || '']].forEach(function (line) {
      if (line[0].textContent !== String(line[1])) line[0].textContent = String(line[1]);
    });
    arrange(top[2], list(view.asked), askedOf);
    var sections = top[3];
    list(view.parts).forEach(function (part, at) { fill(sections.childNodes[at] || add(sections, 'section'), part); });
    while (sections.childNodes.length > list(view.parts).length) sections.removeChild(sections.lastChild);
  }

  // told(problem, mayEnter, view) is called with what is wrong, in words ('': nothing); whether a code is missing; the view.
  self.reachkeeperTable = function (root, language, told) {
    var text = words[language];
    var keys = [];
    var number = 0;
    var request = null;
    var timer = null;

    function later(pause) {
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    }

    function refused() {
      number = 0;
      var tried = keys.shift();
      if (keys.length > 0) return look();
      clear(root);
      told(tried ? text.wrong : '', true);
    }

    function shown() {
      try {
        var view = JSON.parse(request.responseText);
        show(root, view);
        return view;
      } catch (error) {
        return null;
      }
    }

    function answered() {
      switch (request.status) {
        case 200:
          var view = shown();
          if (!view) break;
          number = Number(request.getResponseHeader('Reachkeeper-Number')) || 0;
          told('', false, view);
          return later(number ? 0 : 2000);
        case 204:
          told('', false);
          return look();
        case 401:
        case 403:
          return refused();
        case 404:
          number = 0;
          told(text.nothing, false);
          return later(2000);
        case 429:
          var seconds = Number(request.getResponseHeader('Retry-After')) || 1;
          told(text.later.replace('%1', seconds), false);
          return later(1000 * seconds);
      }
      told(text.lost, false);
      later(2000);
    }

    // A request that was left behind by a newer one says nothing any more.
    function look() {
      clearTimeout(timer);
      var before = request;
      var mine = request = new XMLHttpRequest();
      if (before) before.abort();
      var over = false;
      mine.onreadystatechange = function () {
        if (mine.readyState !== 4 || mine !== request || over) return;
        over = true;
        clearTimeout(timer);
        answered();
      };
      mine.open('GET', 'view?name=' + language + '&after=' + number, true);
      if (keys[0]) mine.setRequestHeader('Authorization', 'Bearer ' + keys[0]);
      mine.send();
      timer = setTimeout(look, patience);
    }

    function wake() {
      if (request) look();
    }

    // A phone that slept has a dead request and a late timer.
    addEventListener('pageshow', function (event) { if (event.persisted) wake(); });
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', function () {
      if (document.visibilityState === 'visible') wake();
    });

    return {
      // Opens the table of an address: #KMRTVX, or #7/KMRTVX for table 7. A third part is for the program. This device's key for it comes before the code.
      open: function (address) {
        var parts = /^#?(?:([0-9A-Za-z_-]+)\/)?([0-9A-Za-z_-]*)(?:\/[0-9A-Za-z_-]*)?$/.exec(address) || [];
        keys = parts[2] ? [parts[2]] : [];
        try {
          var key = parts[1] && localStorage.getItem('reachkeeper/' + parts[1] + '/key');
          if (key && /^[0-9A-Za-z_-]+$/.test(key)) keys.unshift(key);
        } catch (error) { /* a private window */ }
        number = 0;
        look();
      },
      close: function () {
        clearTimeout(timer);
        var last = request;
        request = null;
        if (last) last.abort();
      }
    };
  };
})();
