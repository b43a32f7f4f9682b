import type { KeptPart } from '#src/directory/kept-part.ts';

/** What the investor database says of how much of it a device keeps. */
export const keptWords = {
  label: 'Kept on this device',
  hint: 'What is kept is searched without a network.',
  arriving: 'More investors are arriving',
  asking: 'Not everything is on this device yet',
  askingReason: 'Your connection is metered or saves data, so the rest waits until you say so.',
} as const;

export const keptParts: { part: KeptPart; label: string }[] = [
  { part: 'first', label: 'The first investors' },
  { part: 'heads', label: 'Everyone, without theses' },
  { part: 'everything', label: 'Everyone' },
];
