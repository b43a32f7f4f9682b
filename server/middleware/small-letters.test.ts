import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRouters } from '../app.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { password, signUp } from '../testing/people.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

test.each(['/API/auth/login', '/Api/auth/login', '/api/AUTH/login', '/api/auth/Login'])(
  'nobody logs in at %s, past the log',
  async (path) => {
    const { email } = await signUp(server);
    const body = { email, password };
    expect(await server.call('POST', path, { body })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    expect((await server.call('POST', '/api/auth/login', { body })).status).toBe(200);
  },
);

test('no route answers at its address in other letters', () => {
  const layers = createRouters(server).flatMap(({ stack }) => stack);
  expect(layers.length).toBeGreaterThan(50);
  expect(layers.filter(({ regexp }) => regexp.ignoreCase).map(({ path }) => path)).toEqual([]);
});

test('a screen may be called what it is', async () => {
  expect((await server.call('GET', '/Explore')).headers.get('content-type')).toContain('text/html');
});
