// A table on several screens: pages that join a host by its address, through a network that fails.
'use strict';
const assert = require('assert');
const path = require('path');
const {newTable, sizes} = require('./browser');
const {isBuilt, startHost, startProxy} = require('./host');

const record = path.join(__dirname, 'shared.record');
const power = (color, number) => `correct ${color} power ${number}`;
const powers = (lines) => lines.filter((line) => /^correct \w+ power/.test(line)).map((line) => line.split('  ')[0]);

// Opens the link on a phone, and sits down.
async function join(browser, link, color, pictures) {
  const phone = await newTable(browser, pictures, sizes.phone);
  await phone.open(link);
  await phone.find('seat-' + color, 30000);
  await phone.picture('shared-seats');
  await phone.tap('seat-' + color);
  await phone.isGone('seatQuestion');
  await phone.find('menu');
  return phone;
}

// Waits until a table has these entries of Power. Asks what the page draws: the number beside the player's shape.
async function shows(phone, number, patience = 10000) {
  for (const end = Date.now() + patience; !await phone.place(String(number)); await phone.page.waitForTimeout(20))
    if (Date.now() > end) throw new Error(`the table does not show ${number}`);
}

exports.tests = (page, pictures, clean) => !isBuilt() ? {} : {
  async 'two phones join by the address of a host, and each shows what the other enters'(browser) {
    const host = await startHost(page, record);
    const red = await join(browser, host.link(), 'red', pictures);
    const blue = await join(browser, host.link(), 'blue', pictures);
    await red.type(power('red', 31));
    await shows(blue, 31);
    await blue.type(power('blue', 42));
    await shows(red, 42);
    await blue.picture('shared-phone');
    assert.deepStrictEqual(powers(await red.record()), [power('red', 31), power('blue', 42)]);
    // A reload is a return.
    const begun = Date.now();
    await blue.reload();
    await blue.find('menu', 20000);
    await shows(blue, 42);
    console.log(`      back at the table ${Date.now() - begun} ms after a reload`);
    assert.strictEqual(await blue.place('seatQuestion'), null);
    [red, blue].forEach(clean);
    await Promise.all([red.close(), blue.close(), host.close()]);
  },

  async 'a table that was joined by a typed code is there again when the page is loaded again'(browser) {
    const host = await startHost(page, record);
    const red = await newTable(browser, pictures, sizes.phone);
    await red.open(new URL('/', host.link()).href);
    await red.tap('joinTable');
    await red.tap('joinAddress');
    await red.page.keyboard.insertText(new URL(host.link()).host);
    await red.tap('joinCode');
    await red.page.keyboard.insertText(host.link().replace(/.*\//, ''));
    await red.tap('join');
    await red.find('seat-red', 30000);
    await red.tap('seat-red');
    await red.isGone('seatQuestion');
    await red.page.waitForTimeout(700);  // the program takes no key while a screen opens
    await red.type(power('red', 31));
    await red.reload();
    await red.find('menu', 20000);
    await shows(red, 31);
    assert.strictEqual(await red.place('seatQuestion'), null);
    clean(red);
    await Promise.all([red.close(), host.close()]);
  },

  async 'a host that was killed is back, and what was entered meanwhile is offered again'(browser) {
    const host = await startHost(page, record);
    const red = await join(browser, host.link(), 'red', pictures);
    const blue = await join(browser, host.link(), 'blue', pictures);
    await red.type(power('red', 31));
    await shows(blue, 31);
    await host.kill();
    await red.find('touch');
    await red.picture('shared-away');
    await red.type(power('red', 33));
    await host.start();
    await shows(blue, 33, 20000);
    await red.isGone('touch');
    assert.deepStrictEqual(powers(await blue.record()), [power('red', 31), power('red', 33)]);
    await Promise.all([red.close(), blue.close(), host.close()]);
  },

  async 'a network that swallows upgrades is passed by requests alone'(browser) {
    const host = await startHost(page, record);
    const proxy = await startProxy(host);
    proxy.swallows = true;
    const red = await join(browser, proxy.link(), 'red', pictures);
    const blue = await join(browser, host.link(), 'blue', pictures);
    assert(proxy.swallowed > 0);
    await red.type(power('red', 31));
    await shows(blue, 31);
    await blue.type(power('blue', 42));
    await shows(red, 42);
    // A network that is cut and healed.
    proxy.cut = true;
    proxy.drop();
    await blue.type(power('blue', 43));
    await red.page.waitForTimeout(500);
    proxy.cut = false;
    await shows(red, 43, 20000);
    await Promise.all([red.close(), blue.close()]);
    proxy.close();
    await host.close();
  },

  async 'a phone that was frozen shows what it missed'(browser) {
    const host = await startHost(page, record);
    const red = await join(browser, host.link(), 'red', pictures);
    const blue = await join(browser, host.link(), 'blue', pictures);
    const devtools = await blue.context.newCDPSession(blue.page);
    await devtools.send('Page.setWebLifecycleState', {state: 'frozen'});
    for (let number = 31; number < 36; ++number) await red.type(power('red', number));
    await new Promise((resolve) => setTimeout(resolve, 6000));
    const woken = Date.now();
    await devtools.send('Page.setWebLifecycleState', {state: 'active'});
    await shows(blue, 35);
    console.log(`      awake and up to date after ${Date.now() - woken} ms`);
    await Promise.all([red.close(), blue.close(), host.close()]);
  },

  async 'a wrong code is told, and lets nobody in'(browser) {
    const host = await startHost(page, record);
    const phone = await newTable(browser, pictures, sizes.phone);
    await phone.open(host.link().replace(/[A-Z]+$/, 'ABABAB'));
    await phone.reads('joinSaid', /This code opens no table here/);
    await phone.picture('shared-wrong-code');
    // The right address is opened in the same page.
    const again = phone.page.waitForEvent('load');
    await phone.page.evaluate((hash) => { location.hash = hash; }, new URL(host.link()).hash);
    await again;
    await phone.firstFrame();
    await phone.find('seat-red', 30000);
    await phone.close();
    await host.close();
  },
};
