import { expect, test } from 'vitest';
import { keepHouse } from './housekeeping.ts';
import { queryPlans } from './testing/query-plans.ts';
import { testServices } from './testing/services.ts';

test('housekeeping finds what is old by an index, however much there is', async ({ onTestFinished }) => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { database } = services;
  const plans = await queryPlans(database.write, (write) =>
    keepHouse({ ...services, database: { ...database, write } }),
  );
  const scans = plans
    .flat()
    .filter((detail) => /^SCAN (accounts|notifications|investments|aiCalls|aiFeedback)/.test(detail));
  expect(scans).toEqual([]);
  expect(plans.length).toBeGreaterThan(10);
});
