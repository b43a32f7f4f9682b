import { expect, test } from 'vitest';
import { missedIn, readServerSettings, readSettings } from './env.ts';

test('without any setting the server listens on loopback, port 3000, and seeds its demo', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SEED_DEMO: true,
    TRUSTED_PROXIES: 0,
  });
});

test('an empty setting counts as one that is not given', () => {
  expect(readSettings({ PORT: '' }).PORT).toBe(3000);
});

test('an https address without the proxy that speaks it is refused', () => {
  const PUBLIC_URL = 'https://pankh.example';
  expect(() => readSettings({ PUBLIC_URL })).toThrow('TRUSTED_PROXIES');
  expect(readSettings({ PUBLIC_URL, TRUSTED_PROXIES: '1' }).PUBLIC_URL).toBe(PUBLIC_URL);
});

test('a server that is reached through proxies gets accounts whose password everybody can read only where that was said', () => {
  expect(readSettings({ TRUSTED_PROXIES: '1' }).SEED_DEMO).toBe(false);
  const given = { PUBLIC_URL: 'https://pankh.example', TRUSTED_PROXIES: '1' };
  expect(readSettings(given).SEED_DEMO).toBe(false);
  expect(readSettings({ ...given, SEED_DEMO: '' }).SEED_DEMO).toBe(false);
  expect(readSettings({ ...given, SEED_DEMO: '1' }).SEED_DEMO).toBe(true);
});

test('a server with a mail server is told whom mails are from; commands do without', () => {
  const SMTP_URL = 'smtp://mail.example';
  expect(() => readServerSettings({ SMTP_URL })).toThrow('MAIL_FROM');
  expect(readSettings({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
  for (const MAIL_FROM of ['post@people.example', 'Pankh <post@people.example>']) {
    expect(readServerSettings({ SMTP_URL, MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  }
});

test('an operator is told what is missed behind a proxy, or with a mail server', () => {
  const missed = (given: Record<string, string>) =>
    missedIn(readSettings(given)).map((it) => it.split(' ')[0]);
  expect(missed({})).toEqual([]);
  const SMTP_URL = 'smtp://mail.example';
  expect(missed({ SMTP_URL, TRUSTED_PROXIES: '1' })).toEqual(['SUPPORT_EMAIL', 'PUBLIC_URL']);
  const PUBLIC_URL = 'http://pankh.example';
  expect(
    missed({ SMTP_URL, SUPPORT_EMAIL: 'desk@people.example', TRUSTED_PROXIES: '1', PUBLIC_URL }),
  ).toEqual([]);
});

test('all that is wrong is said at once', () => {
  const given = { PUBLIC_URL: 'https://pankh.example', GOOGLE_CLIENT_ID: 'pankh' };
  expect(() => readSettings(given)).toThrow(/TRUSTED_PROXIES[^]*GOOGLE_CLIENT_SECRET/);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['SEED_DEMO', 'yes'],
  ['SMTP_URL', 'mail.example'],
  ['PUBLIC_URL', 'ftp://pankh.example'],
  ['PUBLIC_URL', 'http://pankh.example/app'],
  ['PUBLIC_URL', 'pankh'],
  ['MAIL_FROM', 'Pankh'],
  ['MAIL_FROM', 'Pankh <post>'],
  ['TRUSTED_PROXIES', '-1'],
  ['OPENAI_API_KEY', 'sk a'],
  ['OPENAI_BASE_URL', 'models.example'],
  ['AI_DAILY_TOKENS', '-1'],
  ['SMS_A_DAY', '0'],
  ['LOG_LEVEL', 'loud'],
  ['SMS_SENDER', 'PANKH ANGEL INVESTMENT NETWORK'],
  ['SMS_ENTITY_ID', '1'.repeat(41)],
  ['SMS_TEMPLATE_ID', '1'.repeat(41)],
  ['OPENAI_MODEL', 'm'.repeat(121)],
  // With these nothing would ever leave.
  ['SMTP_URL', 'smtp:/mail.example:587'],
  ['SMS_URL', 'https://pankh:secret@sms.example/send'],
  ['SMS_TOKEN', 'two\nlines'],
  ['SMS_TOKEN', 'चाबी'],
  ['OPENAI_BASE_URL', 'https://pankh:secret@models.example/v1'],
  ['PUBLIC_URL', 'http://pankh:secret@pankh.example'],
  ['DATABASE_URL', 'postgres://localhost/pankh'],
])('%s=%s is named as wrong', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test.each([
  ['SMTP_URL', 'smtps:user:password@mail.example:465'],
  ['SMS_TOKEN', 'schlüssel und schloss'],
  ['SMS_URL', 'https://sms.example?from=a@b.example'],
] as const)('%s=%s is taken', (name, value) => {
  expect(readSettings({ [name]: value })[name]).toBe(value);
});
