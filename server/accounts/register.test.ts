import { afterEach, beforeEach, expect, test } from 'vitest';
import { planOf } from '#sync/rules/plans.ts';
import { readAll } from '../db/records.ts';
import { take } from '../policies/tries.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import {
  codeFor,
  logIn,
  messagesTo,
  password,
  payloads,
  register,
  signUp,
  verify,
} from '../testing/people.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const email = 'shared@people.example';
const generic = { code: 'registration-failed', message: 'Please check your information and try again.' };
const other = { email, password: 'a second feather', confirmPassword: 'a second feather' };
const mine = (cookie: string) => server.call('GET', '/api/auth/user', { cookie });

test('the wizard makes an investor with a whole profile, and signs nobody in', async () => {
  const { status, body, cookie } = await register(server, payloads.investor({ email }));
  expect({ status, cookie }).toEqual({ status: 200, cookie: '' });
  expect(body).toEqual({
    user: expect.objectContaining({ email, userType: 'investor', emailVerified: false }),
  });
  const [account] = await readAll(server.database.read, 'accounts');
  expect(account).toMatchObject({ fullName: 'Kabir Lokhande', phone: '+919876543210', phoneVerified: false });
  expect(await readAll(server.database.read, 'investorProfiles')).toEqual([
    {
      id: account?.id,
      company: 'Lokhande & Daughters',
      designation: 'Partner',
      experience: 'experienced',
      minInvestmentRange: 25_000,
      maxInvestmentRange: 5_000_000,
      areasOfExpertise: ['Fintech', 'Energy'],
      preferredIndustries: [],
      locationPreference: 'Western India',
      investmentGoals: 'Back founders who build for small towns.',
      accreditationDeclaredAt: server.now(),
      hiddenFields: [],
      updatedAt: server.now(),
    },
  ]);
});

test('what a person agreed to is kept with its version and time', async () => {
  await register(server, payloads.plan());
  const consents = await readAll(server.database.read, 'consents');
  expect(consents.map(({ kind }) => kind).toSorted()).toEqual(['adult', 'newsletter', 'terms']);
  for (const consent of consents)
    expect(consent).toMatchObject({ version: '2024-01', at: server.now(), given: true });
});

test("the spec's own payload of /register has no tick: it makes an account, for which nobody is said to have agreed", async () => {
  const fields = ['username', 'email', 'password', 'fullName', 'userType', 'location'] as const;
  const whole = payloads.marketplace({ email });
  const { status } = await register(server, Object.fromEntries(fields.map((name) => [name, whole[name]])));
  expect(status).toBe(200);
  expect(await readAll(server.database.read, 'consents')).toEqual([]);
});

test('the first group of the entrepreneur form makes an account and a company that is yet to be told of', async () => {
  const { status, cookie } = await register(server, payloads.entrepreneur());
  expect({ status, cookie }).toEqual({ status: 200, cookie: '' });
  expect(await readAll(server.database.read, 'companies')).toMatchObject([
    { companyName: 'Monsoon Mills', stage: 'Prototype', industry: '', fundingRequired: null, teamSize: null },
  ]);
});

test('both groups make the whole company, and the phone number is the account', async () => {
  await register(server, payloads.entrepreneur(payloads.company({ currentRevenue: '4 lakh' })));
  expect(await readAll(server.database.read, 'companies')).toMatchObject([
    { companyName: 'Monsoon Mills', location: 'Surat', fundingRequired: 2_500_000, currentRevenue: 400_000 },
  ]);
  expect(await readAll(server.database.read, 'accounts')).toMatchObject([{ phone: '+919876543210' }]);
});

test('the plan page makes an account, signs in, and requests the plan', async () => {
  const { body, cookie } = await register(server, payloads.plan());
  expect(body).toMatchObject({ token: expect.any(String), user: { fullName: 'Harleen Sodhi' } });
  expect((await mine(cookie)).status).toBe(200);
  const [subscription] = await readAll(server.database.read, 'subscriptions');
  expect(subscription).toMatchObject({ state: 'requested', requestedAt: server.now(), decidedAt: null });
  expect(planOf(subscription?.planId)?.price).toBe(24_999);
});

test('a first and a last name as long as they may be make a full name of whole letters that is no longer than others', async () => {
  await register(server, payloads.plan({ firstName: 'A'.repeat(60), lastName: 'अमि'.repeat(20) }));
  const [account] = await readAll(server.database.read, 'accounts');
  expect(account?.fullName).toBe(`${'A'.repeat(60)} ${'अमि'.repeat(19)}अ`);
});

test('who asks for a plan as they sign up is told by mail how it goes on, once, whichever form came first', async () => {
  await register(server, payloads.plan({ email, newsletter: false }));
  await register(server, payloads.plan({ email, newsletter: false }));
  const second = 'second@people.example';
  await register(server, payloads.investor({ email: second }));
  await register(server, payloads.plan({ email: second, newsletter: false }));
  for (const recipient of [email, second]) {
    const [asked, ...others] = await messagesTo(server, recipient);
    expect(asked).toMatchObject({
      subject: 'You asked for a plan',
      text: expect.stringContaining(`${planOf('investor-premium-yearly')?.name}. Nothing is charged`),
    });
    expect(others.map(({ subject }) => subject)).not.toContain('You asked for a plan');
  }
});

test('an email with a verified owner gets only the generic failure, and its owner a mail', async () => {
  await verify(server, await signUp(server, { email }));
  expect(await register(server, payloads.marketplace(other))).toMatchObject({
    status: 409,
    body: { ...generic, error: generic.message },
  });
  const [newest] = await messagesTo(server, email);
  expect(newest?.subject).toBe('Somebody tried to register with your email');
});

test('one address opens 60 accounts an hour, whatever their emails, and then waits: nobody sends welcome mails to the world', async () => {
  const earlier = Array.from({ length: 59 }, () => counted());
  expect(await Promise.all(earlier)).toEqual(Array.from({ length: 59 }, () => null));
  expect((await register(server, payloads.marketplace({ email: 'last@people.example' }))).status).toBe(200);
  const next = await register(server, payloads.marketplace({ email: 'next@people.example' }));
  expect([next.status, next.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(await messagesTo(server, 'next@people.example')).toEqual([]);
  server.moveClock(3_600_000);
  expect((await register(server, payloads.marketplace({ email: 'next@people.example' }))).status).toBe(200);
});

/** A sign-up from the address of these tests, as far as it is counted. */
function counted() {
  const { database, now } = server;
  const write = database.write.transaction();
  return write.execute((trx) => take(trx, now(), [['registrationsOfAddress', '127.0.0.1']]));
}

test('the sixth try within an hour with an email that has an owner must wait, and the owner gets one mail', async () => {
  await verify(server, await signUp(server, { email }));
  for (let tried = 0; tried < 5; tried += 1)
    expect((await register(server, payloads.marketplace(other))).status).toBe(409);
  const sixth = await register(server, payloads.marketplace(other));
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3600']);
  const told = (await messagesTo(server, email)).filter(({ subject }) => subject.startsWith('Somebody'));
  expect(told).toHaveLength(1);
  server.moveClock(3_600_001);
  expect((await register(server, payloads.marketplace(other))).status).toBe(409);
});

test('the same sign-up sent twice at once is one account', async () => {
  const answers = await Promise.all([1, 2].map(() => register(server, payloads.marketplace({ email }))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await readAll(server.database.read, 'accounts')).toHaveLength(1);
  expect(await messagesTo(server, email)).toHaveLength(1);
});

test('who signs up again on other forms adds to the one account what each of them asks', async () => {
  await register(server, payloads.marketplace({ email }));
  await register(server, payloads.entrepreneur({ email, ...payloads.company() }));
  await register(server, payloads.entrepreneur({ email, companyName: 'Rain Mills' }));
  await register(server, payloads.marketplace({ email, location: '' }));
  const accounts = await readAll(server.database.read, 'accounts');
  expect(accounts).toMatchObject([{ fullName: 'Tara Menon', location: 'Surat', phone: '+919876543210' }]);
  expect(await readAll(server.database.read, 'companies')).toMatchObject([
    { companyName: 'Rain Mills', industry: 'Manufacturing', teamSize: 7 },
  ]);
  const kinds = (await readAll(server.database.read, 'consents')).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['adult', 'terms']);
  expect(await messagesTo(server, email)).toHaveLength(1);
});

test('a plan and the newsletter that are asked for on a second form are not lost', async () => {
  await register(server, payloads.investor({ email }));
  await register(server, payloads.plan({ email }));
  expect(await readAll(server.database.read, 'subscriptions')).toMatchObject([{ state: 'requested' }]);
  expect(await readAll(server.database.read, 'investorProfiles')).toMatchObject([{ designation: 'Partner' }]);
  const kinds = (await readAll(server.database.read, 'consents')).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['accreditation', 'adult', 'newsletter', 'terms']);
});

test('a sign-up tries no more passwords of an account than a login does', async () => {
  await register(server, payloads.marketplace({ email }));
  const guess = (password: string) =>
    register(server, payloads.marketplace({ email, password, confirmPassword: password }));
  for (let tried = 1; tried <= 5; tried += 1)
    expect((await logIn(server, email, { password: `feather number ${tried}` })).status).toBe(401);
  expect((await guess('one more feather')).status).toBe(429);
  expect((await register(server, payloads.marketplace({ email }))).status).toBe(429);
  expect(await readAll(server.database.read, 'accounts')).toHaveLength(1);
});

test('an unverified claim keeps nobody away: whoever verifies first has the email, the rival and its session end', async () => {
  const squatter = await signUp(server, other);
  const owner = await signUp(server, { email });
  await verify(server, owner);
  expect((await mine(owner.cookie)).body).toMatchObject({ id: owner.id, emailVerified: true });
  expect((await mine(squatter.cookie)).status).toBe(401);
  const bearer = { authorization: `Bearer ${squatter.token}` };
  expect((await server.call('GET', '/api/auth/user', { headers: bearer })).status).toBe(401);
  expect((await logIn(server, email, { password: other.password })).status).toBe(401);
  expect((await logIn(server, email)).body).toMatchObject({ user: { id: owner.id } });
});

test('of two who hold codes for one email the first wins and the second learns that it is gone', async () => {
  const [one, two] = [await signUp(server, { email }), await signUp(server, other)];
  const codes: string[] = [];
  for (const { id, cookie } of [one, two]) {
    await server.call('POST', '/api/otp/send', { body: { userId: id, type: 'email' }, cookie });
    codes.push(await codeFor(server, email));
  }
  const answers = await Promise.all(
    [one, two].map(({ id, cookie }, at) =>
      server.call('POST', '/api/otp/verify', { body: { userId: id, type: 'email', otp: codes[at] }, cookie }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const accounts = await readAll(server.database.read, 'accounts');
  expect(accounts.filter(({ emailVerified }) => emailVerified)).toHaveLength(1);
});

test('until one of them verifies, each of two rivals gets in by their own password', async () => {
  const [one, two] = [await signUp(server, { email }), await signUp(server, other)];
  expect((await logIn(server, email)).body).toMatchObject({ user: { id: one.id } });
  expect((await logIn(server, email, { password: other.password })).body).toMatchObject({
    user: { id: two.id },
  });
  expect((await logIn(server, email, { password: 'neither of them' })).status).toBe(401);
});

test('however many sign up later with an email that nobody has verified, whoever was there before gets in', async () => {
  const first = await signUp(server, { email });
  const others = Array.from({ length: 4 }, (_, at) => `a feather of rival ${at}`);
  for (const each of others) {
    server.moveClock(16 * 60_000);
    await signUp(server, { email, password: each, confirmPassword: each });
  }
  expect((await logIn(server, email)).body).toMatchObject({ user: { id: first.id } });
  for (const each of others) expect((await logIn(server, email, { password: each })).status).toBe(200);
});

test('who asks for an email in their settings stands in the way of nobody who signs up with it', async () => {
  const early = await signUp(server);
  server.moveClock(60_000);
  const mine = await signUp(server, { email });
  await server.call('POST', '/api/auth/email', { body: { email }, cookie: early.cookie });
  expect((await logIn(server, email)).body).toMatchObject({ user: { id: mine.id } });
  expect((await logIn(server, early.email)).body).toMatchObject({ user: { id: early.id } });
});

test('a name with line breaks stands on one line, and no mail goes to anybody it names', async () => {
  await register(server, payloads.marketplace({ email, fullName: 'Tara\r\nBcc: evil@elsewhere.example' }));
  const [account] = await readAll(server.database.read, 'accounts');
  expect(account?.fullName).toBe('Tara Bcc: evil@elsewhere.example');
  const recipients = await server.database.read.selectFrom('messages').select('recipient').execute();
  expect(recipients).toEqual([{ recipient: email }]);
});

test('a password is never stored, in whatever field it came', async () => {
  await register(server, payloads.investor({ email }));
  const tables = ['accounts', 'credentials', 'messages', 'attempts', 'investorProfiles', 'sessions'] as const;
  const all = await Promise.all(
    tables.map((table) => server.database.read.selectFrom(table).selectAll().execute()),
  );
  expect(JSON.stringify(all)).not.toContain(password);
});

test('whoever signs up with another’s email over and over floods no mailbox', async () => {
  for (let nth = 1; nth <= 12; nth += 1) {
    const words = `feather ${nth} in the wind`;
    const given = { email, password: words, confirmPassword: words, newsletter: false };
    expect((await register(server, payloads.plan(given))).status).toBe(200);
    server.moveClock(20 * 60_000);
  }
  const subjects = (await messagesTo(server, email)).map(({ subject }) => subject).sort();
  expect(subjects).toEqual([
    'Welcome to Pankh',
    'Welcome to Pankh',
    'You asked for a plan',
    'You asked for a plan',
  ]);
});
