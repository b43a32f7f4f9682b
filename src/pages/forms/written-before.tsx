import { useRef } from 'react';
import { writtenBefore as words } from '#src/content/forms.ts';
import { Button } from '#src/ui/button.tsx';
import { asWritten, type FormField, type Written } from '#src/ui/fields-form.tsx';
import { Notice } from '#src/ui/notice.tsx';

/**
 * Says that a form has `begun` with what was written before and not saved, and lets its writer begin with what is stored: what
 * was written is then set `aside`, where it can be brought back from.
 */
export function WrittenBefore({
  begun,
  written,
  aside,
  fields,
  stored,
  isKept,
  onBegin,
}: {
  begun: { with: Written };
  written: Written;
  aside: Written;
  fields: readonly FormField[];
  stored: object;
  isKept: boolean;
  onBegin: (written: Written, aside: Written) => void;
}) {
  const part = useRef<HTMLElement>(null);
  const before = begun.with;
  const values = new Map<string, unknown>(Object.entries(stored));
  const changed = fields.filter(
    ({ name }) => name in before && isOther(before[name]?.from, values.get(name)),
  );

  /** The button goes with what it says: the focus stays beside what is said instead. */
  function begin(...now: Parameters<typeof onBegin>) {
    part.current?.focus({ preventScroll: true });
    onBegin(...now);
  }

  return (
    <section
      ref={part}
      tabIndex={-1}
      role="status"
      aria-label={words.label}
      className="mb-4 grid gap-3 empty:hidden"
    >
      {!isKept && <Notice look="warn">{words.notKept}</Notice>}
      {isAnything(before) && isAnything(written) && !isAnything(aside) && (
        <Notice
          title={words.title}
          action={
            <Button small onClick={() => begin({}, written)}>
              {words.afresh}
            </Button>
          }
        >
          {words.text} {changed.length > 0 && words.changed(changed.map(({ label }) => label))}
        </Notice>
      )}
      {isAnything(aside) && (
        <Notice
          title={isAnything(before) ? words.isTwice : words.isAfresh}
          action={
            // Only what stands in the same field gives way, and can be brought back in its turn.
            <Button small onClick={() => begin({ ...written, ...aside }, only(written, aside))}>
              {words.bringBack}
            </Button>
          }
        >
          {words.setAside}
        </Notice>
      )}
    </section>
  );
}

function isAnything(written: Written): boolean {
  return Object.keys(written).length > 0;
}

function only(written: Written, fields: Written): Written {
  return Object.fromEntries(Object.entries(written).filter(([name]) => name in fields));
}

function isOther(one: unknown, other: unknown): boolean {
  return asWritten(one).toString() !== asWritten(other).toString();
}
