import { useEffect, useState } from 'react';
import { dealTools as words } from '#src/content/deal-tools.ts';
import type { Deal } from '#src/data/pipeline.ts';
import { leftOver } from '#src/data/unsaved-note.ts';
import type { UnsavedNote } from '#src/data/use-unsaved-note.ts';
import type { KeeperState } from '#src/data/words/form-keeper.ts';
import { whileOpen } from '#src/pages/forms/while-open.ts';
import { SaveMark } from '#src/ui/save-mark.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { createNoteKeeper } from './note-keeper.ts';

/**
 * Kept as it is written: each pause saves what was typed against what stood there before, and so does the moment in which
 * the app goes out of sight. What is typed as the page itself goes, in mid-word, is held beside the database, which a page that
 * closes cannot wait for, and saved once the deal is opened again. `unsaved`: as it was left so, or where the device could not
 * save it.
 */
export function DealNote({
  opportunity,
  note,
  unsaved,
}: {
  opportunity: Deal;
  note: string;
  unsaved: UnsavedNote;
}) {
  const [begun] = useState(() => unsaved.note && leftOver(unsaved.note, note));
  const [typed, setTyped] = useState(begun?.to ?? null);
  const [state, setState] = useState<KeeperState>('rest');
  const [saved, setSaved] = useState(begun?.from ?? note);
  const [isInside, setInside] = useState(false);
  const [seen, setSeen] = useState(note);
  const [keeper] = useState(() =>
    createNoteKeeper(
      opportunity,
      saved,
      (now, savedNow) => {
        setState(now);
        setSaved(savedNow);
      },
      begun ? { ...unsaved, note: begun } : unsaved,
    ),
  );

  // What another device or tab wrote shows once nobody types here any more, and what was typed is saved: that itself is no news.
  const isShown = !isInside && (typed === null || typed === saved);
  if (seen !== note && (isShown || note === saved)) {
    setSeen(note);
    if (isShown) setTyped(null);
  }

  useEffect(() => {
    void keeper.flush();
    const storeWhenHidden = () => document.visibilityState === 'hidden' && void keeper.flush();
    document.addEventListener('visibilitychange', storeWhenHidden);
    return () => document.removeEventListener('visibilitychange', storeWhenHidden);
  }, [keeper]);
  useEffect(() => whileOpen(keeper, keeper.hold), [keeper]);

  return (
    <div className="grid gap-1.5">
      <TextAreaField
        label={words.note}
        rows={4}
        maxLength={10_000}
        value={typed ?? note}
        onFocus={() => {
          setInside(true);
          if (typed === null) keeper.begin(note);
        }}
        onChange={({ target: { value } }) => {
          // Until the first letter, what others write shows in a field that one is in, too.
          if (typed === null) keeper.begin(note);
          setTyped(value);
          setState('rest');
          keeper.type(value);
        }}
        onBlur={() => {
          setInside(false);
          if (typed === note) setTyped(null);
          else void keeper.flush();
        }}
      />
      <div role="status" className="min-h-6">
        {state === 'kept' && <SaveMark look="saved" text={words.saved} />}
        {state === 'fault' && <SaveMark look="fault" text={words.notSaved} />}
      </div>
    </div>
  );
}
