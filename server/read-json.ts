import type { Context } from 'koa';
import type * as z from 'zod';
import { HttpFailure } from './http-failure.ts';
import { readBody } from './read-body.ts';

const deepest = 32;

/**
 * Reads a request's JSON body by its schema, at most `limit` bytes of it.
 * Throws HttpFailure: 415 not JSON, 413 too large, 400 not valid UTF-8, JSON, shape (with the field) or too deep.
 */
export async function readJson<T>(ctx: Context, schema: z.ZodType<T>, limit = 100 * 1024): Promise<T> {
  if (!ctx.is('application/json')) throw failure(415, 'not-json', 'Send JSON, with its content type.');
  if (ctx.get('Content-Encoding') !== '')
    throw failure(415, 'encoded', 'Send the body without a content encoding.');
  const tooLarge = `The body is larger than ${Math.floor(limit / 1024)} KB.`;
  const aborted = 'The body did not arrive whole.';
  const body = parse(await readBody(ctx, limit, { tooLarge, aborted, field: 'body' }));
  if (depthOf(body, 0) > deepest) throw failure(400, 'too-deep', 'The JSON is nested too deeply.');
  return parseInput(schema, body);
}

/** Holds what came from outside against its schema. Throws HttpFailure 400 that names the field. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpFailure(400, {
    code: 'invalid',
    message: issue?.message ?? 'Invalid',
    field: issue && issue.path.length > 0 ? issue.path.map(String).join('.') : fieldOf(issue),
  });
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw failure(400, 'not-json', 'The body is not valid JSON in UTF-8.');
  }
}

function depthOf(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null || depth > deepest) return depth;
  return Object.values(value).reduce(
    (most: number, part) => Math.max(most, depthOf(part, depth + 1)),
    depth + 1,
  );
}

function fieldOf(issue: z.core.$ZodIssue | undefined): string {
  return issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'body';
}

function failure(status: number, code: string, message: string): HttpFailure {
  return new HttpFailure(status, { code, message, field: 'body' });
}
