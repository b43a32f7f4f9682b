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
  expect(await write()).toBe('approval-declined');
});

test('what a declined person does waits with the reason, and goes once they are approved', async () => {
  const server = await testServer({ REQUIRE_APPROVAL: '1' });
  onTestFinished(() => server.close());
  const { person, send } = desk(server);
  const admin = await person({ userType: 'admin' });
  const investor = await person({ userType: 'investor', approval: 'approved' });
  const approvalReason = 'The certificate cannot be read.';
  const founder = await person({ approval: 'declined', approvalReason });
  const told = { otherName: 'Rohan', otherType: 'investor', opportunityId: null, message: '' };
  const ask = () => send(founder, 'requestConnection', { otherId: investor.id, ...told });

  const failure = { code: 'approval-declined', message: expect.stringContaining(approvalReason) };
  expect(await ask()).toMatchObject({ result: 'later', retryAt: null, failure });
  expect(
    await server.call('POST', '/api/connections', {
      cookie: founder.cookie,
      body: { investorId: investor.id },
    }),
  ).toMatchObject({ status: 403, body: failure });
  await server.call('POST', `/api/admin/accounts/${founder.id}/decision`, {
    cookie: admin.cookie,
    body: { decision: 'approve' },
  });
  expect(await ask()).toMatchObject({ result: 'applied' });
});
