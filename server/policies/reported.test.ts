import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { noteWritten, putManifest, writeInvestors } from '../db/directory.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let [reporter, founder]: DeskPerson[] = [];
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  reporter = await desks.person({ userType: 'investor' });
  founder = await desks.person({ fullName: 'Zoya Khan' });
});
afterEach(() => server.close());

/** A founder without a pitch asks the reporter for a connection. */
async function met(): Promise<DeskPerson> {
  const founder = await desks.person({ fullName: 'Meera Rao' });
  const of = { otherId: reporter?.id, otherName: reporter?.fullName, otherType: 'investor' };
  await desks.send(founder, 'requestConnection', { ...of, opportunityId: null, message: '' });
  return founder;
}

function report(subject: 'person' | 'opportunity' | 'listing', subjectId: string) {
  if (!reporter) throw new Error('Nobody reports');
  const reason = subject === 'listing' ? 'wrong-data' : 'fraud';
  const told = { subject, subjectId, subjectName: 'Monsoon Mills', reason, detail: '' };
  return desks.send(reporter, 'reportAbuse', { reportId: newId(), ...told });
}

async function namesReported(): Promise<string[]> {
  const reports = reporter ? await desks.shownTo(reporter, 'reports') : [];
  return reports.map(({ subjectName }) => String(subjectName));
}

async function storeListing(name: string, isWritten: boolean): Promise<void> {
  const told = { website: '', investorType: '', globalHQ: '', stageOfInvestment: '', source: '', asOf: '' };
  const cheques = { firstChequeMinimum: '', firstChequeMaximum: '', countriesOfInvestment: '' };
  const record = { id: 7, identity: 'kite', name, investmentThesis: '', linkedin: '', ...told, ...cheques };
  await server.database.write.transaction().execute(async (trx) => {
    await putManifest(trx, 'a hash', Buffer.from('{}'));
    if (!isWritten) return;
    await writeInvestors(trx, [record]);
    await noteWritten(trx, 'a hash');
  });
}

test('what is reported is called as it is, whatever its reporter calls it', async () => {
  if (!founder) throw new Error('There is no founder');
  await storeListing('Kite Fund', true);
  expect(await report('opportunity', await desks.pitchOf(founder))).toMatchObject({ result: 'applied' });
  expect(await report('person', founder.id)).toMatchObject({ result: 'applied' });
  expect(await report('listing', '7')).toMatchObject({ result: 'applied' });
  expect((await namesReported()).toSorted()).toEqual(['Kite Fund', 'Lantern Looms', 'Zoya Khan']);
});

test('an answer to a report leaves what was reported its name, whatever it is called by then', async () => {
  if (!founder || !reporter) throw new Error('There is no founder, or nobody reports');
  await desks.pitchOf(founder);
  await report('person', founder.id);
  await desks.send(founder, 'editPerson', {
    from: { fullName: 'Zoya Khan' },
    to: { fullName: 'Meera Rao' },
  });
  const [row] = await desks.shownTo(reporter, 'reports');
  const admin = await desks.person({ userType: 'admin' });
  await desks.send(admin, 'decideReport', { reportId: row?.id, state: 'acted', answer: '' });
  expect(await namesReported()).toEqual(['Zoya Khan']);
});

test('what is not there cannot be reported', async () => {
  await storeListing('Kite Fund', true);
  const refused = { result: 'refused', failure: { code: 'not-found' } };
  expect(await report('person', newId())).toMatchObject(refused);
  expect(await report('opportunity', newId())).toMatchObject(refused);
  expect(await report('listing', '8')).toMatchObject(refused);
  expect(await namesReported()).toEqual([]);
});

test('who is shown somebody, by a request or as everybody is shown an investor, can report them', async () => {
  expect(await report('person', (await met()).id)).toMatchObject({ result: 'applied' });
  const investor = await desks.person({ userType: 'investor', fullName: 'Kabir Shah' });
  expect(await report('person', investor.id)).toMatchObject({ result: 'applied' });
  expect((await namesReported()).toSorted()).toEqual(['Kabir Shah', 'Meera Rao']);
});

test('what its reporter may not see is no more there for them than what is not: they are told of no name', async () => {
  if (!founder || !reporter) throw new Error('There is no founder, or nobody reports');
  const refused = { result: 'refused', failure: { code: 'not-found' } };
  expect(await report('person', founder.id)).toMatchObject(refused);
  const opportunityId = await desks.pitchOf(founder);
  await desks.send(founder, 'withdrawOpportunity', { opportunityId });
  expect(await report('opportunity', opportunityId)).toMatchObject(refused);
  expect(await report('person', founder.id)).toMatchObject(refused);
  expect(await namesReported()).toEqual([]);
  reporter = await desks.person({ userType: 'admin' });
  expect(await report('person', founder.id)).toMatchObject({ result: 'applied' });
});

test('a deal that was withdrawn since is called as it was when a connection by it was asked for', async () => {
  if (!founder || !reporter) throw new Error('There is no founder, or nobody reports');
  const opportunityId = await desks.pitchOf(founder);
  const of = { otherId: founder.id, otherName: founder.fullName, otherType: 'entrepreneur' };
  await desks.send(reporter, 'requestConnection', { ...of, opportunityId, message: '' });
  await desks.send(founder, 'withdrawOpportunity', { opportunityId });
  expect(await report('opportunity', opportunityId)).toMatchObject({ result: 'applied' });
  expect(await namesReported()).toEqual(['Lantern Looms']);
});

test('while the directory is still being written, a record that is not in it yet can be reported', async () => {
  await storeListing('Kite Fund', false);
  expect(await report('listing', '7')).toMatchObject({ result: 'applied' });
  expect(await namesReported()).toEqual(['Monsoon Mills']);
});
