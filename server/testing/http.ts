import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app.ts';
import { type TestServices, testServices } from './services.ts';

export type TestServer = TestServices & {
  origin: string;
  /** A request as our own page makes it; `cookie` carries a session along. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; cookie?: string; headers?: Record<string, string> },
  ): Promise<Called>;
};

export type Called = { status: number; body: unknown; headers: Headers; cookie: string };

/** The whole server on a port of its own (or the environment's PORT), with services of its own. */
export async function testServer(
  environment: Record<string, string> = {},
  given?: Parameters<typeof testServices>[1],
): Promise<TestServer> {
  let origin = '';
  const made = await testServices(environment, given);
  const services = { ...made, publicUrl: () => made.settings.PUBLIC_URL ?? origin };
  const server = createServer(createApp(services).callback());
  await new Promise<void>((resolve) => server.listen(Number(environment.PORT ?? 0), '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on TCP
  return {
    ...services,
    origin,
    async call(method, path, { body, cookie, headers } = {}) {
      const response = await fetch(origin + path, {
        method,
        headers: {
          origin,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(cookie && { cookie }),
          ...headers,
        },
        ...(body !== undefined && {
          body: typeof body === 'string' || body instanceof ArrayBuffer ? body : JSON.stringify(body),
        }),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: parse(text),
        headers: response.headers,
        cookie: (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '',
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.close();
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
