/** What two devices wrote: prose that merges, a line, an amount, or one of a list. */
export type ConflictKind = 'prose' | 'line' | 'amount' | 'choice';

const ways: Record<ConflictKind, string> = {
  prose: 'Keep one, or combine them into one text.',
  line: 'Keep one, or make one line of them.',
  amount: 'Keep one, or edit one into the right amount.',
  choice: 'Keep one: only one of them can stand here.',
};

/** What a person is told of a clash, and what can be done about it: only what this kind of field can take. */
export function conflictWords(kind: ConflictKind, label: string) {
  return {
    title: `${label} was ${kind === 'choice' ? 'chosen' : 'written'} on two devices`,
    lead: `${ways[kind]} What you do not take stays under Versions.`,
    combines: kind === 'prose' || kind === 'line',
    edits: kind !== 'choice',
  };
}

/** The same where another device has made the choice while somebody here was writing another text. */
export function settledWords(label: string) {
  return {
    title: `${label} was settled on another device`,
    lead: 'What was taken there stands above. Your text is still here: save it in its place, or cancel.',
    combines: false,
    edits: false,
  };
}
