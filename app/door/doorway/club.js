// All tables of a host, for a projector and for whoever has a key: shows them (table.js), and gives the records of games that are over.
// No syntax and no function younger than 2012 here. Everything from the host is inserted as text.
'use strict';
(function () {
  var words = {
    en: {ask: 'Your key, or that of this screen', enter: 'Show', wrong: 'This key opens nothing here.', record: 'Record', not: 'The record did not come. Please try again.'},
    de: {ask: 'Dein Schlüssel oder der dieses Bildschirms', enter: 'Zeigen', wrong: 'Dieser Schlüssel öffnet hier nichts.', record: 'Aufzeichnung', not: 'Die Aufzeichnung kam nicht. Bitte noch einmal versuchen.'}
  };
  var language = /^de\b/i.test(navigator.language || navigator.userLanguage || '') ? 'de' : 'en';
  var text = words[language];
  var kept = 'reachkeeper/club';
  var root = document.getElementById('table');
  var said = document.getElementById('said');
  var form = document.getElementById('door');
  var field = document.getElementById('key');
  var key = '';

  function say(element, what) {
    if (element.textContent !== what) element.textContent = what;
  }

  function keep(value) {
    try {
      if (value) sessionStorage.setItem(kept, value);
      else sessionStorage.removeItem(kept);
    } catch (error) { /* a private window */ }
  }

  function ask(method, path, bearer, body, then) {
    var request = new XMLHttpRequest();
    request.onreadystatechange = function () {
      if (request.readyState === 4) then(request.status, request.responseText);
    };
    request.open(method, path, true);
    request.setRequestHeader('Authorization', 'Bearer ' + bearer);
    request.send(body);
  }

  function save(title, record) {
    var link = document.createElement('a');
    var address = URL.createObjectURL(new Blob([record], {type: 'text/plain;charset=utf-8'}));
    link.href = address;
    link.download = (String(title).replace(/[^0-9A-Za-zÀ-ɏ _-]/g, '').substring(0, 60) || 'table') + '.record';
    document.body.appendChild(link);
    link.click();
    document.body.removeChild(link);
    setTimeout(function () { URL.revokeObjectURL(address); }, 60000);
  }

  // Stands at the desk of the host over HTTP, as the program does, for one question (app/messages/README.md).
  function fetchRecord(table) {
    function failed() {
      say(said, text.not);
    }
    ask('POST', 'join', key, null, function (status, token) {
      if (status !== 200) return failed();
      var lines = [JSON.stringify({kind: 'hello', protocol: 1, key: key}), JSON.stringify({kind: 'record', table: table})];
      ask('POST', 'offers', token, lines.join('\n'), function (offered) {
        if (offered !== 204) return failed();
        var whole = '';
        (function listen(after, tries) {
          ask('GET', 'acts?after=' + after, token, null, function (heard, body) {
            if (heard !== 200 || tries > 100) return failed();
            var all = body.split('\n');
            var found = null;
            var denied = false;
            all.forEach(function (line) {
              if (!line) return;
              ++after;
              var message = JSON.parse(line);
              if (message.kind === 'part') {
                whole += message.text;
                if ((message.at || 0) + 1 < message.of) return;
                message = JSON.parse(whole);
                whole = '';
              }
              if (message.kind === 'record') found = message;
              if (message.kind === 'denied' || message.kind === 'bye') denied = true;
            });
            if (!found && !denied) return listen(after, tries + 1);
            ask('POST', 'leave', token, null, function () {});
            if (!found) return failed();
            say(said, '');
            save(found.title, found.record);
          });
        })(0, 0);
      });
    });
  }

  // Rows of games whose record this key may have get a button.
  function addButtons() {
    Array.prototype.forEach.call(root.querySelectorAll('tbody tr'), function (row) {
      var table = JSON.parse(row.told || '{}').record;
      if (!table || row.querySelector('button')) return;
      var button = document.createElement('button');
      button.appendChild(document.createTextNode(text.record));
      button.onclick = function () { fetchRecord(table); };
      row.lastChild.appendChild(button);
    });
  }

  document.documentElement.lang = language;
  say(document.getElementById('ask'), text.ask);
  say(document.getElementById('enter'), text.enter);

  var club = self.reachkeeperTable(root, language, function (problem, mayEnter, view) {
    say(said, problem && mayEnter ? text.wrong : problem);
    if (view) {
      keep(key);
      document.title = view.title || 'Reachkeeper';
      form.className = 'hidden';
      addButtons();
    } else if (mayEnter) {
      keep('');
      form.className = '';
      field.focus();
    }
  });

  function begin(shown) {
    key = shown.replace(/[^0-9A-Za-z-]/g, '');
    club.open('#' + key);
  }

  // The key does not stay in the address, where everybody in the room would read it.
  function arrive() {
    var shown = location.hash.substring(1);
    if (shown && window.history.replaceState) history.replaceState(null, '', location.pathname);
    try {
      shown = shown || sessionStorage.getItem(kept) || '';
    } catch (error) { /* a private window */ }
    begin(shown);
  }

  form.onsubmit = function () {
    begin(field.value);
    field.value = '';
    return false;
  };
  window.onhashchange = function () {
    if (location.hash.length > 1) arrive();
  };
  arrive();
})();
