import '#src/testing/page-globals.ts';
import type { ReactElement, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { madeUpUser } from '#src/testing/here.ts';
import { historyHere } from '#src/testing/history-here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { partOf } from '#src/testing/part-of.ts';
import { newId } from '#sync/ids.ts';
import { EntrepreneurPage } from './entrepreneur/entrepreneur-page.tsx';
import { InvestPage } from './invest/invest-page.tsx';
import { LoginPage } from './login-page.tsx';
import { ResetPasswordPage } from './password/reset-password-page.tsx';

type Registering = { send: (registration: object) => Promise<void> };

const world = vi.hoisted(() => ({
  answer: Promise.withResolvers<unknown>(),
  forms: [] as Registering[],
}));
vi.mock('#src/data/use-account.ts', () => ({ useAccount: () => null }));
vi.mock('#src/ui/use-hash.ts', () => ({ useHash: () => 'token=a' }));
vi.mock('#src/api/password.ts', () => ({ postResetPassword: () => world.answer.promise }));
vi.mock('#src/syncing/session.ts', () => ({
  register: () => world.answer.promise,
  signIn: () => world.answer.promise,
  guestDrafts: () => Promise.resolve([]),
}));
// What is typed, checked and kept is told in tests of its own.
vi.mock('./use-account-form.ts', () => ({
  useAccountForm(form: Registering) {
    world.forms.push(form);
    const nothing = { register: () => ({}), getValues: () => ({}), watch: () => ({}) };
    return { form: { ...nothing, formState: { errors: {} } }, faults: [] };
  },
}));

/** A page at this address whose history notes where it leads; what it draws, which may be a part that draws itself. */
async function live(draw: () => ReactNode, search = '') {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal('location', {
    origin: 'https://pankh.example',
    pathname: '/',
    search,
    assign,
  });
  historyHere();
  const ways = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
  const page = liveHook(draw);
  await vi.waitFor(() => expect(page()).toBeDefined());
  const wentTo = () => [
    ...ways.flatMap((way) => way.mock.calls.map(([, , path]) => path)),
    ...assign.mock.calls.flat(),
  ];
  return { page, leave: page.leave, wentTo };
}

type Kept = ReactElement<{ children: (kept: null) => ReactNode }>;

/** The form of a page that is drawn once it is known what is kept of it. */
const formOf = (page: ReactNode) => () => drawOf((page as Kept).props.children(null));

function drawOf(part: ReactNode): ReactNode {
  const { type, props } = part as ReactElement & { type: (props: unknown) => ReactNode }; // a part of ours
  return type(props);
}

async function registering(page: ReactNode) {
  const shown = await live(formOf(page));
  return { ...shown, done: world.forms.at(-1)?.send({}) };
}

const typed = (page: ReactNode, name: string, value: string) => {
  const field = partOf(page, ({ props }) => props.name === name)?.props ?? {};
  return (field.onChange as (event: object) => Promise<void>)({ type: 'change', target: { name, value } });
};

const sent = (page: ReactNode) => {
  const form = partOf(page, ({ props }) => 'onSend' in props)?.props ?? {};
  return (form.onSend as (event: object) => Promise<unknown>)({ preventDefault() {}, persist() {} });
};

async function signingIn() {
  const shown = await live(() => LoginPage(), '?google=owned');
  await typed(shown.page(), 'email', 'tara@people.example');
  await typed(shown.page(), 'password', 'long enough');
  return { ...shown, done: sent(shown.page()) };
}

async function renewing() {
  const link = await live(() => drawOf(ResetPasswordPage()));
  const form = partOf(link.page(), ({ props }) => 'onRefused' in props);
  const shown = await live(() => drawOf(form));
  const { password, confirmation } =
    partOf(shown.page(), ({ props }) => 'confirmation' in props)?.props ?? {};
  for (const field of [password, confirmation] as { name: string; onChange: (event: object) => unknown }[])
    await field.onChange({ type: 'change', target: { name: field.name, value: 'long enough, and rare' } });
  return { ...shown, done: sent(shown.page()) };
}

const landed = vi.fn();
const founding = async () => {
  const shown = await registering(EntrepreneurPage({ onLanding: () => landed('/fundraise') }));
  return { ...shown, wentTo: () => landed.mock.calls.flat() };
};

test.each([
  ['a founder registers', founding, ['/fundraise'], {}],
  ['an investor registers', () => registering(InvestPage()), ['/login'], {}],
  ['a new password is set', renewing, ['/login'], {}],
  [
    'somebody signs in whom Google is to vouch for',
    signingIn,
    ['/api/auth/google/start'],
    { user: { ...madeUpUser(newId()), emailVerified: true } },
  ],
])(
  'where %s they are taken on, unless they have gone elsewhere by themselves',
  async (_, begin, on, answer) => {
    for (const leaves of [false, true]) {
      landed.mockClear();
      world.answer = Promise.withResolvers();
      const { leave, done, wentTo } = await begin();
      if (leaves) leave();
      await drawn();
      world.answer.resolve(answer);
      await done;
      const went = wentTo().map((to) => String(to).split('?')[0]);
      expect(went).toEqual(leaves ? [] : on);
    }
  },
);
