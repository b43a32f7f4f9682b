import '#src/testing/page-globals.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberTurn, useTurned } from '#src/state/turned.ts';
import { guestId } from '#sync/guest-id.ts';
import { newId } from '#sync/ids.ts';
import { goOnAfterTurn } from './go-on-after-turn.ts';

const close = vi.fn();
const unsubscribe = vi.fn(async () => true);
const setAppBadge = vi.fn(async () => undefined);
const registration = {
  getNotifications: async () => [{ close }],
  pushManager: { getSubscription: async () => ({ unsubscribe }) },
};
vi.stubGlobal('navigator', { setAppBadge, serviceWorker: { getRegistration: async () => registration } });

beforeEach(() => {
  for (const done of [close, unsubscribe, setAppBadge]) done.mockClear();
});

test('a tab that is nobody’s now takes away what the app showed of whoever was here, and its count on the icon', async () => {
  rememberTurn();
  goOnAfterTurn(guestId, false);
  expect(useTurned.getState()).toMatchObject({ to: guestId });
  expect(setAppBadge).toHaveBeenCalledWith(0);
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  expect(close).toHaveBeenCalled();
});

test.each([
  ['has turned to somebody', () => rememberTurn(), newId()],
  ['begins as a guest’s without a turn', () => undefined, guestId],
])('a tab that %s takes nothing away', (_, before, personId) => {
  before();
  goOnAfterTurn(personId, false);
  expect(setAppBadge).not.toHaveBeenCalled();
});
