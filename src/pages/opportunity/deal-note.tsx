import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dealTools as words } from '#src/content/deal-tools.ts';
import { editDealNote } from '#src/data/pipeline.ts';
import { RefusedError } from '#src/data/refused-error.ts';
import { beforeReload } from '#src/pwa/before-reload.ts';
import { showToast } from '#src/state/toasts.ts';
import { SaveMark } from '#src/ui/save-mark.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';

const pause = 400;

/**
 * Kept as it is written: each pause stores what was typed against what stood there before, and so does the moment in which
 * the app goes out of sight or is reloaded, in mid-word.
 */
export function DealNote({ opportunity, note }: { opportunity: Opportunity; note: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isInside, setInside] = useState(false);
  const [seen, setSeen] = useState(note);
  const from = useRef(note);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const storing = useRef<Promise<void>>(undefined);

  // What another device wrote shows once nobody types here any more.
  if (seen !== note) {
    setSeen(note);
    if (!isInside) setTyped(null);
  }

  async function store(to: string) {
    clearTimeout(timer.current);
    if (to !== from.current) storing.current = edit(from.current, to);
    await storing.current;
  }

  async function edit(before: string, to: string) {
    from.current = to;
    try {
      await editDealNote(opportunity, before, to);
      setSaved(true);
    } catch (error) {
      from.current = before;
      const detail = error instanceof RefusedError ? { detail: error.failure.message } : {};
      showToast({ kind: 'error', title: words.failed, ...detail });
    }
  }

  const storeTyped = useEffectEvent(async () => {
    if (typed !== null) await store(typed);
  });
  useEffect(() => {
    const storeWhenHidden = () => document.visibilityState === 'hidden' && void storeTyped();
    document.addEventListener('visibilitychange', storeWhenHidden);
    const stopStoringBeforeReload = beforeReload(() => storeTyped());
    return () => {
      document.removeEventListener('visibilitychange', storeWhenHidden);
      stopStoringBeforeReload();
    };
  }, []);

  return (
    <div className="grid gap-1.5">
      <TextAreaField
        label={words.note}
        rows={4}
        maxLength={10_000}
        value={typed ?? note}
        onFocus={() => {
          setInside(true);
          from.current = typed ?? note;
        }}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setSaved(false);
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
        {isSaved && <SaveMark look="saved" text={words.saved} />}
      </div>
    </div>
  );
}
