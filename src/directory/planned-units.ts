import type { InvestorHead } from '#sync/directory/files.ts';
import { headAt } from '#sync/directory/files.ts';
import type { Manifest } from '#sync/directory/manifest.ts';
import { segmentBits } from '#sync/directory/manifest.ts';
import type { Investor } from '#sync/records/investor.ts';
import { groupNumber, groupsOf } from './kept-part.ts';
import { readAllSound, readSound } from './read-sound.ts';
import { allHeads, allTheses, headsWith, recordIn, recordsOf, thesesWith } from './record-files.ts';

/**
 * A unit that the files on this device allow: the keys of its indexes, and how to read what they are built from.
 * `covers`: a delta, the first set, or the number of a group. `removedIds` are those a delta says are gone. `record` reads one of its records whole; null where its files went away.
 */
export type PlannedUnit = {
  covers: 'delta' | 'first' | number;
  headKey: string;
  thesisKey: string | null;
  heads: () => Promise<InvestorHead[]>;
  theses: () => Promise<string[]>;
  removedIds: () => Promise<number[]>;
  record: (id: number) => Promise<Investor | null>;
};

/**
 * Of an index's form: one that was built otherwise is not opened, but built again. So is one of names in which
 * a record is at home where it would not be today: the server leaves out whom it takes the device to have found by that.
 */
const headForm = 6;
const thesisForm = 3;

/**
 * The units, newest first: the deltas, newest first; the groups whose theses are here; the first set; the groups without
 * theses. A group whose heads are not all here waits for them.
 */
export function plannedUnits(manifest: Manifest, here: ReadonlySet<string>): PlannedUnit[] {
  const deltas = manifest.deltas.toReversed().filter(({ hash }) => here.has(hash));
  const groups = groupsOf(manifest).filter((group) => group.every(({ heads }) => here.has(heads.hash)));
  const isWhole = (group: (typeof groups)[number]) => group.every(({ theses }) => here.has(theses.hash));
  const first = manifest.first && here.has(manifest.first.hash) ? [manifest.first] : [];
  return [
    ...deltas.map(({ hash, removed }) => recordsUnit('delta', hash, removed > 0)),
    ...groups.filter(isWhole).map((group) => groupUnit(group, true)),
    ...first.map(({ hash }) => recordsUnit('first', hash, false)),
    ...groups.filter((group) => !isWhole(group)).map((group) => groupUnit(group, false)),
  ];
}

/** The keys of all indexes of these units. */
export function indexKeysOf(units: PlannedUnit[]): string[] {
  return units.flatMap(({ headKey, thesisKey }) => (thesisKey ? [headKey, thesisKey] : [headKey]));
}

/** Of the index over a delta, or over the first set. */
export function recordsHeadKey(hash: string): string {
  return `records-head-${headForm}-${hash}`;
}

function recordsUnit(covers: 'delta' | 'first', hash: string, hasRemoved: boolean): PlannedUnit {
  const records = () => readAllSound(hash, recordsOf);
  return {
    covers,
    headKey: recordsHeadKey(hash),
    thesisKey: `records-theses-${thesisForm}-${hash}`,
    heads: async () => {
      const { heads } = await records();
      return heads.ids.map((_, row) => headAt(heads, row));
    },
    theses: async () => (await records()).theses.investmentThesis,
    removedIds: async () => (hasRemoved ? (await records()).removed : []),
    record: async (id) => {
      const file = await readSound(hash, recordsOf);
      return file && recordIn(file, id);
    },
  };
}

function groupUnit(group: Manifest['base'], hasTheses: boolean): PlannedUnit {
  const name = (hashes: string[]) => hashes.map((hash) => hash.slice(0, 16)).join('');
  return {
    covers: groupNumber(group[0]?.segment ?? 0),
    headKey: `group-head-${headForm}-${name(group.map(({ heads }) => heads.hash))}`,
    thesisKey: hasTheses
      ? `group-theses-${thesisForm}-${name(group.map(({ theses }) => theses.hash))}`
      : null,
    heads: async () => {
      const all: InvestorHead[] = [];
      for (const { heads } of group) {
        const parts = await readAllSound(heads.hash, allHeads);
        for (const part of parts) for (const row of part.ids.keys()) all.push(headAt(part, row));
      }
      return all;
    },
    theses: async () => {
      const all: string[] = [];
      for (const { theses } of group) {
        const parts = await readAllSound(theses.hash, allTheses);
        for (const { investmentThesis } of parts) all.push(...investmentThesis);
      }
      return all;
    },
    removedIds: async () => [],
    record: async (id) => {
      const segment = group.find((one) => one.segment === id >> segmentBits);
      if (!segment) return null;
      const [heads, theses] = await Promise.all([
        readSound(segment.heads.hash, (hash) => headsWith(hash, id)),
        readSound(segment.theses.hash, (hash) => thesesWith(hash, id)),
      ]);
      return heads && recordIn({ heads, theses }, id);
    },
  };
}
