import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';

/**
 * In milliseconds: how long nothing may come of a body, how long the whole request and its head may take, and how often that is
 * looked after.
 */
type Limits = { idle: number; whole: number; head: number; lookedAfter: number };

/** A list of 20 MB may take its browser ten minutes. */
const ours: Limits = { idle: 60_000, whole: 11 * 60_000, head: 15_000, lookedAfter: 30_000 };

/**
 * A server that waits for a body as long as some of it comes, since on a slow line a file takes its minutes, and for no head that
 * comes in drops. Once all of a request is here, its answer takes the time that it takes.
 */
export function createHttpServer(handle: RequestListener, limits: Limits = ours): Server {
  const { idle, whole, head, lookedAfter } = limits;
  const timeouts = { requestTimeout: whole, headersTimeout: head, connectionsCheckingInterval: lookedAfter };
  return createServer(timeouts, (request, response) => {
    if (hasBody(request)) cutWhereIdle(request, response, idle);
    handle(request, response);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Node cuts a connection whose time is up where nobody listens for that. */
function cutWhereIdle(request: IncomingMessage, response: ServerResponse, idle: number): void {
  request.setTimeout(idle);
  request.once('end', () => {
    // Once it is answered, the time is that of a connection that waits for the next request.
    if (!response.writableEnded) request.setTimeout(0);
  });
}
