import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { forgetAsk, keepAsk, keepFailed, keepReply, keepStopped } from '#src/data/asks.ts';
import { UnopenedError } from '#src/data/database/opened.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import type { AiNotice, AiTask } from '#sync/ai/provenance.ts';
import { type AiInput, type AiReply, aiExchanges, type Sending } from './ai-exchanges.ts';

/** `id` is null where the device could not keep the question and its answer: then nothing joins it, and nobody can rate it. */
export type Answered<Task extends AiTask> = {
  id: string | null;
  reply: AiReply<Task>;
  /** The rules on this device answered, not the server. */
  isHere: boolean;
  /** The AI's answer is to join it once there is a network. */
  isWaiting: boolean;
};

type About = Sending & {
  /** What it is asked in: the badge of a chat, "deal:" and an id, or a screen. */
  context: string;
  /** In the person's own words, or what stands for them in a list of what was asked. */
  question: string;
  /** Where it is asked; where the tab is, unless told. */
  href?: string;
  /** The device has kept the question under this id, before anybody was asked: what comes of it stands with it. */
  onKept?: (id: string) => void;
};

/**
 * The one way to ask the assistant. The server answers; where it cannot, or cannot be reached, the rules on this device do so
 * at once, and the reply's `notice` says why. Where the network was missing it waits, to be asked again (ask-again.ts).
 * Throws the reason of `signal` where that fires (what has come of a chat is kept); ApiError or OfflineError only where the
 * rules cannot answer either.
 */
export async function ask<Task extends AiTask>(
  task: Task,
  input: AiInput<Task>,
  { context, question, href = hereNow(), signal, onText, onKept }: About,
): Promise<Answered<Task>> {
  const { bodyOf, post, here } = aiExchanges[task];
  const body = bodyOf(input);
  // Before anything else: a page that is closed meanwhile has not lost the question.
  const asked = { task, context, question, href, input: body };
  const id = await orNull(keepAsk(asked));
  if (id !== null) onKept?.(id);
  const keep = async (reply: AiReply<Task>, how: { isHere: boolean; waits: boolean }) => {
    // A conversation may be taken up in several tabs, and a question that seems to be left be asked anew in another.
    const isWanted = task === 'chat' && !signal?.aborted;
    const kept = id !== null && keepReply(id, reply, isWanted ? { ...how, asked } : how);
    const keptId = kept && (await isDone(kept)) ? id : null;
    // A question without its answer would stand in the answer's place.
    if (id !== null && keptId === null) await isDone(forgetAsk(id));
    return { id: keptId, reply, isHere: how.isHere, isWaiting: how.waits && keptId !== null };
  };
  let come = '';
  try {
    const sending = onText && { onText: (text: string) => onText((come = text)) };
    const reply = await post(body, { ...sending, ...(signal && { signal }) });
    // The network that is missing is the server's, and no business of the person who has its answer.
    return await keep(reply.notice === 'network' ? { ...reply, notice: 'other' } : reply, {
      isHere: false,
      waits: false,
    });
  } catch (error) {
    if (signal?.aborted) {
      if (id !== null) await isDone(task === 'chat' ? keepStopped(id, come) : forgetAsk(id));
      throw error;
    }
    const fail = async () => {
      if (id !== null) await isDone(keepFailed(id));
      throw error;
    };
    const notice = noticeOf(error);
    if (!notice) return fail();
    const reply = await here(input, context).catch((why: unknown) => {
      reportError(why);
      return fail();
    });
    return keep({ ...reply, notice }, { isHere: true, waits: notice === 'network' });
  }
}

/** Why the server did not answer, by the spec's catalogue; null for what nobody foresaw. */
function noticeOf(error: unknown): AiNotice | null {
  if (error instanceof OfflineError) return 'network';
  if (!(error instanceof ApiError)) return null;
  return error.status === 429 || /quota/i.test(error.message) ? 'quota' : 'other';
}

/** An answer is worth more than its place in the history: a device that cannot keep it says so by itself. */
async function orNull<T>(kept: Promise<T>): Promise<T | null> {
  try {
    return await kept;
  } catch (error) {
    if (!(error instanceof UnopenedError) && !isStorageFull(error)) reportError(error);
    return null;
  }
}

async function isDone(kept: Promise<void>): Promise<boolean> {
  return (await orNull(kept.then(() => true))) ?? false;
}

function hereNow(): string {
  return typeof location === 'undefined' ? '/' : location.pathname + location.search;
}
