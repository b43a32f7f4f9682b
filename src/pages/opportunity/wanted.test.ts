import { beforeEach, expect, test } from 'vitest';
import { begun, ended, stillWanted, type Wanted } from './wanted.ts';

// A screen with boxes to tick, whose row answers later than the writes end.
let stored: string[];
let wanted: Wanted<string[]> | null;
beforeEach(() => {
  stored = [];
  wanted = null;
});

function ticked(): string[] {
  wanted = stillWanted(wanted, stored);
  return wanted?.value ?? stored;
}

function press(box: string): void {
  const now = ticked();
  wanted = begun(wanted, now.includes(box) ? now.filter((each) => each !== box) : [...now, box]);
}

function writeEnds(): void {
  wanted = ended(wanted);
}

test('a tick stays from the press until the row has it, and the next press is reckoned with it', () => {
  press('team');
  writeEnds();
  expect(ticked()).toEqual(['team']);
  press('market');
  expect(ticked()).toEqual(['team', 'market']);
  stored = ['team'];
  expect(ticked()).toEqual(['team', 'market']);
  writeEnds();
  expect(ticked()).toEqual(['team', 'market']);
  stored = ['team', 'market'];
  expect(ticked()).toEqual(['team', 'market']);
});

test('a tick that is taken back at once stays away, though the row has it for a moment', () => {
  for (const box of ['team', 'team']) press(box);
  expect(ticked()).toEqual([]);
  stored = ['team'];
  expect(ticked()).toEqual([]);
  press('market');
  for (const _ of ['on', 'off', 'market']) writeEnds();
  stored = ['market'];
  expect(ticked()).toEqual(['market']);
});

test('once the row has what was wanted, it alone says what is ticked: another device may write it', () => {
  press('team');
  stored = ['team'];
  writeEnds();
  expect(ticked()).toEqual(['team']);
  stored = ['fit'];
  expect(ticked()).toEqual(['fit']);
});
