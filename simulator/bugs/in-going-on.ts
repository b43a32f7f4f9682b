import type { SeededBug } from './seeded-bug.ts';

export const bugsInGoingOn: SeededBug[] = [
  {
    name: 'the engine forgets that something was written while it was busy',
    file: 'src/syncing/engine.ts',
    from: 'if (isRunning || resting !== undefined) isNudged = true;',
    to: 'if (isRunning || resting !== undefined) return;',
  },
  {
    name: 'a page whose question failed rests for an hour',
    file: 'src/syncing/engine.ts',
    from: 'schedule(Math.max(backoff(attempt, world.random), asked * 1000));',
    to: 'schedule(60 * 60 * 1000);',
  },
  {
    name: 'what the server once put off is put off for ever',
    file: 'src/data/exchange/prepare-request.ts',
    from: 'return deviceNow >= heldSince && deviceNow < notBefore;',
    to: 'return true;',
  },
  {
    name: 'what a plan held back waits for the next month, whatever plan there is',
    file: 'src/data/exchange/apply-reply.ts',
    from: '    await sendPutOffWithPlan(db, reply);\n',
    to: '',
  },
  {
    name: 'what waits for a verification is not asked for again as that comes',
    file: 'src/data/exchange/apply-reply.ts',
    from: '    await sendPutOffWithAccount(db, reply);\n',
    to: '',
  },
  {
    name: 'what is built on work that waits overtakes it',
    file: 'src/data/exchange/prepare-request.ts',
    from: 'firstBatch(await putOffAlong(db, await sendable(db, meta, deviceNow), meta))',
    to: 'firstBatch((await sendable(db, meta, deviceNow)).free)',
  },
  {
    name: 'the lock is never taken from a page that sleeps',
    file: 'src/lib/network-lock.ts',
    from: 'const longestSilence = 150_000;',
    to: 'const longestSilence = 60 * 60_000;',
  },
];
