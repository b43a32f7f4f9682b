import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor' });
});
afterEach(() => server.close());

const mailsToUs = () => desks.mailsTo('support@pankh.example');
const accountOf = ({ id }: DeskPerson) => `${server.origin}/admin/accounts?q=${id}`;

test('the mail about a reported person leads to their account', async () => {
  const other = await desks.person({ userType: 'investor' });
  const told = { subject: 'person', subjectId: other.id, subjectName: 'Tara', reason: 'spam', detail: '' };
  await desks.send(investor, 'reportAbuse', { reportId: newId(), ...told });
  expect(await mailsToUs()).toContain(`Somebody reported a person: ${accountOf(other)}\n`);
});

test('the mail about a reported pitch names the pitch', async () => {
  const opportunityId = await desks.pitchOf(await desks.person());
  const told = { subject: 'opportunity', subjectId: opportunityId, subjectName: 'Lantern Looms' };
  await desks.send(investor, 'reportAbuse', { reportId: newId(), ...told, reason: 'spam', detail: '' });
  expect(await mailsToUs()).toContain(`Somebody reported the opportunity ${opportunityId}.\n`);
});

test('a message to the desk leads to the account of whoever wrote it', async () => {
  const { fullName: name, email } = investor;
  const given = { name, email, subject: 'Dry dock', message: 'How do I export my drafts?' };
  await desks.send(investor, 'sendHelpMessage', given);
  expect(await mailsToUs()).toContain(`Account: ${accountOf(investor)}\n`);
});
