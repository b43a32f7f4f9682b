import { useEffect, useRef, useState } from 'react';
import type { Along } from '#src/data/exchange/mutate.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { firstLook } from '#src/lib/first-look.ts';
import { type MessageWords, messageFields } from './message-fields.ts';
import type { OwnWords, openMessage } from './message-writing.ts';
import { type MessageForm, takeOverReload } from './words-over-reload.ts';

type Form = MessageForm & {
  /** Tells the words with every letter, until the answer is called. */
  follow: (tell: (words: MessageWords) => void) => () => void;
};

/**
 * Keeps the words of a message to us until it is sent, and brings them back. The database comes after the page: a field in which
 * somebody writes already is left to them, and a message that is begun already stands below the one from before.
 * `given`: what the form shows at first by itself. `back`: said where something came back. `own`: what the form begins with, where it
 * is known who writes. `warning`: said while the device does not take what is written. Those words come with the code that keeps it.
 */
export function useKeptMessage(about: FormAbout, form: Form, given: Partial<MessageWords> = {}) {
  const [kept, setKept] = useState<{ back: string; own: OwnWords }>({
    back: '',
    own: {},
  });
  const [warning, setWarning] = useState('');
  const opened = useRef<Awaited<ReturnType<typeof openMessage>>>(null);
  const [{ words, put, follow }] = useState(form);
  const [atFirst] = useState(given);
  useEffect(() => {
    let isHere = true;
    let leave = () => {};
    async function open() {
      leave = takeOverReload(about.key, { words, put });
      await firstLook;
      const { openMessage } = await import('./message-writing.ts');
      const message = await openMessage(about, atFirst, setWarning);
      if (!isHere) return await message.close();
      leave();
      opened.current = message;
      const before = words();
      for (const field of messageFields) {
        const text = message.begin[field];
        if (text === undefined || text === before[field]) continue;
        if (before[field] === '') put(field, text);
        else if (field === 'message') put(field, `${text}\n\n${before[field]}`);
      }
      setKept({ back: message.back, own: message.own });
      if (messageFields.some((field) => before[field] !== '')) message.keep(words());
      const stop = follow(message.keep);
      leave = () => {
        stop();
        void message.close();
      };
    }
    // Where the device keeps nothing the form works all the same.
    open().catch(() => undefined);
    return () => {
      isHere = false;
      leave();
    };
  }, [about, words, put, follow, atFirst]);
  /** Sends it, and keeps its words no longer, also where the page is left meanwhile. */
  function sending<Sent>(send: (along?: Along) => Promise<Sent>): Promise<Sent> {
    return opened.current ? opened.current.sending(send) : send();
  }
  return { ...kept, warning, sending };
}
