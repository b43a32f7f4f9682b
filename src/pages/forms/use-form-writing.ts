import { useEffect, useState } from 'react';
import { createFormKeeper, type KeeperState } from '#src/data/form-keeper.ts';
import { beginChange } from '#src/data/storing.ts';
import { type FormAbout, forgetWritten, keepWritten } from '#src/data/written-forms.ts';
import { beforeReload } from '#src/pwa/before-reload.ts';
import type { FormField, Written } from '#src/ui/fields-form.tsx';

type Kept = { written: Written; aside: Written };

/** Keeps what is written in a form on the device with every letter, until the form has done its work. */
export function useFormWriting(about: FormAbout | undefined, fields: readonly FormField[]) {
  const [state, setState] = useState<KeeperState>('rest');
  const [keeper] = useState(() => {
    const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
    return createFormKeeper<Kept>(
      async ({ written, aside }) => about && keepWritten(about, written, labels, aside),
      setState,
    );
  });
  useEffect(() => beforeReload(keeper.flush), [keeper]);
  useEffect(() => keeper.stay(), [keeper]);
  return {
    isKept: state !== 'fault',
    keep: (written: Written, aside: Written = {}) => keeper.keep({ written, aside }),
    /** It is saved, or not wanted. */
    async end() {
      const change = beginChange();
      try {
        await keeper.end();
        if (about) await forgetWritten(about);
      } finally {
        change.end();
      }
    },
  };
}
