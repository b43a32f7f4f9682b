import { wholeCompany } from '#server/testing/accounts.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { newId } from '#sync/ids.ts';
import { blankCompany } from '#sync/records/company.ts';
import { hideableFields } from '#sync/records/investor-profile.ts';
import { mailPaces, notificationKinds } from '#sync/records/preferences.ts';
import { plans } from '#sync/rules/plans.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { act, actWith, keep } from './acts.ts';
import type { Doing } from './doing.ts';

/** What everybody says of themselves: a word more in the text about them, or another name, or another place. */
export const editPerson: Doing = async (world, { person }, tab) => {
  const { chance } = world;
  const account = person && (await rowsOf(tab.db(), 'accounts').get(person.id));
  if (!account) return;
  if (chance.percent(60)) return addWord(world, tab, 'editPerson', { bio: account.bio ?? '' });
  const [field, values] = chance.percent(50)
    ? (['fullName', ['Meera K. Rao', 'Arjun B. Sen', person.fullName]] as const)
    : (['location', ['Pune', 'Kochi', 'Surat']] as const);
  const to = chance.oneOf(values) ?? '';
  await act(tab, 'editPerson', { from: { [field]: account[field] }, to: { [field]: to } });
};

/** An investor of their investing, a founder of their company; the device refuses what is not theirs to say. */
export const editTheirPart: Doing = async (world, { person }, tab) => {
  const { chance } = world;
  if (!person) return;
  // Now and then what is not theirs to say.
  if ((person.userType === 'investor') !== chance.percent(5)) {
    const profile = await rowsOf(tab.db(), 'investorProfiles').get(person.id);
    const { minInvestmentRange = null, investmentGoals = '', hiddenFields = [] } = profile ?? {};
    if (chance.percent(20)) {
      const to = { hiddenFields: hideableFields.filter(() => chance.percent(30)) };
      return void (await act(tab, 'editInvestorProfile', { from: { hiddenFields }, to }));
    }
    if (chance.percent(60))
      return addWord(world, tab, 'editInvestorProfile', { investmentGoals }, 'Looms that run on rain');
    const to = { minInvestmentRange: 1_000 * (1 + chance.below(9)) };
    await act(tab, 'editInvestorProfile', { from: { minInvestmentRange }, to });
    return;
  }
  const company = await rowsOf(tab.db(), 'companies').get(person.id);
  const { useOfFunds = '', businessModel = '' } = company ?? {};
  if (company && company.companyName !== '') {
    const text: Record<string, string> = chance.percent(50) ? { useOfFunds } : { businessModel };
    return addWord(world, tab, 'editCompany', text, 'Weavers rent a loom by the metre');
  }
  // All that has to be said before a pitch of theirs is public.
  const from = company ?? blankCompany(person.id, '');
  const to = { ...wholeCompany, currentRevenue: 0, website: '', linkedinProfile: '' };
  await act(tab, 'editCompany', { from: { ...from }, to });
};

/** One of the switches of the settings; a plan is asked for, or ended. */
export const changeSetting: Doing = async (world, { person }, tab) => {
  const { chance } = world;
  if (!person) return;
  const what = chance.oneOf(['mail', 'consent', 'plan', 'plan', 'no plan'] as const);
  if (what === 'mail') {
    await actWith(world, tab, 'setMailPace', { pace: chance.oneOf(mailPaces) ?? 'daily' });
    const kind = chance.oneOf(notificationKinds) ?? 'messages';
    await actWith(world, tab, 'setNotification', { kind, on: chance.percent(50) });
    await actWith(world, tab, 'setPush', { kind, on: chance.percent(50) });
    const quietHours = chance.percent(50) ? null : { from: '22:00', to: '07:00' };
    await actWith(world, tab, 'setQuietHours', { quietHours });
  }
  if (what === 'consent') {
    const kind = chance.oneOf(['newsletter', 'analytics'] as const) ?? 'analytics';
    await actWith(world, tab, 'giveConsent', { consentId: newId(), kind, given: chance.percent(50) });
  }
  if (what === 'plan') {
    const plan = chance.oneOf(plans.filter(({ userType }) => userType === person.userType));
    if (plan) await actWith(world, tab, 'requestPlan', { planId: plan.id });
  }
  if (what === 'no plan') {
    const subscriptions = await rowsOf(tab.db(), 'subscriptions').toArray();
    const held = subscriptions.flatMap(({ planId, state }) =>
      state === 'requested' || state === 'active' ? [{ planId, seen: state }] : [],
    );
    const plan = chance.oneOf(held.sort((a, b) => (a.planId < b.planId ? -1 : 1)));
    if (plan) await actWith(world, tab, 'endPlan', plan);
  }
};

/** Anybody, signed in or not. */
export const writeToUs: Doing = async (world, _, tab) => {
  const { chance } = world;
  const who = { name: 'Kavya Iyer', email: 'kavya@people.example' };
  const message = { ...who, subject: 'Rain', message: 'Does it rain where you are?' };
  const what = chance.oneOf(['contact', 'help', 'newsletter'] as const);
  if (what === 'contact') await actWith(world, tab, 'sendContactMessage', { ...message, consent: true });
  if (what === 'help') await actWith(world, tab, 'sendHelpMessage', message);
  if (what === 'newsletter') {
    const email = `reader${chance.below(5)}@people.example`;
    await actWith(world, tab, 'subscribeNewsletter', { email });
  }
};

type Form = 'editPerson' | 'editInvestorProfile' | 'editCompany';

/** A word more at the end of the one text that is given; `empty`: what stands there before the first. */
async function addWord(
  world: World,
  tab: Tab,
  form: Form,
  text: Record<string, string>,
  empty = 'I weave.',
): Promise<void> {
  const word = world.words.next();
  const to = Object.fromEntries(
    Object.entries(text).map(([field, said]) => [field, `${said || empty} ${word}`]),
  );
  if (await act(tab, form, { from: text, to })) keep(world, tab, word);
}
