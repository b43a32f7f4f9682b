import * as z from 'zod';
import { mailChoices, mailPaces, pushChoices } from '#src/content/notification-choices.ts';
import { planOf } from '#sync/rules/plans.ts';
import type { Told } from './told.ts';

const toggle = z.object({ kind: z.string(), on: z.boolean() });
const quiet = z.object({ quietHours: z.object({ from: z.string(), to: z.string() }).nullable() });
const consent = z.object({ kind: z.string(), given: z.boolean() });
const said = z.object({ pace: z.string().catch(''), planId: z.string().catch('') });

const consents = new Map([
  ['newsletter', 'newsletter'],
  ['analytics', 'counting my visits'],
]);

/** What somebody chose in their settings; null for any other action, and for what this version does not know. */
export function describeSettingWork(name: string, args: unknown): Told | null {
  const described = describe(name, args);
  return described && { ...described, href: null };
}

function describe(name: string, args: unknown): Pick<Told, 'title' | 'words'> | null {
  if (name === 'setNotification') return choice('Mails', mailChoices, args);
  if (name === 'setPush') return choice('What devices show', pushChoices, args);
  const { pace, planId } = said.safeParse(args).data ?? {};
  if (name === 'setMailPace') {
    const chosen = mailPaces.find((each) => each.pace === pace);
    return chosen ? { title: 'When mails come', words: [chosen.title] } : null;
  }
  if (name === 'setQuietHours') {
    const { data } = quiet.safeParse(args);
    if (!data) return null;
    const { quietHours: hours } = data;
    return { title: 'Quiet hours', words: [hours ? `from ${hours.from} to ${hours.to}` : 'none'] };
  }
  if (name === 'giveConsent') {
    const { kind = '', given } = consent.safeParse(args).data ?? {};
    const what = consents.get(kind);
    return what === undefined ? null : { title: `Consent: ${what}`, words: [given ? 'given' : 'withdrawn'] };
  }
  const plan = planOf(planId)?.name;
  if (plan === undefined) return null;
  if (name === 'requestPlan') return { title: `Request for a plan: ${plan}`, words: [] };
  return name === 'endPlan' ? { title: `End of a plan: ${plan}`, words: [] } : null;
}

function choice(title: string, choices: readonly { kind: string; label: string }[], args: unknown) {
  const { kind, on } = toggle.safeParse(args).data ?? {};
  const label = choices.find((each) => each.kind === kind)?.label;
  return label === undefined ? null : { title: `${title}: ${label}`, words: [on ? 'on' : 'off'] };
}
