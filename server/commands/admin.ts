import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accountByEmail } from '../db/accounts.ts';
import { noteInAudit } from '../db/audit.ts';
import { readRow } from '../db/records.ts';
import { retryBusy } from '../db/retry-busy.ts';
import { readSettings } from '../env.ts';
import { writeChanges } from '../syncing/write.ts';
import { readArguments, runCommand } from './command-line.ts';
import { openBeside } from './open-beside.ts';

const help = `npm run admin -- EMAIL

Makes the account with this verified email address an admin, while the server runs or not. Whoever is an admin reviews
pitches and accounts under /admin. Register the account first, and verify its email.`;

await runCommand(async () => {
  const { named: email } = readArguments(help, {}, 'email');
  const { DATA_DIR } = readSettings(process.env);
  if (!existsSync(join(DATA_DIR, 'pankh.db'))) throw new Error(`There is no database in ${DATA_DIR}.`);
  const database = await openBeside(DATA_DIR);
  const now = new Date().toISOString();
  try {
    console.log(
      await retryBusy(() =>
        database.write.transaction().execute(async (trx) => {
          const found = await accountByEmail(trx, email.trim().normalize('NFC').toLowerCase());
          const account = found && (await readRow(trx, 'accounts', found.id));
          if (!account) throw new Error(`There is no account with the email ${email}. Register it first.`);
          if (!account.emailVerified)
            throw new Error(`${account.email} is not verified yet. Verify it first.`);
          if (account.userType === 'admin')
            return `${account.fullName} <${account.email}> is an admin already.`;
          await writeChanges(
            trx,
            [{ table: 'accounts', id: account.id, row: { ...account, userType: 'admin' } }],
            now,
          );
          await noteInAudit(
            trx,
            {
              admin: { id: null, fullName: 'npm run admin' },
              action: 'makeAdmin',
              tableName: 'accounts',
              rowId: account.id,
              detail: `was ${account.userType}`,
            },
            now,
          );
          return `${account.fullName} <${account.email}> is an admin now.`;
        }),
      ),
    );
  } finally {
    await database.close();
  }
});
