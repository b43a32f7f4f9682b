import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { testServices } from '../testing/services.ts';

test('the log says of what was refused by which code, and of the rest nothing more', async () => {
  const services = await testServices();
  const lines: object[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const server = createServer(createApp({ ...services, log }).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve));
    await services.close();
  });
  const { port } = server.address() as AddressInfo; // listening on TCP
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());

  for (let nth = 0; nth < 31; nth += 1) await get('/api/testimonials');
  await get('/api/nowhere');
  expect(lines[0]).toEqual({
    level: 30,
    requestId: expect.any(String),
    method: 'GET',
    path: '/api/testimonials',
    status: 200,
    ms: expect.any(Number),
  });
  expect(lines.slice(30)).toMatchObject([
    { path: '/api/testimonials', status: 429, code: 'too-many-lists' },
    { path: '/api/nowhere', status: 404, code: 'not-found' },
  ]);
});
