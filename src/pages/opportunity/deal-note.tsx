import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dealTools as words } from '#src/content/deal-tools.ts';
import type { KeeperState } from '#src/data/form-keeper.ts';
import type { UnsavedNote } from '#src/data/use-unsaved-note.ts';
import { beforeReload } from '#src/pwa/before-reload.ts';
import { SaveMark } from '#src/ui/save-mark.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { createNoteKeeper } from './note-keeper.ts';

const pause = 400;

/**
 * Kept as it is written: each pause stores what was typed against what stood there before, and so does the moment in which
 * the app goes out of sight or is reloaded, in mid-word. `unsaved`: as it was left where the device could not save it.
 */
export function DealNote({
  opportunity,
  note,
  unsaved,
}: {
  opportunity: Opportunity;
  note: string;
  unsaved: UnsavedNote;
}) {
  const [typed, setTyped] = useState(unsaved.note?.to ?? null);
  const [state, setState] = useState<KeeperState>('rest');
  const [saved, setSaved] = useState(unsaved.note?.from ?? note);
  const [isInside, setInside] = useState(false);
  const [seen, setSeen] = useState(note);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [keeper] = useState(() =>
    createNoteKeeper(
      opportunity,
      saved,
      (now, savedNow) => {
        setState(now);
        setSaved(savedNow);
      },
      unsaved,
    ),
  );

  // What another device or tab wrote shows once nobody types here any more, and what was typed is saved.
  if (seen !== note && (typed === null || typed === saved)) {
    setSeen(note);
    if (!isInside) setTyped(null);
  }

  function store(to: string): Promise<boolean> {
    clearTimeout(timer.current);
    keeper.keep(to);
    return keeper.flush();
  }

  const storeTyped = useEffectEvent(async () => {
    if (typed !== null) await store(typed);
  });
  useEffect(() => {
    void storeTyped();
    const storeWhenHidden = () => document.visibilityState === 'hidden' && void storeTyped();
    document.addEventListener('visibilitychange', storeWhenHidden);
    const stopStoringBeforeReload = beforeReload(() => storeTyped());
    return () => {
      document.removeEventListener('visibilitychange', storeWhenHidden);
      stopStoringBeforeReload();
    };
  }, []);
  useEffect(() => keeper.stay(), [keeper]);

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
          setTyped(value);
          setState('rest');
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void store(value), pause);
        }}
        onBlur={() => {
          setInside(false);
          if (typed === note) setTyped(null);
          else if (typed !== null) void store(typed);
        }}
      />
      <div role="status" className="min-h-6">
        {state === 'kept' && <SaveMark look="saved" text={words.saved} />}
        {state === 'fault' && <SaveMark look="fault" text={words.notSaved} />}
      </div>
    </div>
  );
}
