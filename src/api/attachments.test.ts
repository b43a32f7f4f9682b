import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { fetchAttachment } from './attachments.ts';
import { OfflineError } from './offline-error.ts';

const file = 'a plan for looms that run on rain';

/** A server that has the file, and a line that breaks off after so many of its letters, each time it is asked. */
function lineOf(lettersEach: number[], { knowsRanges = true } = {}) {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    const range = new Headers(headers).get('Range');
    asked.push(range);
    const from = knowsRanges ? Number(range?.slice('bytes='.length, -1) ?? 0) : 0;
    const letters = lettersEach.shift() ?? file.length;
    const sent = file.slice(from, from + letters);
    const pieces = sent === '' ? [] : [new TextEncoder().encode(sent)];
    const body = new ReadableStream<Uint8Array>(
      {
        pull(answer) {
          const piece = pieces.shift();
          if (piece) answer.enqueue(piece);
          else if (from + letters < file.length) answer.error(new TypeError('network error'));
          else answer.close();
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, {
      status: from > 0 ? 206 : 200,
      headers: { 'Content-Type': 'application/octet-stream' },
    });
  });
  return asked;
}

/** Asks for it until it is here; answers it, and how often it took. */
async function fetchedAtLast(hash: string, heard?: (bytes: number) => void) {
  for (let tries = 1; ; tries += 1) {
    const bytes = await fetchAttachment('message-1', hash, { ...(heard && { heard }) }).catch((error) => {
      if (!(error instanceof OfflineError)) throw error;
      return null;
    });
    if (bytes) return { text: await bytes.text(), tries };
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a file whose line breaks off again and again comes from where it was, and how much has come is told', async () => {
  const asked = lineOf([10, 10, 10]);
  const heard: number[] = [];
  expect(await fetchedAtLast('file-1', (bytes) => heard.push(bytes))).toEqual({ text: file, tries: 4 });
  expect(asked).toEqual([null, 'bytes=10-', 'bytes=20-', 'bytes=30-']);
  expect(heard).toEqual([10, 20, 30, file.length]);
});

test('from a server that gives nothing but whole files it comes from its beginning', async () => {
  const asked = lineOf([10], { knowsRanges: false });
  expect(await fetchedAtLast('file-2')).toEqual({ text: file, tries: 2 });
  expect(asked).toEqual([null, 'bytes=10-']);
});

test('of the last three that broke off it is known how far they came', async () => {
  const asked = lineOf([10, 10, 10, 10]);
  for (const name of ['a', 'b', 'c', 'd'])
    await expect(fetchAttachment('message-1', name)).rejects.toThrow(OfflineError);
  for (const name of ['a', 'b', 'c', 'd']) expect(await fetchedAtLast(name)).toMatchObject({ text: file });
  expect(asked.slice(4)).toEqual([null, 'bytes=10-', 'bytes=10-', 'bytes=10-']);
});

const answers = {
  'the server is too busy': () => new Response('', { status: 503 }),
  'the session has ended': () => new Response('{"code":"not-signed-in"}', { status: 401 }),
  'somebody on the way answers with a page that breaks off': () => {
    const pull = (answer: ReadableStreamDefaultController) => answer.error(new TypeError('network error'));
    const start = (answer: ReadableStreamDefaultController) =>
      answer.enqueue(new TextEncoder().encode('<!doctype html>'));
    return new Response(new ReadableStream({ start, pull }), { headers: { 'Content-Type': 'text/html' } });
  },
};

test.each(Object.entries(answers))('what has come of it stays where %s', async (name, answer) => {
  lineOf([10]);
  await expect(fetchAttachment('message-1', name)).rejects.toThrow(OfflineError);
  vi.stubGlobal('fetch', async () => answer());
  await expect(fetchAttachment('message-1', name)).rejects.toThrow();
  const asked = lineOf([]);
  expect(await fetchedAtLast(name)).toEqual({ text: file, tries: 1 });
  expect(asked).toEqual(['bytes=10-']);
});

test('a server that refuses it says so, also where some of it has come', async () => {
  lineOf([10]);
  await expect(fetchAttachment('message-1', 'file-3')).rejects.toThrow(OfflineError);
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"code":"unknown","message":"No such file."}', { status: 404 }),
  );
  await expect(fetchAttachment('message-1', 'file-3')).rejects.toThrow(ApiError);
});
