import { countOf } from '#src/lib/count-of.ts';

/** Drafts that were left as a guest's at the login. */
export function guestDraftsWords(count: number) {
  const isOne = count === 1;
  return {
    title: `${countOf(count, 'draft')} ${isOne ? 'was' : 'were'} written on this device before you logged in`,
    text: isOne
      ? 'It is on this device only, and not part of your account.'
      : 'They are on this device only, and not part of your account.',
    take: isOne ? 'Take it along' : 'Take them along',
    taken: `${countOf(count, 'draft')} moved to your account`,
    notTaken: isOne ? 'The draft was not moved' : 'The drafts were not moved',
    remove: 'Delete',
    ask: isOne ? 'Delete this draft?' : 'Delete these drafts?',
    warning: isOne
      ? 'It is nowhere else: it cannot be brought back.'
      : 'They are nowhere else: they cannot be brought back.',
    keep: isOne ? 'Keep it' : 'Keep them',
    notRemoved: isOne ? 'The draft was not deleted' : 'The drafts were not deleted',
  } as const;
}
