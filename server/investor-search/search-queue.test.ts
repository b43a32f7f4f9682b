import { expect, test } from 'vitest';
import { createSearchQueue } from './search-queue.ts';

const staying = new AbortController().signal;
const from = (address: string, signal = staying) => ({ address, signal });
const busy = { status: 503, failure: { code: 'busy' } };

/** A queue whose searches are answered by hand, each known by its word. */
function world() {
  const queue = createSearchQueue<string>();
  const begun: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    queue,
    put(word: string, asker = from(word)) {
      const answer = Promise.withResolvers<string>();
      answers.set(word, answer);
      const found = queue.put(asker, () => {
        begun.push(word);
        return answer.promise;
      });
      // Looked at where a test is about it.
      found.catch(() => {});
      return found;
    },
    answer: (word: string) => answers.get(word)?.resolve(`found ${word}`),
    fault: (word: string) => answers.get(word)?.reject(new Error(`no ${word}`)),
  };
}

test('one search is under way at a time, in the order in which they were asked, also after a fault', async () => {
  const { begun, put, answer, fault } = world();
  const [loom, mill, rain] = [put('loom'), put('mill'), put('rain')];
  expect(begun).toEqual(['loom']);
  fault('loom');
  await expect(loom).rejects.toThrow('no loom');
  answer('mill');
  expect(await mill).toBe('found mill');
  answer('rain');
  expect(await rain).toBe('found rain');
  expect(begun).toEqual(['loom', 'mill', 'rain']);
  const dusk = put('dusk');
  answer('dusk');
  expect(await dusk).toBe('found dusk');
});

test('two searches of an address wait, and the next is refused, while another address is heard', async () => {
  const { put, answer } = world();
  const one = from('192.0.2.1');
  for (const word of ['loom', 'mill', 'rain']) void put(word, one);
  await expect(put('dusk', one)).rejects.toMatchObject(busy);
  const other = put('dawn', from('192.0.2.2'));
  for (const word of ['loom', 'mill', 'rain', 'dawn']) answer(word);
  expect(await other).toBe('found dawn');
});

test('what was asked by somebody who left is not looked for, and makes room', async () => {
  const { begun, put, answer } = world();
  const leaving = new AbortController();
  const loom = put('loom', from('192.0.2.1'));
  const mill = put('mill', from('192.0.2.1', leaving.signal));
  void put('rain', from('192.0.2.1'));
  leaving.abort();
  await expect(mill).rejects.toMatchObject({ status: 503, failure: { code: 'left' } });
  const dusk = put('dusk', from('192.0.2.1'));
  for (const word of ['loom', 'rain', 'dusk']) answer(word);
  await Promise.all([loom, dusk]);
  expect(begun).toEqual(['loom', 'rain', 'dusk']);
  await expect(put('late', from('192.0.2.1', leaving.signal))).rejects.toMatchObject({
    failure: { code: 'left' },
  });
});

test('of many addresses 32 wait, and the next is refused', async () => {
  const { put } = world();
  for (let at = 0; at <= 32; at++) void put(`${at}`);
  await expect(put('dusk')).rejects.toMatchObject(busy);
});

test('whatever waits may be failed at once', async () => {
  const { begun, put, queue, answer } = world();
  const [loom, mill] = [put('loom'), put('mill')];
  queue.empty(new Error('closed'));
  await expect(mill).rejects.toThrow('closed');
  answer('loom');
  expect(await loom).toBe('found loom');
  expect(begun).toEqual(['loom']);
});
