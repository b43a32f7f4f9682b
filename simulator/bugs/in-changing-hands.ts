import type { SeededBug } from './seeded-bug.ts';

export const bugsInChangingHands: SeededBug[] = [
  {
    name: 'whoever leaves a device leaves their rows on it',
    file: 'src/data/people/leave-behind.ts',
    from: 'if (table !== db.outbox && table !== db.files) await table.clear();',
    to: 'void table;',
  },
  {
    name: 'work left behind goes when somebody else signs in',
    file: 'src/data/people/leave-behind.ts',
    from: 'if (since === undefined) {',
    to: 'if (since !== undefined) {',
  },
  {
    name: 'the device does not say whose work it keeps',
    file: 'src/data/people/leave-behind.ts',
    from: 'if (kept) return noteKeptWork(kept);',
    to: 'if (kept) return;',
  },
  {
    name: 'cursors stay with somebody whose rows went',
    file: 'src/data/people/leave-behind.ts',
    from: 'const rowless = { token: null, cursors: {}, resyncFrom: null, lacks: undefined, marked: [] };',
    to: 'const rowless = { token: null, resyncFrom: null, lacks: undefined, marked: [] };',
  },
  {
    name: 'a device that was signed out from elsewhere keeps whose it is',
    file: 'src/syncing/letting-go.ts',
    from: 'if (isSignedOut(error) && userId === turn.personId) await whereThereIsRoom(letGo(turn));',
    to: '',
  },
  {
    name: 'signing out leaves the database',
    file: 'src/data/people/people.ts',
    from: '  await discardPerson(userId, turn);\n  // Another tab',
    to: '  // Another tab',
  },
  {
    name: 'of what a guest wrote the last is not adopted',
    file: 'src/data/people/guest-drafts.ts',
    from: 'for (const entry of work.filter(isAboutDraft)) await enqueue(person, entry);',
    to: 'for (const entry of work.filter(isAboutDraft).slice(0, -1)) await enqueue(person, entry);',
  },
  {
    name: 'work that is left on a device is left without its files',
    file: 'src/data/people/leave-behind.ts',
    from: '.noneOf([...needed])',
    to: '.noneOf([])',
  },
];
