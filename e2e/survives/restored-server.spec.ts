import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { logIn } from '../fixtures/people.ts';
import { opportunitiesNamed, writePitch } from '../fixtures/pitch.ts';
import type { Server } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { beginDraft, status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

test('a server restored from a backup older than the device is offered what it lost, and has it once', async ({
  page,
  server,
  freshContext,
}) => {
  await logIn(page);
  await beginDraft(page, 'Kept in the backup');
  await expect(status(page, /^Up to date/)).toBeVisible();

  const backup = join(server.data, 'yesterday.backup');
  await operate(server, 'backup', backup);
  await writePitch(page, 'Lost by the restore');
  await page.getByRole('button', { name: 'Submit Pitch' }).click();
  await expect(page.getByText('Pitch submitted successfully!')).toBeVisible();
  await beginDraft(page, 'Draft after the backup');
  await expect(status(page, /^Up to date/)).toBeVisible();

  await server.stop();
  await operate(server, 'restore', backup);
  await server.start();
  const bare = await (await freshContext()).newPage();
  await expect(status(page, /^Up to date/)).toBeVisible();

  for (const shown of [page, bare]) {
    if (shown === bare) await logIn(bare);
    await expect(await opportunitiesNamed(shown, 'Lost by the restore')).toHaveCount(1);
    await shown.goto('/drafts');
    const drafts = shown.getByRole('main').getByRole('listitem');
    await expect(drafts.filter({ hasText: 'Draft after the backup' })).toHaveCount(1);
    await expect(drafts.filter({ hasText: 'Kept in the backup' })).toHaveCount(1);
  }
});

/** What an operator types. */
async function operate(server: Server, command: 'backup' | 'restore', file: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: server.data };
  await promisify(execFile)('npm', ['run', command, '--', file], { env });
}
