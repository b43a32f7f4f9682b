import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countOf, nextSeed, readLived, refuseTwice, withPart, writeLived } from './lived.ts';

const part = { commit: 'a', day: '2026-03-01', wrong: [] };
const nothing = { steps: 300, parts: [], struck: {} };

test('parts add up: histories, and how often each thing struck', () => {
  const first = withPart(nothing, { ...part, from: 1, to: 250 }, new Map([['tab crashed', 3]]));
  const both = withPart(
    first,
    { ...part, from: 251, to: 500 },
    new Map([
      ['tab crashed', 4],
      ['disk full', 1],
    ]),
  );
  expect(countOf(both)).toBe(500);
  expect(both.struck).toEqual({ 'disk full': 1, 'tab crashed': 7 });
  expect(nextSeed(both)).toBe(501);
  expect(nextSeed(nothing)).toBe(1);
});

test('no history counts twice', () => {
  const lived = withPart(nothing, { ...part, from: 101, to: 200 }, new Map());
  expect(() => refuseTwice(lived, { from: 1, to: 100 })).not.toThrow();
  expect(() => refuseTwice(lived, { from: 201, to: 210 })).not.toThrow();
  expect(() => refuseTwice(lived, { from: 1, to: 101 })).toThrow('101 to 200');
  expect(() => withPart(lived, { ...part, from: 150, to: 160 }, new Map())).toThrow('101 to 200');
});

test('a file is gone on with, but not by histories of another length', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pankh-lived-'));
  const path = join(folder, 'lived.json');
  expect(readLived(path, 300)).toEqual(nothing);
  const lived = withPart(nothing, { ...part, from: 1, to: 2, wrong: [2] }, new Map([['disk full', 1]]));
  writeLived(path, lived);
  expect(readLived(path, 300)).toEqual(lived);
  expect(() => readLived(path, 600)).toThrow('histories of 300 steps');
  rmSync(folder, { recursive: true });
});
