import type * as z from 'zod';
import { personHeader } from '#sync/person-header.ts';
import { ApiError } from './api-error.ts';
import { OfflineError } from './offline-error.ts';
import { patience } from './patience.ts';
import { received } from './received.ts';

export type RequestOptions = {
  /** Sent as JSON, with its content type, only when given. */
  body?: unknown;
  /** Sent as it is, in the place of a JSON body. */
  file?: Blob;
  /** A 401 gives null instead of an error. */
  nullOn401?: boolean;
  /** Milliseconds until the answer must have begun, in which all is sent; 20 seconds unless told. */
  timeout?: number;
  /** Where it fires, the request is given up, and throws its reason. */
  signal?: AbortSignal;
  /** The session's second secret, for the calls of the spec that bring it. */
  bearer?: string | null;
  /** Who is asked for, where another's session, should it be in the cookie, is not meant. */
  person?: string | undefined;
  /** Without the session's cookie. */
  isStranger?: boolean;
};

/** For how many milliseconds nothing may come of an answer that has begun: a long one takes its time on a slow network. */
const longestPause = 20_000;

/** What of the contract's endpoints a call of one needs. */
type Endpoint<Reply, Body> = {
  method: string;
  path: string;
  reply: z.ZodType<Reply>;
  body?: z.ZodType<unknown, Body>;
};

/** What an endpoint is sent as its body. */
export type BodyOf<Called extends { body: z.ZodType }> = z.input<Called['body']>;

type Asked = Omit<RequestOptions, 'body' | 'nullOn401'> & { query?: Record<string, string> };
type CallOptions<Body> = [Body] extends [undefined]
  ? [(Asked & { body?: undefined })?]
  : [Asked & { body: Body }];

/** Calls an endpoint with what it takes, and answers its reply. Throws as `request` does. */
export async function call<Reply, Body = undefined>(
  { method, path, reply }: Endpoint<Reply, Body>,
  ...[{ query, ...options } = {}]: CallOptions<NoInfer<Body>>
): Promise<Reply> {
  const address = query ? `${path}?${new URLSearchParams(query)}` : path;
  return (await request(method, address, reply, options)).value;
}

export type Answer<T> = { value: T; serverNow: number | null };

/**
 * The one way to the API. `path` begins with a slash: this origin. Credentials go along unless told.
 * Throws ApiError for an answer that is not 2xx, OfflineError where none of ours arrived in time.
 */
export async function request<T>(
  method: string,
  path: string,
  reply: z.ZodType<T>,
  options?: RequestOptions & { nullOn401?: false },
): Promise<Answer<T>>;
export async function request<T>(
  method: string,
  path: string,
  reply: z.ZodType<T>,
  options: RequestOptions & { nullOn401: true },
): Promise<Answer<T | null>>;
export async function request<T>(
  method: string,
  path: string,
  reply: z.ZodType<T>,
  { body, file, nullOn401 = false, ...rest }: RequestOptions = {},
): Promise<Answer<T | null>> {
  const { response, text } = await exchange(method, path, file ?? body, rest);
  const serverNow = Date.parse(response.headers.get('Date') ?? '') || null;
  if (response.status === 401 && nullOn401) return { value: null, serverNow };
  if (!response.ok)
    throw new ApiError(response.status, text, response.statusText, response.headers.get('Retry-After'));
  return { value: parse(text, reply), serverNow };
}

async function exchange(
  method: string,
  path: string,
  body: unknown,
  {
    timeout = 20_000,
    signal,
    bearer,
    person,
    isStranger = false,
  }: Pick<RequestOptions, 'timeout' | 'signal' | 'bearer' | 'person' | 'isStranger'>,
) {
  const server = patience(longestPause);
  const { signal: unheard, end } = server.begin(timeout);
  let hasBegun = false;
  try {
    const response = await fetch(path, {
      method,
      credentials: isStranger ? 'omit' : 'include',
      cache: 'no-store',
      signal: AbortSignal.any([unheard, ...(signal ? [signal] : [])]),
      headers: {
        ...(body !== undefined && {
          'Content-Type': body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json',
        }),
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        ...(person && { [personHeader]: person }),
      },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    hasBegun = true;
    server.heard();
    return { response, text: await (await received(response, server.heard)).text() };
  } catch (error) {
    signal?.throwIfAborted();
    throw new OfflineError(error, hasBegun);
  } finally {
    end();
  }
}

/** A captive portal answers 200 with a page of its own: that is not our server. */
function parse<T>(text: string, reply: z.ZodType<T>): T {
  try {
    return reply.parse(JSON.parse(text));
  } catch (error) {
    throw new OfflineError(error);
  }
}
