import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { followAnswers } from './running-answers.ts';

/** In ms, longer than any test may take: who waits for it fails. */
const never = 2 ** 31 - 1;

async function answering(handle: RequestListener) {
  const server = createServer(handle);
  const answers = followAnswers(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo; // listening on TCP
  return { answers, ask: () => fetch(`http://127.0.0.1:${port}/`) };
}

test('a server that answers nobody closes at once', async () => {
  const { answers, ask } = await answering((_, response) => void response.end('woven'));
  expect(await (await ask()).text()).toBe('woven');
  await answers.finish(never);
  await expect(ask()).rejects.toThrow();
});

test('what runs is answered first, and who comes meanwhile holds nothing up', async () => {
  const begun: (() => void)[] = [];
  const { answers, ask } = await answering((_, response) => void begun.push(() => response.end('woven')));
  const first = ask();
  await expect.poll(() => begun).toHaveLength(1);
  const finished = answers.finish(never);
  const second = ask().catch(() => 'cut');
  await expect.poll(() => begun).toHaveLength(2);
  begun[0]?.();
  expect(await (await first).text()).toBe('woven');
  await finished;
  expect(await second).toBe('cut');
});

test('what runs longer than it may is cut', async () => {
  let begun = 0;
  const { answers, ask } = await answering(() => void (begun += 1));
  const asked = ask().catch(() => 'cut');
  await expect.poll(() => begun).toBe(1);
  await answers.finish(1);
  expect(await asked).toBe('cut');
});
