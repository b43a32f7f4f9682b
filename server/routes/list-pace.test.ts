import { expect, onTestFinished, test } from 'vitest';
import { testServer } from '../testing/http.ts';

test.each(['/api/opportunities', '/api/investors', '/api/testimonials'])(
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
