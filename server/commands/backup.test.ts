import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('its help names the keys that a backup leaves behind, and what their loss costs', () => {
  const command = [join(import.meta.dirname, 'backup.ts'), '--help'];
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/secret\.key.*daily mails.*push\.key.*notifications/s);
});
