import type { Account } from '#sync/records/account.ts';
import type { Actor, Member, Target } from './access.ts';

type Row<Answer> = Record<Actor, Answer>;

/** Who is answered as the matrix says of others, and what alone is different. */
export type Likewise = {
  /** In whose place they ask, and what else is known of their account. */
  as: Member;
  given: Partial<Account>;
  /** Whose things are foreign to them, where it is not the other founder. */
  other?: Member;
  answer<Answer>(row: Row<Answer>): Answer;
  /** By route or mutation. */
  but: Record<string, Partial<Record<Target, string | number>>>;
};

const waits: ReadonlySet<unknown> = new Set([403, 'not-verified', 'verification-needed']);

/** What no investor is let do, verified or not: the role is asked first. */
const foundersAlone: ReadonlySet<unknown> = new Set([409, 'entrepreneurs-only']);

const half = {
  emailOnly: { emailVerified: true, phoneVerified: false },
  phoneOnly: { emailVerified: false, phoneVerified: true },
} as const;

/** Half verified is not verified. */
const halfFounder = {
  as: 'unverified',
  answer: <Answer>({ unverified }: Row<Answer>) => unverified,
} as const;

/** Half verified is not verified: what waits of a founder waits of an investor, who else has what is an investor's. */
const halfInvestor = {
  as: 'investor',
  answer: <Answer>({ unverified, investor }: Row<Answer>) =>
    waits.has(unverified) && !foundersAlone.has(investor) ? unverified : investor,
} as const;

const verifiedAlready = { 'POST /api/otp/send': { own: 409 } };

/** What the matrix has no unverified investor for. A deal in review is not there for them, nor to ask its founder about. */
const unverifiedInvestor = {
  'GET /api/opportunities/:id': { own: 404, foreign: 404 },
  'POST /api/connections': { own: 404, foreign: 404 },
  requestConnection: { own: 'not-found', foreign: 'not-found' },
  'GET /api/investors/:id': { own: 404 },
  editInvestorProfile: { own: 'not-verified', foreign: 'not-verified', missing: 'not-verified' },
};

export const likewise: Record<string, Likewise> = {
  // To one investor another is as anybody else: nothing of theirs is there, but for the page that everybody may see.
  'another investor': {
    as: 'investor',
    given: { userType: 'investor' },
    other: 'investor',
    answer: ({ investor }) => investor,
    but: { 'GET /api/investors/:id': { foreign: 200 } },
  },
  'a founder of verified email alone': {
    ...halfFounder,
    given: { userType: 'entrepreneur', ...half.emailOnly },
    but: verifiedAlready,
  },
  'a founder of verified phone alone': {
    ...halfFounder,
    given: { userType: 'entrepreneur', ...half.phoneOnly },
    but: {},
  },
  'an investor of verified email alone': {
    ...halfInvestor,
    given: { userType: 'investor', ...half.emailOnly },
    but: { ...unverifiedInvestor, ...verifiedAlready },
  },
  'an investor of verified phone alone': {
    ...halfInvestor,
    given: { userType: 'investor', ...half.phoneOnly },
    but: { ...unverifiedInvestor, 'POST /api/otp/send': { own: 200 } },
  },
};
