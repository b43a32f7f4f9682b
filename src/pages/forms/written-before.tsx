import { useState } from 'react';
import { writtenBefore as words } from '#src/content/forms.ts';
import { Button } from '#src/ui/button.tsx';
import { asWritten, type FormField, type Written } from '#src/ui/fields-form.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Says that a form holds what was written `before` and not saved, and lets its writer begin with what is stored. */
export function WrittenBefore({
  before,
  written,
  fields,
  stored,
  isKept,
  onBegin,
}: {
  before: Written;
  written: Written;
  fields: readonly FormField[];
  stored: object;
  isKept: boolean;
  onBegin: (written: Written) => void;
}) {
  const [aside, setAside] = useState<Written | null>(null);
  const values = new Map<string, unknown>(Object.entries(stored));
  const changed = fields.filter(
    ({ name }) => name in before && isOther(before[name]?.from, values.get(name)),
  );
  return (
    <div className="mb-4 grid gap-3 empty:hidden" role="status">
      {!isKept && <Notice look="warn">{words.notKept}</Notice>}
      {Object.keys(before).length > 0 && aside === null && (
        <Notice
          title={words.title}
          action={
            <Button
              small
              onClick={() => {
                setAside(written);
                onBegin({});
              }}
            >
              {words.afresh}
            </Button>
          }
        >
          {words.text} {changed.length > 0 && words.changed(changed.map(({ label }) => label))}
        </Notice>
      )}
      {aside !== null && (
        <Notice
          title={words.isAfresh}
          action={
            <Button
              small
              onClick={() => {
                setAside(null);
                onBegin(aside);
              }}
            >
              {words.bringBack}
            </Button>
          }
        >
          {words.setAside}
        </Notice>
      )}
    </div>
  );
}

function isOther(one: unknown, other: unknown): boolean {
  return asWritten(one).toString() !== asWritten(other).toString();
}
