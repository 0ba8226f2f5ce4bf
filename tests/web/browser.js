// A Chromium without a screen, and a page of Reachkeeper in it, driven by taps.
'use strict';
const {chromium} = require('playwright-core');

// Draws in software, as the machines of the checks have no graphics.
exports.launch = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});

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
    await this.page.touchscreen.tap(x + width / 2, y + height / 2);
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
