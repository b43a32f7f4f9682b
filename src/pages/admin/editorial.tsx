import { useState } from 'react';
import { editorialWords as words } from '#src/content/editorial.ts';
import { writtenElsewhere } from '#src/content/profile.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import type { FormEdits } from '#src/data/profile.ts';
import { KeptForm } from '#src/pages/forms/kept-form.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import type { FormField } from '#src/ui/fields-form.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { Desk } from './queue.tsx';
import { tellUndecided } from './tell-undecided.ts';

type Stored = Record<string, unknown>;

/** Content that admins write: a list, a form for one of it, and whether it is published. */
export function Editorial({
  title,
  add,
  href,
  rows,
  blank,
  fields,
  check,
  onAdd,
  onEdit,
}: {
  title: string;
  add: string;
  /** Where it stands. */
  href: string;
  rows: readonly { id: string; name: string; published: boolean; stored: Stored }[] | undefined;
  blank: Stored;
  fields: readonly FormField[];
  check: (form: Stored) => Record<string, string>;
  onAdd: (form: Stored) => Promise<void>;
  /** Saves what was changed in one, from what stood there when the admin began to write. */
  onEdit: (id: string, edits: FormEdits) => Promise<void>;
}) {
  const [open, setOpen] = useState<string | null>(null);
  if (!rows) return <LoadingList label={title} />;

  const form = (id: string | null, label: string, stored: Stored) => (
    <div className="grid gap-4">
      <KeptForm
        keptAs={{ key: `editorial:${title}:${id ?? 'new'}`, title: label, href }}
        label={label}
        stored={stored}
        fields={[...fields, publishing]}
        check={({ to }) => check({ ...stored, ...to })}
        save={words.save}
        saved={words.saved}
        onSave={async (edits) => {
          try {
            if (id !== null) await onEdit(id, edits);
            else {
              await onAdd({ ...stored, ...edits.to });
              showToast({ kind: 'notice', title: words.saved });
              setOpen(null);
            }
            return true;
          } catch (error) {
            const changed = changedElsewhere(error);
            if (changed !== null)
              return { faults: { [changed]: writtenElsewhere(briefly(stored[changed])) }, isAnew: true };
            tellUndecided(error);
            return false;
          }
        }}
      />
      <Button small className="justify-self-start" onClick={() => setOpen(null)}>
        {words.cancel}
      </Button>
    </div>
  );

  return (
    <Desk title={title} lead={words.lead} more={<Button onClick={() => setOpen('new')}>{add}</Button>}>
      {open === 'new' && <Card className="mb-4 p-5 sm:p-6">{form(null, add, blank)}</Card>}
      <ul className="grid gap-3">
        {rows.map(({ id, name, published, stored }) => (
          <li key={id} tabIndex={-1}>
            <Card className="grid gap-4 p-4 wrap-anywhere">
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
                <div className="grid justify-items-start gap-1.5 sm:flex sm:items-center sm:justify-between sm:gap-3">
                  <h3 className="font-semibold">{name}</h3>
                  <Badge look={published ? 'good' : 'warn'}>
                    {published ? words.published : words.draft}
                  </Badge>
                </div>
                <Button small aria-label={`${words.edit}: ${name}`} onClick={() => setOpen(id)}>
                  {words.edit}
                </Button>
              </div>
              {open === id && form(id, `${words.edit}: ${name}`, stored)}
            </Card>
          </li>
        ))}
      </ul>
    </Desk>
  );
}

/** The field in which somebody else has written meanwhile what cannot be joined with this. */
function changedElsewhere(error: unknown): string | null {
  const failure = error instanceof RefusedError ? error.failure : null;
  return failure?.code === 'changed-elsewhere' ? (failure.field ?? null) : null;
}

/** A text may have thousands of letters. */
function briefly(value: unknown): unknown {
  return typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value;
}

const publishing: FormField = {
  name: 'published',
  label: words.labels.published,
  kind: 'select',
  options: [
    { value: 'no', label: words.draft },
    { value: 'yes', label: words.published },
  ],
};
