import { useEffect, useState } from 'react';
import { type FormWords, type KeptFormName, keptForm } from './kept-forms.ts';

/**
 * A form as it was left, null where there is none or the device cannot tell, undefined while it is being read. Read once:
 * what is being typed is always newer than what is stored.
 */
export function useKeptForm(name: KeptFormName): FormWords | null | undefined {
  const [words, setWords] = useState<FormWords | null>();
  useEffect(() => {
    let isHere = true;
    const show = (found: FormWords | undefined) => isHere && setWords(found ?? null);
    void keptForm(name).then(show, () => show(undefined));
    return () => {
      isHere = false;
    };
  }, [name]);
  return words;
}
