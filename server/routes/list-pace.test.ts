import { expect, onTestFinished, test } from 'vitest';
import { testServer } from '../testing/http.ts';
import { signUp } from '../testing/people.ts';

test.each(['/api/opportunities', '/api/investors', '/api/testimonials', '/sitemap.xml'])(
  '%s is sent to one address thirty times a minute, and to others meanwhile',
  async (path) => {
    const server = await testServer({ TRUSTED_PROXIES: '1' });
    onTestFinished(() => server.close());
    const get = (from = '198.51.100.1') => server.call('GET', path, { headers: { 'x-forwarded-for': from } });
    for (let nth = 1; nth <= 30; nth += 1) expect((await get()).status).toBe(200);
    const refused = await get();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-lists' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await get('198.51.100.2')).status).toBe(200);
    server.moveClock(60_000);
    expect((await get()).status).toBe(200);
  },
);

test('all connections of a person are read for them thirty times a minute, whatever others ask', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const [tara, ravi] = [await signUp(server), await signUp(server)];
  const read = ({ id, cookie }: typeof tara) => server.call('GET', `/api/connections/${id}`, { cookie });
  for (let nth = 1; nth <= 30; nth += 1) expect((await read(tara)).status).toBe(200);
  expect(await read(tara)).toMatchObject({ status: 429, body: { code: 'too-many-lists' } });
  expect((await read(ravi)).status).toBe(200);
});

test('all that there is of a person is exported for them ten times an hour, whatever others ask', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const [tara, ravi] = [await signUp(server), await signUp(server)];
  const read = ({ cookie }: typeof tara) => server.call('GET', '/api/account/export', { cookie });
  for (let nth = 1; nth <= 10; nth += 1) expect((await read(tara)).status).toBe(200);
  const refused = await read(tara);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-exports' } });
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
  expect((await read(ravi)).status).toBe(200);
  server.moveClock(60 * 60_000);
  expect((await read(tara)).status).toBe(200);
});
