import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sharedWords as words } from '#src/content/shared.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { takeShare } from './take-share.ts';

const device = vi.hoisted(() => ({
  kept: [] as { draftId: string; pitch: unknown }[],
  fault: undefined as unknown,
}));
vi.mock('#src/data/database/open-db.ts', () => ({ currentDb: async () => ({}) }));
vi.mock('#src/data/shared-pitch.ts', () => ({
  async keepSharedPitch(_db: unknown, draftId: string, pitch: unknown) {
    if (device.fault !== undefined) throw device.fault;
    device.kept.push({ draftId, pitch });
    return draftId;
  },
}));

const origin = 'https://pankh.example';

beforeEach(() => {
  device.kept.length = 0;
  device.fault = undefined;
});

type Sending = {
  referrer?: string;
  destination?: RequestDestination;
  fields?: Record<string, string | File>;
  boundary?: string;
};

function sent(path: string, sending: Sending = {}) {
  const { referrer = '', destination = 'document', fields = cotton, boundary = 'one' } = sending;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = new Headers({ 'content-type': `multipart/form-data; boundary=${boundary}` });
  return takeShare({ url: origin + path, referrer, destination, headers, formData: async () => form });
}

/** What the page says of a fault, under which a link leads back: a window of its own has no other way. */
async function toldOn(answer: Response): Promise<string | undefined> {
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page).toContain('<a href="/">Back to Pankh</a>');
  return /<h1>Nothing was kept<\/h1>\n<p>(.*)<\/p>/.exec(page)?.[1];
}

const cotton = { title: 'Monsoon Mills', text: 'Cotton <b>"by hand"</b>' };

const agreed = (draft = 'draft-id') =>
  sent('/share-target/draft', { referrer: `${origin}/share-target`, fields: { ...cotton, draft } });

test('what is shared is shown, and kept once the person agrees on our own page', async () => {
  const asked = await sent('/share-target');
  expect(asked.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await asked.text()).toContain('Cotton &lt;b&gt;&quot;by hand&quot;&lt;/b&gt;</textarea>');
  expect(device.kept).toEqual([]);
  const kept = await agreed();
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `${origin}/submit-pitch/draft-id`]);
  expect(device.kept.map(({ pitch }) => pitch)).toMatchObject([
    { title: 'Monsoon Mills', description: 'Cotton <b>"by hand"</b>' },
  ]);
});

test('the page of a share that the browser sends again names the same draft, of another share another', async () => {
  const named = async (boundary: string) => {
    const page = await (await sent('/share-target', { boundary })).text();
    return /name="draft" value="([0-9a-f-]{36})"/.exec(page)?.[1];
  };
  const draft = await named('one');
  expect(draft).toBeDefined();
  expect(await named('one')).toBe(draft);
  expect(await named('two')).not.toBe(draft);
  await agreed(draft);
  expect(device.kept).toMatchObject([{ draftId: draft }]);
});

test('what is left out is said before anything is kept', async () => {
  const large = new File([new Uint8Array(20_000_001)], '<Deck>.pdf', { type: 'application/pdf' });
  const page = await (
    await sent('/share-target', { fields: { text: 'x'.repeat(30_000), files: large } })
  ).text();
  const [beforeForm = ''] = page.split('<form');
  expect(beforeForm).toContain(
    'Only the first 20,000 characters of the description fit. The rest is left out.',
  );
  expect(beforeForm).toContain(
    '&lt;Deck&gt;.pdf is larger than 20 MB and cannot be read. Only its name is kept.',
  );
  expect(await (await sent('/share-target')).text()).not.toContain('left out');
});

test('of a share in which nothing came that is said, and no draft is offered or kept', async () => {
  const fields = { title: ' ', text: '\n', url: '', files: new File([], '') };
  for (const path of ['/share-target', '/share-target/draft']) {
    const told = await sent(path, { fields, referrer: `${origin}/share-target` });
    expect([told.status, await toldOn(told)]).toEqual([400, words.nothing]);
  }
  expect(device.kept).toEqual([]);
  const named = await sent('/share-target', { fields: { files: new File([], 'Deck.pdf') } });
  expect(await named.text()).toContain('value="Deck"');
});

test.each(['', 'https://evil.example/', 'https://pankh.example.evil.example/'])(
  'a form that a website sends from %j keeps nothing',
  async (referrer) => {
    await sent('/share-target', { referrer });
    await sent('/share-target/draft', { referrer });
    expect(device.kept).toEqual([]);
  },
);

test('nothing is kept, or asked, in a frame', async () => {
  const framed = await sent('/share-target/draft', { referrer: `${origin}/`, destination: 'iframe' });
  expect([framed.status, await toldOn(framed)]).toEqual([403, words.foreign]);
  expect(device.kept).toEqual([]);
});

test('what cannot be kept is said with its reason, and told on where it is a fault of ours', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  device.fault = new DOMException('', 'QuotaExceededError');
  expect(await toldOn(await agreed())).toBe(words.full);
  device.fault = new RefusedError({ code: 'too-long', message: 'Over <20,000>.' });
  expect(await toldOn(await agreed())).toBe('What you shared was not kept. Over &lt;20,000&gt;.');
  expect(reported).not.toHaveBeenCalled();
  device.fault = new Error('broken');
  const broken = await agreed();
  expect([broken.status, await toldOn(broken)]).toEqual([503, words.failed]);
  expect(reported).toHaveBeenCalledWith(device.fault);
});
