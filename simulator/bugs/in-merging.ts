import type { SeededBug } from './seeded-bug.ts';

export const bugsInMerging: SeededBug[] = [
  {
    name: 'a merge takes the newer text whole',
    file: 'sync/merge.ts',
    from: 'if (mine === base) return theirs;',
    to: 'return mine;',
  },
  {
    name: 'a clash drops the words of whoever came second',
    file: 'sync/mutations/draft-rivals.ts',
    from: 'return [...others, { value: to, at: context.now, clientId: context.clientId }];',
    to: 'return others;',
  },
  {
    name: 'a choice drops the versions that the person has not seen',
    file: 'sync/mutations/draft-choices.ts',
    from: 'const unseen = others.filter((rival) => !rejected.has(rival.value));',
    to: 'const unseen = others.filter(() => false);',
  },
  {
    name: 'going back forgets what was there',
    file: 'sync/mutations/draft-choices.ts',
    from: "return [version(draft, 'before-going-back', context), { table",
    to: 'return [{ table',
  },
  {
    name: 'a deletion takes along what its maker never saw',
    file: 'sync/mutations/draft.ts',
    from: 'seen !== draftWords(draft)',
    to: 'seen === draft.id',
  },
];
