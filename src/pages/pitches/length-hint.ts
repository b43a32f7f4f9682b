import { draftFields } from '#sync/records/draft.ts';

/** A shorter description can be submitted; the form advises against it. */
const fewest = 100;
const most = draftFields.description;

/** How much of a description there is, as it is stored, beside how much there may be. */
export function lengthHint(text: string): string {
  const { length } = text.normalize('NFC');
  if (isShort(text)) return `Minimum ${fewest} characters. ${length} so far.`;
  const ofAll = `${inFigures(length)} of ${inFigures(most)} characters`;
  return length < most ? `${ofAll}.` : `${ofAll}: it is full. What is typed or pasted beyond is left out.`;
}

export function isShort(text: string): boolean {
  return text.normalize('NFC').length < fewest;
}

function inFigures(count: number): string {
  return count.toLocaleString('en-IN');
}
