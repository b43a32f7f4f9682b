import { type MutationName, mutations } from '#sync/mutations/all.ts';
import { networkFaults } from './world/network.ts';

/** Mutations that nobody in these histories does, each with its reason: docs/simulator.md tells them. */
const notDone: Partial<Record<MutationName, string>> = {};

/** Every other one must have been done, and taken by the server, so often in a run of 200 histories. */
export const leastApplied = 10;
export const mustBeApplied = Object.keys(mutations)
  .filter((name) => !Object.hasOwn(notDone, name))
  .map((name) => `applied: ${name}`);

/** What must have struck at least once in a whole run: a fault that never comes proves nothing. */
export const mustStrike: string[] = [
  ...networkFaults,
  ...networkFaults.map((fault) => `a part of a file: ${fault}`),
  'tab crashed while a file was half sent',
  'a file sent a second time',
  'the server let go of a file that no message names',
  'device offline',
  'server died',
  'server died before the commit',
  'server died between commit and answer',
  'server restored from an older backup',
  'a device met another epoch',
  'a device read everything anew',
  'tab crashed',
  'tab crashed in the middle of a transaction',
  'tab frozen',
  'tab frozen with the lock',
  'connection to the database lost',
  'disk full',
  'clock years off',
  'asleep for 30 days',
  'asleep for 200 days',
  'session ended',
  'session ended from elsewhere',
  'a device let go of whoever was signed out from elsewhere',
  'another person on the device',
  'unsent work left on a device',
  'signed out with unsent work',
  'work of a guest adopted',
  'verification gained',
  'verification lost',
  'work refused',
  'a pitch was written in while it was reviewed',
  'work put off: a limit was reached',
  'work of an unknown kind',
  "work on somebody else's pitch",
  "an answer to somebody else's request",
  'a mutation that throws',
  'a conflict resolved',
  'a choice made without having seen every version',
  'refused work let go',
  'went back to a version',
];
