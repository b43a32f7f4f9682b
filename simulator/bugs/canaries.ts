/** A seeded bug that the first history runs into within its first steps, and words of the check that must notice it. */
export type Canary = { bug: string; says: RegExp };

/** Of each promise one. */
export const canaries: Canary[] = [
  {
    bug: 'the server runs every repeat of a seq',
    says: /^the server failed: .*UNIQUE constraint failed: outcomes/,
  },
  { bug: 'the server shows drafts to everybody', says: /was given drafts\/\S+ of somebody else/ },
  { bug: 'the server writes at every question', says: /^the server wrote: at a question without work/ },
  { bug: 'the cursors of a page are those of the last page', says: /has seen everything, but/ },
  { bug: 'the device does not replay what is unsent', says: /shows something else than its unsent work/ },
  { bug: 'the device drops an acknowledgement', says: /^a device sent \w+ as \d+ and acknowledged \d+/ },
  { bug: 'the device stores the cursors before the rows', says: /has seen everything, but/ },
  { bug: 'the status does not count what is on its way', says: /said "\S+", but \d+ things wait/ },
];

/** What to say of a canary that is not heard by these faults of the first history; null where it is. */
export function silenceOf({ bug, says }: Canary, faults: string[]): string | null {
  if (faults.some((fault) => says.test(fault))) return null;
  const [first] = faults;
  if (first === undefined) return `NOT CAUGHT by history 1: ${bug}`;
  return `Caught by history 1, but by no fault like ${says}: ${bug}\n  ${first.split('\n')[0]}`;
}
