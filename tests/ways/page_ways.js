// page_ways.js ORIGIN CODE: speaks to a door with the ways of the page (packaging/page/ways.js), as node runs them.
'use strict';
const assert = require('assert');
const childProcess = require('child_process');
const path = require('path');

const [origin, code] = process.argv.slice(2);

// Some versions of node have a WebSocket only where it is asked for.
if (typeof WebSocket === 'undefined' && !process.env.REACHKEEPER_ASKED) {
  const asked = childProcess.spawnSync(process.execPath, ['--experimental-websocket', __filename, origin, code],
    {stdio: 'inherit', env: {...process.env, REACHKEEPER_ASKED: '1'}});
  // 9: this version does not know the option.
  if (asked.status !== 9) process.exit(asked.status ?? 1);
}

globalThis.self = globalThis;
require(path.join(__dirname, '../../packaging/page/ways.js'));

const ways = self.reachkeeperWays();
const told = [];
let within = false;
const note = (what, number, frame) => {
  assert(!within, `${what} within a call`);
  told.push({what, number, frame});
};
ways.serve({
  wayOpened: (number) => note('opened', number),
  wayHeard: (number, frame) => note('heard', number, frame),
  wayClosed: (number) => note('closed', number)
});

const call = (what) => {
  within = true;
  what();
  within = false;
};
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function next(number, what, time = 5000) {
  for (const end = Date.now() + time; Date.now() < end; await wait(5)) {
    const at = told.findIndex((one) => one.number === number);
    if (at < 0) continue;
    const [one] = told.splice(at, 1);
    assert.strictEqual(one.what, what, `${what} expected, and there came ${one.what} ${one.frame ?? ''}`);
    return one.frame;
  }
  assert.fail(`${what} did not come`);
}

let last = 0;
function open(overHttp, key, to = origin) {
  call(() => ways.open(++last, overHttp, to, key));
  return last;
}

const hello = (device, key) =>
  JSON.stringify({kind: 'hello', protocol: 1, build: '1', table: '7', code: key ? undefined : code, key, device, seat: 'red'});

async function comeIn(overHttp) {
  const number = open(overHttp, code);
  await next(number, 'opened');
  call(() => ways.send(number, hello('Rosa')));
  const welcome = JSON.parse(await next(number, 'heard'));
  assert.strictEqual(welcome.kind, 'welcome');
  assert.strictEqual(welcome.title, 'Tuesday');
  await next(number, 'heard');  // here
  call(() => ways.send(number, '{"kind":"ping"}'));
  // Who is here may be told once more.
  let answer = JSON.parse(await next(number, 'heard'));
  if (answer.kind === 'here') answer = JSON.parse(await next(number, 'heard'));
  assert.strictEqual(answer.kind, 'pong');
  call(() => ways.close(number));
  await wait(200);
  assert.deepStrictEqual(told, []);
  // With its key it comes back.
  const again = open(overHttp, welcome.key);
  await next(again, 'opened');
  call(() => ways.send(again, hello('Rosa', welcome.key)));
  assert.strictEqual(JSON.parse(await next(again, 'heard')).device, welcome.device);
  call(() => ways.close(again));
}

async function isRefused(overHttp) {
  await wait(100);
  told.length = 0;  // who is here, at the connection before
  for (const key of ['AAAAAA', '', 'A B\r\nX: y']) {
    const number = open(overHttp, key);
    assert.deepStrictEqual(JSON.parse(await next(number, 'heard')), {kind: 'bye', why: 'code'});
    await next(number, 'closed');
  }
  const elsewhere = open(overHttp, code, 'http://127.0.0.1:1');
  await next(elsewhere, 'closed');
  const short = open(overHttp, code);
  call(() => ways.close(short));
  await wait(200);
  assert.deepStrictEqual(told, []);
}

(async () => {
  const kinds = typeof WebSocket === 'undefined' ? [true] : [false, true];
  for (const overHttp of kinds) {
    await comeIn(overHttp);
    await isRefused(overHttp);
  }
  await wait(300);
  console.log(kinds.length === 2 ? 'both ways' : 'over HTTP alone: this node has no WebSocket');
  process.exit(0);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
