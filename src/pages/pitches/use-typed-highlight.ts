import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { highlightWords } from '#src/content/pitch-form.ts';
import { addHighlight } from '#src/data/drafts.ts';
import type { FoundForm } from '#src/data/words/form-parts.ts';
import { useWrittenForm } from '#src/data/words/use-written-forms.ts';
import { useFormWriting } from '#src/pages/forms/use-form-writing.ts';
import { paths } from '#src/paths.ts';
import { maxHighlights } from '#sync/records/draft.ts';
import { addOnLeaving } from './add-on-leaving.ts';
import { stepOf } from './pitch-faults-by-field.ts';
import { tellFault } from './tell-fault.ts';
import type { PitchDraft } from './use-pitch-draft.ts';

export type TypedHighlight = ReturnType<typeof useTypedHighlight>;

const name = 'highlight';

/**
 * The highlight that stands in its field: added by the person, and also when they go on, or leave the form, without adding it.
 * Until it is in the draft it is kept on this device, and stands in its field again.
 */
export function useTypedHighlight(draft: Pick<PitchDraft, 'values' | 'open'>, draftId: string | undefined) {
  const about = draftId === undefined ? undefined : highlightAbout(draftId);
  const found = useWrittenForm(about?.key ?? '');
  // Read once: what is being written is always newer than what is kept.
  const [before, setBefore] = useState<FoundForm | null>();
  if (before === undefined && found !== undefined) setBefore(found);
  const { keep } = useFormWriting(about, [{ name, label: highlightWords.label, kind: 'text' }]);
  const [typed, setTyped] = useState<string>();
  // What is typed while another is being added.
  const newest = useRef<string>(undefined);
  const text = typed ?? [before?.fields[name], before?.aside?.[name]].flatMap((it) => it?.to ?? []).join(' ');
  const isFull = draft.values.highlights.length >= maxHighlights;
  /** Something is typed that there is no room for. */
  const isOver = isFull && text.trim() !== '';

  function show(words: string) {
    newest.current = words;
    setTyped(words);
  }

  function keepNow(words: string) {
    keep(words === '' ? {} : { [name]: { from: '', to: words } }, {}, before?.of ?? []);
  }

  function write(words: string) {
    show(words);
    keepNow(words);
    if (draftId === undefined) void draft.open().catch(() => undefined); // What is added later says what went wrong.
  }

  /** Throws where it could not be stored: it stands in the field again. */
  async function store(): Promise<void> {
    const trimmed = text.trim();
    if (trimmed === '' || isOver) return;
    show('');
    try {
      await addHighlight(await draft.open(), trimmed);
    } catch (error) {
      show(trimmed);
      throw error;
    }
    if (newest.current === '') keepNow('');
  }

  /** False where it could not be stored. A full list takes none, and its field says so. */
  async function add(): Promise<boolean> {
    try {
      await store();
      return true;
    } catch (error) {
      tellFault(error, 'The highlight was not saved');
      return false;
    }
  }

  const keepFromNow = useEffectEvent(() => newest.current && keepNow(newest.current));
  useEffect(() => {
    // What was typed first made the draft, by which it is kept.
    if (draftId !== undefined) keepFromNow();
  }, [draftId]);

  const leave = useEffectEvent(() => {
    // Kept is what could not be added: nobody is there to be told of it.
    void addOnLeaving(typed, draft.open, store).catch(() => undefined);
  });
  useEffect(() => () => leave(), []);

  return { text, setText: write, isFull, isOver, add };
}

/** By which it is kept on this device, and found again, until it is in the draft. */
export function highlightAbout(draftId: string) {
  return {
    key: `highlight:${draftId}`,
    title: highlightWords.typed,
    href: paths.draftStep(draftId, stepOf('highlights')),
  };
}
