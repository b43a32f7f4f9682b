import { expect, test } from 'vitest';
import { madeUpInvestor } from '../testing/made-up-investor.ts';
import { unpaused } from './pause.ts';
import { searchIds } from './search-ids.ts';
import { searchUnitOf } from './search-unit-of.ts';

/** The headquarters, or else the names, of what a text finds, best first. */
async function found(text: string, told: { name?: string; globalHQ?: string; investmentThesis?: string }[]) {
  const investors = told.map((one, at) =>
    madeUpInvestor({ id: at + 1, name: 'Quartz Bay', globalHQ: '', ...one }),
  );
  const query = { text, stage: '', type: '', country: '', roundSize: '', page: 1 };
  const { ids } = await searchIds([await searchUnitOf(investors, unpaused)], query, unpaused);
  return ids.map((id) => told[id - 1]?.globalHQ ?? told[id - 1]?.name);
}

const at = (...places: string[]) => places.map((globalHQ) => ({ globalHQ }));

test.each([
  ['bangalore', 'Bengaluru, India'],
  ['bengaluru', 'Bangalore'],
  ['bombay', 'Mumbai'],
  ['mumbai', 'Bombay'],
  ['calcutta', 'Kolkata'],
  ['madras', 'Chennai, India'],
  ['gurgaon', 'Gurugram'],
  ['gurugram', 'Gurgaon'],
  ['poona', 'Pune'],
  ['baroda', 'Vadodara'],
  ['trivandrum', 'Thiruvananthapuram'],
  ['cochin', 'Kochi'],
  ['mysore', 'Mysuru'],
  ['mangalore', 'Mangaluru'],
  ['allahabad', 'Prayagraj'],
  ['benares', 'Varanasi'],
  ['vizag', 'Visakhapatnam'],
  ['ncr', 'Noida'],
  ['us', 'Austin, United States'],
  ['usa', 'Austin, United States'],
  ['america', 'Austin, United States'],
  ['united states', 'Austin, USA'],
  ['uk', 'Leeds, United Kingdom'],
  ['england', 'Leeds, UK'],
  ['uae', 'Sharjah, United Arab Emirates'],
  ['emirates', 'Sharjah, UAE'],
  ['nyc', 'New York'],
  ['new york', 'NYC'],
  ['sf', 'San Francisco, United States'],
  ['मुंबई', 'Mumbai'],
  ['मुम्बई', 'Mumbai'],
  ['दिल्ली', 'New Delhi'],
  ['बेंगलुरु', 'Bangalore'],
  ['कोलकाता', 'Kolkata'],
  ['चेन्नई', 'Chennai'],
  ['पुणे', 'Pune'],
  ['हैदराबाद', 'Hyderabad'],
  ['भारत', 'Kochi, India'],
  ['new delhi', 'Delhi'],
  ['mumbai', 'मुंबई'],
])('%s finds who is in %s', async (typed, place) => {
  expect(await found(typed, at('Mombasa', 'Oslo', place, 'Nusako'))).toEqual([place]);
});

test.each([
  ['south america', 'Charleston, South Carolina, United States'],
  ['north america', 'Raleigh, North Carolina, United States'],
  ['central america', 'Central City, United States'],
  ['latin america', 'Latin Quarter, United States'],
  ['new england', 'Newcastle, United Kingdom'],
  ['british columbia', 'Columbia Road, London, United Kingdom'],
])('%s is another place than the country in its name', async (typed, elsewhere) => {
  const itself = `Somewhere, ${typed}`;
  expect(await found(typed, at(elsewhere, 'London', itself))).toEqual([itself]);
});

test('a name of several words that is still being typed stands for no other place', async () => {
  const places = at('Charleston, South Carolina, United States', 'Somewhere, South America');
  for (const text of ['south americ', 'south ameri', 'quartz south americ'])
    expect(await found(text, places)).toEqual(['Somewhere, South America']);
});

test('a place that has but one name is no mistyped word', async () => {
  expect(await found('austria', at('Sydney, Australia', 'Bengaluru'))).toEqual([]);
});

test('a city by another name is in its country', async () => {
  const cities = ['Bombay', 'Calcutta', 'Trivandrum', 'बेंगलुरु', 'Noida'];
  expect(await found('india', at(...cities, 'Oslo'))).toEqual(cities);
});

test('another name goes with other words, in any order', async () => {
  const firms = [
    { name: 'Marigold Ventures', globalHQ: 'Bengaluru' },
    { name: 'Marigold Ventures', globalHQ: 'Pune' },
  ];
  for (const text of ['marigold bangalore', 'bangalore marigold', 'bangalore marigld'])
    expect(await found(text, firms)).toEqual(['Bengaluru']);
});

test('a name or a thesis with the other name is found', async () => {
  const named = [
    { name: 'Mumbai Angels' },
    { name: 'Looms', investmentThesis: 'Textile firms of Mumbai' },
    { name: 'Oslo' },
  ];
  expect(await found('bombay', named)).toEqual(['Mumbai Angels', 'Looms']);
});

test('who is called as typed comes before who is in a place of that name, and then who is called nearly so', async () => {
  const firms = [{ globalHQ: 'Boston, United States' }, { name: 'Usha Ventures' }, { name: 'US Robots' }];
  expect(await found('us', firms)).toEqual(['US Robots', 'Boston, United States', 'Usha Ventures']);
});

test('a short name of a country, asked for, is no word of a sentence and no beginning of another name', async () => {
  const firms = [
    { name: 'Quartz', investmentThesis: 'Fintech: join us' },
    { name: 'Usha Ventures', investmentThesis: 'Fintech' },
    { globalHQ: 'Boston, US', investmentThesis: 'Fintech' },
  ];
  expect(await found('us', firms)).toEqual(['Boston, US', 'Usha Ventures']);
  for (const text of ['fintech us', 'us fintech']) expect(await found(text, firms)).toEqual(['Boston, US']);
  expect(await found('join us', firms)).toEqual(['Quartz']);
  const called = { name: 'US India Ventures', globalHQ: 'Mumbai, India' };
  expect(await found('us india', [...firms, called])).toEqual(['Mumbai, India']);
});

test('who is in the place comes before who is in another that only begins so', async () => {
  expect(await found('uk', at('Kyiv, Ukraine', 'London'))).toEqual(['London', 'Kyiv, Ukraine']);
});

test('a short name of a country stands for it as a whole word of an address alone', async () => {
  const firms = [
    { name: 'Quartz', investmentThesis: 'Join us' },
    { name: 'Teal', investmentThesis: 'Thousands of farms' },
    { globalHQ: 'US' },
  ];
  expect(await found('united states', firms)).toEqual(['US']);
  expect(await found('usa', firms)).toEqual(['US']);
});

test('a mistyped name of a place finds who is there by its other name', async () => {
  for (const text of ['banglore', 'bangalor', 'bangal'])
    expect(await found(text, at('Bengaluru', 'Oslo'))).toEqual(['Bengaluru']);
});

test('a name of a place that is mistyped by a letter finds who is there, and not what is further away', async () => {
  const firms = [{ globalHQ: 'Chennai, India' }, { name: 'Chain Capital' }, { globalHQ: 'Shanghai, China' }];
  expect(await found('chenai', firms)).toEqual(['Chennai, India']);
});

test.each([
  ['sharma', { globalHQ: 'Lisbon, Portugal', investmentThesis: 'Pharmacies, shared' }],
  ['sharma', { globalHQ: 'Bharatpur, India' }],
  ['verma', { globalHQ: 'Berlin, Germany' }],
])('whoever looks for %s does not find what only a stranger would take for it', async (typed, firm) => {
  expect(await found(typed, [firm])).toEqual([]);
});

test.each([
  ['vipro', 'Wipro Ventures'],
  ['xerbena', 'Verbena Capital'],
])('a mistake at the first letter alone is one: %s is %s', async (typed, name) => {
  expect(await found(typed, [{ name }])).toEqual([name]);
});

test.each(['j p morgan', 'jp morgan', 'j.p. morgan', 'J. P. Morgan', 'morgan jp'])(
  '%s finds initials however they are written',
  async (typed) => {
    const firms = ['J.P. Morgan', 'J P Morgan', 'JP Morgan', 'J. P. Morgan'].map((name) => ({ name }));
    expect(await found(typed, firms)).toHaveLength(firms.length);
  },
);

test('what only begins like a place, or is nearly one that nobody is in, may be another name that is mistyped', async () => {
  expect(await found('toro', [{ name: 'Torro Capital' }])).toEqual(['Torro Capital']);
  expect(await found('sinapore', [{ name: 'Senapure Capital' }])).toEqual(['Senapure Capital']);
});

test.each([
  ['U.S.', 'Austin, United States'],
  ['u.s.a.', 'Austin, USA'],
  ['us', 'Austin, U.S.'],
  ['U.K.', 'Leeds, United Kingdom'],
  ['U.A.E.', 'Sharjah, UAE'],
  ['united states', 'Savannah, Georgia'],
])('%s with or without points finds who is in %s', async (typed, place) => {
  expect(await found(typed, at('Oslo', place, 'Kampala, Uganda'))).toEqual([place]);
});

test('a firm whose name is written in Latin letters is found by it in Devanagari, and the other way round', async () => {
  const firms = [
    { name: 'Sharma Ventures' },
    { name: 'सूर्य निधि' },
    { name: 'Kapoor Agrawal' },
    { name: 'Oslo' },
  ];
  for (const text of ['शर्मा', 'शर्म', 'शरमा']) expect(await found(text, firms)).toEqual(['Sharma Ventures']);
  expect(await found('कपूर अग्रवाल', firms)).toEqual(['Kapoor Agrawal']);
  expect(await found('surya nidhi', firms)).toEqual(['सूर्य निधि']);
});

test('a firm whose name is written in Devanagari is found by a part of it, typed so', async () => {
  const firms = [{ name: 'सूर्य निधि' }, { name: 'चाँद वेंचर्स' }, { name: 'Oslo' }];
  expect(await found('सूर्य', firms)).toEqual(['सूर्य निधि']);
  expect(await found('सूर', firms)).toEqual(['सूर्य निधि']);
  expect(await found('चांद', firms)).toEqual(['चाँद वेंचर्स']);
});
