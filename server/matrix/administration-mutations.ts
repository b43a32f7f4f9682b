import { newId } from '#sync/ids.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type Member, type MutationRule, members, type Outcomes, type Target, targets } from './access.ts';
import { storeOpportunity, storeReport, storeRequest } from './things.ts';

/** About the actor alone: nothing of anybody else can be named. */
function always(outcomes: Outcomes): MutationRule['outcomes'] {
  return { own: outcomes, foreign: outcomes, missing: outcomes };
}

function fixed(args: object, outcomes: Outcomes): MutationRule {
  return { args: async () => args, outcomes: always(outcomes) };
}

const plans = ['basic-monthly', 'premium-monthly', 'premium-yearly'];

function planOf(actor: Member, target: Target): string {
  const role = actor === 'investor' ? 'investor' : 'entrepreneur';
  return `${role}-${plans[targets.indexOf(target)]}`;
}

const adminsAlone = members('not-found', { admin: 'applied' });
const onThings = { own: adminsAlone, foreign: adminsAlone, missing: members('not-found') };

/** What is one's own and what is an admin's, beside pitches and drafts; and what goes to the desk. */
export const administrationMutations = {
  editPerson: fixed(
    { from: { bio: '' }, to: { bio: 'Sails.' } },
    members('applied', { unverified: 'not-verified' }),
  ),
  editInvestorProfile: fixed(
    { from: { locationPreference: '' }, to: { locationPreference: 'Kochi' } },
    members('investors-only', { investor: 'applied' }),
  ),
  editCompany: fixed(
    { from: { companyName: '' }, to: { companyName: 'Rain Looms' } },
    members('applied', {
      unverified: 'not-verified',
      investor: 'entrepreneurs-only',
      admin: 'entrepreneurs-only',
    }),
  ),
  setNotification: fixed({ kind: 'reviews', on: false }, members('applied')),
  setMailPace: fixed({ pace: 'daily' }, members('applied')),
  setPush: fixed({ kind: 'messages', on: false }, members('applied')),
  setQuietHours: fixed({ quietHours: { from: '22:00', to: '07:00' } }, members('applied')),
  giveConsent: {
    // An id that is somebody's already: own or foreign.
    async args(world, actor, target) {
      const answer = { consentId: newId(), kind: 'newsletter', given: true };
      if (target === 'missing') return answer;
      const giver = target === 'own' ? actor : 'other';
      // An answer that says what the last said adds no row.
      await world.send(giver, 'giveConsent', { ...answer, consentId: newId(), given: false });
      await world.send(giver, 'giveConsent', answer);
      return answer;
    },
    outcomes: { own: members('already-there'), foreign: members('not-found'), missing: members('applied') },
  },
  requestPlan: {
    args: async (_, actor, target) => ({ planId: planOf(actor, target) }),
    outcomes: always(members('applied', { unverified: 'not-verified', admin: 'invalid' })),
  },
  endPlan: {
    async args(world, actor, target) {
      const planId = planOf(actor, 'own');
      if (target === 'own') await storeRequest(world, world.members[actor].account.id, planId);
      return { planId };
    },
    outcomes: {
      own: members('applied'),
      foreign: members('not-found'),
      missing: members('not-found'),
    },
  },
  reportAbuse: {
    async args(world, actor, target) {
      const whose = target === 'foreign' ? 'other' : actor;
      const reportId =
        target === 'missing' ? newId() : await storeReport(world, world.members[whose].account.id);
      // Everybody is shown an investor.
      const reported = await storeAccount(world.server, { userType: 'investor' });
      const told = {
        subject: 'person',
        subjectId: reported.id,
        subjectName: 'Somebody',
        reason: 'spam',
        detail: '',
      };
      return { reportId, ...told };
    },
    outcomes: {
      own: members('already-there'),
      // Admins see every report.
      foreign: members('not-found', { admin: 'already-there' }),
      missing: members('applied', { unverified: 'not-verified' }),
    },
  },
  decideReport: {
    async args(world, actor, target) {
      const whose = target === 'foreign' ? 'other' : actor;
      const reportId =
        target === 'missing' ? newId() : await storeReport(world, world.members[whose].account.id);
      return { reportId, state: 'acted', answer: '' };
    },
    outcomes: onThings,
  },
  reviewOpportunity: {
    async args(world, actor, target) {
      const whose = target === 'foreign' ? 'other' : actor;
      const opportunityId =
        target === 'missing' ? newId() : await storeOpportunity(world, world.members[whose].account.id);
      return { opportunityId, decision: 'approve', reason: '' };
    },
    // Nobody decides on what is their own.
    outcomes: { ...onThings, own: members('not-found', { admin: 'own-pitch' }) },
  },
  saveArticle: {
    args: async () => ({
      articleId: newId(),
      kind: 'news',
      title: 'Rain',
      summary: 's',
      body: 'b',
      source: '',
      tags: [],
      published: true,
    }),
    outcomes: always(adminsAlone),
  },
  saveTestimonial: {
    args: async () => ({
      testimonialId: newId(),
      userType: 'investor',
      rating: 5,
      content: 'c',
      fullName: 'Somebody',
      location: '',
      published: true,
    }),
    outcomes: always(adminsAlone),
  },
  sendContactMessage: fixed(
    { name: 'n', email: 'n@people.example', subject: 's', message: 'm', consent: true },
    members('applied'),
  ),
  sendHelpMessage: fixed(
    { name: 'n', email: 'n@people.example', subject: 's', message: 'm' },
    members('applied'),
  ),
  subscribeNewsletter: fixed({ email: 'n@people.example' }, members('applied')),
} as const satisfies Partial<Record<MutationName, MutationRule>>;
