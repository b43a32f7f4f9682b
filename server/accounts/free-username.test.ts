import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeAccount } from '../testing/accounts.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { freeUsername } from './register.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

const free = (email: string) => freeUsername(services.database.read, email);

test('a username that is taken has the first number behind it that is not', async () => {
  for (const username of ['tara_menon', 'tara_menon2', 'tara_menon3', 'tara_menon4'])
    await storeAccount(services, { username });
  expect(await free('Tara.Menon@people.example')).toBe('tara_menon5');
  expect(await free('tara@people.example')).toBe('tara');
});

test('where 20,000 have the same name the next is found by some questions, not by one for each', async () => {
  await sql`
    with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 20000)
    insert into accounts (
      id, email, username, fullName, userType, location, emailVerified, phoneVerified, createdAt
    )
    select
      printf('00000000-0000-7000-8000-%012x', n), 'info@' || n || '.example', iif(n = 1, 'info', 'info' || n),
      'Tara Menon', 'investor', 'Kochi', 0, 0, ${services.now()}
    from counted`.execute(services.database.write);
  let username = '';
  const plans = await queryPlans(services.database.read, async (listened) => {
    username = await freeUsername(listened, 'info@people.example');
  });
  expect(username).toBe('info20001');
  expect(plans.length).toBeLessThan(40);
});
