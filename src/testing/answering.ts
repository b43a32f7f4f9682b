import { vi } from 'vitest';

/** The network as a test has it: answers by hand. Tells what was asked of it. */
export function answering(answer: (path: string, init: RequestInit) => Promise<Response> | Response) {
  const asked: { path: string; body: unknown; headers: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // What `request` sends is JSON text.
    asked.push({ path, body: JSON.parse(init.body as string), headers: init.headers });
    return answer(path, init);
  });
  return asked;
}

export const noNetwork = () => answering(() => Promise.reject(new TypeError('Failed to fetch')));

export const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
