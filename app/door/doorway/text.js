// The doorway of a door, for old phones and screen readers: asks for the table's code where the address has none, and shows the table
// (table.js).
// No syntax and no function younger than 2012 here.
'use strict';
(function () {
  var words = {
    en: {ask: 'The code of the table', enter: 'Enter'},
    de: {ask: 'Der Code des Tisches', enter: 'Eintreten'}
  };
  var language = /^de\b/i.test(navigator.language || navigator.userLanguage || '') ? 'de' : 'en';
  var said = document.getElementById('said');
  var form = document.getElementById('door');
  var field = document.getElementById('code');

  function say(element, what) {
    if (element.textContent !== what) element.textContent = what;
  }

  document.documentElement.lang = language;
  say(document.getElementById('ask'), words[language].ask);
  say(document.getElementById('enter'), words[language].enter);

  var table = self.reachkeeperTable(document.getElementById('table'), language, function (problem, mayEnter, view) {
    say(said, problem);
    if (view) document.title = view.title || 'Reachkeeper';
    if (mayEnter) {
      form.className = '';
      field.focus();
    } else if (view) {
      form.className = 'hidden';
    }
  });

  function begin() {
    table.open(location.hash);
  }

  form.onsubmit = function () {
    var typed = field.value.replace(/[^0-9A-Za-z_-]/g, '').toUpperCase();
    if (typed && location.hash !== '#' + typed) location.hash = typed;
    else if (typed) begin();
    return false;
  };
  window.onhashchange = begin;
  begin();
})();
