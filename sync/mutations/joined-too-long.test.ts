import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { isRefusal, type Rows } from '../mutation.ts';
import { mutationNamed } from './all.ts';

const [id, now] = [newId(), '2026-03-01T09:00:00.000Z'];
const context = { userId: id, clientId: id, now, id };
/** A text that nearly fills its field: one device writes more before it, the other behind it. */
const words = (before: string, behind: string, most: number) =>
  `${before}${'b'.repeat(most - 44)} end${behind}`;
const added = ' nine letters';

const dealt = { ownerId: id, opportunityId: id, remindOn: null, id };
const deal = { founderId: id, status: 'review', raisedAmount: 0, totalRequired: 9, minInvestment: 3, id };
const pitch = { title: 'Looms', industry: 'Technology', stage: 'Seed', location: 'Surat', currency: 'INR' };
const ofDeal = { opportunityId: id, dealTitle: 'Looms' };

test.each([
  ['editPerson', 'accounts', 'bio', 2_000, {}, {}],
  ['editCompany', 'companies', 'businessModel', 10_000, {}, {}],
  ['editInvestorProfile', 'investorProfiles', 'investmentGoals', 5_000, {}, {}],
  ['editUpdate', 'dealUpdates', 'text', 5_000, {}, { updateId: id }],
  ['editInvestment', 'investments', 'note', 5_000, { investedOn: '2026-01-01' }, { investmentId: id }],
  ['editApproach', 'approaches', 'note', 5_000, {}, { approachId: id, investorName: 'Kite Fund' }],
  ['editReminder', 'pipeline', 'reminderNote', 500, dealt, ofDeal],
  ['editOpportunity', 'opportunities', 'description', 20_000, { ...deal, ...pitch }, ofDeal],
])(
  '%s refuses a text that is too long once two devices are joined',
  (name, table, field, most, row, about) => {
    const before = words('', '', most);
    const stands = words('', added.repeat(3), most);
    const userType = ['investorProfiles', 'pipeline'].includes(table) ? 'investor' : 'entrepreneur';
    const mutation = mutationNamed(name);
    const held: Record<string, object> = { accounts: { userType } };
    held[table] = { ...held[table], ...row, [field]: stands };
    const rows: Rows = { get: (of) => held[of] as never }; // as far as the mutation looks at them
    const save = (start: string) =>
      mutation?.change(
        rows,
        mutation.args.parse({ ...about, from: { [field]: before }, to: { [field]: words(start, '', most) } }),
        context,
      );
    const result = save('some more words ');
    const message = expect.stringMatching(/^Joined with what another device wrote this has \d+ characters/);
    expect(result).toEqual({ refused: { code: 'too-long', field, message } });
    // What still fits is joined as ever.
    const fits = save('');
    expect(fits === undefined || fits === 'unknown' || isRefusal(fits)).toBe(false);
  },
);
