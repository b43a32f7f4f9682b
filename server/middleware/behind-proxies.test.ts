import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { testServer } from '../testing/http.ts';
import { payloads } from '../testing/people.ts';
import { testServices } from '../testing/services.ts';

const settings = { PUBLIC_URL: 'https://pankh.example', TRUSTED_PROXIES: '1' };

test.each<Record<string, string>>([{}, { 'X-Forwarded-Proto': 'http' }, { 'X-Forwarded-Proto': 'https' }])(
  'at an https address a session is kept as https pages keep it, whatever the proxy says: %j',
  async (said) => {
    const server = await testServer(settings);
    onTestFinished(() => server.close());
    const { status, headers } = await server.call('POST', '/api/auth/register', {
      body: payloads.marketplace(),
      headers: { origin: settings.PUBLIC_URL, ...said },
    });
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-pankh=.*; secure/);
    expect(headers.get('Strict-Transport-Security')).not.toBeNull();
  },
);

test.each([
  ['1', 1],
  ['0', 0],
])('with TRUSTED_PROXIES=%s an operator reads %i times that nobody says who asks', async (count, times) => {
  const services = await testServices({ TRUSTED_PROXIES: count });
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line).msg) });
  const server = createServer(createApp({ ...services, log }).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await services.close();
  });
  const { port } = server.address() as AddressInfo; // listening on TCP
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  // A health check comes past the proxy.
  await ask('/readyz');
  await ask('/api/auth/user', { 'X-Forwarded-For': '198.51.100.7' });
  expect(logged).toEqual([]);
  for (let asked = 0; asked < 2; asked += 1) await ask('/api/auth/user');
  expect(logged.filter((line) => line.includes('X-Forwarded-For'))).toHaveLength(times);
});
