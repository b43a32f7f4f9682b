import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod';
import { ApiError } from './api-error.ts';
import { OfflineError } from './offline-error.ts';
import { patience } from './patience.ts';

type Options = {
  body: unknown;
  /** All the text that has come so far, with every piece. */
  onText: (text: string) => void;
  signal?: AbortSignal;
  /** Milliseconds without a word after which the server is not waited for any more. */
  silence?: number;
};

/**
 * Posts a question whose answer comes in pieces: events `text` with `{ text }`, then `done` with the whole reply. A server
 * that answers it all at once is understood, too. Throws as `request` does: OfflineError also for an answer that is cut off;
 * the reason of `signal` where that fires.
 */
export async function requestStream<T>(
  path: string,
  reply: z.ZodType<T>,
  { body, onText, signal, silence = 25_000 }: Options,
): Promise<T> {
  const { heard, begin } = patience(silence);
  const { signal: quiet, end } = begin();
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([quiet, ...(signal ? [signal] : [])]),
    });
    heard();
    if (!response.ok) {
      const { status, statusText, headers } = response;
      throw new ApiError(status, await response.text(), statusText, headers.get('Retry-After'));
    }
    if (!response.headers.get('Content-Type')?.startsWith('text/event-stream'))
      return reply.parse(await response.json());
    if (!response.body) throw new Error('An answer without a body');
    return await read(response.body, reply, (text) => {
      heard();
      onText(text);
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? error : new OfflineError(error);
  } finally {
    end();
  }
}

const pieceSchema = z.object({ text: z.string() });

async function read<T>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  reply: z.ZodType<T>,
  onText: (text: string) => void,
): Promise<T> {
  let text = '';
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error('The answer was cut off');
    if (value.event === 'done') {
      // What may follow it is not waited for.
      void reader.cancel();
      return reply.parse(JSON.parse(value.data));
    }
    if (value.event !== 'text') continue;
    text += pieceSchema.parse(JSON.parse(value.data)).text;
    onText(text);
  }
}
