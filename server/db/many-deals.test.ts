import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storeAccount } from '../testing/accounts.ts';
import { testServices } from '../testing/services.ts';
import { opportunitiesOf, opportunitiesOnOffer } from './opportunities.ts';

/** One more than SQLite takes values in a statement. */
const many = 32_767;

test('a founder may have more deals than a statement takes values, as lists bring them', async () => {
  const services = await testServices();
  const { write, read } = services.database;
  const { id, fullName } = await storeAccount(services);
  await sql`
    with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${many})
    insert into opportunities (
      id, founderId, founderName, title, description, industry, stage, location, currency,
      totalRequired, minInvestment, raisedAmount, highlights, status, createdAt, updatedAt
    )
    select
      printf('00000000-0000-7000-8000-%012x', n), ${id}, ${fullName}, 'Looms ' || n, 'On rain.', 'Technology', 'Seed',
      'Surat', 'INR', 100, 10, 0, '[]', 'active', ${services.now()}, ${services.now()}
    from counted`.execute(write);
  expect(await opportunitiesOf(read, id)).toHaveLength(many);
  expect(new Set((await opportunitiesOnOffer(read)).map(({ title }) => title)).size).toBe(many);
  await services.close();
});
