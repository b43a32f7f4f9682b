import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#src/api/api-error.ts';
import { adminPage } from '#src/content/admin.ts';
import type { FoundForm } from '#src/data/words/form-parts.ts';
import { useWrittenForm } from '#src/data/words/use-written-forms.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { useFormWriting } from '#src/pages/forms/use-form-writing.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import type { Written } from '#src/ui/fields-form.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { tellUndecided } from './tell-undecided.ts';

export type Choice = {
  label: string;
  look?: 'primary' | 'plain' | 'danger';
  /** What to say where the words that it needs are missing. */
  needsReason?: string;
  decide: (reason: string) => Promise<void>;
};

type Given = {
  about: string;
  /** Which decision it is, and where it is made. */
  keptAs: Pick<FormAbout, 'key' | 'href'>;
  hint?: string;
  label?: string;
  /** Puts the words, and the choices that need them, a tap away under this title. */
  fold?: string;
  /** There are such words already: the fold is drawn open. */
  isBegun?: boolean;
  choices: readonly Choice[];
  /** It waits on this device until it can be sent; otherwise the server has taken it once it is made. */
  isQueued?: boolean;
  /** It is made, by somebody else where they were faster. */
  onDecided?: () => void;
};

/**
 * A decision on one thing, with the words that go to whom it is about: they are kept on this device until it is made. It stands in
 * its place before they have been read: in a list each would else push the ones below it down, under somebody's hands.
 */
export function Decision({
  about,
  keptAs,
  hint,
  label = adminPage.reason,
  fold,
  isBegun = false,
  choices,
  isQueued = false,
  onDecided,
}: Given) {
  const found = useWrittenForm(keptAs.key);
  // Read once: what is being written is always newer than what is kept.
  const [before, setBefore] = useState<FoundForm | null>();
  if (before === undefined && found !== undefined) setBefore(found);
  const isUnread = before === undefined;
  // What is written or taken back meanwhile neither opens nor closes it under somebody's hands.
  const [startsOpen] = useState(isBegun);
  const [written, setWritten] = useState<string>();
  const newest = useRef<string>(undefined);
  // What other tabs left of it stands below.
  const begun = [before?.fields.reason, before?.aside?.reason].flatMap((words) => words?.to ?? []);
  const reason = written ?? begun.join('\n\n');
  const writing = useFormWriting({ ...keptAs, title: `${label}: ${about}` }, [
    { name: 'reason', label, kind: 'area' },
  ]);
  const [fault, setFault] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isBusy, inTurn] = useOneAtATime();

  function write(words: string) {
    newest.current = words;
    setWritten(words);
    const now: Written = words === '' ? {} : { reason: { from: '', to: words } };
    writing.keep(now, {}, before?.of ?? []);
  }

  async function take({ decide, needsReason }: Choice) {
    if (needsReason !== undefined && reason.trim() === '') {
      // Drawn first: with the field it is heard what is wrong with it.
      flushSync(() => setFault(needsReason));
      return area.current?.focus();
    }
    try {
      await decide(reason);
      // What was added meanwhile went nowhere yet.
      if ((newest.current ?? reason) === reason) write('');
      const { title, detail } = isQueued && !isConnected() ? kept(about) : decided(about);
      showToast({ kind: 'notice', title, detail });
      onDecided?.();
    } catch (error) {
      tellUndecided(error);
      if (isOvertaken(error)) onDecided?.();
    }
  }

  const field = (
    <TextAreaField
      ref={area}
      label={label}
      hint={hint}
      error={fault}
      rows={2}
      readOnly={isUnread}
      // Chromium scrolls only to a field that can be written in.
      onFocus={({ target }) => isUnread && target.scrollIntoView({ block: 'nearest' })}
      value={reason}
      onChange={({ target }) => {
        write(target.value);
        setFault(undefined);
      }}
    />
  );
  const buttonsFor = (some: readonly Choice[]) => (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {some.map((choice) => (
        <Button
          key={choice.label}
          look={choice.look}
          busy={isBusy}
          later={isUnread}
          aria-label={`${choice.label}: ${about}`}
          onClick={() => void inTurn(() => take(choice))}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
  if (fold === undefined) {
    return (
      <div className="grid gap-4">
        {field}
        {buttonsFor(choices)}
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {buttonsFor(choices.filter(({ needsReason }) => needsReason === undefined))}
      <Disclosure title={fold} about={about} open={startsOpen}>
        <div className="grid gap-4">
          {field}
          {buttonsFor(choices.filter(({ needsReason }) => needsReason !== undefined))}
        </div>
      </Disclosure>
    </div>
  );
}

/** It does not stand any more as it is shown here; while a list is imported it only has to wait. */
function isOvertaken(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.failure?.code === 'importing') return false;
  return error.status === 409 || error.status === 404;
}

function isConnected(): boolean {
  return useSyncFacts.getState().connection === 'ok';
}

function decided(about: string) {
  return { title: adminPage.decided, detail: about };
}

function kept(about: string) {
  return { title: adminPage.kept, detail: adminPage.keptAbout(about) };
}
