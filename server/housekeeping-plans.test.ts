import { expect, test } from 'vitest';
import { keepHouse } from './housekeeping.ts';
import { queryPlans } from './testing/query-plans.ts';
import { testServices } from './testing/services.ts';

/** What holds little at any time: hours of what lapses, a row, deals and who gets the newsletter, the directory's files. */
const small = new Set([
  'otpCodes',
  'resetTokens',
  'attempts',
  'sendings',
  'serverState',
  'opportunities',
  'newsletterSubscriptions',
  'directoryFiles',
  'retiredDirectoryFiles',
]);

test('housekeeping finds what is old by an index, however much there is', async ({ onTestFinished }) => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { database } = services;
  const plans = await queryPlans(database.write, (write) =>
    keepHouse({ ...services, database: { ...database, write } }),
  );
  const scans = plans
    .flat()
    .filter((step) => /^SCAN (?!placed)\w/.test(step))
    .filter((step) => !small.has(step.split(' ')[1] ?? ''));
  // How many versions each draft has is counted in the index alone.
  expect(scans).toEqual(['SCAN draftVersions USING COVERING INDEX versionsOfDraft']);
  expect(plans.length).toBeGreaterThan(10);
});
