import type { Context } from 'koa';
import getRawBody from 'raw-body';
import type * as z from 'zod';
import { HttpFailure } from './http-failure.ts';

const deepest = 32;

/** Of a request's body, in bytes, where nothing else is said. */
export const bodyLimit = 100 * 1024;

/**
 * Reads a request's JSON body by its schema.
 * Throws HttpFailure: 415 not JSON, 413 too large, 400 not valid UTF-8, JSON, shape (with the field) or too deep.
 */
export async function readJson<T>(ctx: Context, schema: z.ZodType<T>, limit: number): Promise<T> {
  if (!ctx.is('application/json')) throw failure(415, 'not-json', 'Send JSON, with its content type.');
  if (ctx.get('Content-Encoding') !== '')
    throw failure(415, 'encoded', 'Send the body without a content encoding.');
  const body = parse(await readBytes(ctx, limit));
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

async function readBytes(ctx: Context, limit: number): Promise<Buffer> {
  try {
    return await getRawBody(ctx.req, { limit, length: ctx.get('Content-Length') || null });
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 413) {
      throw failure(413, 'too-large', `The body is larger than ${Math.floor(limit / 1024)} KB.`);
    }
    throw failure(400, 'aborted', 'The body did not arrive whole.');
  }
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
