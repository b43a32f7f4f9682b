import { compareText } from './compare-text.ts';

/** Of things that tell when they were made (ISO): the newest first. */
export function newestFirst(a: { createdAt: string }, b: { createdAt: string }): number {
  return compareText(b.createdAt, a.createdAt);
}
