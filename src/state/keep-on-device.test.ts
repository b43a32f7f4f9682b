import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What a device keeps; `setItem` as it is where nothing is wrong with it. */
function deviceKeeps(
  kept: Map<string, string>,
  setItem = (name: string, text: string) => void kept.set(name, text),
) {
  const localStorage = { getItem: (name: string) => kept.get(name) ?? null, setItem };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
}

const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

test('when a device was last up to date outlives its page, and what syncing knows besides does not', async () => {
  const kept = new Map<string, string>();
  deviceKeeps(kept);
  const { noteNews, notePerson } = await import('./sync-status.ts');
  notePerson('tara');
  noteNews({ personId: 'tara', connection: 'stuck', lastSyncedAt: '2026-03-01T09:00:00.000Z' });
  vi.resetModules();
  const { useSyncFacts } = await import('./sync-status.ts');
  expect(useSyncFacts.getState()).toMatchObject({
    personId: 'tara',
    lastSyncedAt: '2026-03-01T09:00:00.000Z',
    connection: 'unknown',
    lastFault: null,
  });
  expect(useSyncFacts.getInitialState()).toMatchObject({ personId: null, lastSyncedAt: null });
});

test('what an earlier version kept is read, and kept as that version reads it', async () => {
  const kept = new Map([
    [
      'pankh-last-synced',
      '{"state":{"personId":"tara","lastSyncedAt":"2026-03-01T09:00:00.000Z"},"version":0}',
    ],
  ]);
  deviceKeeps(kept);
  const { noteNews, useSyncFacts } = await import('./sync-status.ts');
  expect(useSyncFacts.getState()).toMatchObject({ personId: 'tara', waiting: 0 });
  noteNews({ personId: 'tara', lastSyncedAt: '2026-03-02T09:00:00.000Z' });
  expect(JSON.parse(kept.get('pankh-last-synced') ?? '')).toEqual({
    state: { personId: 'tara', lastSyncedAt: '2026-03-02T09:00:00.000Z' },
    version: 0,
  });
});

test.each(['', 'no json', 'null', '{}', '{"state":null,"version":0}'])(
  'of %j that a device keeps nothing is known',
  async (text) => {
    deviceKeeps(new Map([['pankh-last-synced', text]]));
    const { useSyncFacts } = await import('./sync-status.ts');
    expect(useSyncFacts.getState()).toMatchObject({ personId: null, connection: 'unknown' });
  },
);

test('a full device costs a page what would outlive it, and nothing else', async () => {
  deviceKeeps(new Map(), full);
  const { noteConnection, useSyncFacts } = await import('./sync-status.ts');
  const { chooseCountry } = await import('./country.ts');
  noteConnection('ok');
  expect(useSyncFacts.getState().connection).toBe('ok');
  expect(() => chooseCountry('US')).not.toThrow();
});

test('a browser that lets nothing be looked into does so too', async () => {
  vi.stubGlobal('window', globalThis);
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
    configurable: true,
  });
  const { noteConnection, useSyncFacts } = await import('./sync-status.ts');
  noteConnection('ok');
  expect(useSyncFacts.getState().connection).toBe('ok');
});
