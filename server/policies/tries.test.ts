import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '../testing/services.ts';
import { limitsOf, type Tried, take } from './tries.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

const minute = 60_000;
const address = '198.51.100.7';

function tried(what: Tried, ...who: string[]): Promise<string | null> {
  const { database, now } = services;
  return database.write.transaction().execute((trx) => take(trx, now(), [[what, ...who]]));
}

/** The moment so many ms from now, by the services' clock. */
const later = (ms: number) => new Date(Date.parse(services.now()) + ms).toISOString();

test.each<[Tried, number, number, string]>([
  ['loginsOfAddress', 100, 15 * minute, '100 wrong passwords'],
  ['codesOfAddress', 60, 60 * minute, '60 codes for who has no session'],
  ['ownCodesOfAddress', 180, 60 * minute, '180 for who has one'],
  ['guessesOfAddress', 100, 15 * minute, '100 wrong codes'],
  ['resetsOfAddress', 20, 60 * minute, '20 links for new passwords'],
  ['register', 5, 60 * minute, '5 sign-ups with one email'],
  ['registrationsOfAddress', 60, 60 * minute, '60 sign-ups'],
  ['knownEmails', 5, 60 * minute, '5 emails that have an owner'],
  ['modelOfAddress', 10, 60 * minute, '10 questions to the model without an account'],
  ['modelOfPerson', 30, 60 * minute, '30 with one'],
  ['questions', 300, 60 * minute, '300 questions'],
  ['verdicts', 120, 60 * minute, '120 verdicts'],
])('%s: one address has %i tries in %i ms (%s), and not one more', async (what, most, within) => {
  for (let count = 0; count < most; count += 1) expect(await tried(what, address)).toBeNull();
  const again = later(within);
  expect(await tried(what, address)).toBe(again);
  expect(await tried(what, '203.0.113.9')).toBeNull();

  services.moveClock(within - 1);
  expect(await tried(what, address)).toBe(again);
  services.moveClock(1);
  expect(await tried(what, address)).toBeNull();
});

test.each<[Tried, number]>([
  ['signUps', 120],
  ['registrationsOfAddress', 60],
  ['loginsOfAddress', 100],
  ['resetsOfAddress', 20],
  ['smsOfAddressADay', 100],
])(
  '%s: a home of many IPv6 networks has five times the %i of one, and a phone beside it its own',
  async (what, most) => {
    let network = 0;
    for (let count = 0; count < 5 * most; count += 1) {
      if (count % most === 0) network += 1;
      expect(await tried(what, `2001:db8:7:${network.toString(16)}::/64`)).toBeNull();
    }
    expect(await tried(what, '2001:db8:7:ff::/64')).not.toBeNull();
    expect(await tried(what, '2001:db8:8:ff::/64')).toBeNull();
  },
);

test.each(['loginsOfAddress', 'guessesOfAddress'] as const)(
  '%s: a phone that goes from network to network of its carrier leaves the phones around it their own',
  async (what) => {
    for (let count = 0; count < 500; count += 1)
      expect(await tried(what, `2001:db8:7:${(1 + Math.floor(count / 100)).toString(16)}::/64`)).toBeNull();
    expect(await tried(what, '2001:db8:7:ff::/64')).not.toBeNull();
    expect(await tried(what, '2001:db8:7:1ff::/64')).toBeNull();
  },
);

test('wrong passwords of a whole IPv6 site are a hundred times those of one network at most', () => {
  const mosts = limitsOf('loginsOfAddress', ['2001:db8:7:1ff::/64']).map(({ most }) => most);
  expect(mosts).toEqual([100, 500, 10_000]);
  expect(limitsOf('loginsOfAddress', [address])).toHaveLength(1);
});

test('tries leave as they came: the first that is over makes room for one', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect(await tried('register', address)).toBeNull();
    services.moveClock(minute);
  }
  services.moveClock(55 * minute);
  expect(await tried('register', address)).toBeNull();
  expect(await tried('register', address)).toBe(later(minute));
});

test('what was tried while the clock was years ahead holds nobody up once it is right', async () => {
  const years = 5 * 365 * 24 * 60 * minute;
  services.moveClock(years);
  for (let count = 0; count < 5; count += 1) expect(await tried('register', address)).toBeNull();
  services.moveClock(-years);
  for (let count = 0; count < 5; count += 1) expect(await tried('register', address)).toBeNull();
  expect(await tried('register', address)).toBe(later(60 * minute));
});
