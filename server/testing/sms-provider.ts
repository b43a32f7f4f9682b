import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** An SMS provider of our own, which is gone after the test. */
export async function smsProvider() {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void take(request, response);
  });
  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await readText(request);
    if (status === 200) received.push({ headers: request.headers, body: JSON.parse(body) });
    response.writeHead(status).end('{}');
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return { url: `http://127.0.0.1:${port}/send`, received, answer: (given: number) => void (status = given) };
}
