import { createHash } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';
import { directoryDb } from '#src/directory/directory-db.ts';
import { forgetFiles } from '#src/directory/record-files.ts';
import { encodeHeads, encodeRecords, encodeTheses } from '#sync/directory/files.ts';
import { directoryFilePath, type Manifest, manifestPath } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';

/** What a server of the directory has, by path, and what it was asked for. */
export const served = new Map<string, string>();
export const asked: string[] = [];

/** Has each test of a file begin with a server that has nothing, and a device that has nothing of it. */
export function serveDirectory(): void {
  beforeEach(() => {
    served.clear();
    asked.length = 0;
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      const file = served.get(path);
      return file === undefined ? new Response('', { status: 404 }) : new Response(file);
    });
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    meter(undefined);
    forgetFiles();
    const { manifests, files, pages, choices } = directoryDb;
    await Promise.all([manifests, files, pages, choices].map((table) => table.clear()));
  });
}

/** Has the browser tell this of its connection, or nothing. */
export function meter(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

export function serve(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes);
  const hash = hashOf(text);
  served.set(directoryFilePath(hash), text);
  return { hash, bytes: text.length, sent: text.length };
}

/** Publishes one segment a name and returns the hash of the manifest. */
export function publish(...names: string[]): string {
  const base = names.map((name, segment) => {
    const investors = [madeUpInvestor({ id: segment * 1024 + 1, name, investmentThesis: `We are ${name}` })];
    return { segment, rows: 1, heads: serve(encodeHeads(investors)), theses: serve(encodeTheses(investors)) };
  });
  return publishManifest({ total: names.length, generation: 1, base, deltas: [], first: null });
}

/** Publishes two segments whose first set is a copy of the second, and so large that one is asked. */
export function publishLarge(...[one = 'Marigold Ventures', other = 'Blue Lotus']: string[]): string {
  publish(one, other);
  const manifest = publishedManifest();
  const copies = [madeUpInvestor({ id: 1025, name: other, investmentThesis: `We are ${other}` })];
  manifest.first = { ...serve(encodeRecords(copies, [])), rows: 1 };
  for (const { theses } of manifest.base) theses.sent = 5_000_000;
  return publishManifest(manifest);
}

export function publishedManifest(): Manifest {
  return JSON.parse(served.get(manifestPath) ?? '');
}

/** Returns its hash. */
export function publishManifest(manifest: Manifest): string {
  served.set(manifestPath, JSON.stringify(manifest));
  return hashOf(JSON.stringify(manifest));
}

/** Of the file that holds the name itself. */
export const pathOf = (name: string) => pathOfFileWith(`"${name}`);
export const thesisPathOf = (name: string) => pathOfFileWith(`We are ${name}`);

function pathOfFileWith(text: string): string {
  return [...served].find(([, file]) => file.includes(text))?.[0] ?? '';
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
