import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('what is shared before the worker is there leads to a screen that asks for it once more', async () => {
  for (const origin of [server.origin, 'null', 'https://elsewhere.example']) {
    const asked = { method: 'POST', headers: { origin }, redirect: 'manual' } as const;
    const answer = await fetch(`${server.origin}/share-target`, asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/drafts?shared=again']);
  }
});
