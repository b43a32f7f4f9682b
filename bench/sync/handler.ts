import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

type Answer = (request: IncomingMessage, url: URL, body: string) => unknown;

const types: Record<string, string> = { js: 'text/javascript', html: 'text/html; charset=utf-8' };

/**
 * The plain HTTP server around a peer's handler: the page, its script, JSON in and out, packed as our server packs it.
 * A handler that answers undefined has taken the response into its own hands.
 */
export function serve(answers: Record<string, (response: ServerResponse) => Answer>) {
  const { PORT = '0', APP_DIR = '' } = process.env;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers[url.pathname]?.(response);
    if (url.pathname === '/readyz') return response.end('{}');
    if (!answer) return sendFile(response, join(APP_DIR, url.pathname === '/' ? 'index.html' : url.pathname));
    const value = answer(request, url, await bodyOf(request));
    if (value !== undefined) await sendJson(response, value);
  });
  return server.listen(Number(PORT), '127.0.0.1');
}

/** Whose request it is. Stands for the session that a real server would look up. */
export function userOf(request: IncomingMessage, url: URL): string {
  return String(request.headers['x-user'] ?? url.searchParams.get('user') ?? '');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

async function sendJson(response: ServerResponse, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  if (text.length < 1024) return void response.end(text);
  response.setHeader('Content-Encoding', 'br');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  response.end(await promisify(brotliCompress)(text, { params }));
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const content = await readFile(path).catch(() => null);
  if (content === null) return void response.writeHead(404).end();
  response.setHeader('Content-Type', types[path.split('.').at(-1) ?? ''] ?? 'text/plain');
  response.end(content);
}
