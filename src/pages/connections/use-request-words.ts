import { useEffect, useRef, useState } from 'react';
import { createFormKeeper, type KeeperState } from '#src/data/form-keeper.ts';
import { type Addressed, keepTyped, type TypedHere } from '#src/data/typed-words.ts';
import { beforeReload } from '#src/pwa/before-reload.ts';

/**
 * What is being written to go with a request, kept on the device with every letter until it is sent, under the connection
 * that the request makes: what was not sent with it stands in the conversation once there is one. Every tab shows the same.
 */
export function useRequestWords(connectionId: string, to: Addressed, typed: TypedHere) {
  const [text, setText] = useState(typed.text);
  const newest = useRef(typed.text);
  const stored = useRef(typed);
  const [kept, setKept] = useState<KeeperState>('rest');
  const [keeper] = useState(() => createFormKeeper((words) => keep(String(words.text)), setKept));
  useEffect(() => beforeReload(keeper.flush), [keeper]);
  useEffect(() => {
    // What is not stored here yet meets the words of another tab where it is stored.
    if (newest.current !== stored.current.text || typed.turn <= stored.current.turn) return;
    stored.current = typed;
    show(typed.text);
  }, [typed]);

  async function keep(words: string) {
    stored.current = await keepTyped(connectionId, words, stored.current.turn, to);
    const { text: stands } = stored.current;
    if (stands === words) return;
    show(stands + newest.current.slice(words.length));
    if (newest.current !== stands) keeper.keep({ text: newest.current });
  }

  function show(words: string) {
    newest.current = words;
    setText(words);
  }

  return {
    text,
    isKept: kept !== 'fault',
    flush: keeper.flush,
    write(words: string) {
      show(words);
      keeper.keep({ text: words });
    },
  };
}
