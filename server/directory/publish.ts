import { createHash } from 'node:crypto';
import { type Manifest, segmentBits, toSegment } from '#sync/directory.ts';
import type { Db, Trx } from '../db/connection.ts';
import { directoryHash, parseManifest, putFile, putManifest, readManifest } from '../db/directory.ts';
import { applyChanged, changedSegments, investorsToBe } from '../db/directory-staging.ts';

type ManifestFile = Manifest['files'][number];

/** A generation of the directory that is written but not yet the current one. */
export type Generation = { before: string | null; hash: string; bytes: Buffer };

/**
 * Builds the files of every segment that the staged changes touch and stores them; nobody asks for them yet.
 * Null where nothing changes. The steps are short transactions of their own, so that the last one is short too.
 */
export async function prepareGeneration(db: Db): Promise<Generation | null> {
  const current = await readManifest(db);
  const segments = await changedSegments(db, segmentBits);
  if (segments.length === 0) return null;
  const files = new Map<number, ManifestFile>(
    current ? parseManifest(current.bytes).files.map((file) => [file.segment, file]) : [],
  );
  for (const segment of segments) files.set(segment, await writeSegment(db, segment));
  const ordered = [...files.values()].sort((a, b) => a.segment - b.segment);
  const total = ordered.reduce((sum, { rows }) => sum + rows, 0);
  const bytes = Buffer.from(JSON.stringify({ total, files: ordered } satisfies Manifest));
  return { before: current?.hash ?? null, hash: sha256(bytes), bytes };
}

async function writeSegment(db: Db, segment: number): Promise<ManifestFile> {
  const investors = await investorsToBe(db, segment << segmentBits, (segment + 1) << segmentBits);
  const bytes = Buffer.from(JSON.stringify(toSegment(investors)));
  const hash = sha256(bytes);
  await putFile(db, hash, bytes);
  return { hash, segment, rows: investors.length, bytes: bytes.length };
}

/** Makes a generation the current one. False where another was published since it was prepared. */
export async function publishGeneration(trx: Trx, { before, hash, bytes }: Generation): Promise<boolean> {
  if ((await directoryHash(trx)) !== before) return false;
  await applyChanged(trx);
  await putManifest(trx, hash, bytes);
  return true;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
