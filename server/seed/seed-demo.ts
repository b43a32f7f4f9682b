import type { Change } from '#sync/mutation.ts';
import { isEmpty, savePassword } from '../db/accounts.ts';
import { seedInvestors } from '../directory/seed-investors.ts';
import type { Services } from '../services.ts';
import { writeChanges } from '../syncing/write.ts';
import { demoPassword } from './accounts.ts';
import { demoContent } from './demo-content.ts';

/** Fills an empty database with fictional content. Answers the lines that tell of the demo accounts, [] if none were made. */
export async function seedDemo({
  database,
  now,
  passwords,
}: Pick<Services, 'database' | 'now' | 'passwords'>): Promise<string[]> {
  if (!(await isEmpty(database.write))) return [];
  const moment = now();
  const content = demoContent(new Date(moment));
  const passwordHash = await passwords.hash(demoPassword);
  const accounts = [...content.demoAccounts, ...content.backgroundAccounts];
  const changes: Change[] = [
    ...accounts.map((account) => ({
      table: 'accounts' as const,
      id: account.id,
      row: { ...account, createdAt: moment },
    })),
    ...content.investorProfiles.map((row) => ({
      table: 'investorProfiles' as const,
      id: row.id,
      row: { ...row, updatedAt: moment },
    })),
    ...content.companies.map((row) => ({
      table: 'companies' as const,
      id: row.id,
      row: { ...row, updatedAt: moment },
    })),
    ...content.opportunities.map((row) => ({ table: 'opportunities' as const, id: row.id, row })),
    ...content.testimonials.map((row) => ({ table: 'testimonials' as const, id: row.id, row })),
    ...content.articles.map((row) => ({ table: 'articles' as const, id: row.id, row })),
  ];
  await database.write.transaction().execute(async (trx) => {
    await writeChanges(trx, changes, moment);
    for (const { id } of content.demoAccounts) await savePassword(trx, id, passwordHash);
    await seedInvestors(trx, content.investors, moment);
  });
  return [
    'Demo accounts (fictional), password for all of them: ' + demoPassword,
    ...content.demoAccounts.map(({ email, userType }) => `  ${email} (${userType})`),
  ];
}
