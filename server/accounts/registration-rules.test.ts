import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/http.ts';
import { password, payloads, register } from '../testing/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Rule = [field: string, given: object, message: string];

function holds(rules: Rule[], payload: (given: object) => object) {
  test.each(rules)('%s %j', async (field, given, message) => {
    const { status, body } = await register(server, payload(given));
    expect({ status, body }).toMatchObject({ status: 400, body: { field, message, error: message } });
  });
}

const missing = 'Missing information - Please fill in all required fields.';

describe('/register refuses', () => {
  holds(
    [
      ['fullName', { fullName: '' }, missing],
      ['fullName', { fullName: undefined }, missing],
      ['fullName', { fullName: '\u0001' }, missing],
      ['email', { email: ' ' }, missing],
      ['email', { email: 'tara' }, 'Please enter a valid email address'],
      ['password', { password: '' }, missing],
      ['userType', { userType: undefined }, missing],
      ['userType', { userType: 'admin' }, missing],
      [
        'confirmPassword',
        { confirmPassword: 'something else' },
        'Password mismatch - Please make sure your passwords match.',
      ],
      [
        'password',
        { password: 'short', confirmPassword: 'short' },
        'Password too short - Password must be at least 8 characters long.',
      ],
      ['termsAccepted', { termsAccepted: false }, 'You must accept the terms and conditions'],
      ['email', { email: ['tara@people.example'] }, 'Expected string, received array'],
      ['surprise', { surprise: 1 }, 'Unrecognized key: "surprise"'],
    ],
    payloads.marketplace,
  );

  test('no name for being short', async () => {
    expect((await register(server, payloads.marketplace({ fullName: 'T' }))).status).toBe(200);
  });

  test('passwords that differ before one that is too short', async () => {
    const { body } = await register(server, payloads.marketplace({ password: 'a', confirmPassword: 'b' }));
    expect(body).toMatchObject({ message: 'Password mismatch - Please make sure your passwords match.' });
  });
});

/** The rules that every other form shares. */
const shared: Rule[] = [
  ['email', { email: 'kabir@' }, 'Please enter a valid email address'],
  ['password', { password: '1234567', confirmPassword: '1234567' }, 'Password must be at least 8 characters'],
  ['password', { password: undefined }, 'Required'],
];
const differ: Rule = ['confirmPassword', { confirmPassword: 'another' }, "Passwords don't match"];
const terms: Rule = ['termsAccepted', { termsAccepted: false }, 'You must accept the terms and conditions'];
const fullName: Rule = ['fullName', { fullName: 'K' }, 'Full name must be at least 2 characters'];
const phone = 'Please enter a valid phone number';
const phones: Rule[] = [
  '98765',
  '0000000000',
  '+91 12345 67890',
  '９８７６５４３２１０',
  'call me maybe',
].map((phoneNumber) => ['phoneNumber', { phoneNumber }, phone]);

describe('/invest refuses', () => {
  const area = 'Please select at least one area of expertise';
  const [least, most] = ['Please enter minimum investment amount', 'Please enter maximum investment amount'];
  holds(
    [
      ...shared,
      differ,
      terms,
      fullName,
      ...phones,
      ['phoneNumber', { phoneNumber: 9_876_543_210 }, 'Expected string, received number'],
      ['experience', { experience: undefined }, 'Please select your investment experience'],
      ['experience', { experience: 'guru' }, 'Please select your investment experience'],
      ['minInvestmentRange', { minInvestmentRange: undefined }, least],
      ['minInvestmentRange', { minInvestmentRange: 0 }, least],
      ['minInvestmentRange', { minInvestmentRange: 2.5 }, least],
      ['minInvestmentRange', { minInvestmentRange: '1e3' }, least],
      ['maxInvestmentRange', { maxInvestmentRange: '' }, most],
      ['maxInvestmentRange', { maxInvestmentRange: 1e21 }, most],
      [
        'minInvestmentRange',
        { minInvestmentRange: 6_000_000 },
        'Minimum investment cannot be greater than maximum',
      ],
      ['areasOfExpertise', { areasOfExpertise: [] }, area],
      ['areasOfExpertise', { areasOfExpertise: undefined }, area],
      ['locationPreference', { locationPreference: ' ' }, 'Please enter your location preference'],
      ['investmentGoals', { investmentGoals: 'Too short' }, 'Please describe your investment goals'],
      ['accreditationStatus', { accreditationStatus: false }, 'You must confirm accredited investor status'],
    ],
    payloads.investor,
  );
});

const company: Rule[] = [
  ['companyName', { companyName: 'M' }, 'Company name is required'],
  [
    'companyDescription',
    { companyDescription: 'x'.repeat(49) },
    'Please provide a detailed company description (min 50 characters)',
  ],
  ['stage', { stage: '' }, 'Please select your company stage'],
];

describe('the first group of the entrepreneur form refuses', () => {
  holds([...shared, differ, terms, fullName, ...company], payloads.entrepreneur);
});

describe('the whole entrepreneur form refuses', () => {
  holds(
    [
      ...shared,
      differ,
      terms,
      fullName,
      ...phones,
      ...company,
      ['industry', { industry: '' }, 'Please select your industry'],
      ['location', { location: 'S' }, 'Please enter your company location'],
      ['fundingRequired', { fundingRequired: '' }, 'Please enter funding amount required'],
      ['teamSize', { teamSize: undefined }, 'Please enter your team size'],
      ['useOfFunds', { useOfFunds: 'Forty more looms.' }, 'Please describe how you will use the funds'],
      ['businessModel', { businessModel: 'Rent.' }, 'Please describe your business model'],
      ['website', { website: 'monsoon mills' }, 'Please enter a valid website URL'],
      ['website', { website: 'javascript:alert(1)' }, 'Please enter a valid website URL'],
      ['linkedinProfile', { linkedinProfile: 'ftp://files.example' }, 'Please enter a valid LinkedIn URL'],
    ],
    (given) => payloads.entrepreneur(payloads.company(given)),
  );
});

describe('/signup refuses', () => {
  holds(
    [
      ...shared,
      ...phones,
      ['planId', { planId: undefined }, 'Please select a subscription plan'],
      ['planId', { planId: 'free-for-ever' }, 'Please select a subscription plan'],
      ['planId', { planId: 'entrepreneur-basic-monthly' }, 'Please select a subscription plan'],
      ['confirmPassword', { confirmPassword: 'another' }, 'Passwords do not match'],
      ['termsAccepted', { termsAccepted: false }, 'Please agree to the Terms and Conditions'],
      ['firstName', { firstName: ' ' }, 'Required'],
      ['lastName', { lastName: undefined }, 'Required'],
      ['userType', { userType: 'admin' }, 'Required'],
    ],
    payloads.plan,
  );
});

describe('every form refuses', () => {
  const weak = 'This password is one of the most common ones. Choose another.';
  const own = 'Choose a password that is not your own name or email.';
  test.each([
    ['password1', weak],
    ['PASSWORD123', weak],
    ['kabir lokhande', own],
    ['KabirLokhande1', own],
    ['kabir@people.example', own],
  ])('the password %s', async (given, message) => {
    const body = payloads.investor({
      email: 'kabir@people.example',
      password: given,
      confirmPassword: given,
    });
    expect(await register(server, body)).toMatchObject({ status: 400, body: { field: 'password', message } });
  });
});

test('an unknown form is refused, and one that names itself is held to its own rules', async () => {
  expect(await register(server, payloads.marketplace({ form: 'guest' }))).toMatchObject({
    status: 400,
    body: { field: 'form' },
  });
  const { status } = await register(server, {
    ...payloads.plan(),
    form: 'plan',
    password,
    confirmPassword: password,
  });
  expect(status).toBe(200);
});
