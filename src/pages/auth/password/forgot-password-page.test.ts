import '#src/testing/page-globals.ts';
import { expect, test, vi } from 'vitest';
import { OfflineError } from '#src/api/offline-error.ts';
import { postForgotPassword } from '#src/api/password.ts';
import { historyHere } from '#src/testing/history-here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { partOf } from '#src/testing/part-of.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

vi.mock('#src/api/password.ts', () => ({ postForgotPassword: vi.fn() }));

test('who presses again as the network returns is sent one mail', async () => {
  vi.stubGlobal('location', { pathname: '/forgot-password', search: '' });
  const browser = historyHere();
  const page = liveHook(() => ForgotPasswordPage());
  await vi.waitFor(() => expect(page()).toBeDefined());
  const given = (name: string) => partOf(page(), ({ props }) => name in props)?.props ?? {};
  const press = () =>
    (given('onSend').onSend as (event: object) => Promise<boolean>)({ preventDefault() {}, persist() {} });
  const type = given('autoComplete').onChange as (event: object) => Promise<void>;
  await type({ type: 'change', target: { name: 'email', value: 'tara@people.example' } });

  vi.mocked(postForgotPassword).mockRejectedValueOnce(new OfflineError());
  expect(await press()).toBe(true);
  await drawn();
  const answer = Promise.withResolvers<void>();
  vi.mocked(postForgotPassword).mockReturnValue(answer.promise);
  const pressed = press();
  await vi.waitFor(() => expect(postForgotPassword).toHaveBeenCalledTimes(2));
  browser.dispatchEvent(new Event('online'));
  await drawn();
  answer.resolve();
  expect(await pressed).toBe(false);
  await drawn();
  expect(postForgotPassword).toHaveBeenCalledTimes(2);
});
