import { expect, test, vi } from 'vitest';
import { databaseFaults } from '#src/data/database/database-fault.ts';
import type { DownloadState } from '#src/directory/download-state.ts';
import type { ServerSearch } from '#src/directory/use-server-search.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable } from '#src/testing/words-of.ts';
import { DatabaseMissing } from './database-missing.tsx';

const device = vi.hoisted(() => ({ download: {} as unknown, isEmptied: false })); // told before it is shown
vi.mock('#src/directory/use-directory-progress.ts', () => ({ useDirectoryProgress: () => device.download }));
vi.mock('#src/directory/use-is-emptied.ts', () => ({ useIsEmptied: () => device.isEmptied }));

type Given = {
  onServer?: ServerSearch['at'];
  isEmptied?: boolean;
  isOnline?: boolean;
  unreadable?: boolean;
  download?: DownloadState;
};

async function shown({
  isEmptied = false,
  isOnline = false,
  unreadable = false,
  download = { at: 'waiting' },
  onServer = 'unasked',
}: Given) {
  Object.assign(device, { download, isEmptied });
  vi.stubGlobal('navigator', { onLine: isOnline });
  return readable(
    await drawScreen(
      <DatabaseMissing unreadable={unreadable} onServer={onServer} onClear={() => undefined} />,
    ),
  );
}

test('without a network it is said that nothing is saved yet, or that it was deleted and comes back', async () => {
  expect(await shown({})).toContain('There is no network, and nothing is saved on this device yet.');
  const deleted = await shown({ isEmptied: true });
  expect(deleted).toContain(
    'There is no network, and the database was deleted from this device in its settings. It comes back by itself once there is a network.',
  );
  expect(deleted).not.toContain('yet');
});

test('with a network a fault is told, whatever was deleted', async () => {
  const told = await shown({
    isEmptied: true,
    isOnline: true,
    download: { at: 'fault', reason: 'no-answer' },
  });
  expect(told).toContain('The server did not answer.');
});

test('of what is here and cannot be read it is not said that nothing is saved', async () => {
  const told = await shown({ unreadable: true });
  expect(told).toContain('Unable to load investor database. Please refresh the page.');
  expect(told).not.toContain('nothing is saved');
});

test('where the browser gives no database nobody waits for one: one is told that the server is searched', async () => {
  vi.spyOn(databaseFaults, 'getInitialState').mockReturnValue({ directory: 'missing' });
  expect(await shown({ isOnline: true })).toContain('They are found on the server.');
  expect(await shown({ isOnline: true, onServer: 'asking' })).toBe('');
  expect(await shown({ isOnline: true, onServer: 'found' })).toContain('No investors found');
  expect(await shown({ onServer: 'unheard' })).toContain('The server cannot be asked now');
});
