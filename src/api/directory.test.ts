import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { directoryFilePath } from '#sync/directory/manifest.ts';
import { fetchFile } from './directory.ts';

const enough = 60_000;

/** A file as the line lets it come, until it is given up. */
type Line = { send: (text: string) => void; end: () => void };
let lines: Map<string, Line>;

beforeEach(() => {
  lines = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        lines.set(path, {
          send: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => controller.close(),
        });
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lineOf = (hash: string): Line | undefined => lines.get(directoryFilePath(hash));
const quiet = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const text = async (file: Promise<ArrayBuffer>) => new TextDecoder().decode(await file);

test('a file comes whole, however slowly', async () => {
  const file = text(fetchFile('slow'));
  for (const piece of ['blue', ' ', 'lotus']) {
    await quiet(enough - 1_000);
    lineOf('slow')?.send(piece);
  }
  await quiet(enough - 1_000);
  lineOf('slow')?.end();
  expect(await file).toBe('blue lotus');
});

test('a file of which nothing more comes is given up', async () => {
  const file = fetchFile('stuck');
  const given = expect(file).rejects.toThrow('No word came');
  await quiet(1_000);
  lineOf('stuck')?.send('blue');
  await quiet(enough);
  await given;
});

test('a file waits for its turn on the line while another comes', async () => {
  const file = text(fetchFile('coming'));
  const waiting = text(fetchFile('waiting'));
  for (let piece = 0; piece < 3; piece++) {
    await quiet(enough - 1_000);
    lineOf('coming')?.send('.');
  }
  lineOf('coming')?.end();
  await quiet(enough - 1_000);
  lineOf('waiting')?.send('lotus');
  lineOf('waiting')?.end();
  expect(await Promise.all([file, waiting])).toEqual(['...', 'lotus']);
});

test('an answer that is no file is an error with its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }));
  await expect(fetchFile('gone')).rejects.toThrow('404: gone');
});
