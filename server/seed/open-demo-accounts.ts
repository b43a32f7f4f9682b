import { accountsByEmail } from '../db/accounts.ts';
import type { Services } from '../services.ts';
import { demoAccounts, demoPassword } from './accounts.ts';

/** The emails of the demo accounts that whoever has read the demo's password can still sign in to. */
export async function openDemoAccounts({
  database,
  passwords,
}: Pick<Services, 'database' | 'passwords'>): Promise<string[]> {
  const open: string[] = [];
  for (const { email } of demoAccounts) {
    for (const { passwordHash, disabledAt } of await accountsByEmail(database.read, email)) {
      if (!passwordHash || disabledAt) continue;
      if (await passwords.matches(demoPassword, passwordHash)) open.push(email);
    }
  }
  return open;
}
