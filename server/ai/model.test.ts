import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createModel } from './model.ts';
import { chatPrompt } from './prompts/chat.ts';

const settings = {
  OPENAI_API_KEY: 'sk-of-the-test-0123456789',
  OPENAI_BASE_URL: undefined,
  OPENAI_MODEL: 'stub',
};
const prompt = chatPrompt({ message: 'Looms?', place: 'general', grounding: '', previous: [] });
const second = 1_000;

/** Answers a request after so many ms of virtual time; never, where no status is given. */
function upstream(...answers: { after: number; status?: number }[]) {
  const asked: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    const { after, status } = answers[asked.length] ?? { after: 0 };
    asked.push({
      url,
      headers: new Headers(options.headers),
      body: JSON.parse(typeof options.body === 'string' ? options.body : '{}'),
    });
    return new Promise<Response>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      if (status) setTimeout(() => resolve(new Response('{}', { status })), after);
    });
  });
  return asked;
}

beforeEach(async () => {
  await import('openai');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What becomes of a call, with the moment in ms of virtual time. */
async function ask(random = 1, signal = new AbortController().signal) {
  const model = createModel(settings, { random: () => random });
  const ended: string[] = [];
  const call = model?.complete(prompt, { signal }).then(
    () => ended.push('answered'),
    (error: { outcome: string }) => ended.push(error.outcome),
  );
  let ms = 0;
  for (; ended.length === 0 && ms < 60 * second; ms += 100) await vi.advanceTimersByTimeAsync(100);
  await call;
  return { outcome: ended[0], ms };
}

test('who is not answered waits 16 seconds, with whatever retry there was', async () => {
  upstream({ after: 0 });
  const silent = await ask();
  expect(silent.outcome).toBe('timeout');
  expect(silent.ms).toBeLessThanOrEqual(16.5 * second);

  const asked = upstream({ after: 15 * second, status: 500 }, { after: 15 * second, status: 500 });
  const slow = await ask();
  expect(slow.outcome).toBe('timeout');
  expect(slow.ms).toBeLessThanOrEqual(16.5 * second);
  expect(asked).toHaveLength(2);
});

test('a mark that looks like a secret is sent as it is: around each text stands the same', async () => {
  vi.useRealTimers();
  const asked = upstream({ after: 0, status: 400 });
  const mark = 'mark-pkabcdefghijklmnopabcdef';
  const messages = prompt.messages.map(({ role, content }) => ({
    role,
    content: content.replaceAll(prompt.mark, mark),
  }));
  const model = createModel(settings);
  const call = model?.complete({ ...prompt, messages, mark }, { signal: new AbortController().signal });
  await expect(call).rejects.toMatchObject({ outcome: 'refused' });
  expect(asked[0]?.body.messages).toEqual(messages);
});

test('a second try comes after 0.2 to 0.6 seconds, and no third', async () => {
  for (const random of [0, 1]) {
    const asked = upstream({ after: 0, status: 503 }, { after: 0, status: 503 }, { after: 0, status: 503 });
    const { outcome, ms } = await ask(random);
    expect(outcome).toBe('failed');
    expect(asked).toHaveLength(2);
    expect(ms).toBeGreaterThanOrEqual(random === 0 ? 200 : 600);
    expect(ms).toBeLessThanOrEqual(random === 0 ? 500 : 900);
  }
});

test.each([
  [429, 'used-up'],
  [401, 'refused'],
  [404, 'refused'],
])('%i is not asked again: it does not pass by itself', async (status, outcome) => {
  const asked = upstream({ after: 0, status });
  expect((await ask()).outcome).toBe(outcome);
  expect(asked).toHaveLength(1);
});

test('without an address it is OpenAI’s own, with nothing from the environment but the settings', async () => {
  vi.stubEnv('OPENAI_ORG_ID', 'org-of-somebody');
  vi.stubEnv('OPENAI_BASE_URL', 'https://elsewhere.example');
  const asked = upstream({ after: 0, status: 401 });
  await ask();
  vi.unstubAllEnvs();
  expect(asked[0]?.url).toBe('https://api.openai.com/v1/chat/completions');
  expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${settings.OPENAI_API_KEY}`);
  expect(asked[0]?.headers.get('openai-organization')).toBeNull();
  expect(Object.keys(asked[0]?.body ?? {})).toEqual(['model', 'messages', 'max_completion_tokens']);
});

test('no more than 24 questions are on their way at once: the next is told that it is busy', async () => {
  upstream();
  const model = createModel(settings);
  const leaving = new AbortController();
  const calls = Array.from({ length: 24 }, async () => model?.complete(prompt, { signal: leaving.signal }));
  await expect(model?.complete(prompt, { signal: leaving.signal })).rejects.toMatchObject({
    outcome: 'busy',
  });
  leaving.abort();
  const ended = await Promise.allSettled(calls);
  expect(ended.map((end) => end.status === 'rejected' && end.reason.outcome)).toEqual(
    Array.from({ length: 24 }, () => 'cancelled'),
  );
});
