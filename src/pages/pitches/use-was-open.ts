import { useState } from 'react';
import type { Draft } from '#sync/records/draft.ts';

/** Whether this form has shown the draft as one that can be written in: somebody may be in mid-word in it. */
export function useWasOpen(stored: Draft | null | undefined): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  if (!wasOpen && stored?.deletedAt === null) setWasOpen(true);
  return wasOpen;
}
