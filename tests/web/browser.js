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

  // Has Qt tell what is on the screen, as it does for screen readers: so the tests know where things are.
  async readAloud() {
    await this.page.evaluate(() => {
      const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
      all(document).find((one) => one.classList.contains('hidden-visually-read-by-screen-reader')).click();
    });
    await this.page.waitForTimeout(500);
  }

  // What is on the screen with its place in the page. Texts come with line breaks as spaces.
  things() {
    return this.page.evaluate(() => {
      const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
      return all(document.getElementById('screen'))
        .filter((one) => ['BUTTON', 'INPUT', 'TEXTAREA', 'DIV', 'DIALOG'].includes(one.tagName))
        .map((one) => ({name: (one.getAttribute('aria-label') || one.title || one.innerText || one.value || '').replace(/\s+/g, ' ').trim(),
          kind: one.tagName, box: one.getBoundingClientRect().toJSON(), hidden: one.getAttribute('aria-hidden') === 'true'}))
        .filter((one) => one.name && one.box.width > 0 && one.box.height > 0);
    });
  }

  // Waits for a thing of this name.
  async find(name, patience = 10000) {
    const matches = (one) => name instanceof RegExp ? name.test(one.name) : one.name === name;
    for (const end = Date.now() + patience; ;) {
      const found = (await this.things()).filter(matches);
      if (found.length) return found.find((one) => one.kind === 'BUTTON') ?? found[0];
      if (Date.now() > end) throw new Error(`there is no ${name}; there is: ${(await this.things()).map((one) => one.name).join(' | ')}`);
      await this.page.waitForTimeout(100);
    }
  }

  async tap(name) {
    const {box} = await this.find(name);
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.waitForTimeout(600);  // the program takes no second tap while a screen opens
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
