import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { connectionId as idOf } from '#sync/rules/connections.ts';
import { desk } from '../testing/desk.ts';
import { testServer } from '../testing/http.ts';

test('where accounts are approved first, nobody asks, accepts or writes before an admin has said yes to them', async () => {
  const server = await testServer({ REQUIRE_APPROVAL: '1' });
  onTestFinished(() => server.close());
  const { person, send } = desk(server);
  const admin = await person({ userType: 'admin' });
  const investor = await person({ userType: 'investor', approval: 'pending' });
  const founder = await person({ approval: 'pending' });
  const connectionId = idOf(investor.id, founder.id, null);
  const said = async (...asked: Parameters<typeof send>) => {
    const outcome = await send(...asked);
    return outcome.result === 'applied' ? 'applied' : outcome.failure.code;
  };
  const told = { otherName: 'Rohan', otherType: 'investor', opportunityId: null, message: '' };
  const ask = () => said(founder, 'requestConnection', { otherId: investor.id, ...told });
  const accept = () => said(investor, 'acceptConnection', { connectionId });
  const write = () => {
    const words = { toName: '', text: 'Do the looms run?', writtenAt: server.now() };
    return said(founder, 'sendMessage', { messageId: newId(), connectionId, ...words });
  };
  const decide = (accountId: string, decision: string) =>
    server.call('POST', `/api/admin/accounts/${accountId}/decision`, {
      cookie: admin.cookie,
      body: { decision, reason: 'We looked.' },
    });

  expect(await ask()).toBe('approval-needed');
  await decide(founder.id, 'approve');
  expect(await ask()).toBe('applied');
  expect(await accept()).toBe('approval-needed');
  await decide(investor.id, 'approve');
  expect(await accept()).toBe('applied');
  expect(await write()).toBe('applied');
  await decide(founder.id, 'decline');
  expect(await write()).toBe('approval-needed');
});
