// A Chromium without a screen, and a page of Reachkeeper in it, driven by taps.
'use strict';
const childProcess = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const {chromium} = require('playwright-core');

// Draws in software, as the machines of the checks have no graphics.
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
exports.launch = () => chromium.launch({executablePath, args});

// A folder for what a browser keeps, gone when the tests end.
exports.newProfile = () => {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'reachkeeper-profile-'));
  process.on('exit', () => fs.rmSync(profile, {recursive: true, force: true, maxRetries: 3}));
  return profile;
};

// A browser of its own that keeps its things in this folder. It can be killed as a power cut would.
exports.launchIn = async (profile, pictures) => {
  const port = path.join(profile, 'DevToolsActivePort');
  fs.rmSync(port, {force: true});
  const child = childProcess.spawn(executablePath, [...args, '--headless=new', '--no-first-run', '--remote-debugging-port=0',
    '--window-size=1280,800', '--lang=en-US', `--user-data-dir=${profile}`, 'about:blank'], {detached: true, stdio: 'ignore'});
  const ended = new Promise((resolve) => child.on('exit', resolve));
  for (const end = Date.now() + 30000; !fs.existsSync(port) || !fs.readFileSync(port, 'utf8').includes('\n');) {
    if (Date.now() > end) throw new Error('the browser does not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${fs.readFileSync(port, 'utf8').split('\n')[0]}`);
  const context = browser.contexts()[0];
  const page = context.pages()[0] ?? await context.newPage();
  const table = new Table(context, page, pictures);
  table.devtools = await context.newCDPSession(page);
  await table.devtools.send('Emulation.setTouchEmulationEnabled', {enabled: true});
  await page.setViewportSize(exports.sizes.tablet.viewport);
  const end = async (signal) => {
    try { process.kill(-child.pid, signal); } catch { /* it has ended */ }
    await ended;
    await browser.close().catch(() => {});
  };
  table.kill = () => end('SIGKILL');
  table.close = () => end('SIGTERM');
  return table;
};

exports.sizes = {
  tablet: {viewport: {width: 1280, height: 800}, deviceScaleFactor: 1},
  upright: {viewport: {width: 820, height: 1180}, deviceScaleFactor: 1},
  phone: {viewport: {width: 390, height: 844}, deviceScaleFactor: 3},
};

class Table {
  constructor(context, page, pictures) {
    this.context = context;
    this.page = page;
    this.pictures = pictures;
    this.said = [];  // errors and warnings on the console
    page.on('console', (message) => {
      // A table that sleeps at its host wakes up when the page asks for its view, and has none yet.
      if (message.text().includes('status of 404') && /\/view\?name=/.test(message.location().url)) return;
      if (['error', 'warning'].includes(message.type())) this.said.push(message.text());
    });
    page.on('pageerror', (error) => this.said.push(String(error)));
  }

  // Resolves with the milliseconds from the request of the page to the program's first frame.
  async open(address) {
    await this.page.goto(address);
    return this.firstFrame();
  }

  async reload() {
    await this.page.reload();
    return this.firstFrame();
  }

  async firstFrame() {
    await this.page.waitForFunction(() => document.getElementById('doorway').hidden, null, {timeout: 60000});
    return this.page.evaluate(() => Math.round(performance.getEntriesByName('first frame')[0].startTime));
  }

  // Where something on the screen is, by its object name or its text; null if it is not there.
  async place(name) {
    const [x, y, width, height] = (await this.page.evaluate((what) => self.reachkeeper.placeOf(what), name)).split(' ').map(Number);
    return width ? {x, y, width, height} : null;
  }

  async find(name, patience = 10000) {
    for (const end = Date.now() + patience; ;) {
      const found = await this.place(name);
      if (found) return found;
      if (Date.now() > end) throw new Error(`there is no "${name}" on the screen`);
      await this.page.waitForTimeout(100);
    }
  }

  async isGone(name) {
    for (const end = Date.now() + 10000; await this.place(name); await this.page.waitForTimeout(100))
      if (Date.now() > end) throw new Error(`"${name}" is still on the screen`);
  }

  async tap(name) {
    const {x, y, width, height} = await this.find(name);
    await this.page.waitForTimeout(700);  // the program takes no tap while a screen opens
    await this.tapAt(x + width / 2, y + height / 2);
  }

  async tapAt(x, y) {
    if (!this.devtools) return this.page.touchscreen.tap(x, y);
    await this.devtools.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
    await this.devtools.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  }

  // Types an entry of the record notation at an open table.
  async type(entry) {
    if (!await this.place('commandLine')) {
      // A sheet has the keys.
      if (await this.place('Close')) {
        await this.tap('Close');
        await this.isGone('Close');
      }
      await this.page.keyboard.press('/');
      await this.find('commandLine');
      await this.page.waitForTimeout(300);
    }
    await this.page.keyboard.insertText(entry);
    await this.page.keyboard.press('Enter');
  }

  // Counts the acts that the page has told the program are kept.
  countKept() {
    return this.page.evaluate(() => {
      self.keptActs = 0;
      const told = self.reachkeeper.storeAnswered;
      self.reachkeeper.storeAnswered = (which, outcome, others) => {
        if (outcome === 'kept') ++self.keptActs;
        return told(which, outcome, others);
      };
    });
  }
  kept() { return this.page.evaluate(() => self.keptActs); }

  // Saves the open table as a record, by taps. Returns its lines.
  async record() {
    await this.tap('menu');
    await this.find('leaveTable');
    const at = await this.find('leaveTable');
    // The button is below the edge.
    for (let tries = 0; tries < 20; ++tries) {
      const button = await this.place('exportRecord');
      if (button && button.y + button.height < 560) break;
      await this.page.mouse.move(at.x + 20, at.y + 40);
      await this.page.mouse.wheel(0, 200);
      await this.page.waitForTimeout(200);
    }
    const record = await this.download('exportRecord');
    return fs.readFileSync(record, 'utf8').split('\n');
  }

  // Taps on what saves a file. Returns where the file is until the tests end.
  async download(name) {
    const saving = this.page.waitForEvent('download');
    await this.tap(name);
    const saved = await saving;
    const file = path.join(exports.newProfile(), saved.suggestedFilename());
    await saved.saveAs(file);
    return file;
  }

  text(name) { return this.page.evaluate((what) => self.reachkeeper.textOf(what), name); }

  // The same, once it is as wanted.
  async reads(name, wanted) {
    for (const end = Date.now() + 10000; ;) {
      const text = await this.text(name);
      if (wanted.test(text)) return text;
      if (Date.now() > end) throw new Error(`"${name}" reads "${text}"`);
      await this.page.waitForTimeout(100);
    }
  }

  // Another window of the same browser.
  async another() {
    return new Table(this.context, await this.context.newPage(), this.pictures);
  }

  async picture(name) {
    if (!this.pictures) return;
    // The browser may be too busy for a picture.
    for (let tries = 3; ; --tries) {
      try {
        return await this.page.screenshot({path: `${this.pictures}/${name}.png`});
      } catch (error) {
        if (tries === 0) throw error;
      }
    }
  }

  close() { return this.context.close(); }
}

exports.newTable = async (browser, pictures, settings = {}) => {
  const context = await browser.newContext({...exports.sizes.tablet, hasTouch: true, locale: 'en-US', colorScheme: 'dark', ...settings});
  return new Table(context, await context.newPage(), pictures);
};
