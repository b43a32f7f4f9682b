import { join, resolve } from 'node:path';
import * as z from 'zod';
import { measurementIdPattern } from '#sync/analytics.ts';

const whole = (name: string, from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `${name} must be a whole number`)
    .transform(Number)
    .pipe(z.int().min(from, `${name} must be at least ${from}`).max(to, `${name} must be at most ${to}`));

const flag = (name: string) =>
  z.enum(['0', '1'], `${name} must be 0 or 1`).transform((value) => value === '1');
const url = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must be a web address such as ${example}` });
/** Browsers and `fetch` ask no address that holds a password. */
const webUrl = (name: string, example: string) =>
  url(name, /^https?$/, example).refine((address) => {
    const { username, password } = URL.parse(address) ?? {};
    return !username && !password;
  }, `${name} must not hold a name and a password`);

const noMailbox = 'Pankh <no-reply@pankh.example>';
const mailServer = 'smtp://user:password@mail.example:587';
const noDesk = 'support@pankh.example';

const settingsSchema = z.object({
  PORT: whole('PORT', 0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  APP_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../dist'))
    .transform((path) => resolve(path)),
  PUBLIC_URL: webUrl('PUBLIC_URL', 'https://pankh.example')
    .refine(isRoot, 'PUBLIC_URL must end with its host: the app stands at the root of its address')
    .optional(),
  SMTP_URL: url('SMTP_URL', /^smtps?$/, mailServer)
    // Also without the slashes.
    .regex(/^smtps?:(\/\/)?[^/]/i, `SMTP_URL must name a host, as in ${mailServer}`)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'MAIL_FROM must be an email address, or a name and an address as in Pankh <post@pankh.example>',
    )
    .default(noMailbox),
  SMS_URL: webUrl('SMS_URL', 'https://sms.example/send').optional(),
  SMS_TOKEN: z
    .string()
    // RFC 9110, section 5.5.
    .regex(/^[\t\x20-\x7e\x80-\xff]+$/, 'SMS_TOKEN must not hold line breaks or signs that no header takes')
    .optional(),
  SMS_SENDER: z.string().min(1).max(20).default('PANKH'),
  SMS_ENTITY_ID: z.string().max(40).default(''),
  SMS_TEMPLATE_ID: z.string().max(40).default(''),
  SMS_A_DAY: whole('SMS_A_DAY', 1, 1_000_000).default(1_000),
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@|https:\/\/)[^\s@]+$/, 'PUSH_SUBJECT must be mailto: and an address, or https:')
    .optional(),
  PUSH_ANYWHERE: flag('PUSH_ANYWHERE').default(false),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: webUrl('GOOGLE_ISSUER', 'https://accounts.google.com').default(
    'https://accounts.google.com',
  ),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'OPENAI_API_KEY must not hold spaces or signs beyond ASCII')
    .optional(),
  OPENAI_BASE_URL: webUrl('OPENAI_BASE_URL', 'https://models.example/v1').optional(),
  OPENAI_MODEL: z.string().min(1).max(120).default('gpt-4.1-mini'),
  AI_DAILY_TOKENS: whole('AI_DAILY_TOKENS', 0, Number.MAX_SAFE_INTEGER).default(1_000_000),
  ANALYTICS_ID: z
    .string()
    .regex(measurementIdPattern, 'ANALYTICS_ID must be a measurement id such as G-AB12CD34EF')
    .optional(),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an email address').default(noDesk),
  SEED_DEMO: flag('SEED_DEMO').optional(),
  REQUIRE_APPROVAL: flag('REQUIRE_APPROVAL').default(false),
  RECOVER_WORKER: flag('RECOVER_WORKER').default(false),
  TRUSTED_PROXIES: whole('TRUSTED_PROXIES', 0, 10).default(0),
  LOG_LEVEL: z
    .enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'LOG_LEVEL must be silent, error, warn, info or debug',
    )
    .default('info'),
  DATABASE_URL: z
    .undefined('DATABASE_URL: PostgreSQL is not spoken yet; leave it unset to use SQLite in DATA_DIR')
    .optional(),
});
export type Settings = Omit<z.infer<typeof settingsSchema>, 'SEED_DEMO'> & { SEED_DEMO: boolean };

/** The settings, parsed once. Throws an Error that lists every wrong one in plain words. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data: settings, error } = settingsSchema.safeParse(given);
  if (!settings) throw wrong(error.issues.map(({ path: [name], message }) => named(String(name), message)));
  const together = faultsTogether(settings);
  if (together.length > 0) throw wrong(together);
  // Everybody can read the passwords of the demo, an admin's too: who is reached by all people has to ask for it.
  return { ...settings, SEED_DEMO: settings.SEED_DEMO ?? settings.TRUSTED_PROXIES === 0 };
}

/** The settings of a server that is to start: what commands do not need is looked at, too. Throws like `readSettings`. */
export function readServerSettings(environment: Record<string, string | undefined>): Settings {
  const settings = readSettings(environment);
  // What comes from a domain that cannot be is refused, or lost.
  if (settings.SMTP_URL && settings.MAIL_FROM === noMailbox)
    throw wrong(['SMTP_URL needs MAIL_FROM: whom mails are from']);
  return settings;
}

/** What a server with these settings runs without, and somebody misses: to be told as it starts. */
export function missedIn({
  SMTP_URL,
  SUPPORT_EMAIL,
  TRUSTED_PROXIES,
  PUBLIC_URL,
}: Pick<Settings, 'SMTP_URL' | 'SUPPORT_EMAIL' | 'TRUSTED_PROXIES' | 'PUBLIC_URL'>): string[] {
  return wordsWhere([
    [
      SMTP_URL !== undefined && SUPPORT_EMAIL === noDesk,
      'SUPPORT_EMAIL is not given: what people write to us is mailed to nobody',
    ],
    [
      TRUSTED_PROXIES > 0 && PUBLIC_URL === undefined,
      'PUBLIC_URL is not given: links in mails and the sign-in with Google lead to where this server listens, not to where people find it',
    ],
  ]);
}

type Fault = [isFault: boolean, words: string];

function wordsWhere(faults: Fault[]): string[] {
  return faults.flatMap(([isFault, words]) => (isFault ? [words] : []));
}

/** What zod says by itself tells of which setting only beside the words. */
function named(name: string, message: string): string {
  return message.startsWith(name) ? message : `${name}: ${message}`;
}

function wrong(faults: string[]): Error {
  return new Error(`These settings are wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

/** What is wrong of settings each of which is right by itself. */
function faultsTogether(settings: z.infer<typeof settingsSchema>): string[] {
  const { TRUSTED_PROXIES, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = settings;
  return wordsWhere([
    // This server speaks http: cookies of an https address would go out unprotected.
    [
      isHttps(settings) && TRUSTED_PROXIES === 0,
      'PUBLIC_URL is https: name the proxies that speak it for us in TRUSTED_PROXIES',
    ],
    [
      (GOOGLE_CLIENT_ID === undefined) !== (GOOGLE_CLIENT_SECRET === undefined),
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: give both or neither',
    ],
  ]);
}

/** Whether people come to it over https, which the proxies in front of it speak. */
export function isHttps({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false;
}

function isRoot(address: string): boolean {
  const { pathname, search, hash } = URL.parse(address) ?? {};
  return `${pathname}${search}${hash}` === '/';
}
