// run.js PAGE [--pictures DIR] [NAME]: tests the page in the folder PAGE, driven by taps. README.md says what is needed.
'use strict';
const assert = require('assert');
const childProcess = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const zlib = require('zlib');
const {launch, launchIn, newProfile, newTable, sizes} = require('./browser');
const {serve} = require('./server');
const {endAll} = require('./host');
const shared = require('./shared');

const words = process.argv.slice(2);
const folder = words.shift();
const pictures = words[0] === '--pictures' ? (words.shift(), words.shift()) : null;
const only = words[0] ?? '';
if (pictures) fs.mkdirSync(pictures, {recursive: true});

// What a browser draws with in software may be warned of; all else on the console is a fault.
const harmless = /GPU stall|GL Driver Message|Automatic fallback to software WebGL|WEBGL_lose_context|CONTEXT_LOST_WEBGL/;
const clean = (table) => assert.deepStrictEqual(table.said.filter((text) => !harmless.test(text)), []);

async function beginTable(table) {
  await table.tap('newTable');
  await table.tap('startTable');
  await table.find('layOutMap');
}

// A table at which entries can be typed.
async function playTable(table) {
  await beginTable(table);
  await table.page.waitForTimeout(1000);
  await table.tap('layOutDone');
  await table.isGone('layOutMap');
  await table.countKept();
}

async function continueTable(table) {
  await table.find('continueTable');
  await table.page.waitForTimeout(1000);
  await table.tap('continueTable');
  await table.find('menu');
  await table.countKept();
}

async function importFile(table, file) {
  await table.tap('importRecord');
  const choosing = table.page.waitForEvent('filechooser');
  await table.tap('Open a file…');
  await (await choosing).setFiles(file);
}

const power = (number) => `correct red power ${number}`;
const entered = (lines) => lines.filter((line) => /^correct red power/.test(line)).map((line) => line.split('  ')[0]);

// Enters so many numbers, and waits until they are kept.
async function enterPower(table, from, to) {
  const before = await table.page.evaluate(() => self.keptActs);
  for (let number = from; number <= to; ++number) await table.type(power(number));
  await table.page.waitForFunction((all) => self.keptActs >= all, before + to - from + 1);
}

const numbers = (from, to) => Array.from({length: to - from + 1}, (_, at) => power(from + at));

const tests = {
  async 'first load: the doorway at once, then the program, and nothing on the console'(browser, site) {
    const table = await newTable(browser, pictures);
    const first = await table.open(site.address);
    const painted = await table.page.evaluate(() => Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime));
    console.log(`      the doorway after ${painted} ms, the program's first frame after ${first} ms`);
    assert(painted < first);
    await table.page.waitForTimeout(1500);
    await table.picture('home');
    clean(table);
    // Again, from what the browser has kept.
    const warm = await table.reload();
    console.log(`      from the browser's own store after ${warm} ms`);
    clean(table);
    await table.close();
  },

  async 'a new table is begun by taps'(browser, site) {
    for (const [name, size] of Object.entries(sizes)) {
      const table = await newTable(browser, pictures, size);
      await table.open(site.address);
      await table.page.waitForTimeout(500);
      await table.picture(`home-${name}`);
      await table.tap('newTable');
      await table.find('startTable');
      await table.page.waitForTimeout(500);
      await table.picture(`new-table-${name}`);
      await table.tap('startTable');
      await table.find('layOutMap');
      await table.page.waitForTimeout(1000);
      await table.picture(`laying-out-${name}`);
      await table.tap('layOutDone');
      await table.isGone('layOutMap');
      await table.page.waitForTimeout(1000);
      await table.picture(`table-${name}`);
      clean(table);
      await table.close();
    }
  },

  async 'a name in another script is drawn in its letters'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    await table.tap('newTable');
    const drawn = async (name) => {
      await table.tap('seatName-0');
      await table.page.keyboard.press('Control+A');
      await table.page.keyboard.insertText(name);
      await table.page.keyboard.press('Tab');  // the field that is left has no cursor
      await table.page.waitForTimeout(500);
      await table.picture(`name-${name}`);
      return (await table.page.screenshot({clip: await table.find('seatName-0')})).toString('base64');
    };
    // A letter that no font has is a box, and one box is like the other.
    assert.strictEqual(await drawn('\u{E000}'), await drawn('\u{E001}'));
    for (const [one, other] of ['ωλ', 'жш', 'אש', 'عش', 'ճֆ', 'ქღ', 'ຂຄ', '★♥'])
      assert.notStrictEqual(await drawn(one), await drawn(other), `${one} and ${other}`);
    clean(table);
    await table.close();
  },

  async 'a screen reader gets named buttons, and a table is begun with them'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    // Qt offers this button to screen readers alone. Then each control is an element in the page, some of them in shadow roots.
    const buttons = (press) => table.page.evaluate((pressed) => {
      const found = [];
      const walk = (root) => root.querySelectorAll('*').forEach((element) => {
        if (element.tagName === 'BUTTON' && element.ariaHidden !== 'true') found.push(element);
        if (element.shadowRoot) walk(element.shadowRoot);
      });
      walk(document);
      found.find((button) => button.innerText === pressed)?.click();
      return found.map((button) => button.innerText);
    }, press);
    const press = async (name) => {
      for (const end = Date.now() + 10000; !(await buttons(name)).includes(name); await table.page.waitForTimeout(200))
        if (Date.now() > end) throw new Error(`no button is named "${name}"`);
    };
    await press('Enable Screen Reader');
    await press('New table');
    await table.find('startTable');
    await press('Start');
    await table.find('layOutMap');
    await table.page.waitForTimeout(1000);
    const named = await buttons();
    assert.deepStrictEqual(named.filter((name) => name.trim() === ''), []);
    assert(named.some((name) => /^1 Gate/.test(name)), 'the map is not told');
    clean({said: table.said.filter((text) => !/qt\.qpa\.accessibility/.test(text))});
    await table.close();
  },

  async 'the reference comes after the first frame and answers a search'(browser, site) {
    const table = await newTable(browser, pictures);
    site.asked.length = 0;
    await table.open(site.address);
    const came = table.page.waitForResponse(/reference\..*sqlite/);
    await came.catch(() => {});
    await table.page.waitForTimeout(1000);
    const order = site.asked.filter((name) => /wasm|sqlite/.test(name)).map((name) => name.split('.')[0]);
    assert.deepStrictEqual(order.slice(0, 2), ['reachkeeper', 'reference']);
    await table.tap('openReference');
    await table.find('referenceSearch');
    await table.page.waitForTimeout(500);
    await table.page.keyboard.type('catapult', {delay: 40});
    await table.find('Catapult move');
    await table.page.waitForTimeout(500);
    await table.picture('reference');
    clean(table);
    await table.close();
  },

  async 'without a network the kept page opens, with its reference'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    await table.page.evaluate(() => navigator.serviceWorker.ready);
    await table.page.waitForFunction(async () => (await caches.match(location.href)) !== undefined, null, {timeout: 30000});
    site.away = true;
    try {
      const first = await table.reload();
      console.log(`      offline, the first frame after ${first} ms`);
      await table.tap('openReference');
      await table.find('referenceSearch');
      await table.page.waitForTimeout(500);
      await table.page.keyboard.type('catapult', {delay: 40});
      await table.find('Catapult move');
    } finally {
      site.away = false;
    }
    await table.close();
  },

  async 'another page beside it is asked of the network'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    await table.page.evaluate(() => navigator.serviceWorker.ready);
    await table.page.waitForFunction(async () => (await caches.match(location.href)) !== undefined, null, {timeout: 30000});
    assert.strictEqual((await table.page.goto(site.address)).fromServiceWorker(), true);
    assert.strictEqual((await table.page.goto(site.address + 'text')).status(), 404);
    await table.close();
  },

  async 'a new build is kept beside the running one, opens at the next visit and says so'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    await table.page.evaluate(() => navigator.serviceWorker.ready);
    await table.page.waitForFunction(async () => (await caches.match(location.href)) !== undefined, null, {timeout: 30000});
    const newer = fs.mkdtempSync(path.join(os.tmpdir(), 'reachkeeper-page-'));
    const older = site.folder;
    try {
      fs.cpSync(older, newer, {recursive: true});
      const index = fs.readFileSync(path.join(newer, 'index.html'), 'utf8').replace(/"build":"[0-9a-f]+"/, '"build":"000000000000"');
      fs.writeFileSync(path.join(newer, 'index.html'), index);
      fs.writeFileSync(path.join(newer, 'index.html.gz'), zlib.gzipSync(index));
      await beginTable(table);
      site.folder = newer;
      const running = await table.page.evaluate(() => JSON.parse(document.getElementById('files').textContent).build);
      assert.notStrictEqual(running, '000000000000');
      await table.reload();
      assert.strictEqual(await table.page.evaluate(() => JSON.parse(document.getElementById('files').textContent).build), '000000000000');
      await table.page.waitForFunction(() => !document.getElementById('notice').hidden);
      assert.match(await table.page.textContent('#notice'), /updated/);
      // Offline it is the new one from now on.
      await table.page.waitForFunction(async () => /000000000000/.test(await (await caches.match(location.href)).text()));
      site.away = true;
      await table.reload();
    } finally {
      site.away = false;
      site.folder = older;
      fs.rmSync(newer, {recursive: true});
    }
    await table.close();
  },

  async 'taps work after a finger was taken away in mid-drag'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    const at = await table.find('openReference');
    const devtools = await table.context.newCDPSession(table.page);
    const touch = (type, points) => devtools.send('Input.dispatchTouchEvent', {type, touchPoints: points});
    for (let tries = 0; tries < 3; ++tries) {
      await touch('touchStart', [{x: at.x + 20, y: at.y + 30}]);
      for (let x = 0; x < 60; x += 12) await touch('touchMove', [{x: at.x + 20 + x, y: at.y + 30}]);
      await touch('touchCancel', []);
    }
    await table.page.waitForTimeout(600);
    assert(await table.place('openReference'), 'a finger that was taken away counted as a tap');
    await table.tap('newTable');
    await table.find('startTable');
    // A finger whose end is never told, because the page went out of sight.
    await touch('touchStart', [{x: 40, y: 700}]);
    await table.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await touch('touchCancel', []);
    await table.tap('startTable');
    await table.find('layOutMap');
    clean(table);
    await table.close();
  },

  async 'the line that is typed in is lifted above the keyboard'(browser, site) {
    const table = await newTable(browser, pictures, sizes.phone);
    await table.open(site.address);
    await table.tap('newTable');
    await table.tap('seatName-2');
    await table.page.waitForTimeout(300);
    // Chromium without a screen has no keyboard: the page is told what a tablet tells.
    const cover = (height) => table.page.evaluate((covered) => {
      Object.defineProperty(visualViewport, 'height', {configurable: true, get: () => innerHeight - covered});
      visualViewport.dispatchEvent(new Event('resize'));
    }, height);
    const before = await table.find('seatName-2');
    const keyboard = 844 - before.y;
    await cover(keyboard);
    await table.page.waitForTimeout(500);
    await table.picture('keyboard');
    const lifted = await table.find('seatName-2');
    assert(lifted.y + lifted.height <= before.y, `the line ends at ${lifted.y + lifted.height}, the keyboard begins at ${before.y}`);
    await cover(0);
    await table.page.waitForTimeout(500);
    assert.deepStrictEqual(await table.find('seatName-2'), before);
    clean(table);
    await table.close();
  },

  async 'without a store in the browser that is said, and a record is saved as a file, and read from it'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.page.addInitScript(() => Object.defineProperty(self, 'indexedDB', {value: undefined}));
    await table.open(site.address);
    await beginTable(table);
    await table.page.waitForTimeout(1000);
    await table.tap('layOutDone');
    await table.isGone('layOutMap');
    await table.reads('unkeptReason', /private window/);
    await table.picture('nothing-kept');
    const file = await table.download('saveUnkept');
    assert.match(file, /\.record$/);
    assert.match(fs.readFileSync(file, 'utf8'), /setup/);
    await table.reload();
    await importFile(table, file);
    await table.find('layOutMap');
    await table.page.waitForTimeout(500);
    await table.picture('read-from-a-file');
    clean(table);
    await table.close();
  },

  async 'a record is copied'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await table.open(site.address);
    await playTable(table);
    const record = await table.record();
    await table.tap('copyRecord');
    await table.find('The record is in the clipboard');
    const copied = await table.page.evaluate(() => navigator.clipboard.readText());
    assert.strictEqual(copied.trim(), record.join('\n').trim());
    clean(table);
    await table.close();
  },

  async 'a table that was closed opens again with all its entries, undone ones too'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    await playTable(table);
    await enterPower(table, 1, 5);
    await table.page.close();
    const again = await table.another();
    await again.open(site.address);
    await again.page.waitForTimeout(500);
    await again.picture('home-with-a-table');
    await continueTable(again);
    assert.deepStrictEqual(entered(await again.record()), numbers(1, 5));
    clean(again);
    await table.close();
  },

  async 'every entry that was kept is there after the browser was killed'(browser, site) {
    const all = process.env.REACHKEEPER_LONG ? 10 : 3;
    for (let killed = 0; killed < all; ++killed) {
      const profile = newProfile();
      const table = await launchIn(profile, pictures);
      await table.open(site.address);
      await playTable(table);
      for (let number = 1; number <= 20; ++number) await table.type(power(number));
      // Some are kept, and the others on the way.
      await table.page.waitForFunction(() => self.keptActs > 2);
      const kept = await table.kept();
      await table.kill();
      const again = await launchIn(profile, pictures);
      await again.open(site.address);
      await continueTable(again);
      const found = entered(await again.record());
      assert(found.length >= kept, `${kept} entries were kept, and ${found.length} are there`);
      assert.deepStrictEqual(found, numbers(1, found.length));
      console.log(`      killed after 20 entries of which ${kept} were kept: ${found.length} are there`);
      await again.close();
    }
  },

  async 'a lost connection to the store is opened again; while there is none, entries wait and that is said'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    await playTable(table);
    await enterPower(table, 1, 2);
    // As after a return from the background: the connection is closed, and every transaction of it fails.
    await table.page.evaluate(() => {
      const whole = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function () {
        IDBDatabase.prototype.transaction = whole;
        this.close();
        return whole.apply(this, arguments);
      };
    });
    await table.type(power(3));
    await table.page.waitForFunction(() => self.keptActs === 3);
    // None can be opened.
    await table.page.evaluate(() => {
      self.whole = [IDBFactory.prototype.open, IDBDatabase.prototype.transaction];
      IDBFactory.prototype.open = IDBDatabase.prototype.transaction = function () { throw new DOMException('', 'UnknownError'); };
    });
    await table.type(power(4));
    await table.type(power(5));
    await table.find('waiting');
    await table.picture('waiting');
    assert.strictEqual(await table.kept(), 3);
    await table.page.evaluate(() => { [IDBFactory.prototype.open, IDBDatabase.prototype.transaction] = self.whole; });
    await table.page.waitForFunction(() => self.keptActs === 5);
    await table.isGone('waiting');
    await table.reload();
    await continueTable(table);
    assert.deepStrictEqual(entered(await table.record()), numbers(1, 5));
    clean(table);
    await table.close();
  },

  async 'a store that is deleted while the page is open is filled again; before it opens, that is told, and a file brings the tables back'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    await playTable(table);
    await enterPower(table, 1, 3);
    const devtools = await table.context.newCDPSession(table.page);
    const forget = () => devtools.send('Storage.clearDataForOrigin', {origin: new URL(site.address).origin, storageTypes: 'indexeddb'});
    await forget();
    await table.page.waitForTimeout(1500);
    await enterPower(table, 4, 4);
    await table.reload();
    await continueTable(table);
    assert.deepStrictEqual(entered(await table.record()), numbers(1, 4));
    await table.reload();
    const file = await table.download('exportAll');
    assert.match(file, /\.tables$/);
    await table.reads('keptWhere', /Last saved as a file/);
    // While the page is open it would fill the store again.
    await table.page.goto('about:blank');
    await forget();
    await table.open(site.address);
    await table.find('storeProblem');
    await table.picture('deleted');
    await importFile(table, file);
    await continueTable(table);
    assert.deepStrictEqual(entered(await table.record()), numbers(1, 4));
    clean(table);
    await table.close();
  },

  async 'a page that was frozen goes on'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    await playTable(table);
    const devtools = await table.context.newCDPSession(table.page);
    await enterPower(table, 1, 2);
    await devtools.send('Page.setWebLifecycleState', {state: 'frozen'});
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await devtools.send('Page.setWebLifecycleState', {state: 'active'});
    await table.type(power(3));
    await table.page.waitForFunction(() => self.keptActs === 3);
    assert.deepStrictEqual(entered(await table.record()), numbers(1, 3));
    clean(table);
    await table.close();
  },

  async 'settings are kept'(browser, site) {
    const table = await newTable(browser, pictures);
    await table.open(site.address);
    await table.tap('themeSwitch');
    await table.find('Dark theme');
    await table.page.waitForTimeout(500);
    await table.reload();
    await table.find('Dark theme');
    clean(table);
    await table.close();
  },

  async 'the rules as WebAssembly come to the same states as natively'() {
    const native = path.join(__dirname, '../../build/release/bin/hashes');
    const web = path.join(__dirname, '../../build/web/bin/hashes.js');
    if (!fs.existsSync(native) || !fs.existsSync(web)) return console.log('      not compared: only one of the two builds is here');
    const records = ['records', 'arcades/records']
      .flatMap((name) => fs.readdirSync(path.join(__dirname, '..', name), {recursive: true}).map((file) => path.join(__dirname, '..', name, file)))
      .filter((file) => /\.(record|arcs)$/.test(file)).sort();
    const words = [process.env.REACHKEEPER_LONG ? 1000 : 50, ...records];
    const told = [[native], ['node', web]].map(([program, ...first]) => childProcess.spawnSync(program, [...first, ...words], {encoding: 'utf8', maxBuffer: 1 << 26}));
    assert.strictEqual(told[1].status, 0, told[1].stderr);
    assert(told[0].stdout.split('\n').length > records.length);
    assert.strictEqual(told[1].stdout, told[0].stdout);
    const seconds = told.map(({stderr}) => new Map(stderr.trim().split('\n').map((line) => line.split(' '))));
    const ratios = [...seconds[0]].map(([kind, time]) => `${kind} ${(time / seconds[1].get(kind)).toFixed(2)}`);
    console.log(`      ${records.length} records and ${words[0]} games of each kind; speed against the native program: ${ratios.join(', ')}`);
  },

  async 'in German'(browser, site) {
    const table = await newTable(browser, pictures, {locale: 'de-DE'});
    await table.page.route(/\.wasm$/, async (route) => { await new Promise((resolve) => setTimeout(resolve, 700)); await route.continue(); });
    table.page.goto(site.address);
    await table.page.waitForFunction(() => document.getElementById('said')?.textContent === 'Wird geladen …');
    await table.picture('doorway-german');
    await table.firstFrame();
    await table.find('Neuer Tisch');
    await table.picture('home-german');
    clean(table);
    await table.close();
  },

  async 'at a shared table the doorway shows it while the program loads, and asks for the seat'(browser, site) {
    const doorway = path.join(__dirname, '../../app/door/doorway');
    const hostile = '<img src=x onerror=alert(1)>';
    const view = {title: hostile, moment: 'Chapter 2, round 3', asked: [{text: `${hostile}: lead a card`, color: 'red'}],
      seats: [{seat: 'red', name: hostile}, {seat: 'blue', name: 'Ben (Blue)'}],
      parts: [{heading: 'Players', columns: ['Player', 'Power'], rows: [{cells: [hostile, '12'], color: 'red'}]},
        {heading: 'Log', log: true, rows: [{text: `${hostile} passes`, color: 'red'}]}]};
    const asked = [];
    site.also = (request, response) => {
      const address = new URL(request.url, 'http://localhost');
      if (/^\/table\.(js|css)$/.test(address.pathname)) {
        const type = address.pathname.endsWith('.js') ? 'text/javascript' : 'text/css';
        response.writeHead(200, {'Content-Type': type}).end(fs.readFileSync(doorway + address.pathname));
        return true;
      }
      // The program asks to join, and gets no answer in this test. The doorway alone names the view that it has.
      if (address.pathname === '/join' || (address.pathname === '/view' && !address.searchParams.has('after'))) return true;
      if (address.pathname !== '/view') return false;
      asked.push(`${address.searchParams.get('name')} ${request.headers.authorization}`);
      if (address.searchParams.get('after') === '0') response.writeHead(200, {'Reachkeeper-Number': 1}).end(JSON.stringify(view));
      return true;
    };
    const table = await newTable(browser, pictures, {...sizes.phone});
    let goOn;
    const wait = new Promise((resolve) => { goOn = resolve; });
    await table.page.route(/\.wasm$/, async (route) => { await wait; await route.continue(); });
    table.page.goto(site.address + '#7/KMRTVX');
    await table.page.waitForFunction((text) => document.querySelector('#table h1')?.textContent === text, hostile);
    await table.picture('doorway-shared');
    assert.deepStrictEqual(asked.slice(0, 1), ['en Bearer KMRTVX']);
    assert.strictEqual(await table.page.evaluate(() => document.querySelectorAll('#shared img, #shared script').length), 0);
    assert.strictEqual(await table.page.textContent('#table tbody th'), hostile);
    assert.strictEqual(await table.page.textContent('#table [role=log] li'), `${hostile} passes`);
    assert.strictEqual(await table.page.getAttribute('#text', 'href'), 'text#7/KMRTVX');
    // A finger moves the table, although the page itself never moves.
    await table.page.setViewportSize({width: 390, height: 300});
    const devtools = await table.context.newCDPSession(table.page);
    const touch = (type, ...touchPoints) => devtools.send('Input.dispatchTouchEvent', {type, touchPoints});
    await touch('touchStart', {x: 200, y: 280});
    for (let y = 270; y > 20; y -= 10) {
      await touch('touchMove', {x: 200, y});
      await table.page.waitForTimeout(16);
    }
    await touch('touchEnd');
    await table.page.waitForFunction(() => document.getElementById('doorway').scrollTop > 100);
    await table.page.evaluate(() => document.getElementById('doorway').scrollTo(0, 0));
    await table.page.setViewportSize(sizes.phone.viewport);
    const seat = () => table.page.evaluate(() => localStorage.getItem('reachkeeper/7/seat'));
    assert.strictEqual(await seat(), null);
    // The flick of the finger goes on for a while, and a tap only stops it then.
    for (let tries = 0; tries < 5 && await seat() === null; ++tries) {
      await table.page.waitForTimeout(500);
      await table.page.getByText('Ben (Blue)').tap();
    }
    assert.strictEqual(await seat(), 'blue');
    await table.page.getByText('I just look on').tap();
    assert.strictEqual(await seat(), '');
    goOn();
    await table.firstFrame();
    assert(await table.page.evaluate(() => document.getElementById('doorway').hidden));
    // The doorway has ended: it asks for no view, even when the network is back.
    const before = asked.length;
    await table.page.evaluate(() => self.dispatchEvent(new Event('online')));
    await table.page.waitForTimeout(500);
    assert.strictEqual(asked.length, before);
    // The key of this device comes before the code, and what was chosen is still chosen.
    await table.page.evaluate(() => localStorage.setItem('reachkeeper/7/key', '5f0c1e9b7a3d48268e1b2c4d6f708192'));
    await table.page.reload();
    await table.page.waitForFunction(() => document.querySelector('#seats input:checked'));
    assert.strictEqual(asked.at(-1), 'en Bearer 5f0c1e9b7a3d48268e1b2c4d6f708192');
    clean(table);
    await table.close();
    // Without an address nobody is asked for a table.
    const alone = await newTable(browser, pictures);
    const requests = site.asked.length;
    await alone.open(site.address);
    assert.deepStrictEqual(site.asked.slice(requests).filter((name) => /^(view|table\.)/.test(name)), []);
    await alone.close();
    delete site.also;
  },

  async 'light, if the system is light'(browser, site) {
    const table = await newTable(browser, pictures, {colorScheme: 'light'});
    await table.open(site.address);
    await table.page.waitForTimeout(500);
    await table.picture('home-light');
    const corner = await table.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.strictEqual(corner, 'rgb(239, 230, 210)');
    await table.close();
  },

  async 'without WebGL, and without WebAssembly, the doorway says what helps'(browser, site) {
    for (const [missing, said] of [['webgl', /WebGL/], ['wasm', /too old/]]) {
      const table = await newTable(browser, pictures);
      await table.page.addInitScript((what) => {
        if (what === 'webgl') HTMLCanvasElement.prototype.getContext = () => null; else delete self.WebAssembly;
      }, missing);
      await table.page.goto(site.address);
      await table.page.waitForFunction(() => !document.getElementById('again').hidden);
      assert.match(await table.page.textContent('#said'), said);
      await table.picture(`missing-${missing}`);
      clean(table);
      await table.close();
    }
  },
};

function tellSizes() {
  const size = (name) => fs.statSync(path.join(folder, name)).size;
  const named = fs.readdirSync(folder).filter((name) => !name.endsWith('.gz'));
  const sent = (name) => size(fs.existsSync(path.join(folder, name + '.gz')) ? name + '.gz' : name);
  const sum = (names) => (names.reduce((all, name) => all + sent(name), 0) / 1e6).toFixed(2);
  const reference = named.filter((name) => name.startsWith('reference.'));
  console.log(`   as gzip: ${sum(named.filter((name) => /^(index|door|guard|reachkeeper)\./.test(name)))} MB before the first frame, ` +
    `${sum(reference)} MB more for the reference`);
}

(async () => {
  const site = await serve(folder);
  const browser = await launch();
  let failed = 0, done = 0;
  tellSizes();
  for (const [name, test] of Object.entries({...tests, ...shared.tests(folder, pictures, clean)})) {
    if (!name.includes(only)) continue;
    ++done;
    // Like every test of the checks, one that fails is tried a second time, and that is told.
    for (let go = 1; go <= 2; ++go) {
      try {
        await test(browser, site);
        console.log(`   ok  ${name}${go > 1 ? ', at the second go' : ''}`);
        break;
      } catch (error) {
        if (go > 1) ++failed;
        console.log(`   FAILED  ${name}\n${error.stack ?? error}`);
        if (pictures) await Promise.all(browser.contexts().flatMap((context) => context.pages()).map((page, at) =>
          page.screenshot({path: `${pictures}/failed-${done}-${go}-${at}.png`}).catch(() => {})));
      }
      site.away = false;
      delete site.also;
      await endAll();
      for (const context of browser.contexts()) await context.close();
    }
    for (const context of browser.contexts()) await context.close();
  }
  await browser.close();
  site.close();
  console.log(`${done - failed} of ${done} tests of the page passed`);
  process.exitCode = failed || !done ? 1 : 0;
})();
