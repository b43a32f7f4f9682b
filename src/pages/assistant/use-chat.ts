import { useState } from 'react';
import { dollarWords as words } from '#src/content/dollar.ts';
import { forgetAsk, forgetAsks, rateAnswer, restoreAsks } from '#src/data/asks.ts';
import type { Ask } from '#src/data/person-db.ts';
import { useAsks } from '#src/data/use-asks.ts';
import { track } from '#src/lib/track.ts';
import { notePending, type PendingChat, usePendingChats } from '#src/state/pending-chats.ts';
import { showToast } from '#src/state/toasts.ts';
import type { AiInput } from '#src/syncing/ai-exchanges.ts';
import { ask } from '#src/syncing/ask.ts';
import { saidBefore } from './said-before.ts';
import { typeQuestion, useTypedQuestion } from './typed-question.ts';

type ChatContext = AiInput<'chat'>['context'];

export type Chat = {
  /** The oldest first; undefined while loading. */
  asks: Ask[] | undefined;
  pending: PendingChat | undefined;
  send: (question: string) => Promise<void>;
  tryAgain: (ask: Ask) => void;
  rate: (id: string, verdict: 'up' | 'down') => void;
  clear: () => void;
  /** What is written and not sent yet: it outlives the panel, and the page. */
  text: string;
  setText: (text: string) => void;
};

/** The conversation of a context. `tell`: what the server is told of it and of what was said before. */
export function useChat(
  context: string,
  tell: (asks: Ask[]) => ChatContext = (asks) => widgetContext(context, asks),
): Chat {
  const kept = useAsks(context);
  // What the device could not keep is here for as long as it is looked at.
  const [unkept, setUnkept] = useState<Ask[]>([]);
  const asks = kept || unkept.length > 0 ? [...(kept ?? []), ...unkept] : undefined;
  const pending = usePendingChats((all) => all[context]);
  const text = useTypedQuestion(context);

  async function send(question: string): Promise<void> {
    if (usePendingChats.getState()[context]) return;
    const stopper = new AbortController();
    const stop = () => stopper.abort();
    const note = (text: string) => notePending(context, { question, text, stop });
    note('');
    track('ai_chat_message', { category: 'assistant', label: context });
    const input = { message: question, context: tell(asks ?? []) };
    try {
      const { signal } = stopper;
      const { id, reply, isHere } = await ask('chat', input, { context, question, signal, onText: note });
      const isKept = id !== null;
      const row = {
        id: crypto.randomUUID(),
        task: 'chat',
        context,
        question,
        href: '',
        input,
        reply,
      } as const;
      if (!isKept) setUnkept((all) => [...all, { ...row, ...(isHere && { isHere }) }]);
    } catch (error) {
      // The question stands there without an answer, and the words of the catalogue in its place.
      if (!stopper.signal.aborted) reportError(error);
    } finally {
      notePending(context, undefined);
    }
  }

  async function clear(): Promise<void> {
    // An answer that came now would have no question to stand with.
    const stopped = pending?.text ?? '';
    pending?.stop();
    setUnkept([]);
    const gone = kept ? await forgetAsks('chat', context) : [];
    const run = () => void restoreAsks(gone.map((ask) => settled(ask, stopped))).catch(tellFault);
    if (gone.length === 0) return;
    showToast({
      kind: 'notice',
      title: words.removed,
      detail: words.removedDetail,
      action: { label: words.undo, run },
    });
  }

  return {
    asks,
    pending,
    send,
    tryAgain({ id, question }) {
      // The question goes only where it is asked anew at once.
      if (usePendingChats.getState()[context]) return;
      forgetAsk(id).then(() => send(question), tellFault);
    },
    rate: (id, verdict) => void rateAnswer(id, verdict).catch(tellFault),
    clear: () => void clear().catch(tellFault),
    text,
    setText: (typed) => typeQuestion(context, typed),
  };
}

/** The first question says where it is asked; those that follow, also what was said before. */
export function widgetContext(context: string, asks: Ask[]): ChatContext {
  const previousMessages = saidBefore(asks);
  return previousMessages.length === 0 ? context : { place: context, previousMessages };
}

/** A question that comes back after its answer was stopped does not wait for one. */
function settled(ask: Ask, stopped: string): Ask {
  const isOpen = ask.reply === undefined && ask.stopped === undefined && !ask.failed;
  return isOpen ? { ...ask, stopped } : ask;
}

function tellFault(error: unknown): void {
  reportError(error);
  showToast({ kind: 'error', title: words.failed });
}
