// As much of a browser as table.js needs: elements that note what is done to them, requests that a test answers, and no way to
// make an element out of text.
'use strict';
var browser = {made: 0, attributes: [], timers: [], requests: [], kept: {}, listeners: {}};
var self = this;

function Node(name) {
  this.name = name;
  this.childNodes = [];
  this.parentNode = null;
  browser.made += 1;
}
Object.defineProperty(Node.prototype, 'firstChild', {get: function () { return this.childNodes[0] || null; }});
Object.defineProperty(Node.prototype, 'lastChild', {get: function () { return this.childNodes[this.childNodes.length - 1] || null; }});
Object.defineProperty(Node.prototype, 'nextSibling', {get: function () {
  var all = this.parentNode ? this.parentNode.childNodes : [];
  return all[all.indexOf(this) + 1] || null;
}});
Object.defineProperty(Node.prototype, 'textContent', {
  get: function () {
    return this.name === '#text' ? this.text : this.childNodes.map(function (child) { return child.textContent; }).join('');
  },
  set: function (text) {
    this.childNodes = [];
    if (text) this.appendChild(document.createTextNode(text));
  }
});
Object.defineProperty(Node.prototype, 'innerHTML', {set: function () { throw new Error('markup'); }});
Node.prototype.removeChild = function (child) {
  this.childNodes.splice(this.childNodes.indexOf(child), 1);
  child.parentNode = null;
  return child;
};
Node.prototype.insertBefore = function (child, next) {
  if (child.parentNode) child.parentNode.removeChild(child);
  var at = next ? this.childNodes.indexOf(next) : this.childNodes.length;
  if (at < 0) throw new Error('not a child');
  this.childNodes.splice(at, 0, child);
  child.parentNode = this;
  return child;
};
Node.prototype.appendChild = function (child) { return this.insertBefore(child, null); };
Node.prototype.setAttribute = function (name, value) {
  browser.attributes.push(name + '=' + value);
  this[name] = value;
};
Node.prototype.removeAttribute = function (name) { delete this[name]; };

// All elements, each with its texts, as a line: "section/h2 Log".
Node.prototype.lines = function (path) {
  var own = (path ? path + '/' : '') + this.name + (this.className ? '.' + this.className : '') + (this.role ? '@' + this.role : '');
  var texts = this.childNodes.filter(function (child) { return child.name === '#text'; });
  var all = texts.length ? [own + ' ' + texts.map(function (child) { return child.text; }).join('|')] : [];
  this.childNodes.forEach(function (child) { if (child.name !== '#text') all = all.concat(child.lines(own)); });
  return all;
};
// The first element with this name and text.
Node.prototype.find = function (name, text) {
  if (this.name === name && this.textContent === text) return this;
  for (var at = 0; at < this.childNodes.length; ++at) {
    var found = this.childNodes[at].find ? this.childNodes[at].find(name, text) : null;
    if (found) return found;
  }
  return null;
};

var document = {
  visibilityState: 'visible',
  createElement: function (name) {
    if (!/^(h1|h2|p|div|section|table|thead|tbody|tr|th|td|ul|li)$/.test(name)) throw new Error(name);
    return new Node(name);
  },
  createTextNode: function (text) {
    var node = new Node('#text');
    node.text = String(text);
    return node;
  },
  addEventListener: function (name, what) { browser.listeners[name] = what; }
};
var localStorage = {getItem: function (name) { return name in browser.kept ? browser.kept[name] : null; }};

function addEventListener(name, what) { browser.listeners[name] = what; }
function setTimeout(what, pause) { return browser.timers.push({what: what, pause: pause}); }
function clearTimeout(which) { if (which) browser.timers[which - 1] = null; }

function XMLHttpRequest() {
  browser.requests.push(this);
  this.headers = {};
}
XMLHttpRequest.prototype.open = function (method, address) { this.address = method + ' ' + address; };
XMLHttpRequest.prototype.setRequestHeader = function (name, value) { this.headers[name] = value; };
XMLHttpRequest.prototype.send = function () {};
XMLHttpRequest.prototype.abort = function () {};
XMLHttpRequest.prototype.getResponseHeader = function (name) { return this.answered[name] || null; };

browser.last = function () { return browser.requests[browser.requests.length - 1]; };
browser.answer = function (status, text, headers) {
  var request = browser.last();
  request.answered = headers || {};
  request.status = status;
  request.responseText = text;
  request.readyState = 4;
  request.onreadystatechange();
};
browser.pass = function () {
  var due = browser.timers;
  browser.timers = [];
  due.forEach(function (timer) { if (timer && timer.pause < 30000) timer.what(); });
};
