import { postAiFeedback } from '#src/api/ai.ts';
import { ApiError } from '#src/api/api-error.ts';
import {
  joinReply,
  noteBusy,
  noteTry,
  noteVerdictTold,
  untoldVerdicts,
  waitingAsks,
} from '#src/data/asks.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { isTabCurrent } from '#src/data/database/tab-person.ts';
import { sessionToken } from '#src/data/people/session-token.ts';
import { sourceOf } from '#src/data/told/source-of.ts';
import { personChangeFromNow } from '#src/data/words/departures.ts';
import type { AiTask } from '#sync/ai/provenance.ts';
import { type AiExchanges, aiExchanges } from './ai-exchanges.ts';
import { type Drained, failed } from './drain.ts';

/** A server that fails so often at the same question will not answer it. */
const mostTries = 5;
/**
 * Milliseconds for which an AI that has had its fill is asked again. What it may answer is counted by the hour and by the day,
 * so that a question which still meets none after two days waits for something else.
 */
const longestBusy = 2 * 24 * 60 * 60_000;
/** Seconds until it is asked again where nobody says: six times in the hour that its limits are for. */
const busyPause = 600;
/** The same after so many tries that failed, at least one: what fails may be back in a minute, or in twenty. */
const pauseAfter = (tries: number) => Math.min(60 * 3 ** (tries - 1), busyPause);

/**
 * Asks the server what only the rules could answer so far, and tells it what was thought of answers. Only an answer of the AI
 * joins: rules have spoken. `onJoined`: each question that has got its second answer.
 */
export async function askAgain(onJoined: (ask: Ask) => void): Promise<Drained> {
  const hasChanged = personChangeFromNow();
  /** In the session of somebody else nothing is asked or told of this person's. */
  const isOver = async () => !(await isTabCurrent()) || hasChanged();
  if (await isOver()) return { end: 'done' };
  try {
    // First, for they are of the answers that stand now: the ones that join are other answers.
    const untold = await tellVerdicts(isOver);
    // Nobody is asked in a session without one.
    const closed = new Set<AiTask>((await sessionToken()) ? [] : ['enhancement']);
    // An answer that joins takes the verdict on the one before it away: what is untold waits with its question.
    const asks = (await waitingAsks()).filter((ask) => ask.untold === undefined);
    let pause = Number.POSITIVE_INFINITY;
    for (const ask of asks) {
      if (closed.has(ask.task)) continue;
      // An answer may be half a minute on its way.
      if (await isOver()) return { end: 'done' };
      try {
        const reply = await postAgain(ask.task, ask.input);
        if (reply.source === 'ai') {
          if (await joinReply(ask.id, reply)) onJoined(ask);
        } else if (reply.notice === 'quota') {
          if (await waitsOn(ask)) return { end: 'failed', why: 'server', retryAfter: busyPause };
        } else {
          // A notice says that there is an AI which did not answer this time; without one the server has rules alone.
          pause = Math.min(pause, await triedInVain(ask, reply.notice !== undefined));
        }
      } catch (error) {
        if (!(error instanceof ApiError) || !isOfServer(error)) throw error;
        if (error.status === 401) {
          // It waits for its person to sign in; what needs nobody to be signed in does not wait with it.
          closed.add(ask.task);
          continue;
        }
        if (error.status === 429) {
          if (await waitsOn(ask))
            return { end: 'failed', why: 'server', retryAfter: error.retryAfter ?? busyPause };
          continue;
        }
        pause = Math.min(pause, await triedInVain(ask, isForNow(error)));
      }
    }
    if (Number.isFinite(pause)) return { end: 'failed', why: 'server', retryAfter: pause };
    if (untold) return failed(untold.error);
    return { end: asks.some(({ task }) => closed.has(task)) ? 'sign-in' : 'done' };
  } catch (error) {
    return failed(error);
  }
}

/**
 * Counts the try, and answers in how many seconds the next one is due, infinity where there is none. Only tries with their pause
 * between them count: each opening of the app asks at once, and five of them in a minute are one outage. The others are asked all
 * the same: it may be this question alone that is not answered.
 */
async function triedInVain(ask: Ask, mayAnswerLater: boolean): Promise<number> {
  const { tries: before = 0, triedAt } = ask;
  const now = new Date().toISOString();
  const passed = triedAt === undefined ? Infinity : Math.abs(Date.parse(now) - Date.parse(triedAt));
  const tries = passed >= pauseAfter(before) * 1_000 ? before + 1 : before;
  const isLast = !mayAnswerLater || tries >= mostTries;
  await noteTry(ask, { tries, triedAt: tries === before ? triedAt : now, isLast });
  return isLast ? Number.POSITIVE_INFINITY : pauseAfter(tries);
}

/** A limit is no fault of the question: no try of it is counted. Answers whether it is asked again. */
async function waitsOn(ask: Ask): Promise<boolean> {
  const { busySince = new Date().toISOString() } = ask;
  const isLast = Date.now() - Date.parse(busySince) > longestBusy;
  await noteBusy(ask, { busySince, isLast });
  return !isLast;
}

/** Answers why one could not be told now. Whoever keeps these from the server keeps no question from it. */
async function tellVerdicts(isOver: () => Promise<boolean>): Promise<{ error: unknown } | null> {
  try {
    for (const ask of await untoldVerdicts()) {
      if (await isOver()) return null;
      const source = sourceOf(ask);
      if (ask.verdict && source) await tell({ id: ask.id, task: ask.task, source, verdict: ask.verdict });
      await noteVerdictTold(ask);
    }
    return null;
  } catch (error) {
    return { error };
  }
}

/** `input` was stored as the task's body. */
function postAgain<Task extends AiTask>(task: Task, input: unknown) {
  return aiExchanges[task].post(input as AiExchanges[Task]['body'], {}); // written by `ask`, in this shape
}

/** What the server will never take is not told again. */
async function tell(feedback: Parameters<typeof postAiFeedback>[0]): Promise<void> {
  try {
    await postAiFeedback(feedback);
  } catch (error) {
    if (!(error instanceof ApiError) || !isOfServer(error) || isForNow(error)) throw error;
  }
}

/** Our server itself answers this: not somebody on the way, nor a server that is about to be back. */
function isOfServer({ status, failure }: ApiError): boolean {
  return failure !== null && status !== 503;
}

function isForNow({ status }: ApiError): boolean {
  return status === 429 || status >= 500;
}
