// The table as text, for old phones and screen readers: shows what the host says, and asks for it anew. There is no rule in it.
// No syntax and no function younger than 2012 here. Everything from the host is inserted as text.
'use strict';
(function () {
  var words = {
    en: {
      ask: 'The code of the table',
      enter: 'Enter',
      wrong: 'This code opens no table.',
      later: 'Too many wrong codes. Please wait: %1 s',
      lost: 'Not in touch with the table. Trying again …',
      nothing: 'The table is not shown yet.'
    },
    de: {
      ask: 'Der Code des Tisches',
      enter: 'Eintreten',
      wrong: 'Dieser Code öffnet keinen Tisch.',
      later: 'Zu viele falsche Codes. Bitte warten: %1 s',
      lost: 'Keine Verbindung zum Tisch. Neuer Versuch …',
      nothing: 'Der Tisch wird noch nicht gezeigt.'
    }
  };
  var language = /^de\b/i.test(navigator.language || navigator.userLanguage || '') ? 'de' : 'en';
  var text = words[language];
  var colors = {red: true, blue: true, white: true, yellow: true};
  var patience = 35000;  // milliseconds for an answer; the host answers after 25 s at the latest
  var said = document.getElementById('said');
  var form = document.getElementById('door');
  var field = document.getElementById('code');
  var table = document.getElementById('table');
  var code = '';
  var number = 0;
  var request = null;
  var timer = null;

  document.documentElement.lang = language;
  document.getElementById('ask').appendChild(document.createTextNode(text.ask));
  document.getElementById('enter').appendChild(document.createTextNode(text.enter));

  function clear(element) {
    while (element.firstChild) element.removeChild(element.firstChild);
  }

  function say(what) {
    clear(said);
    said.appendChild(document.createTextNode(what));
  }

  function add(parent, kind, content, color) {
    var element = document.createElement(kind);
    if (content !== undefined && content !== null) element.appendChild(document.createTextNode(String(content)));
    if (colors.hasOwnProperty(color)) element.className = color;
    parent.appendChild(element);
    return element;
  }

  function list(value) {
    return value instanceof Array ? value : [];
  }

  function addRow(parent, cells, isHead, color) {
    var row = add(parent, 'tr', null, color);
    list(cells).forEach(function (cell, at) {
      add(row, isHead || at === 0 ? 'th' : 'td', cell).setAttribute('scope', isHead ? 'col' : 'row');
    });
  }

  function addPart(parent, part) {
    add(parent, 'h2', part.heading);
    if (part.columns) {
      var grid = add(parent, 'table');
      addRow(add(grid, 'thead'), part.columns, true);
      var body = add(grid, 'tbody');
      list(part.rows).forEach(function (row) { addRow(body, row.cells, false, row.color); });
    } else {
      var lines = add(parent, 'ul');
      list(part.rows).forEach(function (row) { add(lines, 'li', row.text, row.color); });
    }
  }

  // A screen reader reads the open questions aloud when they change. Users look the rest up themselves.
  function show(view) {
    var top = window.pageYOffset;
    var asked = document.getElementById('asked');
    var before = asked ? asked.textContent : null;
    if (!asked) {
      clear(table);
      add(table, 'h1').id = 'title';
      asked = add(table, 'div');
      asked.id = 'asked';
      asked.setAttribute('aria-live', 'polite');
      add(table, 'div').id = 'parts';
    }
    var title = document.getElementById('title');
    clear(title);
    title.appendChild(document.createTextNode(view.title || 'Reachkeeper'));
    document.title = title.textContent;
    if (before !== list(view.asked).map(function (one) { return one.text; }).join('')) {
      clear(asked);
      list(view.asked).forEach(function (one) {
        var line = add(asked, 'p', one.text);
        line.className = 'asked' + (colors.hasOwnProperty(one.color) ? ' ' + one.color : '');
      });
    }
    var parts = document.getElementById('parts');
    clear(parts);
    list(view.parts).forEach(function (part) { addPart(parts, part); });
    window.scrollTo(0, top);
  }

  function askForCode(why) {
    say(why);
    number = 0;
    clear(table);
    form.className = '';
    field.focus();
  }

  function later(pause) {
    clearTimeout(timer);
    timer = setTimeout(look, pause);
  }

  function answered() {
    switch (request.status) {
      case 200:
        show(JSON.parse(request.responseText));
        number = Number(request.getResponseHeader('Reachkeeper-Number')) || 0;
        form.className = 'hidden';
        say('');
        return later(number ? 0 : 2000);
      case 204:
        say('');
        return look();
      case 401:
        return askForCode('');
      case 403:
        return askForCode(text.wrong);
      case 404:
        number = 0;
        say(text.nothing);
        return later(2000);
      case 429:
        var seconds = Number(request.getResponseHeader('Retry-After')) || 1;
        say(text.later.replace('%1', seconds));
        return later(1000 * seconds);
    }
    say(text.lost);
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
    if (code) mine.setRequestHeader('Authorization', 'Bearer ' + code);
    mine.send();
    timer = setTimeout(look, patience);
  }

  function begin() {
    code = location.hash.replace(/[^0-9A-Za-z_-]/g, '');
    number = 0;
    look();
  }

  form.onsubmit = function () {
    var typed = field.value.replace(/[^0-9A-Za-z_-]/g, '').toUpperCase();
    if (typed && location.hash !== '#' + typed) location.hash = typed;
    else if (typed) begin();
    return false;
  };
  window.onhashchange = begin;
  // A phone that slept has a dead request and a late timer.
  window.onpageshow = function (event) { if (event.persisted) look(); };
  window.ononline = look;
  document.addEventListener('visibilitychange', function () {
    if (document.visibilityState === 'visible') look();
  });
  begin();
})();
