import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('an unknown API path is a JSON 404, a page path is the app, a missing asset is no page', async () => {
  const api = await server.call('GET', '/api/nothing', { headers: { accept: 'text/html' } });
  const page = await server.call('GET', '/explore', { headers: { accept: 'text/html' } });
  const asset = await server.call('GET', '/assets/gone-1a2b3c.js', { headers: { accept: '*/*' } });
  expect(api).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(asset.status).toBe(404);
});

test('hashed assets are kept for ever, the worker is checked every time, API answers are never stored', async () => {
  const cacheOf = async (path: string) => (await server.call('GET', path)).headers.get('cache-control');
  expect(await cacheOf('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/sw.js')).toBe('no-cache');
  expect(await cacheOf('/api/opportunities')).toBe('no-store');
});

test('a page may load nothing from another origin and run nothing inline', async () => {
  const policy = (await server.call('GET', '/', { headers: { accept: 'text/html' } })).headers.get(
    'content-security-policy',
  );
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:/);
});

test('only where visits are counted, and for who agreed, may a page load the script that counts them', async () => {
  const counting = await testServer({ ANALYTICS_ID: 'G-TEST1234' });
  try {
    const agreed = { cookie: 'pankh-analytics=G-TEST1234', headers: { accept: 'text/html' } };
    const policyOf = async (on: TestServer, path: string, asked: typeof agreed | object) =>
      (await on.call('GET', path, asked)).headers.get('content-security-policy');
    expect(await policyOf(counting, '/explore', agreed)).toContain(
      "script-src 'self' https://www.googletagmanager.com/gtag/;",
    );
    const other = { ...agreed, cookie: 'pankh-analytics=G-OTHER1234' };
    expect(await policyOf(counting, '/explore', other)).not.toContain('https:');
    // Kept by the service worker, for whoever comes next.
    expect(await policyOf(counting, '/index.html', agreed)).not.toContain('https:');
    expect(await policyOf(counting, '/explore', { headers: agreed.headers })).not.toContain('https:');
    expect(await policyOf(server, '/explore', agreed)).not.toContain('https:');
    expect((await counting.call('GET', '/api/analytics')).body).toEqual({ measurementId: 'G-TEST1234' });
  } finally {
    await counting.close();
  }
});

test('while the worker is to be recovered, what repairs it is sent at its own address, and is checked every time', async () => {
  const recovering = await testServer({ RECOVER_WORKER: '1' });
  try {
    const sent = await recovering.call('GET', '/sw.js');
    expect(String(sent.body)).toContain('the one that repairs');
    expect(sent.headers.get('cache-control')).toBe('no-cache');
    expect(sent.headers.get('content-type')).toMatch(/javascript/);
    expect(String((await server.call('GET', '/sw.js')).body)).not.toContain('the one that repairs');
  } finally {
    await recovering.close();
  }
});

test('what repairs the worker, or an older version that is put back, is sent to a device that keeps a newer file', async () => {
  const recovering = await testServer({ RECOVER_WORKER: '1' });
  try {
    const tag = (await server.call('GET', '/sw.js')).headers.get('etag') ?? '';
    const asked = (on: TestServer, headers: Record<string, string>) =>
      on.call('GET', '/sw.js', { headers: { 'cache-control': 'max-age=0', ...headers } });
    const day = new Date().toUTCString();
    for (const [name, value] of [
      ['if-modified-since', day],
      ['if-none-match', tag],
    ] as const) {
      const sent = await asked(recovering, { [name]: value });
      expect([sent.status, String(sent.body)]).toEqual([
        200,
        expect.stringContaining('the one that repairs'),
      ]);
    }
    // Of what did not change nothing is sent again.
    expect((await asked(server, { 'if-none-match': tag })).status).toBe(304);
  } finally {
    await recovering.close();
  }
});
