import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import * as z from 'zod';

export const stubKey = 'sk-stub-0123456789abcdefghijklmn';

/** What the documented interface takes of what we send; a field that is not in it is refused, as the real one does. */
const requestSchema = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(
      z.strictObject({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: z.string() }),
    )
    .min(1),
  max_completion_tokens: z.int().min(1).optional(),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
  response_format: z
    .strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        strict: z.boolean(),
        schema: z.looseObject({ type: z.literal('object') }).refine(isStrict, 'Not a strict schema'),
      }),
    })
    .optional(),
});
export type StubRequest = z.infer<typeof requestSchema>;

/** Answers a request, or does something else to the response: a fault. */
export type StubAnswer = (response: ServerResponse, request: StubRequest) => void;

type Stub = {
  baseUrl: string;
  /** Every request that was understood, the oldest first. */
  asked: StubRequest[];
  /** How many were refused as not understood or not let in. */
  refused(): number;
  /** Requests whose sender left before the answer. */
  left(): number;
  /** From now on: with this text, or so. */
  answers(given: string | StubAnswer): void;
  close(): Promise<void>;
};

/** A strict server of chat completions on a port of its own: as the documentation says, or with a fault. */
export async function modelStub({ key = stubKey, port = 0 } = {}): Promise<Stub> {
  const asked: StubRequest[] = [];
  let refused = 0;
  let left = 0;
  let answer: (request: StubRequest, response: ServerResponse) => void = (request, response) =>
    complete(request, response, '');
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = (server.address() as AddressInfo).port; // listening on TCP

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await readText(request);
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return refuse(response, 404, 'Unknown address');
    if (request.headers.authorization !== `Bearer ${key}`)
      return refuse(response, 401, `Incorrect API key provided: ${request.headers.authorization}`);
    const parsed = requestSchema.safeParse(JSON.parse(body));
    if (!parsed.success) return refuse(response, 400, z.prettifyError(parsed.error));
    asked.push(parsed.data);
    answer(parsed.data, response);
  }

  function refuse(response: ServerResponse, status: number, message: string) {
    refused += 1;
    sendError(response, status, message);
  }

  return {
    baseUrl: `http://127.0.0.1:${listening}/v1`,
    asked,
    refused: () => refused,
    left: () => left,
    answers(given) {
      answer = (request, response) =>
        typeof given === 'string' ? complete(request, response, given) : given(response, request);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'stub', param: null, code: null } }));
}

const of = (object: string) => ({ id: 'chatcmpl-1', object, created: 1, model: 'stub-1' });

/** Answers whole or in pieces of seven characters, as was asked. */
export function complete(request: StubRequest, response: ServerResponse, text: string): void {
  const usage = { prompt_tokens: 40, completion_tokens: 20, total_tokens: 60 };
  if (!request.stream) {
    const message = { role: 'assistant', content: text, refusal: null };
    const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...of('chat.completion'), choices, usage }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) tellPiece(response, piece);
  tellPiece(response, null);
  if (request.stream_options?.include_usage)
    response.write(`data: ${JSON.stringify({ ...of('chat.completion.chunk'), choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}

/** One piece of a streamed answer; null ends it. */
export function tellPiece(response: ServerResponse, piece: string | null): void {
  const delta = piece === null ? {} : { content: piece };
  const choices = [{ index: 0, delta, finish_reason: piece === null ? 'stop' : null }];
  response.write(`data: ${JSON.stringify({ ...of('chat.completion.chunk'), choices })}\n\n`);
}

/** Strict schemas name every property as required and allow no other. */
function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>; // of a JSON schema
  if (type === 'object') {
    const names = Object.keys(properties ?? {});
    if (additionalProperties !== false || !Array.isArray(required)) return false;
    if (names.some((name) => !required.includes(name))) return false;
  }
  return Object.values(schema).every(isStrict);
}
