import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { ConnectionHere } from '#src/data/use-connections.ts';
import { readable, wordsOf } from '#src/testing/words-of.ts';
import { connectionSchema } from '#sync/records/connection.ts';
import { ConnectionCard } from './connection-card.tsx';

const request: ConnectionHere = {
  id: '0196f3a0-0000-7000-8000-000000000001',
  investorId: '0196f3a0-0000-7000-8000-000000000002',
  entrepreneurId: '0196f3a0-0000-7000-8000-000000000003',
  opportunityId: '0196f3a0-0000-7000-8000-000000000004',
  requestedBy: 'investor',
  status: 'pending',
  message: '',
  reason: '',
  investorName: 'Harleen Sodhi',
  entrepreneurName: 'Zoya Merchant',
  dealTitle: 'Lantern Looms',
  createdAt: '2026-03-01T09:00:00.000Z',
  answeredAt: null,
  endedAt: null,
  work: null,
};

function seen(connection: ConnectionHere, personId: string): string {
  return renderToStaticMarkup(
    <Router ssrPath="/connections">
      <ConnectionCard connection={connection} personId={personId} isBlocked={false} />
    </Router>,
  );
}

const menuAbout = (name: string) =>
  `<button type="button" aria-expanded="false" aria-label="More about ${name}"`;

test.each(connectionSchema.shape.status.options)(
  'whoever has to do with somebody can block and report them: %s',
  (status) => {
    expect(seen({ ...request, status }, request.investorId)).toContain(menuAbout('Zoya Merchant'));
    expect(seen({ ...request, status }, request.entrepreneurId)).toContain(menuAbout('Harleen Sodhi'));
  },
);

test('whom one has asked on this device alone knows nothing of it, and cannot be blocked for it', () => {
  const work = { key: 'a key', isRequest: true, isSending: false, reason: null };
  const page = seen({ ...request, work }, request.investorId);
  expect(page).toContain('Request not sent yet');
  expect(page).not.toContain('Request sent');
  expect(page).toContain('Saved on this device.');
  expect(page).not.toContain('More about');
});

const answer = { key: 'a key', isRequest: false, isSending: false, reason: null };

test.each([
  [answer, 'Saved on this device. It will be sent when you are online.'],
  [{ ...answer, isSending: true }, 'Sending.'],
  [{ ...answer, reason: 'Verify your email first.' }, 'Waits on this device: Verify your email first.'],
])('with an answer on its way (%j) the card says "%s"', (work, said) => {
  for (const status of ['accepted', 'declined', 'withdrawn', 'ended'] as const) {
    const page = seen({ ...request, status, work }, request.investorId);
    expect(readable(page)).toContain(said);
    // What has not left the device can be taken back there, and nothing else can be done until it has.
    const canBeTakenBack = !work.isSending;
    expect(wordsOf(page, 'button').filter(Boolean)).toEqual(canBeTakenBack ? ['Cancel'] : []);
    expect(page.includes('aria-label="Cancel: Zoya Merchant"')).toBe(canBeTakenBack);
    expect(page).toContain(menuAbout('Zoya Merchant'));
  }
});
