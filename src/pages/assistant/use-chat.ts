import { useState } from 'react';
import { dollarWords as words } from '#src/content/dollar.ts';
import { forgetAsk, forgetAsks, rateAnswer, restoreAsks } from '#src/data/asks.ts';
import { UnopenedError } from '#src/data/database/opened.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { useAsks } from '#src/data/use-asks.ts';
import { track } from '#src/lib/track.ts';
import { notePending, type PendingChat, usePendingChats } from '#src/state/pending-chats.ts';
import { showToast } from '#src/state/toasts.ts';
import type { AiInput } from '#src/syncing/ai-exchanges.ts';
import { ask } from '#src/syncing/ask.ts';
import { newId } from '#sync/ids.ts';
import { saidBefore } from './said-before.ts';
import { typeQuestion, useTypedQuestion } from './typed-question.ts';

type ChatContext = AiInput<'chat'>['context'];

export type Chat = {
  /** The oldest first; undefined while loading. */
  asks: Ask[] | undefined;
  pending: PendingChat | undefined;
  send: (question: string) => Promise<void>;
  tryAgain: (ask: Ask) => void;
  /** What the device could not keep nobody can rate. */
  mayRate: (id: string) => boolean;
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
  const here = unkept.filter((ask) => ask.context === context);
  const isHeld = (id: string) => here.some((ask) => ask.id === id);
  const asks = kept || here.length > 0 ? [...(kept ?? []), ...here] : undefined;
  const pending = usePendingChats((all) => all[context]);
  const text = useTypedQuestion(context);

  async function send(question: string): Promise<void> {
    if (usePendingChats.getState()[context]) return;
    const stopper = new AbortController();
    const stop = () => stopper.abort();
    let come = '';
    let keptId: string | null = null;
    const note = (text: string) => notePending(context, { id: keptId, question, text: (come = text), stop });
    const onKept = (id: string) => {
      keptId = id;
      note(come);
    };
    note('');
    track('ai_chat_message', { category: 'assistant', label: context });
    const input = { message: question, context: tell(asks ?? []) };
    const hold = (answer: Partial<Ask>) => {
      const row = { id: newId(), task: 'chat', context, question, href: '', input, ...answer } as const;
      setUnkept((all) => [...all, row]);
    };
    try {
      const { signal } = stopper;
      const about = { context, question, signal, onText: note, onKept };
      const { id, reply, isHere } = await ask('chat', input, about);
      if (id === null) hold({ reply, ...(isHere && { isHere }) });
    } catch (error) {
      // The question stands there without an answer, and the words of the catalogue in its place.
      if (keptId === null) hold(stopper.signal.aborted ? { stopped: come } : { failed: 1 });
      if (!stopper.signal.aborted) reportError(error);
    } finally {
      notePending(context, undefined);
    }
  }

  async function clear(): Promise<void> {
    // An answer that came now would have no question to stand with.
    const stopped = pending?.text ?? '';
    pending?.stop();
    const gone = await forgetAsks('chat', context).catch(noneWhereUnread);
    setUnkept([]);
    const run = () => void restoreAsks(gone.map((ask) => settled(ask, stopped))).catch(tellFault);
    if (gone.length === 0) return;
    showToast({
      kind: 'notice',
      title: words.removed,
      detail: words.removedDetail,
      action: { label: words.undo, run },
    });
  }

  async function forget(id: string): Promise<void> {
    if (isHeld(id)) setUnkept((all) => all.filter((ask) => ask.id !== id));
    else await forgetAsk(id);
  }

  return {
    asks,
    pending,
    send,
    tryAgain({ id, question }) {
      // The question goes only where it is asked anew at once.
      if (usePendingChats.getState()[context]) return;
      forget(id).then(() => send(question), tellFault);
    },
    mayRate: (id) => !isHeld(id),
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

function noneWhereUnread(error: unknown): Ask[] {
  if (error instanceof UnopenedError) return [];
  throw error;
}

function tellFault(error: unknown): void {
  reportError(error);
  showToast({ kind: 'error', title: words.failed });
}
