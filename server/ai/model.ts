import type { OpenAI } from 'openai';
import * as z from 'zod';
import type { Settings } from '../env.ts';
import { limitedFetch } from './limited-fetch.ts';
import { type CallOutcome, ModelFault, noUsage, type Usage } from './model-fault.ts';
import type { Prompt } from './prompts/prompt.ts';

export type Model = {
  name: string;
  /**
   * What the model says, whole. With `onText` it is streamed, and each piece is told as it comes. Throws ModelFault, after
   * `times.whole` at the latest.
   */
  complete(
    prompt: Prompt,
    options: { signal: AbortSignal; onText?: (piece: string) => void },
  ): Promise<{ text: string; usage: Usage }>;
};

/** In ms: how long a call may take with its retry, and what lies between the two tries, more or less. */
export type ModelTimes = { whole: number; pause: number };
const usualTimes: ModelTimes = { whole: 16_000, pause: 400 };

const mostAtOnce = 24;

const usageSchema = z.looseObject({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) });
const completionSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        message: z.looseObject({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: usageSchema.nullish().catch(null),
});
const chunkSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        delta: z.looseObject({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: usageSchema.nullish().catch(null),
});

/** A language model behind OpenAI's chat completions interface, wherever it runs; null where none is configured. */
export function createModel(
  settings: Pick<Settings, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>,
  { times = usualTimes, random = Math.random }: { times?: ModelTimes; random?: () => number } = {},
): Model | null {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: address, OPENAI_MODEL: name } = settings;
  if (!key && !address) return null;
  let client: Promise<OpenAI> | undefined;
  let running = 0;

  return {
    name,
    async complete(prompt, { signal, onText }) {
      client ??= createClient(key, address);
      await client;
      if (running >= mostAtOnce) throw new ModelFault('busy');
      running += 1;
      // Not AbortSignal.timeout: its timer would outlive the call.
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), times.whole);
      try {
        return await withRetry(prompt, { signal, deadline: deadline.signal, ...(onText && { onText }) });
      } finally {
        clearTimeout(timer);
        running -= 1;
      }
    },
  };

  async function withRetry(prompt: Prompt, asked: Asked): Promise<{ text: string; usage: Usage }> {
    const first: Try = { text: '' };
    try {
      return await once(prompt, asked, first);
    } catch (error) {
      const fault = faultOf(error, prompt, asked, first);
      if (!isWorthARetry(fault.outcome) || first.text !== '') throw fault;
    }
    await pause(times.pause * (0.5 + random()), asked);
    const second: Try = { text: '' };
    return once(prompt, asked, second).catch((error: unknown) => {
      throw faultOf(error, prompt, asked, second);
    });
  }

  async function once(prompt: Prompt, { signal, deadline, onText }: Asked, tried: Try) {
    const { chat } = await (client ??= createClient(key, address));
    const body = {
      model: name,
      messages: prompt.messages,
      max_completion_tokens: prompt.mostTokens,
      ...(prompt.answer && {
        response_format: {
          type: 'json_schema' as const,
          json_schema: { name: prompt.answer.name, strict: true, schema: prompt.answer.schema },
        },
      }),
    };
    const options = { signal: AbortSignal.any([signal, deadline]) };
    if (onText) {
      const chunks = await chat.completions.create(
        { ...body, stream: true, stream_options: { include_usage: true } },
        options,
      );
      return gather(chunks, prompt, tried, onText);
    }
    const answered = completionSchema.safeParse(await chat.completions.create(body, options));
    const choice = answered.data?.choices[0];
    if (!answered.success || !choice) throw new ModelFault('unreadable', estimate(prompt, ''));
    const text = choice.message.content ?? '';
    const usage = usageOf(answered.data.usage) ?? estimate(prompt, text);
    refuseUnfinished(choice.finish_reason, choice.message.refusal, usage);
    return { text, usage };
  }

  async function gather(
    chunks: AsyncIterable<unknown>,
    prompt: Prompt,
    tried: Try,
    onText: (piece: string) => void,
  ) {
    let finish: string | null = null;
    let counted: Usage | null = null;
    let refusal = '';
    let isStream = false;
    for await (const chunk of chunks) {
      const read = chunkSchema.safeParse(chunk).data;
      if (!read) throw new ModelFault('unreadable', estimate(prompt, tried.text));
      isStream = true;
      const choice = read.choices?.[0];
      finish = choice?.finish_reason ?? finish;
      counted = usageOf(read.usage) ?? counted;
      refusal += choice?.delta?.refusal ?? '';
      const piece = choice?.delta?.content ?? '';
      tried.text += piece;
      if (piece) onText(piece);
    }
    // The package ends a stream without a word also where we ended it. What held no event is something else than a stream.
    if (finish === null) throw isStream ? new Error('The stream broke off') : new SyntaxError('No stream');
    const usage = counted ?? estimate(prompt, tried.text);
    refuseUnfinished(finish, refusal, usage);
    return { text: tried.text, usage };
  }
}

type Asked = { signal: AbortSignal; deadline: AbortSignal; onText?: (piece: string) => void };
/** What one try has brought so far. */
type Try = { text: string };

/** Loaded at the first question: most servers start without a model, and all of them fast. */
async function createClient(key: string | undefined, address: string | undefined): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    // A model on one's own machine asks for none, the package does.
    apiKey: key ?? 'none',
    baseURL: address ?? 'https://api.openai.com/v1',
    // Else these come from the environment, unsaid.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: 60_000,
    logLevel: 'off',
    fetch: limitedFetch,
  });
}

function refuseUnfinished(
  finish: string | null | undefined,
  refusal: string | null | undefined,
  usage: Usage,
) {
  if (refusal) throw new ModelFault('refused', usage);
  // Half an answer: it did answer, so nothing is wrong with the way to it.
  if (finish === 'length') throw new ModelFault('unreadable', usage);
  if (finish && finish !== 'stop') throw new ModelFault('refused', usage);
}

function usageOf(told: z.infer<typeof usageSchema> | null | undefined): Usage | null {
  return told ? { tokensIn: told.prompt_tokens, tokensOut: told.completion_tokens } : null;
}

/** Four characters a token, as English has; what is counted is then too much rather than too little for most texts. */
export function estimate({ messages }: Prompt, answer: string): Usage {
  const asked = messages.reduce((sum, { content }) => sum + content.length, 0);
  return { tokensIn: Math.ceil(asked / 4), tokensOut: Math.ceil(answer.length / 4) };
}

function faultOf(error: unknown, prompt: Prompt, { signal, deadline }: Asked, { text }: Try): ModelFault {
  if (error instanceof ModelFault) return error;
  if (signal.aborted) return new ModelFault('cancelled', estimate(prompt, text));
  if (deadline.aborted) return new ModelFault('timeout', estimate(prompt, text));
  if (text !== '') return new ModelFault('cut', estimate(prompt, text));
  if (error instanceof SyntaxError) return new ModelFault('unreadable', estimate(prompt, ''));
  return new ModelFault(outcomeOfStatus(statusOf(error)), noUsage);
}

function outcomeOfStatus(status: number | null): CallOutcome {
  if (status === null) return 'unreachable';
  if (status === 429) return 'used-up';
  return status >= 500 ? 'failed' : 'refused';
}

function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** What passes by itself. Who is at its limit is only kept there longer by more questions. */
function isWorthARetry(outcome: CallOutcome): boolean {
  return outcome === 'unreachable' || outcome === 'failed';
}

async function pause(ms: number, { signal, deadline }: Asked): Promise<void> {
  const either = AbortSignal.any([signal, deadline]);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    either.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
