import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { exportEndpoint } from '#sync/endpoints/account.ts';
import { closeAccount } from '../accounts/close-account.ts';
import { desk } from '../testing/desk.ts';
import { testServer } from '../testing/http.ts';
import { type PushWorld, pushWorld } from '../testing/push.ts';
import { sendDuePushes } from './send-due-pushes.ts';

const minute = 60 * 1000;

let world: PushWorld;
beforeEach(async () => {
  world = await pushWorld();
});
afterEach(() => world.close());

test('what ends a session ends what wakes its device: signing out there, or from another one', async () => {
  const { server, founder, subscribe, tell, woken, secondDevice } = world;
  const laptop = await secondDevice(founder);
  const tablet = await secondDevice(founder);
  await subscribe(founder, 'phone');
  await subscribe(laptop, 'laptop');
  await subscribe(tablet, 'tablet');
  await server.call('POST', '/api/auth/logout', { cookie: founder.cookie });
  await tell();
  expect(await woken()).toEqual(['laptop', 'tablet']);
  await server.call('DELETE', '/api/auth/sessions', { cookie: tablet.cookie });
  await tell();
  expect(await woken(minute)).toEqual(['tablet']);
});

test('a person stops one device, and the others go on', async () => {
  const { server, founder, subscribe, isOn, tell, woken, secondDevice } = world;
  const laptop = await secondDevice(founder);
  await subscribe(founder, 'phone');
  await subscribe(laptop, 'laptop');
  await server.call('DELETE', '/api/push', { cookie: founder.cookie });
  expect([await isOn(founder), await isOn(laptop)]).toEqual([false, true]);
  await tell();
  expect(await woken()).toEqual(['laptop']);
});

test('a browser that somebody else signs in at is woken for them alone, and a device has one address', async () => {
  const { investor, founder, subscribe, tell, woken } = world;
  await subscribe(founder, 'shared');
  await subscribe(investor, 'shared');
  await tell();
  expect(await woken()).toEqual([]);
  await subscribe(investor, 'newer');
  await tell('account-approved', investor);
  expect(await woken()).toEqual(['newer']);
});

test('ten devices of a person are woken: of more, the oldest is not', async () => {
  const { server, founder, subscribe, isOn, tell, woken, secondDevice } = world;
  await subscribe(founder, 'first');
  for (let nth = 0; nth < 10; nth += 1) {
    server.moveClock(1);
    await subscribe(await secondDevice(founder), `device ${nth}`);
  }
  expect(await isOn(founder)).toBe(false);
  await tell();
  expect(await woken()).toHaveLength(10);
});

test('an address that is no push service’s is refused', async () => {
  const strict = await testServer();
  onTestFinished(() => strict.close());
  const { cookie } = await desk(strict).person();
  for (const endpoint of [
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'nothing',
  ]) {
    const { status, body } = await strict.call('POST', '/api/push', { cookie, body: { endpoint } });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'not-a-push-service' } });
  }
});

test('an account that is closed is told nothing, and nothing of its devices stays', async () => {
  const { server, founder, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  await tell();
  const { write, read } = server.database;
  await write.transaction().execute((trx) => closeAccount(trx, founder.id, server.now()));
  expect(await woken()).toEqual([]);
  expect(await read.selectFrom('pushSubscriptions').selectAll().execute()).toEqual([]);
  expect(await read.selectFrom('duePushes').selectAll().execute()).toEqual([]);
});

test('the export names the services that wake one’s devices, and no address', async () => {
  const { server, founder, service, subscribe } = world;
  await subscribe(founder, 'a-secret-path');
  const { body } = await server.call('GET', '/api/account/export', { cookie: founder.cookie });
  const { devicesToldOfNews } = exportEndpoint.reply.parse(body);
  expect(devicesToldOfNews).toMatchObject([
    { service: service.origin.replace('http://', ''), createdAt: server.now() },
  ]);
  expect(JSON.stringify(devicesToldOfNews)).not.toContain('secret');
});

test('two devices of a person are woken at a time, and then the others of theirs', async () => {
  const { server, founder, subscribe, tell, secondDevice } = world;
  await subscribe(founder, 'phone');
  for (const name of ['laptop', 'tablet', 'desktop', 'watch'])
    await subscribe(await secondDevice(founder), name);
  await tell();
  const rounds: number[] = [];
  let underWay = 0;
  await sendDuePushes(server, async () => {
    underWay += 1;
    await new Promise((resolve) => setImmediate(resolve));
    rounds.push(underWay);
    underWay -= 1;
    return { end: 'taken' };
  });
  expect(rounds).toHaveLength(5);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(2);
});
