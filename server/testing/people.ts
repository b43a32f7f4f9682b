import { newId } from '#sync/ids.ts';
import type { Called, TestServer } from './http.ts';

export const password = 'a feather in the wind';

/** The spec's payloads, word for word, each for a person of its own. */
export const payloads = {
  marketplace: (given: object = {}) => ({
    username: 'tara',
    email: `${newId()}@people.example`,
    password,
    fullName: 'Tara Menon',
    userType: 'entrepreneur',
    location: 'Kochi',
    confirmPassword: password,
    ...given,
  }),
  investor: (given: object = {}) => ({
    email: `${newId()}@people.example`,
    password,
    confirmPassword: password,
    fullName: 'Kabir Lokhande',
    phoneNumber: '+91 98765 43210',
    company: 'Lokhande & Daughters',
    designation: 'Partner',
    experience: 'experienced',
    minInvestmentRange: 25_000,
    maxInvestmentRange: 5_000_000,
    areasOfExpertise: ['Fintech', 'Energy'],
    locationPreference: 'Western India',
    investmentGoals: 'Back founders who build for small towns.',
    accreditationStatus: true,
    termsAccepted: true,
    userType: 'investor',
    ...given,
  }),
  entrepreneur: (given: object = {}) => ({
    email: `${newId()}@people.example`,
    password,
    confirmPassword: password,
    fullName: 'Zoya Merchant',
    companyName: 'Monsoon Mills',
    stage: 'Prototype',
    companyDescription: 'Looms that run on rain water and are repaired in the village they stand in.',
    termsAccepted: true,
    userType: 'entrepreneur',
    ...given,
  }),
  /** The eleven fields of the second group. */
  company: (given: object = {}) => ({
    industry: 'Manufacturing',
    location: 'Surat',
    fundingRequired: 2_500_000,
    teamSize: 7,
    useOfFunds: 'Forty more looms and two people to mend them.',
    businessModel: 'Looms are rented by the metre of cloth.',
    phoneNumber: '098765 43210',
    currentRevenue: 0,
    website: '',
    linkedinProfile: '',
    previousFunding: '',
    ...given,
  }),
  plan: (given: object = {}) => ({
    userType: 'investor',
    firstName: 'Harleen',
    lastName: 'Sodhi',
    email: `${newId()}@people.example`,
    phoneNumber: '9876543210',
    password,
    confirmPassword: password,
    termsAccepted: true,
    newsletter: true,
    planId: 'investor-premium-yearly',
    ...given,
  }),
};

export type Person = { id: string; email: string; cookie: string; token: string };

export function register(server: TestServer, body: object): Promise<Called> {
  return server.call('POST', '/api/auth/register', { body });
}

/** Somebody who has just signed up at /register: nothing of them is verified. */
export async function signUp(server: TestServer, given: object = {}): Promise<Person> {
  const { status, body, cookie } = await register(server, payloads.marketplace(given));
  if (status !== 200) throw new Error(`The sign-up was refused: ${JSON.stringify(body)}`);
  const { user, token } = body as { user: { id: string; email: string }; token: string }; // the contract's reply
  return { id: user.id, email: user.email, cookie, token };
}

export function logIn(server: TestServer, email: string, given: object = {}): Promise<Called> {
  return server.call('POST', '/api/auth/login', { body: { email, password, ...given } });
}

/** What waits to be sent to somebody, or was sent, the newest first. */
export async function messagesTo(server: TestServer, recipient: string) {
  return server.database.read
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
}

/** The newest code on its way to somebody. */
export async function codeFor(server: TestServer, recipient: string): Promise<string> {
  for (const { text } of await messagesTo(server, recipient)) {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code !== undefined) return code;
  }
  throw new Error(`No code was sent to ${recipient}`);
}

/** Verifies email and phone as a person does. */
export async function verify(server: TestServer, { id, email, cookie }: Person, phone = '+919876500000') {
  await server.call('POST', '/api/user/phone', { body: { phoneNumber: phone }, cookie });
  for (const [type, target] of [
    ['email', email],
    ['phone', phone],
  ] as const) {
    await server.call('POST', '/api/otp/send', { body: { userId: id, type }, cookie });
    const otp = await codeFor(server, target);
    const { status } = await server.call('POST', '/api/otp/verify', {
      body: { userId: id, type, otp },
      cookie,
    });
    if (status !== 200) throw new Error(`The ${type} was not verified`);
  }
}
