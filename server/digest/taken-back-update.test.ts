import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { desk } from '../testing/desk.ts';
import { testServer } from '../testing/http.ts';
import { sendDigests } from './send-digests.ts';

const hour = 60 * 60 * 1000;
/** The clock of the tests stands at half past two in the afternoon in India: so long is it to eight. */
const untilEight = 17.5 * hour;

test('an update that was taken back is not told of, and one that stands is', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const desks = desk(server);
  const investor = await desks.person({ userType: 'investor' });
  const founder = await desks.person({ fullName: 'Zoya Merchant' });
  /** The lines of all daily mails to the investor that were made by then. */
  async function daily(after: number) {
    server.moveClock(after);
    await sendDigests(server);
    return (await desks.mailsTo(investor.email)).match(/^- .*/gm) ?? [];
  }
  await desks.send(investor, 'setMailPace', { pace: 'daily' });
  await desks.send(investor, 'setNotification', { kind: 'opportunities', on: true });
  const opportunityId = await desks.pitchOf(founder);
  await server.database.write.updateTable('opportunities').set({ status: 'active' }).execute();
  await desks.send(investor, 'setShortlisted', { opportunityId, dealTitle: '', on: true });
  const updateId = newId();
  const update = { updateId, opportunityId, title: 'Rain', text: 'It rains.' };
  await desks.send(founder, 'publishUpdate', update);
  await desks.send(founder, 'setUpdateRemoved', { updateId, removed: true });
  expect(await daily(untilEight)).toEqual([]);
  await desks.send(founder, 'publishUpdate', { ...update, updateId: newId() });
  expect(await daily(24 * hour)).toEqual(['- Zoya Merchant has published an update on "Lantern Looms"']);
});
