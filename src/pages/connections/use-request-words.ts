import { useEffect, useRef, useState } from 'react';
import { createFormKeeper, type KeeperState } from '#src/data/words/form-keeper.ts';
import { keepShown } from '#src/data/words/keep-shown.ts';
import type { FormWords } from '#src/data/words/kept-forms.ts';
import type { Addressed, TypedHere } from '#src/data/words/typed-words.ts';
import { whileOpen } from '#src/pages/forms/while-open.ts';

/**
 * What is being written to go with a request, kept on the device with every letter until it is sent, under the connection
 * that the request makes: what was not sent with it stands in the conversation once there is one. Every tab shows the same.
 */
export function useRequestWords(connectionId: string, to: Addressed, typed: TypedHere) {
  const [text, setText] = useState(typed.text);
  const newest = useRef(typed.text);
  const stored = useRef(typed);
  const [kept, setKept] = useState<KeeperState>('rest');
  const [keeper] = useState(() => createFormKeeper(keep, setKept));
  useEffect(() => whileOpen(keeper), [keeper]);
  useEffect(() => {
    // What is not stored here yet meets the words of another tab where it is stored.
    if (newest.current !== stored.current.text || typed.turn <= stored.current.turn) return;
    stored.current = typed;
    show(typed.text);
  }, [typed]);

  function keep({ text: words }: FormWords) {
    return keepShown(connectionId, String(words), { newest: () => newest.current, stored, write }, to);
  }

  function write(words: string) {
    show(words);
    keeper.keep({ text: words });
  }

  function show(words: string) {
    newest.current = words;
    setText(words);
  }

  return {
    text,
    isKept: kept !== 'fault',
    flush: keeper.flush,
    write,
  };
}
