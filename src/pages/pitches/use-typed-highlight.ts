import { useState } from 'react';
import { addHighlight } from '#src/data/drafts.ts';
import { maxHighlights } from '#sync/records/draft.ts';
import { tellFault } from './tell-fault.ts';
import type { PitchDraft } from './use-pitch-draft.ts';

export type TypedHighlight = ReturnType<typeof useTypedHighlight>;

/** The highlight that stands in its field: added by the person, and also when they go on without adding it. */
export function useTypedHighlight(draft: PitchDraft) {
  const [text, setText] = useState('');
  const isFull = draft.values.highlights.length >= maxHighlights;
  /** Something is typed that there is no room for. */
  const isOver = isFull && text.trim() !== '';

  /** False where it could not be stored: it stands in the field again. A full list takes none, and its field says so. */
  async function add(): Promise<boolean> {
    const trimmed = text.trim();
    if (trimmed === '' || isOver) return true;
    setText('');
    try {
      await addHighlight(await draft.open(), trimmed);
      return true;
    } catch (error) {
      setText(trimmed);
      tellFault(error, 'The highlight was not saved');
      return false;
    }
  }

  return { text, setText, isFull, isOver, add };
}
