import { useRef, useState } from 'react';
import type { Stamp } from '#src/data/words/form-parts.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { changedIn, type FormField, type Written } from '#src/ui/fields-form.tsx';
import { useFormWriting } from './use-form-writing.ts';

/** What a form that is open begins with: words that were not saved, and words that were set aside for them; `known`: whose they are. */
export type Before = { before: Written; aside: Written; known: Stamp[] };

/** What is being written in a form, kept on the device with every letter where the form says which one it is. */
export function useOpenForm(about: FormAbout | undefined, fields: readonly FormField[], first: Before) {
  const [{ before, known }] = useState(first);
  const [begun, setBegun] = useState({ with: before, turn: 0 });
  const [{ written, aside }, setNow] = useState({ written: before, aside: first.aside });
  // A form that was saved tells what is left in it from before its aside was let go.
  const asideNow = useRef(aside);
  const { isKept, keep, end } = useFormWriting(about, fields);

  function set(written: Written, aside: Written) {
    asideNow.current = aside;
    setNow({ written, aside });
    keep(written, aside, known);
  }

  return {
    written,
    aside,
    begun,
    isKept,
    end: () => end(known),
    write: (now: Written) => set(changedIn(now), asideNow.current),
    beginWith(now: Written, aside: Written) {
      set(now, aside);
      setBegun(({ turn }) => ({ with: now, turn: turn + 1 }));
    },
    forgetAside: () => set(written, {}),
  };
}
