import { advisesOrPromises } from '#sync/ai/advice-words.ts';
import type { AiNotice } from '#sync/ai/provenance.ts';
import { endCall } from '../db/ai-calls.ts';
import { isTransient } from '../db/transient.ts';
import { takeCall } from '../policies/asking.ts';
import type { Services } from '../services.ts';
import type { Asker } from './asker.ts';
import type { Breaker } from './breaker.ts';
import { estimate, type Model } from './model.ts';
import { type CallOutcome, ModelFault, noticeOf, type Usage } from './model-fault.ts';
import type { Prompt } from './prompts/prompt.ts';
import { reveals } from './reveals.ts';

type World = Pick<Services, 'database' | 'now' | 'settings' | 'log' | 'model' | 'breaker'>;

/** `answer`, or nothing: then the rules answer, with the notice where a model was to be asked. */
export type Asked<T> = { answer: T } | { answer?: undefined; notice?: AiNotice };

/** Whether nothing stands in a text that nobody is shown: what the model was told, advice to buy, a promised return. */
export function mayBeShown(text: string, prompt: Prompt): boolean {
  return !reveals(text, prompt) && !advisesOrPromises(text);
}

/**
 * The one way to the model: within the limits, past the breaker, at its cost. `read` makes of its text what is shown, null where
 * that cannot be; `words` are those of it that a person reads. With `onText` the answer is streamed: what comes is unchecked.
 */
export async function askModel<T>(
  services: World,
  asker: Asker,
  prompt: Prompt,
  how: { read(text: string): T | null; words(answer: T): string; onText?: (piece: string) => void },
): Promise<Asked<T>> {
  const { model, breaker } = services;
  if (!model) return {};
  const refusal = breaker.refusal();
  if (refusal) return { notice: noticeOf(refusal) };
  const most = { ...estimate(prompt, ''), tokensOut: prompt.mostTokens };
  const id = await takeCall(services, asker, prompt, { model: model.name, ...most }).catch(
    (error: unknown) => {
      breaker.dropped();
      throw error;
    },
  );
  if (id === null) {
    breaker.dropped();
    return { notice: 'quota' };
  }
  const began = performance.now();
  const end = (outcome: CallOutcome, usage: Usage) => noteEnd(services, id, { outcome, usage, began });
  try {
    const { answer, usage } = await answered(model, prompt, asker.signal, how);
    breaker.succeeded();
    await end('answered', usage);
    return { answer };
  } catch (error) {
    const fault = error instanceof ModelFault ? error : new ModelFault('failed', most);
    tellBreaker(breaker, fault.outcome);
    await end(fault.outcome, fault.usage);
    if (!(error instanceof ModelFault)) throw error;
    return { notice: noticeOf(fault.outcome) };
  }
}

/** What a question or an answer is like says nothing of the way to the model: others' questions go on. */
function tellBreaker(breaker: Breaker, outcome: CallOutcome): void {
  if (outcome === 'cancelled' || outcome === 'busy') breaker.dropped();
  else if (ownFaults.has(outcome)) breaker.failed(outcome);
  else breaker.succeeded();
}
const ownFaults: ReadonlySet<CallOutcome> = new Set(['used-up', 'timeout', 'unreachable', 'cut', 'failed']);

async function answered<T>(
  model: Model,
  prompt: Prompt,
  signal: AbortSignal,
  {
    read,
    words,
    onText,
  }: { read(text: string): T | null; words(answer: T): string; onText?: (piece: string) => void },
): Promise<{ answer: T; usage: Usage }> {
  const { text, usage } = await model.complete(prompt, { signal, ...(onText && { onText }) });
  if (reveals(text, prompt)) throw new ModelFault('revealed', usage);
  const answer = read(text);
  if (answer === null) throw new ModelFault('unreadable', usage);
  if (advisesOrPromises(words(answer))) throw new ModelFault('advice', usage);
  return { answer, usage };
}

async function noteEnd(
  { database, log }: World,
  id: number,
  { outcome, usage, began }: { outcome: CallOutcome; usage: Usage; began: number },
): Promise<void> {
  const ms = Math.round(performance.now() - began);
  if (outcome !== 'answered' && outcome !== 'cancelled')
    log.warn({ outcome, ms }, 'the model brought no answer');
  try {
    await endCall(database.write, id, { outcome, ms, ...usage });
  } catch (error) {
    // The answer is there: what it cost stays the most it could.
    if (!isTransient(error)) throw error;
    log.warn({ error: String(error) }, 'the cost of an answer was not noted');
  }
}
