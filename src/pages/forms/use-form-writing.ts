import { useEffect, useState } from 'react';
import { beginChange } from '#src/data/database/storing.ts';
import { createFormKeeper, type KeeperState } from '#src/data/words/form-keeper.ts';
import type { Stamp } from '#src/data/words/form-parts.ts';
import { type FormAbout, forgetWritten, holdWritten, keepWritten } from '#src/data/words/written-forms.ts';
import type { FormField, Written } from '#src/ui/fields-form.tsx';
import { whileOpen } from './while-open.ts';

type Kept = { about: FormAbout | undefined; written: Written; aside: Written; known: Stamp[] };

/**
 * Keeps what is written in a form on the device with every letter, until the form has done its work. `about`: undefined where
 * nothing is to be kept, or as long as it is not known which form it is.
 */
export function useFormWriting(about: FormAbout | undefined, fields: readonly FormField[]) {
  const [state, setState] = useState<KeeperState>('rest');
  const [{ keeper, hold }] = useState(() => {
    const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
    return {
      keeper: createFormKeeper<Kept>(
        async ({ about, written, ...rest }) => about && keepWritten(about, written, labels, rest),
        setState,
      ),
      hold: ({ about, written, ...rest }: Kept) => about && holdWritten(about, written, labels, rest),
    };
  });
  useEffect(() => whileOpen(keeper, hold), [keeper, hold]);
  return {
    isKept: state !== 'fault',
    /** `known`: what the form began with, also as it ends. */
    keep: (written: Written, aside: Written, known: Stamp[]) => keeper.keep({ about, written, aside, known }),
    /** It is saved, or not wanted. */
    async end(known: Stamp[]) {
      const change = beginChange();
      try {
        await keeper.end();
        if (about) await forgetWritten(about, known);
      } finally {
        change.end();
      }
    },
  };
}
